package ui

import (
	"math"

	"tilestead/assets/palette"
)

// Tooltip draws a dark plate with text near the box it explains: below it, or
// above where there is no room, always on the canvas. The first line is the
// name of the thing. It gives the box it took.
func Tooltip(c *Canvas, at Rect, text string) Rect {
	const pad, gap = 6, 4
	lines := Wrap(text, math.Min(c.W-24, 240))
	w := 0.0
	for _, l := range lines {
		w = math.Max(w, TextWidth(l))
	}
	r := Rect{at.X + at.W/2 - w/2 - pad, at.Y + at.H + gap, w + 2*pad, float64(len(lines))*LineHeight + 6}
	if r.Y+r.H > c.H-2 {
		r.Y = at.Y - gap - r.H
	}
	if r.Y < 2 { // neither below nor above: beside
		r.X, r.Y = at.X+at.W+gap, at.Y+at.H/2-r.H/2
		if r.X+r.W > c.W-2 {
			r.X = at.X - gap - r.W
		}
	}
	r.X = math.Max(2, math.Min(r.X, c.W-2-r.W))
	r.Y = math.Max(2, math.Min(r.Y, c.H-2-r.H))
	r = r.Snap()
	DarkPlate(c, r)
	for i, l := range lines {
		k := palette.Cream
		if i == 0 && len(lines) > 1 {
			k = palette.UIGold
		}
		c.Text(r.X+pad, r.Y+3+float64(i)*LineHeight, l, k)
	}
	return r
}

// DarkPlate is the ground of tooltips: dark with a gold line, so that it is
// never taken for a panel.
func DarkPlate(c *Canvas, r Rect) {
	r = r.Snap()
	c.shadow(r, 1, 2, 2.5)
	c.steps(r, 1, 1, palette.Ink)
	c.steps(r.Inset(1), 1, 1, palette.UIGold)
	c.steps(r.Inset(2), 1, 1, palette.TealDark)
}

// A Kind of a toast gives its band and icon: never the colour alone.
type Kind uint8

// The kinds.
const (
	Info Kind = iota
	Success
	Failure
)

// ToastHeight is how high a toast is.
const ToastHeight = 26

// Toast draws a short message with a coloured band and an icon; its middle is
// at x, its upper edge at y.
func Toast(c *Canvas, x, y float64, text string, kind Kind) Rect {
	band := [...]Color{palette.TealLit, palette.Good, palette.Bad}[kind]
	icon := [...]string{"info", "check", "cross"}[kind]
	text = Fit(text, c.W-60)
	w := TextWidth(text) + 42
	r := Rect{x - w/2, y, w, ToastHeight}.Snap()
	Plate(c, r, palette.Paper)
	px := c.Px()
	c.Fill(Rect{r.X + px, r.Y + 2*px, 8, r.H - 4*px}, band)
	Icon(c, icon, r.X+22, r.Y+r.H/2, 16, White)
	c.Text(r.X+34, r.Y+5, text, palette.Ink)
	return r
}

// Veil darkens everything behind a dialog.
func Veil(c *Canvas) { c.Fill(Rect{0, 0, c.W, c.H}, palette.Alpha(palette.TealDark, 0.55)) }
