package oracle

import (
	"maps"
	"slices"
)

// Items are the lines of a score sheet (base-rules 10, moor-rules 13).
var Items = []string{"fields", "pastures", "grain", "vegetables", "sheep", "boar", "cattle", "unused", "stables",
	"rooms", "people", "begging", "horses", "majors", "cards", "bonus"}

// tables are the least amounts for 1, 2, 3 and 4 points; less is -1 (base-rules
// 10).
var tables = map[string][4]int{
	"fields": {2, 3, 4, 5}, "pastures": {1, 2, 3, 4}, "grain": {1, 4, 6, 8}, "vegetables": {1, 2, 3, 4},
	"sheep": {1, 4, 6, 8}, "boar": {1, 3, 5, 7}, "cattle": {1, 2, 4, 6},
}

func points(item string, n int) int {
	score := -1
	for i, least := range tables[item] {
		if n >= least {
			score = i + 1
		}
	}
	return score
}

// Sheet is the score sheet of a seat if the game ended now.
func (g *Game) Sheet(seat int) map[string]int {
	p := &g.Players[seat]
	crops := map[string]int{"grain": p.Goods["grain"], "vegetable": p.Goods["vegetable"]}
	sheet := map[string]int{}
	for c := range cells {
		crops[p.Crop[c]] += p.Left[c]
		if p.unused(c) {
			sheet["unused"]--
		}
		if p.Stable[c] && p.fenced(c) {
			sheet["stables"]++
		}
		if p.Room[c] {
			sheet["rooms"] += p.House
		}
	}
	counts := map[string]int{
		"fields": count(p.Field), "pastures": len(p.Pastures()), "grain": crops["grain"],
		"vegetables": crops["vegetable"], "sheep": p.Goods["sheep"], "boar": p.Goods["boar"],
		"cattle": p.Goods["cattle"],
	}
	for _, item := range Items {
		if n, ok := counts[item]; ok {
			sheet[item] = points(item, n)
		}
	}
	sheet["people"] = 3*p.People - 2*p.Bed
	if g.moor {
		sheet["horses"] = p.Goods["horse"]
		if p.Goods["horse"] == 0 {
			sheet["horses"] = -1
		}
	}
	sheet["begging"] = -3 * p.Begging
	for _, id := range p.Majors {
		sheet["majors"] += g.major(id).points
	}
	for _, card := range p.Cards {
		sheet["cards"] += cardPoints[card]
	}
	sheet["bonus"], _ = g.bonus(seat)
	sheet["bonus"] += p.Prayed
	if slices.Contains(p.Majors, lodge) {
		sheet["bonus"] += count(p.Forest)
	}
	return sheet
}

// bonus is the points that craft buildings and the kiln make of goods at best,
// and how few goods that takes; all ways to share them out are tried. Scoring
// makes no other exchange than wood for fuel (base-rules 10).
func (g *Game) bonus(seat int) (points, spent int) {
	p := &g.Players[seat]
	left := maps.Clone(p.Goods)
	var try func(i, points, spent int)
	most, least := 0, 0
	try = func(i, points, spent int) {
		if i == len(p.Majors) {
			if points > most || points == most && spent < least {
				most, least = points, spent
			}
			return
		}
		try(i+1, points, spent)
		m := g.major(p.Majors[i])
		if m.id == kiln {
			for row, n := range []int{3, 5} {
				for wood := max(0, n-left["fuel"]); wood <= min(n, left["wood"]); wood++ {
					left["wood"] -= wood
					left["fuel"] -= n - wood
					try(i+1, points+row+1, spent+wood)
					left["fuel"] += n - wood
					left["wood"] += wood
				}
			}
		}
		for row, n := range m.bonus {
			if left[m.craft] >= n {
				left[m.craft] -= n
				try(i+1, points+row+1, spent+n)
				left[m.craft] += n
			}
		}
	}
	try(0, 0, 0)
	return most, least
}

// Total is the points of a seat.
func (g *Game) Total(seat int) (n int) {
	sheet := g.Sheet(seat)
	for _, item := range Items {
		n += sheet[item]
	}
	return n
}

// Tie is the building resources that break a tie: those that bonus points left
// (base-rules 10, 14).
func (g *Game) Tie(seat int) (n int) {
	for _, good := range BuildingGoods {
		n += g.Players[seat].Goods[good]
	}
	_, spent := g.bonus(seat)
	return n - spent
}

// Winners are the seats with most points, and of these with most to break a tie,
// unless the expansion has ties shared; alone, whoever reaches the target
// (base-rules 10, 11; moor-rules 13). There are none before the end.
func (g *Game) Winners() (seats []int) {
	if g.phase != over {
		return nil
	}
	rank := func(seat int) []int {
		if g.moor {
			return []int{g.Total(seat)}
		}
		return []int{g.Total(seat), g.Tie(seat)}
	}
	var best []int
	for seat := range g.Players {
		if best == nil || slices.Compare(rank(seat), best) > 0 {
			best = rank(seat)
		}
	}
	for seat := range g.Players {
		if slices.Equal(rank(seat), best) && (len(g.Players) > 1 || best[0] >= g.target) {
			seats = append(seats, seat)
		}
	}
	return seats
}
