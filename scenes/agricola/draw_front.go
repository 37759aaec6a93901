package agricola

import (
	"math"

	"tilestead/assets/palette"
	"tilestead/rules/agricola/box"
	"tilestead/ui"
)

// A fronted is what lies in front of a seat: a major improvement, or a card of the
// hand where major is -1.
type fronted struct {
	major box.Major
	card  box.Card
}

func (f fronted) isMajor() bool { return f.major >= 0 }

// fronted are the improvements and occupations in front of the seat that is looked
// at.
func (m ownedPart) fronted() (list []fronted) {
	p := m.s.Player(m.seen)
	for i := range box.Majors {
		if p.Majors.Has(box.Major(i)) {
			list = append(list, fronted{major: box.Major(i)})
		}
	}
	for _, c := range p.Front.Cards() {
		list = append(list, fronted{-1, c})
	}
	return list
}

// frontBoxes is where they lie.
func (m ownedPart) frontBoxes(n int) (boxes []ui.Rect) {
	r := m.at.front
	rows := math.Max(1, math.Floor(r.H/24))
	columns := math.Max(2, math.Ceil(float64(n)/rows))
	wide, high := r.W/columns, r.H/rows
	for i := range n {
		k := float64(i)
		boxes = append(boxes, ui.Rect{X: r.X + wide*math.Mod(k, columns), Y: r.Y + high*math.Floor(k/columns),
			W: wide, H: high})
	}
	return boxes
}

// frontAt is what lies in front at p.
func (m ownedPart) frontAt(p ui.Point) (at fronted, ok bool) {
	list := m.fronted()
	for i, r := range m.frontBoxes(len(list)) {
		if r.Contains(p) {
			return list[i], true
		}
	}
	return fronted{}, false
}

// drawFront draws what lies in front of the seat that is looked at: pictures, and
// names where there is room, or how often a card can still be used.
func (m ownedPart) drawFront(c *ui.Canvas) {
	ui.Inset(c, m.at.front, palette.PaperDim)
	list := m.fronted()
	if len(list) == 0 {
		at := m.at.front.Center()
		c.WriteCenter(at.X, midline(ui.Dense, at.Y), m.say("front.none"), ui.Dense, palette.InkSoft)
	}
	for i, box := range m.frontBoxes(len(list)) {
		box = box.Snap().Inset(1)
		m.drawFronted(c, list[i], box)
		if at := list[i]; !at.isMajor() {
			m.drawState(c, box, at.card)
		}
	}
}

// drawFronted draws one of them: its picture, and beside it its name in one line or two,
// or more of the picture where that has no room.
func (m ownedPart) drawFronted(c *ui.Canvas, at fronted, r ui.Rect) {
	strip, picture, name := majorStrip, "", ""
	width := r.W - r.H*1.5 - 8
	var two nameplate
	if at.isMajor() {
		picture, name, two = majorPicture(at.major), m.major(at.major), m.majorLines(at.major, width)
	} else {
		strip, picture, name = stripOf(at.card), handPicture(at.card), m.cards().cardName(at.card)
		two = m.cards().cardLines(at.card, width)
	}
	ui.Inset(c, r, strip)
	art := r.Inset(2)
	role, one := oneLine(name, width)
	if !one && (two.cut() || two.tall() > r.H-2) {
		art.W = math.Min(art.W, art.H*sceneWide/sceneHigh) // the whole of it
		drawScene(c, picture, art, ui.White)
		return
	}
	art.W = math.Round(art.H * 1.5)
	drawScene(c, picture, art, ui.White)
	x := art.X + art.W + 4
	if one {
		c.Write(x, midline(role, r.Y+r.H/2), name, role, palette.Ink)
		return
	}
	two.write(c, ui.Rect{X: x, Y: r.Y, W: width, H: r.H}, palette.Ink)
}

// drawState draws over a card in front how often it can still be used, a golden disc
// where it can be at any time, and what lies on it.
func (m ownedPart) drawState(c *ui.Canvas, r ui.Rect, card box.Card) {
	x, y := r.X+r.W-8, r.Y+r.H-8
	if n, ok := m.s.Player(m.seen).UsesLeft(card); ok {
		ui.Disc(c, x, y, 7, palette.Ink)
		ui.Disc(c, x, y, 6, palette.Cream)
		c.WriteCenter(x, midline(ui.Dense, y), number(n), ui.Dense, palette.Ink)
		x -= 14
	}
	if box.Cards[card].AtAnyTime() {
		ui.Disc(c, x, y, 5, palette.Ink)
		ui.Disc(c, x, y, 4, palette.UIGold)
		x -= 12
	}
	on := m.onCard(m.seen, card)
	if box.Cards[card].Stack != nil {
		return // more kinds than there is room for: the tip tells them
	}
	for g, n := range on {
		if n == 0 || x-14 < r.X {
			continue
		}
		drawGood(c, box.Good(g), x-4, y-1, 13, ui.White)
		if n > 1 {
			c.Write(x, midline(ui.DenseBold, y), number(int(n)), ui.DenseBold, palette.Ink)
		}
		x -= 18
	}
}
