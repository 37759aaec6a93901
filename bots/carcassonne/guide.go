// Package carcassonne is what bots know of Carcassonne: its guide, which ranks
// lines of a tile and a figure by an evaluation in hundredths of a point, and
// how much each level looks at.
package carcassonne

import (
	"tilestead/bots/search"
	"tilestead/rules"
	"tilestead/rules/carcassonne"
)

// guide is the guide of Carcassonne.
type guide struct {
	*policy
	manner manner     // of the seat that decides; nil: none
	sober  bool       // it does nothing that looks silly
	active rules.Seat // whose turn it was where the sample was last looked at
	passed int        // how often the turn had passed on by then
}

func (g *guide) Begin(now rules.State) {
	if g.policy == nil {
		s := now.(*carcassonne.State)
		w := &baseWeights
		if hasExpansions(s) {
			w = &expansionWeights
		}
		g.policy = newPolicy(s, w)
	}
	if g.manner != nil {
		g.manner.take(g.evaluator, now.Turn())
	}
	g.plans = 0
}

func (g *guide) Candidates(_ rules.State, legal []rules.Action) []rules.Action {
	return legal
}

func (g *guide) Rank(now rules.State, dst []search.Candidate) []search.Candidate {
	s := now.(*carcassonne.State)
	lines := g.policy.rank(s)
	if g.sober {
		lines = sober(s, lines)
	}
	for _, l := range lines {
		dst = append(dst, search.Candidate{Action: l.action[0], Then: l.action[1], Value: l.lead})
	}
	return dst
}

func (g *guide) Policy(s rules.State) rules.Action { return g.choose(s.(*carcassonne.State)) }

func (g *guide) Sample(from rules.State, key uint64, temperature int) {
	g.key, g.temperature, g.plans = key, temperature, 0
	g.active, g.passed = from.(*carcassonne.State).Active(), 0
}

// Over counts how often the turn passes on: a second part of a turn is none of
// its own.
func (g *guide) Over(s rules.State, h search.Horizon) bool {
	if a := s.(*carcassonne.State).Active(); a != g.active {
		g.active = a
		g.passed++
	}
	return g.passed >= h.Turns(s.Players())
}

// hasExpansions says whether tiles of an expansion are in play.
func hasExpansions(s *carcassonne.State) bool { return len(s.Kinds()) > baseKinds }

// baseKinds is how many kinds of tile there are without expansions.
const baseKinds = 24

// winning is what the win itself is worth in hundredths of a point, beside the
// points it is won by.
const winning = 1000

func (g *guide) Evaluate(s rules.State, seat rules.Seat) int {
	c := s.(*carcassonne.State)
	if !c.Ended() {
		g.see(c)
		return g.valued(c, seat)
	}
	best := -1 << 30
	for o := range rules.Seat(c.Players()) {
		if o != seat {
			best = max(best, c.Points(o))
		}
	}
	lead := c.Points(seat) - best
	return 100*lead + winning*min(1, max(-1, lead))
}

func (g *guide) Offers() search.Offers {
	return search.Offers{Rank: g.Rank, Alike: g.Alike, Budget: g.Budget}
}

func (g *guide) ChanceFor(s rules.State) rules.Seat { return rules.Nobody }
