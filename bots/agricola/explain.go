package agricola

import (
	"slices"

	"tilestead/bots/search"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
)

// reasons say for each term what it is told as; each is an entry of the rules.
// People at home are no reason: every placement takes one, and every harvest
// sends all of them back.
var reasons = [...]struct {
	from, to term // inclusive
	key      string
}{
	{item(agricola.FieldItem), item(agricola.FieldItem), "fields"},
	{item(agricola.PastureItem), item(agricola.PastureItem), "pastures"},
	{item(agricola.GrainItem), item(agricola.VegetableItem), "fields"},
	{item(agricola.SheepItem), item(agricola.CattleItem), "animals"},
	{item(agricola.UnusedItem), item(agricola.UnusedItem), "unused"},
	{item(agricola.StableItem), item(agricola.StableItem), "pastures"},
	{item(agricola.RoomItem), item(agricola.RoomItem), "house"},
	{item(agricola.PeopleItem), item(agricola.PeopleItem), "family"},
	{item(agricola.BeggingItem), item(agricola.BeggingItem), "food"},
	{item(agricola.HorseItem), item(agricola.HorseItem), "animals"},
	{item(agricola.MajorItem), item(agricola.Items - 1), "majors"},
	{termPeople, termNewborn, "family"},
	{termSpare, termHouse - 1, "family"},
	{termHouse, termWood - 1, "house"},
	{termWood, termGrain - 1, "resources"},
	{termGrain, termFuel - 1, "fields"},
	{termFuel, termFed - 1, "fuel"},
	{termFed, termShort, "food"},
	{termCold, termHeating, "fuel"},
	{termFields, termReapVeg, "fields"},
	{termSheep, termBreed, "animals"},
	{termRoom, termStables, "pastures"},
	{termCooker, termCooker + 1, "majors"},
	{termMeat, termMeat, "food"},
	{termBaker, termBaker, "majors"},
	{termBread, termBread, "food"},
	{termCraft, termCraft, "majors"},
	{termComing, termComing, "food"},
	{termSlaughter, termClearing, "majors"},
	{termForests, termMoors, "unused"},
	{termFree, termFree, "unused"},
	{termStart, termStart, "start"},
	{termLayout, termLayout, "unused"},
}

// item is the term of a line of the score sheet.
func item(i agricola.Item) term { return termSheet + term(i) }

// Explain compares the terms of a seat in two positions, at the weights of the
// round in which it decided; what others find less of on the spaces is told
// apart.
func (g *guide) Explain(before, after rules.State, seat rules.Seat) (list []search.Term) {
	was, is := before.(*agricola.State), after.(*agricola.State)
	round := min(phase(was), box.Rounds)
	var had, has counts
	g.judge.count(was, seat, &had)
	g.judge.count(is, seat, &has)
	for _, r := range reasons {
		n := 0
		for t := r.from; t <= r.to; t++ {
			n += int(has[t]-had[t]) * int(g.judge.w[round][t]) / 10
		}
		list = search.AddTerm(list, search.Term{Key: r.key, N: n})
	}
	if has[termFree] < had[termFree] { // spaces are used, which is no loss: what is built there bears it
		list = slices.DeleteFunc(list, func(t search.Term) bool { return t.Key == "unused" && t.N < 0 })
	}
	return search.AddTerm(list, search.Term{Key: "others", N: g.taken(was, is, seat, round)})
}

// taken is what a placement leaves less of to whoever has the next turn, in
// hundredths of a point; 0 if that is the seat itself or another round's.
func (g *guide) taken(was, is *agricola.State, seat rules.Seat, round int) int {
	next := mover(is)
	if next == seat || is.Over() || phase(is) != round {
		return 0
	}
	var had, has counts
	had.board(was, next)
	has.board(is, next)
	return (g.judge.sum(&had, round) - g.judge.sum(&has, round)) / (is.Players() - 1)
}
