package agricola

import (
	"tilestead/assets/palette"
	"tilestead/ui"
)

// outline draws the edge of a box t wide.
func outline(c *ui.Canvas, r ui.Rect, t float64, k ui.Color) {
	c.Fill(ui.Rect{X: r.X, Y: r.Y, W: r.W, H: t}, k)
	c.Fill(ui.Rect{X: r.X, Y: r.Y + r.H - t, W: r.W, H: t}, k)
	c.Fill(ui.Rect{X: r.X, Y: r.Y + t, W: t, H: r.H - 2*t}, k)
	c.Fill(ui.Rect{X: r.X + r.W - t, Y: r.Y + t, W: t, H: r.H - 2*t}, k)
}

// drawSlip draws a number on a slip of paper over a picture, which begins at x and has its
// middle at y.
func drawSlip(c *ui.Canvas, x, y float64, text string, ink ui.Color) {
	box := ui.Rect{X: x, Y: y - 6, W: slipWide(text), H: 12}
	ui.Inset(c, box, palette.Cream)
	c.Write(box.X+2.5, midline(ui.DenseBold, y), text, ui.DenseBold, ink)
}

func slipWide(text string) float64 { return ui.DenseBold.Width(text) + 5 }

// arrowWide is how wide an arrow is, in canvas pixels.
const arrowWide = 10.0

// drawArrow draws an arrow to the right that begins at x, y.
func drawArrow(c *ui.Canvas, x, y float64, k ui.Color) {
	c.Fill(ui.Rect{X: x, Y: y - 1, W: 6, H: 2}, k)
	for i := range 4 {
		n := float64(i)
		c.Fill(ui.Rect{X: x + 6 + n, Y: y - 4 + n, W: 1, H: 8 - 2*n}, k)
	}
}

// within draws in a box only: what throws a shadow has thrown it already.
func within(c *ui.Canvas, r ui.Rect, draw func(c *ui.Canvas)) {
	c.Clip(r.Snap())
	draw(c)
	c.Unclip()
}
