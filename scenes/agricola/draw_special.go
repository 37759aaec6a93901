package agricola

import (
	"math"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/agricola/box"
	"tilestead/ui"
)

// specialBox is where an action of a special card lies: side by side under a head or where the card
// is too low, else all of a card under each other, and four in a square.
func (m worksPart) specialBox(card int, act box.Special) ui.Rect {
	for i, shown := range m.specialsShown() {
		if shown != card {
			continue
		}
		r, list := m.grid.cards[i], actionsOf(card)
		for j, a := range list {
			if a != act {
				continue
			}
			columns, rows := 1, len(list)
			switch {
			case m.grid.head.H > 0, len(list) != 4 && r.H/float64(rows) < leastTarget:
				columns, rows = len(list), 1
			case len(list) == 4:
				columns, rows = 2, 2
			}
			w, h := r.W/float64(columns), r.H/float64(rows)
			return ui.Rect{X: r.X + float64(j%columns)*w, Y: r.Y + float64(j/columns)*h, W: w, H: h}.Snap()
		}
	}
	return ui.Rect{}
}

func (m worksPart) drawSpecials(c *ui.Canvas) {
	m.drawSpecialHead(c)
	for i, card := range m.specialsShown() {
		r := m.grid.cards[i]
		ui.Plate(c, r, moorStrip)
		if m.s.Players() > 1 && m.s.SpecialDown(card) {
			ui.Inset(c, r, palette.Hex("#47605f"))
			continue
		}
		for _, a := range actionsOf(card) {
			m.drawSpecial(c, card, a)
		}
		if user := m.s.SpecialUser(card); user != rules.Nobody {
			m.drawUsed(c, r, user)
		}
	}
	m.drawPiles(c)
}

// drawUsed marks a whole card as used, whichever of its actions it was used for: by a line
// round it, and where no head lies over the cards the sign of the seat at its lower corner.
func (m worksPart) drawUsed(c *ui.Canvas, r ui.Rect, user rules.Seat) {
	look := m.Seats[user].Look
	line := math.Max(2, c.Px())
	for _, b := range [...]ui.Rect{{X: r.X, Y: r.Y, W: r.W, H: line}, {X: r.X, Y: r.Y + r.H - line, W: r.W, H: line},
		{X: r.X, Y: r.Y, W: line, H: r.H}, {X: r.X + r.W - line, Y: r.Y, W: line, H: r.H}} {
		c.Fill(b, palette.Seats[look].Fill)
	}
	if m.grid.head.H == 0 {
		ui.Medal(c, r.X+r.W-medalSize-1, r.Y+r.H-medalSize+2, medalSize, look)
	}
}

// A specialPlate is where the parts of a special action lie: its name, with the fee at its
// right end, over its picture, or beside it where that would be too low.
type specialPlate struct {
	name, picture ui.Rect
	lines         nameplate
	fee           int      // 0 for none
	ink           ui.Color // of the fee
	low           bool     // the fee stands on the picture, for the name takes the strip
}

// leastScene is how high the picture of a special action is at least under its name, and
// leastSlice how wide beside it, in canvas pixels.
const leastScene, leastSlice = 22.0, 18.0

func (m worksPart) specialPlate(card int, a box.Special) specialPlate {
	in, fee := m.specialBox(card, a).Inset(1), 0
	if n, ok := m.s.SpecialFee(m.own, card); ok && m.grid.head.H == 0 { // else the head tells it
		fee = n
	}
	if m.Frame.Layout == ui.Compact && in.W < leastNamed {
		return barePlate(in, fee)
	}
	tries := []func(ui.Rect, box.Special, int) specialPlate{m.nameOver, m.nameOverLow}
	if in.H < leastScene+14 {
		tries = []func(ui.Rect, box.Special, int) specialPlate{m.nameBeside, m.nameAlone}
	}
	for _, try := range tries {
		if p := try(in, a, fee); m.reads(p, in, a) {
			return p
		}
	}
	return barePlate(in, fee)
}

// reads says whether the name can be read: it is whole, and on a telephone in one line where
// it has no strip of its own.
func (m worksPart) reads(p specialPlate, in ui.Rect, a box.Special) bool {
	strip := p.name.H < in.H
	return !p.lines.cut() && (m.Frame.Layout != ui.Compact || strip || p.lines.flat(m.special(a)))
}

// barePlate shows a picture whole, without a name, with the fee on a strip in its corner.
func barePlate(in ui.Rect, fee int) (p specialPlate) {
	p.picture, p.fee = in, fee
	if fee > 0 {
		p.name = ui.Rect{X: in.X, Y: in.Y, W: p.feeWide() + 2, H: 14}
	}
	return p
}

// nameOver puts the name and the fee over the picture.
func (m worksPart) nameOver(in ui.Rect, a box.Special, fee int) specialPlate {
	p := specialPlate{fee: fee}
	p.lines = m.specialLines(a, in.W-nameEdge-p.feeWide())
	p.stack(in)
	return p
}

// nameOverLow is nameOver with the fee on the picture.
func (m worksPart) nameOverLow(in ui.Rect, a box.Special, fee int) specialPlate {
	p := specialPlate{fee: fee, low: true, lines: m.specialLines(a, in.W-nameEdge)}
	p.stack(in)
	return p
}

