package bots

import (
	"tilestead/rules"
	"tilestead/rules/carcassonne"
)

// carcassonneGuide is the guide of Carcassonne.
type carcassonneGuide struct {
	*carcassonnePolicy
	active rules.Seat // in the sample
	passed int        // how often the turn has passed on in it
}

func newCarcassonneGuide() *carcassonneGuide { return &carcassonneGuide{} }

func (g *carcassonneGuide) begin(now rules.State) {
	if g.carcassonnePolicy == nil {
		s := now.(*carcassonne.State)
		sense := &baseSense
		if len(s.Kinds()) > baseKinds {
			sense = &wideSense
		}
		g.carcassonnePolicy = newCarcassonnePolicy(s, sense)
	}
	g.plans = 0
}

func (g *carcassonneGuide) candidates(_ rules.State, legal []rules.Action) []rules.Action {
	return legal
}

func (g *carcassonneGuide) rank(now rules.State, dst []choice) []choice {
	for _, l := range g.carcassonnePolicy.rank(now.(*carcassonne.State)) {
		dst = append(dst, choice{action: l.action[0], then: l.action[1], sum: l.lead, n: 1})
	}
	return dst
}

func (g *carcassonneGuide) play(s rules.State) rules.Action { return g.choose(s.(*carcassonne.State)) }

func (g *carcassonneGuide) mood(key uint64, whim int) {
	g.carcassonnePolicy.mood, g.whim, g.plans = key, whim, 0
	g.active, g.passed = rules.Nobody, 0
}

// baseKinds is how many kinds of tile there are without expansions.
const baseKinds = 24

// winning is what the win itself is worth in hundredths of a point, beside the
// points it is won by.
const winning = 1000

func (g *carcassonneGuide) lead(s rules.State, seat rules.Seat) int {
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

// turns counts how often the turn has passed on since the sample began.
func (g *carcassonneGuide) turns(s rules.State) int {
	if a := s.(*carcassonne.State).Active(); a != g.active {
		if g.active != rules.Nobody {
			g.passed++
		}
		g.active = a
	}
	return g.passed
}

// What a hint tells at most and at least, in hundredths of a point.
const toldMost, toldLeast = 10000, 20

func (g *carcassonneGuide) told() (most, least int) { return toldMost, toldLeast }

func (g *carcassonneGuide) whose(s rules.State) rules.Seat { return rules.Nobody }
