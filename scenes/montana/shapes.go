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

// rim draws a frame t thick just inside r.
func rim(c *ui.Canvas, r ui.Rect, t float64, k ui.Color) {
	r = r.Snap()
	c.Fill(ui.Rect{X: r.X, Y: r.Y, W: r.W, H: t}, k)
	c.Fill(ui.Rect{X: r.X, Y: r.Y + r.H - t, W: r.W, H: t}, k)
	c.Fill(ui.Rect{X: r.X, Y: r.Y + t, W: t, H: r.H - 2*t}, k)
	c.Fill(ui.Rect{X: r.X + r.W - t, Y: r.Y + t, W: t, H: r.H - 2*t}, k)
}

// arc is the place at t of 0..1 on a path from a to b that rises high canvas
// pixels over the straight line.
func arc(a, b ui.Point, high, t float64) ui.Point {
	p := a.Toward(b, t)
	p.Y -= 4 * high * t * (1 - t)
	return p
}
