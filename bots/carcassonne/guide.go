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
	active rules.Seat // in the sample
	passed int        // how often the turn has passed on in it
}

func (g *guide) Begin(now rules.State) {
	if g.policy == nil {
		s := now.(*carcassonne.State)
		sense := &baseWeights
		if len(s.Kinds()) > baseKinds {
			sense = &expansionWeights
		}
		g.policy = newPolicy(s, sense)
	}
	g.plans = 0
}

func (g *guide) Candidates(_ rules.State, legal []rules.Action) []rules.Action {
	return legal
}

func (g *guide) Rank(now rules.State, dst []search.Candidate) []search.Candidate {
	for _, l := range g.policy.rank(now.(*carcassonne.State)) {
		dst = append(dst, search.Candidate{Action: l.action[0], Then: l.action[1], Value: l.lead})
	}
	return dst
}

func (g *guide) Policy(s rules.State) rules.Action { return g.choose(s.(*carcassonne.State)) }

func (g *guide) Sample(key uint64, temperature int) {
	g.key, g.temperature, g.plans = key, temperature, 0
	g.active, g.passed = rules.Nobody, 0
}

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

// Turns counts how often the turn has passed on since the sample began.
func (g *guide) Turns(s rules.State) int {
	if a := s.(*carcassonne.State).Active(); a != g.active {
		if g.active != rules.Nobody {
			g.passed++
		}
		g.active = a
	}
	return g.passed
}

func (g *guide) ChanceFor(s rules.State) rules.Seat { return rules.Nobody }
