package montana

import (
	"math"

	"tilestead/ui"
)

// line draws a straight line w canvas pixels wide.
func line(c *ui.Canvas, a, b ui.Point, w float64, k ui.Color) {
	d := math.Hypot(b.X-a.X, b.Y-a.Y)
	if d == 0 {
		return
	}
	nx, ny := -(b.Y-a.Y)/d*w/2, (b.X-a.X)/d*w/2
	c.Poly(k, ui.Point{X: a.X + nx, Y: a.Y + ny}, ui.Point{X: b.X + nx, Y: b.Y + ny},
		ui.Point{X: b.X - nx, Y: b.Y - ny}, ui.Point{X: a.X - nx, Y: a.Y - ny})
}

// box is a square of side w round p.
func box(p ui.Point, w float64) ui.Rect {
	return ui.Rect{X: p.X - w/2, Y: p.Y - w/2, W: w, H: w}
}
