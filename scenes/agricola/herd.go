package agricola

import (
	"slices"

	"tilestead/rules/agricola"
)

// A stand is where animals of one kind are drawn: on the first of these spaces.
type stand struct {
	cell agricola.Cell
	kind agricola.Good
	n    int
}

// stands spreads the animals of a seat over its farm for drawing: the largest
// herd in the largest pasture, then one in each stable outside, the rest in the
// house. The rules only say that there is room for all.
func stands(p *agricola.Player) (list []stand) {
	left := map[agricola.Good]int{}
	for g := agricola.Sheep; g < agricola.Goods; g++ {
		left[g] = int(p.Goods[g])
	}
	most := func() agricola.Good {
		best := agricola.Sheep
		for g := best; g < agricola.Goods; g++ {
			if left[g] > left[best] {
				best = g
			}
		}
		return best
	}
	put := func(at agricola.Mask, room int) {
		g := most()
		if n := min(room, left[g]); n > 0 && at != 0 {
			left[g] -= n
			list = append(list, stand{firstOf(at), g, n})
		}
	}
	var meadows []agricola.Mask
	outside := p.Stables
	for _, m := range p.Pasture {
		if m != 0 {
			meadows = append(meadows, m)
			outside &^= m
		}
	}
	room := func(m agricola.Mask) int { return 2 * m.Size() << (m & p.Stables).Size() }
	slices.SortStableFunc(meadows, func(a, b agricola.Mask) int { return room(b) - room(a) })
	for _, m := range meadows {
		put(m, room(m))
	}
	for ; outside != 0; outside &= outside - 1 {
		put(outside, 1)
	}
	for left[most()] > 0 {
		put(p.Rooms, left[most()])
	}
	return list
}

// firstOf is the first space of a set that has any.
func firstOf(m agricola.Mask) agricola.Cell {
	for n := range 64 {
		if c := agricola.Cell(n); m.Has(c) {
			return c
		}
	}
	return 0
}

// leastNumbered is how large a space of a farm is on which several numbers have
// room.
const leastNumbered = 36

// atHome says how many people stand in which room, the rest of them in the last;
// those in bed stand nowhere.
func atHome(p *agricola.Player) map[agricola.Cell]int {
	at := map[agricola.Cell]int{}
	home, rooms := int(max(0, p.Home-p.Bed)), p.Rooms
	for ; rooms != 0 && home > 0; rooms &= rooms - 1 {
		n := 1
		if rooms&(rooms-1) == 0 {
			n = home
		}
		at[firstOf(rooms)] = n
		home -= n
	}
	return at
}
