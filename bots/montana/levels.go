package montana

import (
	"tilestead/bots/search"
	"tilestead/rules"
	"tilestead/rules/montana"
)

// hintMost is the highest lead that a hint tells, in hundredths of a turn.
const hintMost = 500

// Title is what bots know of Montana. Up to skilled they decide by the end of
// their turn and misjudge it, the weaker the more; easy and casual also overlook
// what can be done. Hard and expert play some rounds on.
//
// A race is decided by few turns, so that a little less of judgement costs nearly
// every game. Casual and fair bridge the way from easy to medium by their form:
// some of their games are better and some worse.
var Title = search.Title{
	ID:       montana.Title.ID,
	NewGuide: func() search.Guide { return newGuide() },
	Levels: search.Levels{
		Easy:    search.Budget{Overlooks: search.AsNewcomer, Temperature: 600, TurnSamples: 2},
		Casual:  search.Budget{Overlooks: search.AsBeginner, Temperature: 200, Form: 4, TurnSamples: 4},
		Fair:    search.Budget{Temperature: 41, Form: 4, TurnSamples: 4},
		Medium:  search.Budget{Temperature: 12, TurnSamples: 4},
		Skilled: search.Budget{Temperature: 5, TurnSamples: 4},
		Hard: search.Budget{TurnSamples: 8, Keep: 3, Behind: 60, Horizon: search.Horizon{Rounds: 3}, Samples: 5,
			PriorWeight:        30,
			RolloutTemperature: 15, HalfWin: 300},
		Expert: search.Budget{TurnSamples: 8, Keep: 6, Behind: 60, Horizon: search.Horizon{Rounds: 5}, Samples: 40,
			PriorWeight:        30,
			RolloutTemperature: 15, HalfWin: 300},
	},
	Hints:   search.Hints{Most: hintMost, Least: 15},
	Manners: mannered(),
	Learned: func() []string { return []string{coefficientText} },
	Marks:   search.Marks{Half: 300, Told: [3]int{30, 60, 120}, Little: 30, Weighed: weighed, Drawn: drawn},
}

// weighed says whether a review looks at a decision. A canteen and an advance show at the
// end of a sample only as who moves next, which the evaluation does not count.
func weighed(s rules.State) bool {
	switch s.(*montana.State).Asked().Kind {
	case montana.StepCanteen, montana.StepAdvance, montana.StepLimit:
		return false
	}
	return true
}

// drawn is who spins the disc in its turn. What begins the game is none's luck: nobody has decided
// yet.
func drawn(s rules.State) rules.Seat {
	if t := s.(*montana.State).Asked(); t.Kind == montana.StepSpin && t.B == 0 {
		return t.Seat
	}
	return rules.Nobody
}

// withinTurn is the highest temperature of what is decided after a turn has
// begun, and in the turns of others: who is unsure what a turn is best used for
// still staffs, bids and settles sensibly.
const withinTurn = 60

// Budget is the level's own where a turn begins.
func (g *guide) Budget(now rules.State, b search.Budget) search.Budget {
	g.sober = isSober(b)
	if now.(*montana.State).Asked().Kind != montana.StepTurn {
		b.Temperature = min(b.Temperature, withinTurn)
	}
	return b
}
