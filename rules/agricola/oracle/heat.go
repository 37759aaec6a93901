package oracle

import (
	"fmt"
	"slices"
)

// Heating is the fuel that a seat's house needs (14.4).
func (g *Game) Heating(seat int) int {
	if !g.moor {
		return 0
	}
	p := &g.Players[seat]
	n := count(p.Room) - p.House
	if slices.Contains(p.Majors, "heating_oven") {
		n--
	}
	n = max(0, n)
	if slices.Contains(p.Majors, "tiled_oven") {
		n = min(n, 1)
	}
	return n
}

// heatings are what can be done about a house that is to be heated.
func (g *Game) heatings() (list []string) {
	p := &g.Players[g.active]
	for _, good := range []string{"wood", "fuel"} {
		for n := 1; n <= min(g.missing, p.Goods[good]); n++ {
			list = append(list, fmt.Sprintf("heat %d %s", n, good))
		}
	}
	pray := slices.Contains(p.Majors, church) && !slices.Contains(p.crafted, church)
	if pray && p.Goods["fuel"] > 0 {
		list = append(list, "craft "+church)
	}
	if p.Goods["wood"] > 0 && (g.missing > 0 || pray) {
		list = append(list, woodToFuel.text())
	}
	return append(list, "done")
}

// heated ends a heating in which nothing but its end is left to decide.
func (g *Game) heated() {
	if list := g.heatings(); len(list) == 1 {
		g.freeze()
	}
}

// freeze puts a person to bed for each fuel that is missing.
func (g *Game) freeze() {
	p := &g.Players[g.active]
	p.Bed = min(g.missing, p.People)
	g.missing = 0
	g.nextSeat()
}

// kindles are the fuel tokens that can be paid for (14.9).
func (g *Game) kindles() (list []string) {
	p := &g.Players[g.active]
	for _, id := range p.Tokens {
		if p.Goods["fuel"] > 0 {
			list = append(list, "kindle "+id)
		}
	}
	return list
}

// cooks says whether an improvement has the cooking symbol.
func (m *improvement) cooks() bool { return len(m.cook) > 0 }

// works says whether an improvement of a seat can cook and bake.
func (g *Game) works(seat int, id string) bool { return !slices.Contains(g.Players[seat].Tokens, id) }
