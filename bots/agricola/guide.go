// Package agricola is what bots know of Agricola: its guide, which ranks
// placements with all their sub-decisions by an evaluation in hundredths of a
// point, and how much each level looks at.
package agricola

import (
	"slices"

	"tilestead/bots/search"
	"tilestead/rules"
	"tilestead/rules/agricola"
)

// guide is the guide of Agricola.
type guide struct {
	*policy           // of samples
	judge   evaluator // of decisions, and of where samples end
	trained evaluator // of the samples of levels whose rollout policy was trained
	table   *planner  // of decisions
	feeding feeder
	network *judge // that was learned for such games
	learned *judge // the same, where the level decides by it: of decisions, instead of judge, where the level has one
	unaided bool   // the trained policy decides where a turn begins, without samples
	first   bool   // judges by the coefficients that were fitted first

	handless bool            // never plays a card of its hand
	after    *agricola.State // room of sober

	manner manner     // of the seat that decides; nil: none
	own    rules.Seat // that seat
}

// How many ways to fence are followed, in decisions and in samples.
const (
	decisionWidth = 4
	sampleWidth   = 2
)

func (g *guide) Begin(now rules.State) {
	if g.policy == nil {
		s := now.(*agricola.State)
		g.policy = newPolicy(s, g.curves(s), sampleWidth)
		g.judge = g.policy.evaluator
		g.trained = newEvaluator(s, g.rollouts(s))
		g.table = newPlanner(s, decisionWidth, g.score)
		g.table.swaps, g.table.handless = s.HasHands(), g.handless
	}
	g.plan.n, g.own = 0, now.Turn()
}

// curves are the coefficients that the guide judges by.
func (g *guide) curves(s *agricola.State) *curves {
	withMoor, alone := isMoor(s), s.Players() == 1
	switch {
	case g.first && withMoor:
		return &learned[firstMoorCurves]
	case g.first:
		return &learned[firstCurves]
	case alone && withMoor:
		return &learned[soloMoorCurves]
	case alone:
		return &learned[soloCurves]
	case withMoor && s.HasHands():
		return &learned[moorCardCurves]
	case withMoor:
		return &learned[moorCurves]
	}
	return &learned[baseCurves]
}

// rollouts are the coefficients of the rollout policy that was trained.
func (g *guide) rollouts(s *agricola.State) *curves {
	withMoor, alone := isMoor(s), s.Players() == 1
	switch {
	case alone && withMoor:
		return &learned[soloMoorRollout]
	case alone:
		return g.curves(s)
	case withMoor && s.HasHands():
		return &learned[moorCardRollout]
	case withMoor:
		return &learned[moorRollout]
	}
	return &learned[baseRollout]
}

// score is what the lines of a decision are compared by.
func (g *guide) score(s *agricola.State, seat rules.Seat) int {
	n := g.leans(s, seat)
	if g.learned != nil {
		return n + g.learned.lead(s, seat)
	}
	if g.unaided {
		return n + g.trained.standing(s, seat)
	}
	return n + g.judge.standing(s, seat)
}

// Candidates are the actions that are no side actions, but for those that
// feeding asks for; what is left to the quick answers is theirs alone.
func (g *guide) Candidates(now rules.State, legal []rules.Action) []rules.Action {
	s := now.(*agricola.State)
	key := s.Prompt().Key
	if key == "place" {
		if a, ok := kindling(s, s.Turn()); ok {
			return append(legal[:0], a)
		}
	}
	if key != "feed" && key != "breed" {
		if a, ok := quick(s, &g.room); ok {
			return append(legal[:0], a)
		}
	}
	if key == "feed" {
		return payments(s, legal)
	}
	return s.Wander(legal[:0])
}

func (g *guide) Rank(now rules.State, dst []search.Candidate) []search.Candidate {
	s := now.(*agricola.State)
	rival := 0
	if g.learned == nil {
		rival = g.judge.rival(s, s.Turn())
	}
	for _, l := range g.rank(s) {
		c := search.Candidate{Action: l.action[0], Value: l.value - rival}
		if l.n > 1 {
			c.Then = l.action[1]
		}
		dst = append(dst, c)
	}
	return dst
}

// rank is everything worth doing.
func (g *guide) rank(s *agricola.State) []line {
	if s.Prompt().Key == "feed" {
		return g.feeding.rank(g.table, s)
	}
	lines := g.table.rank(s)
	if g.table.sober {
		lines = g.sober(s, lines)
	}
	return lines
}

func (g *guide) Policy(s rules.State) rules.Action { return g.choose(s.(*agricola.State)) }

func (g *guide) Sample(from rules.State, key uint64, temperature int) {
	g.key, g.temperature, g.placed, g.plan.n = key, temperature, 0, 0
}

// Over counts placements and special actions, of which each seat has one in a
// round of the horizon; the own one that a sample begins with is the first.
func (g *guide) Over(s rules.State, h search.Horizon) bool {
	if s.Turn() == rules.Nature {
		return h.Rounds == 0
	}
	return s.Prompt().Opens && (h.Rounds == 0 || g.placed+1 >= h.Turns(s.Players()))
}

// winning is what the win itself is worth in hundredths of a point, beside the
// points it is won by.
const winning = 300

func (g *guide) Evaluate(s rules.State, seat rules.Seat) int {
	a := s.(*agricola.State)
	lead := g.judge.lead(a, seat) + g.leans(a, seat)
	if !a.Over() || a.Players() == 1 {
		return lead
	}
	winners := a.Winners()
	if slices.Contains(winners, seat) {
		return lead + winning/len(winners)
	}
	return lead - winning
}

func (g *guide) Offers() search.Offers {
	return search.Offers{Rank: g.Rank, Budget: g.Budget, Judging: g.Judging}
}

// Judging is what a tree of turns is searched by, where the level has a judge.
func (g *guide) Judging(rules.State) *search.Judging {
	if g.learned == nil {
		return nil
	}
	return &search.Judging{Look: g.Look, Line: g.Line}
}

// Look says what a position is worth to each seat, and how likely each move is to be best.
func (g *guide) Look(now rules.State, leads []int, dst []search.Move) []search.Move {
	s := now.(*agricola.State)
	turn := s.Turn()
	two := len(leads) == 2
	for seat := range leads {
		if seat := rules.Seat(seat); seat != turn && !(two && turn >= 0) {
			leads[seat] = g.learned.lead(s, seat) + g.leans(s, seat)
		}
	}
	if turn >= 0 {
		leads[turn] = g.leans(s, turn) + g.learned.lead(s, turn) // asked last, for its odds
		if a, ok := kindling(s, turn); ok {
			dst = append(dst, search.Move{Action: a})
		} else {
			for _, a := range g.table.openings(s) {
				dst = append(dst, search.Move{Action: a, Odds: g.learned.odds(s, a)})
			}
		}
	}
	if two && turn >= 0 { // one's lead is the other's loss
		leads[1-turn] = -leads[turn]
	}
	return dst
}

// Line is the best line of a turn that begins with an action.
func (g *guide) Line(now rules.State, first rules.Action) search.Line {
	l := g.table.behind(now.(*agricola.State), first)
	return search.Line{Actions: l.action, N: int(l.n), Value: l.value}
}

func (g *guide) ChanceFor(rules.State) rules.Seat { return rules.Nobody }
