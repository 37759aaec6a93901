package agricola

import (
	"math"

	"tilestead/rules/agricola/farm"
	"tilestead/ui"
)

// farmBox is the box of a farm's spaces within a panel, and how large each is.
func farmBox(f *farm.Farm, in ui.Rect) (at func(farm.Cell) ui.Rect, q float64) {
	r0, c0, r1, c1 := 9, 9, -9, -9
	for n := range 64 {
		if c := farm.Cell(n); f.Land.Has(c) {
			r0, c0, r1, c1 = min(r0, c.Row()), min(c0, c.Col()), max(r1, c.Row()), max(c1, c.Col())
		}
	}
	rows, columns := float64(r1-r0+1), float64(c1-c0+1)
	q = math.Floor(math.Min(in.W/columns, in.H/rows))
	x, y := math.Round(in.X+(in.W-q*columns)/2), math.Round(in.Y+(in.H-q*rows)/2)
	return func(c farm.Cell) ui.Rect {
		return ui.Rect{X: x + q*float64(c.Col()-c0), Y: y + q*float64(c.Row()-r0), W: q, H: q}
	}, q
}

// plots are those of the farm that is looked at: only the own fields were ever clicked.
func (m farmPart) plots() (p plots) {
	if m.seen == m.own {
		p = m.clicked.among(m.s.Player(m.seen).Fields)
	}
	return p
}

// cellBox is where a space of the own farm shows.
func (m farmPart) cellBox(c farm.Cell) ui.Rect {
	at, _ := farmBox(&m.s.Player(m.seen).Farm, m.at.land())
	p := m.plots()
	return at(p.shown(c))
}
