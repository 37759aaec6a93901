package agricola

import (
	"math"

	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// goodPictures are the names of the icons of goods.
var goodPictures = func() (names [box.Goods]string) {
	for g, id := range box.GoodIDs {
		names[g] = "good/" + id
	}
	return names
}()

// drawScythe draws the sign of the harvest.
func drawScythe(c *ui.Canvas, x, y, size float64) {
	if s, ok := assets.Find("good/scythe"); ok {
		c.Tinted(s, x, y, size/32, 0, ui.White)
	}
}

// drawGood draws one of a good, size high, with its middle at x, y.
func drawGood(c *ui.Canvas, g box.Good, x, y, size float64, tint ui.Color) {
	if s, ok := assets.Find(goodPictures[g]); ok {
		c.Tinted(s, x, y, size/32, 0, tint)
	}
}

// drawStock draws goods with their numbers, where all is set those of one, too,
// to the left of x; it gives where they begin.
func drawStock(c *ui.Canvas, x, y, size float64, st *box.Stock, all bool) float64 {
	for i := box.Goods - 1; i >= 0; i-- {
		n := int(st[i])
		if n == 0 {
			continue
		}
		if n != 1 || all {
			x -= ui.Number.Width(number(n))
			c.Write(x, midline(ui.Number, y), number(n), ui.Number, palette.Ink)
		}
		x -= size
		drawGood(c, box.Good(i), x+size/2-1, y, size, ui.White)
		x -= 2
	}
	return x
}

// drawGoods draws the goods of the seat that is looked at.
func (m ownedPart) drawGoods(c *ui.Canvas) {
	defer m.drawSeen(c)
	if m.Frame.Layout == ui.Compact {
		ui.Panel(c, m.at.goods)
	} else { // what the harvest takes lies on it, too
		ui.Panel(c, m.at.stores())
	}
	p := m.s.Player(m.seen)
	for _, g := range m.shown() {
		r, n := m.goodBox(g), int(p.Goods[g])
		x, size := goodLies(r)
		y := r.Y + r.H/2
		drawGood(c, g, x+size/2, y, size, board.Fade(n == 0))
		c.Write(x+size+2, midline(ui.Number, y), number(n), ui.Number, board.Faint(n == 0))
	}
}

// goodLies is where a good begins in its box, and how large it is.
func goodLies(r ui.Rect) (x, size float64) {
	figures := ui.Number.Width("00")
	size = math.Min(19, math.Min(r.H-3, r.W-figures-3))
	return r.X + math.Max(0, math.Min(4, r.W-figures-size-3)), size
}

// goodEnd is where the number of a good ends.
func (m ownedPart) goodEnd(g box.Good) float64 {
	x, size := goodLies(m.goodBox(g))
	return x + size + 2 + ui.Number.Width(number(int(m.s.Player(m.seen).Goods[g])))
}
