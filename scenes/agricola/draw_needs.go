package agricola

import (
	"math"

	"tilestead/assets/palette"
	"tilestead/ui"
)

// drawNeeds says what the next harvest takes of the seat that is looked at, and tells its
// begging markers. Beside a canvas of its own it is the first row of the goods' panel.
func (m ownedPart) drawNeeds(c *ui.Canvas) {
	r := m.at.needs
	defer m.drawSeen(c)
	if m.Frame.Layout == ui.Compact {
		ui.Panel(c, r.Or(m.at.points))
	} else {
		in := m.at.stores().Inset(2 * c.Px())
		c.Fill(ui.Rect{X: in.X, Y: in.Y, W: in.W, H: r.Y + r.H - in.Y}, palette.PaperDim)
	}
	y := r.Y + r.H/2
	end := m.needsEnd()
	if begs := int(m.s.Player(m.seen).Begging); begs > 0 {
		drawBegging(c, begs, end, y)
	}
	if round := m.s.NextHarvest(); round != 0 {
		size := m.needSize()
		drawScythe(c, r.X+4+size/2, y, size)
		c.Write(r.X+6+size, midline(m.needRole(), y), number(round), m.needRole(), palette.Ink)
	}
	if m.Frame.Layout == ui.Compact {
		m.drawOutlooks(c, end, y)
	} else {
		m.drawFigures(c, y)
	}
}

// drawOutlooks draws the outlooks side by side, each in its half where it has room there.
func (m ownedPart) drawOutlooks(c *ui.Canvas, end, y float64) {
	list, size, role := m.outlooks(m.seen), m.needSize(), m.needRole()
	x, wide, least := m.needsFrom(), 0.0, 0.0
	for _, o := range list {
		wide += outlookWide(o, size, role)
		o.have, o.arrives, o.brief = o.have+o.arrives, 0, true
		least += outlookWide(o, size, role)
	}
	if x+least > end { // a family that begs, on a telephone
		size, role = size-2, ui.Dense
		x -= outlookGap - 3
		for i := range list {
			list[i].tight = true
		}
	}
	for _, o := range list {
		if at := m.needBox(o.good).X; at+wide <= end {
			x = math.Max(x, at)
		}
		wide -= outlookWide(o, size, role)
		if x+outlookWide(o, size, role)+wide > end { // too long: what is on its way counts as being there
			o.have, o.arrives = o.have+o.arrives, 0
		}
		o.brief = x+outlookWide(o, size, role)+wide > end // a tick tells whether it is enough
		x = drawOutlook(c, o, x, y, size, role)
	}
}

// An inked is a text in a colour; apart keeps it off what stands before and behind it.
type inked struct {
	text  string
	ink   ui.Color
	apart float64
}

// texts are what an outlook says: what there is, what is on its way, what is needed, and
// what could be made of the rest where that is short.
func (o outlook) texts() (before, behind []inked) {
	k := palette.Good
	switch {
	case o.lacks() > 0:
		k = o.ink()
	case o.have+o.arrives < o.need:
		k = raised
	}
	before = append(before, inked{text: number(o.have), ink: k})
	if o.arrives > 0 {
		before = append(before, inked{"+" + number(o.arrives), palette.InkSoft, 3}) // or it reads as a fraction
	}
	if o.need > 0 {
		before = append(before, inked{text: "/" + number(o.need), ink: k})
	}
	if o.have+o.arrives < o.need && o.more > 0 && !o.brief {
		behind = append(behind, inked{text: "+" + number(o.more), ink: raised})
	}
	return before, behind
}

// outlookWide is how wide drawOutlook draws one.
func outlookWide(o outlook, size float64, role ui.Role) float64 {
	wide := size + 2 + 14 + o.gap()
	before, behind := o.texts()
	for _, t := range before {
		wide += role.Width(t.text) + 2*t.apart
	}
	for _, t := range behind {
		wide += ui.Dense.Width(t.text) + 2
	}
	return wide
}

// drawOutlook draws a good and the texts of its outlook, between them a cross where something will
// be missing at the end of this round, a tick where nothing has to be cooked or burnt for it, and else
// the arrows of an exchange in short outlooks. It gives where it ends.
func drawOutlook(c *ui.Canvas, o outlook, x, y, size float64, role ui.Role) float64 {
	drawGood(c, o.good, x+size/2, y, size, ui.White)
	x += size + 2
	before, behind := o.texts()
	for _, t := range before {
		c.Write(x+t.apart, midline(role, y), t.text, role, t.ink)
		x += role.Width(t.text) + 2*t.apart
	}
	switch {
	case o.lacks() > 0 && o.urgent:
		ui.Icon(c, "cross", x+8, y, 11, ui.White)
	case o.lacks() > 0: // there are rounds left to get it
	case o.have+o.arrives < o.need && o.brief: // no tick beside a number that is too small
		drawArrows(c, x+8, y, raised)
	case o.have+o.arrives >= o.need && o.need > 0:
		ui.Icon(c, "check", x+8, y, 11, ui.White)
	}
	x += 14
	for _, t := range behind {
		c.Write(x+2, midline(ui.Dense, y), t.text, ui.Dense, t.ink)
		x += ui.Dense.Width(t.text) + 2
	}
	return x + o.gap()
}

// gap is the space behind an outlook.
func (o outlook) gap() float64 {
	if o.tight {
		return 1
	}
	return outlookGap
}
