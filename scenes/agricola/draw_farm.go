package agricola

import (
	"math"

	"tilestead/assets/palette"
	"tilestead/rules/agricola"
	"tilestead/ui"
)

// The grounds of a farm.
var (
	meadowFill  = palette.Hex("#93b25c")
	pastureFill = palette.Hex("#b4cf78")
	fieldFill   = palette.Hex("#8a6238")
	forestFill  = palette.Hex("#3f6a3c")
	moorFill    = palette.Hex("#6d6a4e")
	fenceFill   = palette.Hex("#5b3d22")
	houseFills  = [...]ui.Color{palette.Hex("#a8764a"), palette.Clay, palette.Hex("#9aa0a6")}
)

// farmBox is the box of a farm's spaces within a panel, and how large each is.
func farmBox(f *agricola.Farm, in ui.Rect) (at func(agricola.Cell) ui.Rect, q float64) {
	r0, c0, r1, c1 := 9, 9, -9, -9
	for n := range 64 {
		if c := agricola.Cell(n); f.Land.Has(c) {
			r0, c0, r1, c1 = min(r0, c.Row()), min(c0, c.Col()), max(r1, c.Row()), max(c1, c.Col())
		}
	}
	rows, columns := float64(r1-r0+1), float64(c1-c0+1)
	q = math.Floor(math.Min(in.W/columns, in.H/rows))
	x, y := math.Round(in.X+(in.W-q*columns)/2), math.Round(in.Y+(in.H-q*rows)/2)
	return func(c agricola.Cell) ui.Rect {
		return ui.Rect{X: x + q*float64(c.Col()-c0), Y: y + q*float64(c.Row()-r0), W: q, H: q}
	}, q
}

// cellBox is where a space of the own farm lies.
func (m *moment) cellBox(c agricola.Cell) ui.Rect {
	at, _ := farmBox(&m.s.Player(m.own).Farm, m.at.farm.Inset(5))
	return at(c)
}

func (m *moment) drawFarm(c *ui.Canvas) {
	ui.Panel(c, m.at.farm)
	f := &m.s.Player(m.own).Farm
	at, q := farmBox(f, m.at.farm.Inset(5))
	for n := range 64 {
		cell := agricola.Cell(n)
		if !f.Land.Has(cell) {
			continue
		}
		r := at(cell)
		drawCell(c, f, cell, r)
		if m.painted().Has(cell) {
			c.Fill(r.Inset(2), palette.Alpha(palette.UIGold, 0.5))
		}
		for _, id := range [...]string{cellID(cell), "paint " + cell.String()} {
			if !m.on[id] {
				continue
			}
			k := palette.Alpha(palette.UIGold, 0.75*m.Glow())
			if m.Hover == id {
				c.Fill(r.Inset(2), palette.Alpha(palette.Cream, 0.35))
				k = palette.Cream
			}
			outline(c, r.Inset(2), 2, k)
		}
	}
	t := math.Max(2, math.Round(q/14))
	drawFences(c, f.Pasture[:], at, t, fenceFill)
	if painted := m.painted(); painted != 0 {
		drawFences(c, []agricola.Mask{painted}, at, t, palette.UIGold)
	}
	m.drawHerds(c, at, q)
	m.drawFamily(c, at, q)
}

// outline draws the edge of a box t wide.
func outline(c *ui.Canvas, r ui.Rect, t float64, k ui.Color) {
	c.Fill(ui.Rect{X: r.X, Y: r.Y, W: r.W, H: t}, k)
	c.Fill(ui.Rect{X: r.X, Y: r.Y + r.H - t, W: r.W, H: t}, k)
	c.Fill(ui.Rect{X: r.X, Y: r.Y + t, W: t, H: r.H - 2*t}, k)
	c.Fill(ui.Rect{X: r.X + r.W - t, Y: r.Y + t, W: t, H: r.H - 2*t}, k)
}

