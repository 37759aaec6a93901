package carcassonne

import (
	"tilestead/bots/search"
	"tilestead/rules"
	"tilestead/rules/carcassonne"
)

// reasons say for each term what it is told as; each is an entry of the rules.
var reasons = [...]struct {
	from, to term // inclusive
	key      string
}{
	{termPoints, termPoints, "complete"},
	{termRoad, termRoad, "road"},
	{termRoadGain, termRoadGain, "road"},
	{termCity, termCity, "city"},
	{termCityGain, termCityGain, "city"},
	{termCloister, termCloister, "cloister"},
	{termCloisterGain, termCloisterGain, "cloister"},
	{termField, termFieldLong, "field"},
	{termJoin, termLost, "join"},
	{termShare, termShare, "join"},
	{termFree, termBig, "follower"},
	{termBuilder, termBuildsLikely, "builder"},
	{termPig, termPig, "pig"},
	{termGoods, termGoodsSoon, "goods"},
	{termFairy, termFairyGain, "fairy"},
	{termDanger, termDanger, "dragon"},
	{termExtra, termExtra, "second"},
}

// Explain compares the terms of two positions, the seat's own less those of the
// others on average.
func (g *guide) Explain(before, after rules.State, seat rules.Seat) (list []search.Term) {
	was, is := g.balance(before, seat), g.balance(after, seat)
	for _, r := range reasons {
		n := 0
		for t := r.from; t <= r.to; t++ {
			n += is[t] - was[t]
		}
		list = search.AddTerm(list, search.Term{Key: r.key, N: n})
	}
	return list
}

// balance is what each term is worth to a seat, less what it is worth to the
// others on average.
func (g *guide) balance(s rules.State, seat rules.Seat) (sum [terms]int) {
	c := s.(*carcassonne.State)
	g.see(c)
	g.evaluate(c)
	others := g.players - 1
	for o := range g.players {
		for t, n := range g.x[o] {
			worth := int(int64(n) * int64(g.weights.worth[t]) / 1000)
			if rules.Seat(o) == seat {
				sum[t] += worth
			} else {
				sum[t] -= worth / others
			}
		}
	}
	return sum
}

// Alike says that a tile looks the same placed either way.
func (g *guide) Alike(now rules.State, a, b rules.Action) bool {
	return a.Kind() == carcassonne.KindPlace && b.Kind() == carcassonne.KindPlace &&
		carcassonne.PosOf(a) == carcassonne.PosOf(b) &&
		carcassonne.Alike(now.(*carcassonne.State).Hand(), int(carcassonne.TurnOf(a)), int(carcassonne.TurnOf(b)))
}
