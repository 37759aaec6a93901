package oracle

import (
	"fmt"
	"slices"
)

// A meal, in each harvest (base-rules 4.4): goods are laid for food, and the
// meal is handed over as soon as nothing is missing, or when the seat says that
// it is done. Then food in the supply goes before anything that was laid, and
// what was laid too much becomes food in the supply. Until then exchanges may
// use the food in the supply.

// Need is the food that a seat's people eat: two each, alone three, and one
// whoever was born in this round (base-rules 4.4, 11).
func (g *Game) Need(seat int) int {
	adult := 2
	if len(g.Players) == 1 {
		adult = 3
	}
	p := &g.Players[seat]
	return adult*(p.People-p.Newborns) + p.Newborns
}

// hunger is the food that is missing: there is neither food in the supply for
// it, nor was anything laid.
func (g *Game) hunger() int {
	return max(0, g.need-g.laid-g.Players[g.active].Goods["food"])
}

// handOver ends the meal, with a marker for each food that is missing.
func (g *Game) handOver() {
	p := &g.Players[g.active]
	paid := min(g.need, p.Goods["food"])
	p.Goods["food"] -= paid
	eaten := min(g.need-paid, g.laid)
	p.Goods["food"] += g.laid - eaten
	p.Begging += g.need - paid - eaten
	g.need, g.laid = 0, 0
}

// worth is the food that one of a good brings at any time, or 0: a crop is one
// by itself, and what can cook may give more (base-rules 5, 9; moor-rules 9.2).
func worth(g *Game, seat int, good string) (n int) {
	if good == "grain" || good == "vegetable" {
		n = 1
	}
	for _, id := range g.Players[seat].Majors {
		if g.works(seat, id) {
			n = max(n, g.major(id).cook[good])
		}
	}
	return n
}

// cook turns so many of a good into food. With Oak Bark larger animals bring a
// wood each as well (moor-minors M115).
func (g *Game) cook(seat int, good string, n int) (food int) {
	p := &g.Players[seat]
	p.Goods[good] -= n
	worth := worth(g, seat, good)
	if worth > 0 && p.has(oakBark) && slices.Contains(barked, good) {
		p.Goods["wood"] += n
	}
	return n * worth
}

// feedings are what can be laid: of each good no more than what is missing
// needs.
func feedings(g *Game) (list []string) {
	p := &g.Players[g.active]
	for _, good := range Goods {
		worth := worth(g, g.active, good)
		if worth == 0 {
			continue
		}
		for n := 1; n <= p.Goods[good] && (n-1)*worth < g.hunger(); n++ {
			list = append(list, fmt.Sprintf("feed %d %s", n, good))
		}
	}
	return append(list, "done")
}

// fed hands the meal over when nothing is missing, and ends it when nothing is
// left to be asked.
func (g *Game) fed() {
	if g.hunger() == 0 {
		g.handOver()
	}
	if !hungry(g) {
		g.beg()
	}
}

// hungry says whether there is something to be asked: a craft building can be
// used, or food is missing and a good can be laid, a fuel token paid for, or
// exchanges bring more food than there is.
func hungry(g *Game) bool {
	p := &g.Players[g.active]
	for _, id := range p.Majors {
		if m := g.major(id); m.craft != "" && p.Goods[m.craft] > 0 && !slices.Contains(p.crafted, id) {
			return true
		}
	}
	if g.hunger() == 0 {
		return false
	}
	for _, good := range Goods {
		if p.Goods[good] > 0 && worth(g, g.active, good) > 0 {
			return true
		}
	}
	if len(p.Tokens) > 0 && p.Goods["fuel"]+p.Goods["wood"] > 0 {
		return true
	}
	return g.reaches(g.active, g.stock(g.active), needs(amount{"food": p.Goods["food"] + 1}))
}

// beg hands the meal over as it is; then the house is heated.
func (g *Game) beg() {
	g.handOver()
	g.phase, g.cold, g.burnt = heat, g.Heating(g.active), false
	g.heated()
}
