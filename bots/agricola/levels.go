package agricola

import (
	"slices"

	"tilestead/bots/search"
	"tilestead/rules"
	"tilestead/rules/agricola"
)

// Title is what bots know of Agricola. Up to fair they decide by the end of their
// turn and misjudge it, the weaker the more; from medium on they play on, medium
// and skilled still with some misjudging. Some games of casual to skilled are
// better and some worse, which bridges what would else be more levels: a family
// grows on what it has, so that a little less of judgement costs nearly every
// game. With cards in hand medium stops at the end of its turn too, and misjudges
// little: noise would drown what its cards give.
var Title = search.Title{
	ID:       agricola.Title.ID,
	NewGuide: func() search.Guide { return &guide{} },
	Levels: search.Levels{
		Easy:   search.Budget{Temperature: 305, Hands: search.Hands{Share: 116}},
		Casual: search.Budget{Temperature: 160, Hands: search.Hands{Share: 118}, Form: 2},
		Fair:   search.Budget{Temperature: 62, Hands: search.Hands{Share: 112}, Form: 3},
		Medium: search.Budget{Temperature: 58, Hands: search.Hands{Share: 20, OwnTurn: true}, Form: 2, Keep: 3,
			Behind: 300, Horizon: search.Horizon{Rounds: 3}, Samples: 2, PriorWeight: 6, RolloutTemperature: 40,
			HalfWin: 1500},
		Skilled: search.Budget{Temperature: 22, Hands: search.Hands{Share: 40}, Form: 2, Keep: 3, Behind: 300,
			Horizon: search.Horizon{Rounds: 3}, Samples: 2, PriorWeight: 6, RolloutTemperature: 40, HalfWin: 1500},
		Hard: search.Budget{Hands: search.Hands{Less: 1, Trained: true}, Keep: 4, Behind: 400,
			Horizon: search.Horizon{Rounds: 5, Most: 20}, Samples: 4, PriorWeight: 4, RolloutTemperature: 40,
			HalfWin: 1500, Judged: &judgedHard},
		Expert:   withNetwork(&judgedExpert),
		Master:   withNetwork(&judgedMaster),
		Champion: withNetwork(&judgedChampion),
	},
	Hints:   search.Hints{Most: 10000, Least: 20, Samples: 24},
	Manners: mannered(),
	Learned: learnedTexts,
	Alone:   aloneLevel,
	Marks:   search.Marks{Told: [3]int{0, 0, 400}, Little: 100},
	Greedy:  newGreedy,

	First:    func() search.Guide { return &guide{first: true} },
	Handless: func() search.Guide { return &guide{handless: true} },
	Judged:   judged,
}

// aloneLevel is expert with Farmers of the Moor, where the trained policy plays by itself, else hard:
// expert would take ten times as long and score no more.
func aloneLevel(set rules.Setup) string {
	if slices.Contains(set.Modules, "moor") {
		return search.Expert
	}
	return search.Hard
}

// withNetwork is how expert and those above it think: so where a network judges, and else as
// expert does.
func withNetwork(judged *search.Budget) search.Budget {
	return search.Budget{Keep: 8, Behind: 600, Horizon: search.Horizon{Rounds: 7, Most: 28}, Samples: 48,
		PriorWeight: 12, Trained: true, RolloutTemperature: 20, HalfWin: 1500, Judged: judged}
}

// Where a network judges, hard decides by the end of its turn and how likely moves are to be
// best, those above it by trees of turns.
var (
	judgedHard     = search.Budget{Temperature: 145}
	judgedExpert   = treeOf(24)
	judgedMaster   = treeOf(200)
	judgedChampion = treeOf(2000)
)

// treeOf is a level that searches a tree of so many visits, where a network judges.
func treeOf(visits int) search.Budget {
	return search.Budget{Visits: visits, Variety: 70, Curiosity: 500, Untried: 50, HalfWin: 1500}
}

// moorTrees are those of the levels that search otherwise with Farmers of the Moor: by the base game's
// trees a master wins nearly every game against an expert there, and a champion against a master.
var moorTrees = map[*search.Budget]search.Budget{&judgedHard: treeOf(6), &judgedExpert: treeOf(52),
	&judgedChampion: treeOf(800)}

// freeRounds are those in which champions vary what they do, so that openings differ.
const freeRounds = 4

// withinTurn is the highest temperature of what is decided after a turn has
// begun, and in harvests.
const withinTurn = 20

// moorShare is how much of a temperature there is with Farmers of the Moor, in
// hundredths: there is more to choose from, and a worse choice costs more.
const moorShare = 60

// fewSamples is what a level takes at any table. Of more there are the fewer the
// more sit there, so that as many experts as seats keep nobody waiting longer, and half
// with cards in hand, with which a sample takes twice as long.
const fewSamples = 16

// Budget is the level's own where a turn begins; what belongs to the turn was
// weighed there with the placement. Alone with Farmers of the Moor the trained
// policy plays as well by itself as with samples.
func (g *guide) Budget(now rules.State, b search.Budget) search.Budget {
	s := now.(*agricola.State)
	// Who plays on sees by itself what is silly.
	g.table.sober = b.Temperature > 0 && b.Keep == 0 && b.Judged == nil
	if s.HasHands() && s.Players() > 1 {
		b.Trained = b.Trained || b.Hands.Trained
		if b.Hands.OwnTurn {
			b.Keep = 0
		}
		if n := b.Hands.Less; s.HasOccupations() {
			b.Keep, b.Samples, b.Horizon.Rounds = b.Keep-n, b.Samples-n, b.Horizon.Rounds-n
		}
	}
	g.policy.w, g.unaided = g.judge.w, false
	g.learned = nil
	if b.Judged != nil {
		if g.learned = g.judgeFor(s); g.learned != nil {
			tree, own := moorTrees[b.Judged]
			if b = *b.Judged; own && isMoor(s) {
				b = tree
			}
		}
	}
	g.table.odds = g.learned
	if s.Round() > freeRounds {
		b.Variety = 0
	}
	if b.Trained {
		g.policy.w = g.trained.w
		if s.Players() == 1 && isMoor(s) && (s.Prompt().Opens || within(s, s.Turn())) {
			g.unaided, b.Keep = true, 0
		}
	}
	if n := s.Players(); n > 2 && b.Samples > fewSamples {
		b.Samples, b.PriorWeight = b.Samples*2/n, b.PriorWeight*2/n
	}
	if isMoor(s) {
		b.Temperature = b.Temperature * moorShare / 100
	}
	if s.HasHands() {
		b.Temperature = b.Temperature * b.Hands.Share / 100
		if b.Samples > fewSamples {
			b.Samples, b.PriorWeight = b.Samples/2, b.PriorWeight/2
		}
	}
	if !s.Prompt().Opens {
		b.Temperature, b.Keep = min(b.Temperature, withinTurn), 0
	}
	return b
}
