package feats

import (
	"slices"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
)

var agricolaFeats = []Feat{
	{"big-family", 5, peak(func(g *Game, s *agricola.State) int {
		return int(s.Player(g.Seat).People) * once(s.Round() <= earlyRound)
	})},
	{"stone-house", 5, inTheEnd(func(p *agricola.Player) int {
		return p.Rooms.Size() * once(p.House == box.StoneHouse)
	})},
	{"full-farm", 1, inTheEnd(func(p *agricola.Player) int { return once(p.Unused() == 0) })},
	{"every-fence", 15, inTheEnd(func(p *agricola.Player) int { return p.Fences() })},
	{"three-births", 3, most(func(g *Game, _ *Moment, e agricola.Bred) int {
		return kinds(e.Newborn) * once(e.Seat == g.Seat)
	})},
	{"ten-sheep", 10, peak(animals(box.Sheep))},
	{"boar-and-cattle", 2, linesOf(agricola.BoarItem, agricola.CattleItem)},
	{"four-grain-fields", 4, peak(func(g *Game, s *agricola.State) int {
		return s.Player(g.Seat).Grain.Planted().Size()
	})},
	{"full-sheet", 7, linesOf(agricola.FieldItem, agricola.PastureItem, agricola.GrainItem, agricola.VegetableItem,
		agricola.SheepItem, agricola.BoarItem, agricola.CattleItem)},
	{"two-bakes", 2, bakesInRound},
	{"never-begged", 1, func(g *Game) int {
		return once(g.Setup.Seats >= crowd && g.Final.(*agricola.State).Player(g.Seat).Begging == 0)
	}},
	{"early-bird", 5, total(func(g *Game, e agricola.BecameFirst) int { return once(e.Seat == g.Seat) })},
	{"seven-cards", 7, total(func(g *Game, e agricola.CardPlayed) int { return once(e.Seat == g.Seat) })},
	{"good-company", 1, cardsPaid},
	{"builder", 4, inTheEnd(func(p *agricola.Player) int { return p.Majors.Size() })},
	{"tie-break", 1, won(byTie)},
	{"lone-farmer", 65, func(g *Game) int {
		return max(0, rules.Total(g.Final, g.Seat).Whole()) * once(g.Setup.Seats == 1)
	}},
	{"no-firewood", 1, withMoor(heatedWithFuel)},
	{"dry-land", 1, withMoor(inTheEnd(func(p *agricola.Player) int { return once(p.Moors == 0) }))},
	{"four-horses", 4, withMoor(peak(animals(box.Horse)))},
	{"specialist", 15, withMoor(total(func(g *Game, e agricola.SpecialTaken) int { return once(e.Seat == g.Seat) }))},
}

const (
	earlyRound = 10 // up to which a family grows early
	crowd      = 4  // players, with whom food is short
)

// inTheEnd looks at what the seat has in the end.
func inTheEnd(of func(p *agricola.Player) int) func(g *Game) int {
	return func(g *Game) int { return of(g.Final.(*agricola.State).Player(g.Seat)) }
}

// withMoor counts only in games with Farmers of the Moor.
func withMoor(of func(g *Game) int) func(g *Game) int {
	return func(g *Game) int {
		if !slices.Contains(g.Setup.Modules, "moor") {
			return 0
		}
		return of(g)
	}
}

// linesOf is how many of some lines of the score sheet have all four points.
func linesOf(lines ...agricola.Item) func(g *Game) int {
	return func(g *Game) (n int) {
		sheet := g.Final.(*agricola.State).Sheet(g.Seat)
		for _, line := range lines {
			n += once(sheet[line] >= rules.Whole(mostOfLine))
		}
		return n
	}
}

// mostOfLine is the most that a line for fields, crops or animals can score.
const mostOfLine = 4

// animals are those of a kind that the seat has.
func animals(kind box.Good) func(g *Game, s *agricola.State) int {
	return func(g *Game, s *agricola.State) int { return int(s.Player(g.Seat).Goods[kind]) }
}

// kinds is of how many kinds there are animals.
func kinds(h box.Herd) (n int) {
	for _, have := range h {
		n += once(have > 0)
	}
	return n
}

// bakesInRound is how often the seat baked bread in the round in which it baked most.
func bakesInRound(g *Game) int {
	var n [box.Rounds + 1]int
	for m, e := range told[agricola.Baked](g) {
		n[m.After.(*agricola.State).Round()] += once(e.Seat == g.Seat)
	}
	return slices.Max(n[:])
}

// cardsPaid is how many cards brought another one of the seat's cards into action: goods came from
// that at once.
func cardsPaid(g *Game) (n int) {
	played, action := agricola.Origin(0), -1
	for i := range g.Moments {
		m := &g.Moments[i]
		switch e := m.Event.(type) {
		case agricola.CardPlayed:
			if e.Seat == g.Seat {
				played, action = agricola.OriginOf(e.Card), m.Action
			}
		case agricola.Gained:
			if _, card := e.From.Card(); card && e.Seat == g.Seat && m.Action == action && e.From != played {
				n, action = n+1, -1
			}
		}
	}
	return n
}

// byTie is 1 for a victory alone over somebody with as many points.
func byTie(g *Game) int {
	own := rules.Total(g.Final, g.Seat)
	for seat := range g.others() {
		if rules.Total(g.Final, seat) == own {
			return once(len(g.Winners) == 1)
		}
	}
	return 0
}

// heatedWithFuel is 1 for a house that was heated with fuel to the end: no wood was burnt, and
// nobody was cold.
func heatedWithFuel(g *Game) int {
	heated := false
	for i := range g.Moments {
		switch e := g.Moments[i].Event.(type) {
		case agricola.Heated:
			if e.Seat == g.Seat && e.Good == box.Wood {
				return 0
			}
			heated = heated || e.Seat == g.Seat
		case agricola.WentToBed:
			if e.Seat == g.Seat {
				return 0
			}
		}
	}
	return once(heated)
}
