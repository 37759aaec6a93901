package bots

import (
	"tilestead/rules"
	"tilestead/rules/carcassonne"
)

// carcassonneGuide is the guide of Carcassonne.
type carcassonneGuide struct {
	*carcassonnePolicy
	w *carcassonneWeights
}

func newCarcassonneGuide() *carcassonneGuide { return &carcassonneGuide{w: carcassonneWorth} }

func (g *carcassonneGuide) begin(now rules.State) {
	if g.carcassonnePolicy == nil {
		g.carcassonnePolicy = newCarcassonnePolicy(now.(*carcassonne.State), g.w)
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
}

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

// turns counts tiles: every tile laid and every tile gone is a turn.
func (g *carcassonneGuide) turns(s rules.State) int {
	c := s.(*carcassonne.State)
	n := -c.Left()
	if c.Hand() != carcassonne.NoKind {
		n--
	}
	if k := c.Prompt().Key; k == "act" || k == "forced" || k == "dragon" {
		n--
	}
	return n
}

func (g *carcassonneGuide) whose(s rules.State) rules.Seat { return rules.Nobody }
