package agricola

import (
	"math/bits"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/farm"
)

// A layout says for each space of a farm how much it is in the way of something
// built there: rooms go down the left side, fields along the top, and pastures
// into the rectangle that the fewest fences part best.
type layout [64]int8

var (
	roomLayout = plan([3][5]int8{
		{0, 3, 6, 8, 9},
		{0, 1, 5, 7, 8},
		{0, 2, 5, 7, 8},
	})
	fieldLayout = plan([3][5]int8{
		{4, 0, 1, 2, 3},
		{6, 5, 7, 8, 9},
		{6, 5, 7, 8, 9},
	})
	pastureLayout = plan([3][5]int8{
		{9, 7, 4, 3, 3},
		{9, 5, 1, 0, 0},
		{9, 5, 1, 0, 0},
	})
)

// plan is the layout of the board; extensions lie behind all of it.
func plan(rows [3][5]int8) (l layout) {
	for i := range l {
		l[i] = 10
	}
	for r, row := range rows {
		for c, n := range row {
			l[farm.At(r, c)] = n
		}
	}
	return l
}

// best is the action of a kind whose space is least in the way.
func (l *layout) best(acts []rules.Action, kind uint8) (best rules.Action) {
	for _, a := range acts {
		if a.Kind() == kind && (best == 0 || l[agricola.CellOf(a)] < l[agricola.CellOf(best)]) {
			best = a
		}
	}
	return best
}

// sum is how much all spaces of a set are in the way.
func (l *layout) sum(m farm.Mask) (n int) {
	for ; m != 0; m &= m - 1 {
		n += int(l[bits.TrailingZeros64(uint64(m))])
	}
	return n
}

// layoutOf is where what a kind of action builds or clears lies best.
func layoutOf(kind uint8) *layout {
	switch kind {
	case agricola.KindRoom:
		return &roomLayout
	case agricola.KindPlow, agricola.KindBurn:
		return &fieldLayout
	}
	return &pastureLayout
}

// bestStable is where a stable helps most: in the largest pasture without one,
// else where one may come.
func bestStable(p *agricola.Player, acts []rules.Action) (best rules.Action) {
	top := 0
	for _, a := range acts {
		if a.Kind() != agricola.KindStable {
			continue
		}
		c := agricola.CellOf(a)
		n := 100 - int(pastureLayout[c])
		for _, m := range &p.Pasture {
			if m.Has(c) {
				n += 1000 - 500*(m&p.Stables).Size() + 100*m.Size()
			}
		}
		if best == 0 || n > top {
			top, best = n, a
		}
	}
	return best
}

// compact says whether a pasture of these spaces is worth its fences: small, and
// as round as its size allows.
func compact(m farm.Mask) bool {
	n := m.Size()
	if n > 6 {
		return false
	}
	least, most := 3, 0
	var rows [8]int
	cols := [8]bool{}
	for left := m; left != 0; left &= left - 1 {
		c := farm.Cell(bits.TrailingZeros64(uint64(left)))
		row := c.Row() + 2
		rows[row&7]++
		cols[(c.Col()+2)&7] = true
	}
	height, width := 0, 0
	for i := range rows {
		if rows[i] > 0 {
			height++
			least, most = min(least, rows[i]), max(most, rows[i])
		}
		if cols[i] {
			width++
		}
	}
	return height*width == n && max(height, width) <= 3 || n == 3 && height*width == 4
}