// drawCell draws a space of a farm without its fences.
func drawCell(c *ui.Canvas, f *agricola.Farm, cell agricola.Cell, r ui.Rect) {
	fill := meadowFill
	for _, p := range &f.Pasture {
		if p.Has(cell) {
			fill = pastureFill
		}
	}
	switch {
	case f.Rooms.Has(cell):
		fill = houseFills[f.House]
	case f.Fields.Has(cell):
		fill = fieldFill
	case f.Forests.Has(cell):
		fill = forestFill
	case f.Moors.Has(cell):
		fill = moorFill
	}
	c.Fill(r, palette.Dark(fill, 0.35))
	c.Fill(ui.Rect{X: r.X, Y: r.Y, W: r.W - 1, H: r.H - 1}, fill)
	x, y, k := r.X+r.W/2, r.Y+r.H/2, r.W
	switch {
	case f.Rooms.Has(cell):
		drawHouse(c, x, y, k*0.7, palette.Light(fill, 0.2))
	case f.Fields.Has(cell):
		for i := range 4 {
			c.Fill(ui.Rect{X: r.X + 2, Y: math.Round(r.Y + k*(0.18+0.2*float64(i))), W: k - 5, H: 1},
				palette.Dark(fill, 0.45))
		}
		if g, n := f.Crop(cell); n > 0 {
			drawGood(c, g, x, y-2, k*0.5, ui.White)
			if k >= 24 {
				ui.Chip(c, r.X+k-3, r.Y+k-3, number(n))
			}
		}
	case f.Forests.Has(cell):
		for _, d := range [...]float64{-0.22, 0.22, 0} {
			c.Poly(palette.Light(fill, 0.15), ui.Point{X: x + k*d, Y: y - k*0.32 + k*math.Abs(d)},
				ui.Point{X: x + k*(d-0.2), Y: y + k*0.25}, ui.Point{X: x + k*(d+0.2), Y: y + k*0.25})
		}
	case f.Moors.Has(cell):
		for _, d := range [...]float64{-0.2, 0.2} {
			ui.Disc(c, x+k*d, y+k*d*0.6, k*0.17, palette.Dark(fill, 0.4))
		}
	}
	if f.Stables.Has(cell) {
		drawHouse(c, r.X+k*0.3, r.Y+k*0.3, k*0.4, palette.Rust)
	}
}

// drawHouse draws a house of a size with its middle at x, y.
func drawHouse(c *ui.Canvas, x, y, size float64, wall ui.Color) {
	k := size / 2
	c.Fill(ui.Rect{X: x - k*0.7, Y: y - k*0.1, W: k * 1.4, H: k * 0.95}, palette.Ink)
	c.Fill(ui.Rect{X: x - k*0.7 + 1, Y: y - k*0.1, W: k*1.4 - 2, H: k*0.95 - 1}, wall)
	c.Poly(palette.Ink, ui.Point{X: x - k, Y: y}, ui.Point{X: x, Y: y - k*0.9}, ui.Point{X: x + k, Y: y})
	c.Fill(ui.Rect{X: x - k*0.15, Y: y + k*0.3, W: k * 0.3, H: k * 0.55}, palette.Ink)
}

// drawFences draws a piece on each edge of each pasture.
func drawFences(c *ui.Canvas, pastures []agricola.Mask, at func(agricola.Cell) ui.Rect, t float64, k ui.Color) {
	for _, p := range pastures {
		for n := range 64 {
			cell := agricola.Cell(n)
			if !p.Has(cell) {
				continue
			}
			r := at(cell)
			row, col := cell.Row(), cell.Col()
			if !p.Has(agricola.At(row-1, col)) {
				c.Fill(ui.Rect{X: r.X - t/2, Y: r.Y - t/2, W: r.W + t, H: t}, k)
			}
			if !p.Has(agricola.At(row+1, col)) {
				c.Fill(ui.Rect{X: r.X - t/2, Y: r.Y + r.H - t/2, W: r.W + t, H: t}, k)
			}
			if !p.Has(agricola.At(row, col-1)) {
				c.Fill(ui.Rect{X: r.X - t/2, Y: r.Y - t/2, W: t, H: r.H + t}, k)
			}
			if !p.Has(agricola.At(row, col+1)) {
				c.Fill(ui.Rect{X: r.X + r.W - t/2, Y: r.Y - t/2, W: t, H: r.H + t}, k)
			}
		}
	}
}
