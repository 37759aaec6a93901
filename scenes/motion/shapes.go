package motion

import (
	"math"
	"strconv"

	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/ui"
)

// Rim draws a frame t canvas pixels wide inside r.
func Rim(c *ui.Canvas, r ui.Rect, t float64, k ui.Color) {
	r = r.Snap()
	c.Fill(ui.Rect{X: r.X, Y: r.Y, W: r.W, H: t}, k)
	c.Fill(ui.Rect{X: r.X, Y: r.Y + r.H - t, W: r.W, H: t}, k)
	c.Fill(ui.Rect{X: r.X, Y: r.Y + t, W: t, H: r.H - 2*t}, k)
	c.Fill(ui.Rect{X: r.X + r.W - t, Y: r.Y + t, W: t, H: r.H - 2*t}, k)
}

// Banner shows words in large letters over a map, a line below them; it has
// still to rise by so many canvas pixels.
func Banner(c *ui.Canvas, over ui.Rect, l ui.Layout, text, sub string, rise float64) {
	cap, high := 18.0, 56.0
	if l == ui.Roomy {
		cap, high = 28, 74
	}
	w := math.Min(over.W-8, math.Max(ui.LettersWidth(cap, text, "title"), ui.Body.Width(sub))+48)
	r := ui.Rect{X: over.X + (over.W-w)/2, Y: over.Y + over.H*0.36 + rise, W: w, H: high}.Snap()
	ui.DarkPlate(c, r)
	ui.LettersCenter(c, r.X+r.W/2, r.Y+cap+9, cap, text, "title")
	c.WriteCenter(r.X+r.W/2, ui.Body.Base(r.Y+r.H-22), ui.Body.Fit(sub, r.W-16), ui.Body, palette.Cream)
}

// Dust is a ring of small clouds round a foot at p that is k canvas pixels a
// unit away, at t of 0..1.
func Dust(c *ui.Canvas, p ui.Point, k, t float64) {
	if t <= 0 || t >= 1 {
		return
	}
	for i := range 6 {
		s, co := math.Sincos(float64(i)*math.Pi/3 + 0.4)
		at := ui.Point{X: p.X + co*k*(30+36*t), Y: p.Y + s*k*(8+14*t) - 10*k*t}
		if spr, ok := assets.Find("dust/" + strconv.Itoa(i%3)); ok {
			c.Tinted(spr, at.X, at.Y, k*(0.7+0.5*t), 0, palette.Alpha(ui.White, 0.8*(1-t)))
		}
	}
}

// Sparkle lets three sparks fly up round p, at t of 0..1; n makes them differ.
func Sparkle(c *ui.Canvas, p ui.Point, k, t float64, n int) {
	for i := range 3 {
		s, ok := assets.Find("spark/" + strconv.Itoa((i+n)%3))
		if !ok || t >= 1 {
			return
		}
		x, y := float64(i-1)*38*k, (-20-50*ui.Settle(t)-14*float64(i%2))*k
		c.Tinted(s, p.X+x*(0.6+0.5*t), p.Y+y, 1.6*k*(1-0.4*t), t, palette.Alpha(ui.White, 1-t*t))
	}
}

// Stretched draws a sprite with its anchor at x, y, as wide and high as two
// scales make it: for what is squashed or turns over.
func Stretched(c *ui.Canvas, s assets.Sprite, x, y, wide, high float64, k ui.Color) {
	x0, y0, x1, y1 := s.Bounds()
	c.Nine(s, ui.Rect{X: x + x0*wide, Y: y + y0*high, W: (x1 - x0) * wide, H: (y1 - y0) * high}, 0,
		math.Max(wide, high), k)
}
