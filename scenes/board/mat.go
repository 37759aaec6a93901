package board

import (
	"tilestead/assets/palette"
	"tilestead/ui"
)

// matStep is how far the stitches of a mat's border lie apart, in canvas pixels.
const matStep = 14.0

// MatBand is how wide the border of a mat is, in canvas pixels.
const MatBand = 7.0

// Mat draws the cloth on which a map lies: a woven border, quiet enough to lie under
// everything. It is the same in every frame.
func Mat(c *ui.Canvas, r ui.Rect) {
	c.Still("mat", func() {
		r := c.Snap(r)
		px := 1 / max(1, c.S)
		for _, in := range [...]float64{0, MatBand} {
			line := palette.Alpha(palette.UIGold, 0.30)
			b := r.Inset(in)
			c.Fill(ui.Rect{X: b.X, Y: b.Y, W: b.W, H: 2 * px}, line)
			c.Fill(ui.Rect{X: b.X, Y: b.Y + b.H - 2*px, W: b.W, H: 2 * px}, line)
			c.Fill(ui.Rect{X: b.X, Y: b.Y, W: 2 * px, H: b.H}, line)
			c.Fill(ui.Rect{X: b.X + b.W - 2*px, Y: b.Y, W: 2 * px, H: b.H}, line)
		}
		across, down := int(r.W/matStep), int(r.H/matStep)
		for i := range across {
			x := r.X + r.W*(float64(i)+0.5)/float64(across)
			stitch(c, ui.Point{X: x, Y: r.Y + MatBand/2})
			stitch(c, ui.Point{X: x, Y: r.Y + r.H - MatBand/2})
		}
		for i := 1; i < down-1; i++ {
			y := r.Y + r.H*(float64(i)+0.5)/float64(down)
			stitch(c, ui.Point{X: r.X + MatBand/2, Y: y})
			stitch(c, ui.Point{X: r.X + r.W - MatBand/2, Y: y})
		}
	})
}

// stitch is one of the border's diamonds.
func stitch(c *ui.Canvas, p ui.Point) {
	const w, h = 3.4, 2.2
	c.Poly(palette.Alpha(palette.UIGold, 0.22), ui.Point{X: p.X - w, Y: p.Y}, ui.Point{X: p.X, Y: p.Y - h},
		ui.Point{X: p.X + w, Y: p.Y}, ui.Point{X: p.X, Y: p.Y + h})
}
