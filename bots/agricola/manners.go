package agricola

import (
	"tilestead/bots/search"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
)

// A manner is what a rival likes more than others do: what its terms count beside all that they
// are worth to everybody, whether that is judged by terms or by a network.
type manner []liking

// A liking is a row of terms, the last one included, and how many thousandths of a point each
// counts more.
type liking struct {
	from, to term
	more     int32
}

// manners are those of rivals. Each was measured against the same level without it: it shows in
// what the seat does or scores for, and costs little.
var manners = []struct {
	name  string
	likes manner
}{
	{"baker", manner{{termBaker, termBaker, 2500}, {termReapGrain, termReapGrain, 500}, {termFields, termFields, 350},
		{termFields + 1, termFields + 4, 200}, {termBread, termBread, 400}}},
}

// adds is what a manner makes of a position of its seat, in hundredths of a point.
func (m manner) adds(e *evaluator, s *agricola.State, seat rules.Seat) (n int) {
	if round := phase(s); round > box.Rounds || allPlaced(s) {
		return 0
	}
	e.count(s, seat, &e.x)
	for _, l := range m {
		for t := l.from; t <= l.to; t++ {
			n += int(e.x[t]) * int(l.more)
		}
	}
	return n / 10
}

// leans is by how much more a seat leads by the guide's manner: the own seat by as much as the
// manner adds, who plays against it by as much less.
func (g *guide) leans(s *agricola.State, seat rules.Seat) int {
	if g.manner == nil {
		return 0
	}
	n := g.manner.adds(&g.judge, s, g.own)
	if seat != g.own {
		n = -n
	}
	return n
}

// mannered are the manners with their guides.
func mannered() (list []search.Manner) {
	for _, m := range manners {
		newGuide := func() search.Guide { return &guide{manner: m.likes} }
		list = append(list, search.Manner{Name: m.name, NewGuide: newGuide})
	}
	return list
}
