package oracle

import (
	"fmt"
	"slices"
)

// Heating is the fuel that a seat's house needs: one for each room, less one
// for a house of clay, two for one of stone, and one for the heating oven; the
// tiled oven has it never be more than one (moor-rules 7).
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

// heatings are what can be burnt for a house that is cold. Wood is fuel at any
// time (moor-rules 7).
func heatings(g *Game) (list []string) {
	p := &g.Players[g.active]
	for _, good := range []string{"wood", "fuel"} {
		for n := 1; n <= min(g.cold, p.Goods[good]); n++ {
			list = append(list, fmt.Sprintf("heat %d %s", n, good))
		}
	}
	return append(list, "done")
}

// heated ends a heating in which nothing is left to be asked.
func (g *Game) heated() {
	if !chilly(g) {
		g.freeze()
	}
}

// chilly says whether there is something to be asked: the house is cold or the
// church can be used, and there is fuel or wood, or exchanges bring more fuel and
// it is needed.
func chilly(g *Game) bool {
	p := &g.Players[g.active]
	pray := slices.Contains(p.Majors, church) && !slices.Contains(p.crafted, church)
	if (g.cold > 0 || pray) && p.Goods["fuel"]+p.Goods["wood"] > 0 {
		return true
	}
	return (pray || g.cold > p.Goods["fuel"]) &&
		g.reaches(g.active, g.stock(g.active), needs(amount{"fuel": p.Goods["fuel"] + 1}))
}

// freeze puts a person to bed for each fuel that is missing (moor-rules 7.1).
func (g *Game) freeze() {
	p := &g.Players[g.active]
	p.Bed = min(g.cold, p.People)
	g.cold, g.burnt = 0, false
	g.nextSeat()
}

// cooks says whether an improvement has the cooking symbol.
func (m *improvement) cooks() bool { return len(m.cook) > 0 }

// works says whether an improvement of a seat can cook and bake: not while it
// has a fuel token (moor-rules 15).
func (g *Game) works(seat int, id string) bool { return !slices.Contains(g.Players[seat].Tokens, id) }