// stack lays the name over the picture.
func (p *specialPlate) stack(in ui.Rect) {
	p.name = ui.Rect{X: in.X, Y: in.Y, W: in.W, H: p.lines.high()}
	p.picture = ui.Rect{X: in.X, Y: in.Y + p.name.H, W: in.W, H: in.H - p.name.H}
}

// nameBeside puts the name and the fee beside the picture.
func (m worksPart) nameBeside(in ui.Rect, a box.Special, fee int) specialPlate {
	p := specialPlate{fee: fee}
	wide := math.Max(leastSlice, math.Min(2*in.H, in.W-m.whole(a)-nameEdge-p.feeWide()))
	p.picture = ui.Rect{X: in.X, Y: in.Y, W: wide, H: in.H}
	p.name = ui.Rect{X: in.X + wide, Y: in.Y, W: in.W - wide, H: in.H}
	p.lines = m.specialLines(a, p.name.W-nameEdge-p.feeWide())
	return p
}

// nameAlone leaves no room for the picture.
func (m worksPart) nameAlone(in ui.Rect, a box.Special, fee int) specialPlate {
	p := specialPlate{fee: fee, name: in}
	p.lines = m.specialLines(a, in.W-nameEdge-p.feeWide())
	return p
}

// leastNamed is how wide an action is at least that is named on a telephone.
const leastNamed = 60.0

// bare says that there is no room for a name.
func (p specialPlate) bare() bool { return p.lines.lines == nil }

// flat says whether a name stands there whole in one line.
func (n nameplate) flat(name string) bool { return len(n.lines) == 1 && n.lines[0] == name }

// whole is how wide the name of a special action is in one line.
func (m worksPart) whole(a box.Special) float64 { return ui.Dense.Width(m.special(a)) + 2 }

// feeWide is how wide the fee is drawn.
func (p specialPlate) feeWide() float64 {
	if p.fee == 0 {
		return 0
	}
	return 13 + ui.Number.Width(number(-p.fee)) + 2
}

func (m worksPart) drawSpecial(c *ui.Canvas, card int, a box.Special) {
	r, id, p := m.specialBox(card, a), specialID(card, a), m.specialPlate(card, a)
	ground, strip, tint, lead := palette.Paper, moorStrip, ui.White, m.choices().specialLead(card, a) != nil
	switch {
	case lead:
		tint = palette.Alpha(ui.White, reachLight)
	case m.Deciding() && !m.on[id]:
		ground, strip, tint = palette.Faded, takenStrip, palette.Alpha(ui.White, 0.5)
	case m.waits():
		strip, tint = calm(strip), palette.Alpha(ui.White, calmLight)
	}
	ui.Inset(c, r, ground)
	c.Fill(p.name, strip)
	drawScene(c, specialPicture(a), p.picture, tint)
	words := p.name
	if !p.low {
		words.W -= p.feeWide()
	}
	if p.bare() {
		size := math.Min(14, r.H-4)
		drawSpecialSign(c, a, r.X+r.W-size/2-3, r.Y+r.H-size/2-3, size)
	} else {
		p.lines.write(c, words, palette.Ink)
	}
	m.drawDeal(c, p.picture, card, a)
	p.ink = paid(int(m.s.Player(m.own).Goods[box.Food]) < p.fee)
	p.drawFee(c)
	if lead {
		drawLead(c, p.picture.X+p.picture.W-9, p.picture.Y+10)
	}
	switch {
	case m.on[id] && m.Hover == id:
		ui.Frame(c, r)
	case m.on[id] || lead:
		outline(c, r, 2, m.choices().mark(lead))
	case m.Deciding() && r.Contains(m.Pointer):
		drawBarred(c, r)
	}
}

// drawFee draws what the next use of a card costs at the right end of the strip, or on a slip
// on the picture.
func (p specialPlate) drawFee(c *ui.Canvas) {
	if p.fee == 0 {
		return
	}
	x, y := p.name.X+p.name.W-p.feeWide(), p.name.Y+p.name.H/2
	if p.low {
		slip := ui.Rect{X: x - 2, Y: p.picture.Y + p.picture.H - 15, W: p.feeWide(), H: 14}
		ui.Inset(c, slip, palette.Cream)
		x, y = slip.X+2, slip.Y+slip.H/2
	}
	c.Write(x, midline(ui.Number, y), number(-p.fee), ui.Number, p.ink)
	drawGood(c, box.Food, x+p.feeWide()-8, y, 12, ui.White)
}

// specialPicture is the name of the picture of a special action's land.
func specialPicture(a box.Special) string { return "agricola/special/" + box.SpecialIDs[a] }

// signs are the goods that special actions are about, which tell them apart where there is
// no room for a name.
var signs = map[box.Special]box.Good{box.CutPeat: box.Fuel, box.FellTrees: box.Wood,
	box.HorseMarket: box.Horse, box.HiringFair: box.Food}

// drawSpecialSign draws the good that a special action is about, if any.
func drawSpecialSign(c *ui.Canvas, a box.Special, x, y, size float64) {
	if g, ok := signs[a]; ok {
		drawGood(c, g, x, y, size, ui.White)
	}
}
