package montana

import (
	"tilestead/bots/search"
	"tilestead/rules"
	"tilestead/rules/montana"
)

// A manner is what a rival likes to use a turn for: how many hundredths of a turn more than it
// is worth that counts. Other weights of the evaluation hardly show in a race and cost much.
type manner struct {
	name  string
	likes func(a rules.Action) bool
	by    int
}

// manners are those of rivals. Each was measured against the same level without it.
var manners = []manner{
	{"bidder", func(a rules.Action) bool { return a.Kind() == montana.KindTown }, 36},
	{"miner", func(a rules.Action) bool {
		if a.Kind() != montana.KindWork {
			return false
		}
		area := montana.PlaceOf(a).Area()
		return area == montana.Mine || area == montana.Quarry
	}, 20},
}

// leans is what a manner adds to an action where a turn begins.
func (m *manner) leans(now rules.State, a rules.Action) int {
	if now.(*montana.State).Asked().Kind != montana.StepTurn || !m.likes(a) {
		return 0
	}
	return m.by
}

// mannered are the manners with their guides.
func mannered() (list []search.Manner) {
	for _, m := range manners {
		list = append(list, search.Manner{Name: m.name, NewGuide: func() search.Guide {
			g := newGuide()
			g.leans = m.leans
			return g
		}})
	}
	return list
}
