package agricola

import (
	"slices"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// drawVistas draws the farms of rivals in small.
func (m farmPart) drawVistas(c *ui.Canvas) {
	for _, v := range m.vistas() {
		m.drawVista(c, v.seat)
	}
}

// drawVista draws the farm of a rival in small, if it shows, under a strip in the colour of its seat.
func (m farmPart) drawVista(c *ui.Canvas, seat rules.Seat) {
	list := m.vistas()
	i := slices.IndexFunc(list, func(v vista) bool { return v.seat == seat })
	if i < 0 {
		return
	}
	v, look := list[i], m.Seats[seat].Look
	fill := palette.Seats[look].Fill
	ui.Plate(c, v.box, palette.Paper)
	head := c.Snap(v.head)
	c.Fill(head, palette.Mix(fill, palette.Paper, vistaPale))
	if v.land.Y > v.head.Y {
		mid := head.Y + head.H/2
		ui.Medal(c, head.X+8, mid, 5.5, look)
		m.drawVistaName(c, v, head.W-20, head.H-1, ui.Point{X: head.X + 17, Y: mid})
	} else {
		ui.Medal(c, head.X+head.W/2, head.Y+head.H/3, 8, look)
		m.drawVistaName(c, v, head.W-6, head.H/3, ui.Point{X: head.X + 4, Y: head.Y + head.H*0.75})
	}
	m.drawFarmOf(c, v)
	line := ui.Rect{X: v.land.X, Y: v.land.Y, W: v.land.W, H: c.Px()}
	if v.land.X > v.head.X {
		line.W, line.H = c.Px(), v.land.H
	}
	c.Fill(line, palette.Alpha(palette.Ink, 0.6))
	switch {
	case m.Hover == vistaID(seat) || m.Hover == rivalID(seat):
		ui.Frame(c, v.box)
	case m.seen == seat:
		outline(c, v.box.Inset(-1), 2, fill)
	}
}

// drawVistaName writes whose farm it is from a point on, where there is room for the whole name: its sign
// tells that, too.
func (m farmPart) drawVistaName(c *ui.Canvas, v vista, w, h float64, at ui.Point) {
	if name := board.LayName(m.Name(v.seat), w, h); name.Whole {
		name.Write(c, at.X, at.Y, palette.Ink)
	}
}

// vistaPale is how much paper there is in the colour of the strip of a vista.
const vistaPale = 0.6

// drawFarmOf draws the farm on a vista: anew only where it has changed.
func (m farmPart) drawFarmOf(c *ui.Canvas, v vista) {
	is := vistaLook{*m.s.Player(v.seat), v.land, m.Seats[v.seat].Look, c.S, c.Strong}
	kept := &m.small[v.seat]
	if kept.ops == nil || kept.look != is {
		o, own := *m.moment, &ui.Canvas{W: c.W, H: c.H, S: c.S, Strong: c.Strong}
		o.seen = v.seat
		at, q := v.at(&is.player.Farm)
		within(own, v.land, func(*ui.Canvas) {
			y := o.farm().yardAt(own, &is.player.Farm, at, q)
			y.drawBeyond(v.land)
			y.drawLand()
			y.drawStanding()
			if heated(m.s, v.seat) {
				y.drawSmoke(0)
			}
		})
		kept.look, kept.ops = is, own.Ops
	}
	c.Again(kept.ops)
}
