package agricola

import (
	"math"

	"tilestead/assets/palette"
	"tilestead/ui"
)

// Half of a clasp: how far it reaches into a cell, and its height.
const (
	claspWide = 5.0
	claspHigh = 12.0
)

// drawLinks draws a gold clasp between two cells in a row of which one blocks the
// other while somebody stands there; at the ends of rows a half on each.
func (m worksPart) drawLinks(c *ui.Canvas) {
	list := fixed(m.s)
	for i := 1; i < len(list); i++ {
		if !m.s.Blocks(list[i-1]).Has(list[i]) {
			continue
		}
		a, b := m.grid.cells[i-1], m.grid.cells[i]
		y := math.Round(a.Y + a.H/2 - claspHigh/2)
		left := ui.Rect{X: a.X + a.W - claspWide, Y: y, W: claspWide + 2, H: claspHigh}
		right := ui.Rect{X: b.X - 2, Y: math.Round(b.Y + b.H/2 - claspHigh/2), W: claspWide + 2, H: claspHigh}
		if a.Y == b.Y {
			drawClasp(c, left.Or(right))
			continue
		}
		drawClasp(c, left)
		drawClasp(c, right)
	}
}

func drawClasp(c *ui.Canvas, r ui.Rect) {
	c.Fill(r, palette.Ink)
	c.Fill(r.Inset(1), palette.UIGold)
	c.Fill(ui.Rect{X: r.X + 1, Y: r.Y + 1, W: r.W - 2, H: 1}, palette.Light(palette.UIGold, 0.5))
}
