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
			x -= ui.TextWidth(number(n))
			c.Text(math.Round(x), math.Round(y)-8, number(n), palette.Ink)
		}
		x -= size
		drawGood(c, box.Good(i), x+size/2-1, y, size, ui.White)
		x -= 2
	}
	return x
}

// goodBox is where good i of the seat that is looked at lies.
func (m ownedPart) goodBox(i int) ui.Rect {
	r, columns := m.at.goods, box.Goods
	switch {
	case r.H > r.W: // beside the farm
		columns = 2
	case r.H > 32:
		columns = box.Goods / 2
	}
	w, h := r.W/float64(columns), r.H/float64(box.Goods/columns)
	return ui.Rect{X: r.X + float64(i%columns)*w, Y: r.Y + float64(i/columns)*h, W: w, H: h}
}

func (m ownedPart) drawGoods(c *ui.Canvas) {
	ui.Panel(c, m.at.goods)
	p := m.s.Player(m.seen)
	for i := range box.Goods {
		r, n := m.goodBox(i), int(p.Goods[i])
		size := math.Min(20, math.Min(r.H-6, r.W/2))
		drawGood(c, box.Good(i), r.X+3+size/2, r.Y+r.H/2, size, board.Fade(n == 0))
		c.Text(r.X+size+4, math.Round(r.Y+r.H/2)-8, number(n), board.Faint(n == 0))
	}
}
