package ui

import (
	"math"
	"strings"

	"tilestead/assets/palette"
)

// Shown is what can be seen on a screen that tooltips keep off.
type Shown struct {
	Off  []Rect // however far they have to go
	Over []Rect // where it is not far: they may lie over it, but rather lie over nothing
}

// Tooltip draws a dark plate with text near the box it explains: below, above or
// beside it, always on the canvas, and where it covers least of what is shown,
// never the box itself if there is room. The first of several lines is
// the name of the thing; a text of one, however long, has none. It gives the box
// it took.
func Tooltip(c *Canvas, at Rect, text string, shown Shown) Rect {
	const pad = 6
	most := math.Min(c.W-24, 240)
	lines, name := Body.Balance(text, most), 0
	if first, _, more := strings.Cut(text, "\n"); more {
		name = len(Body.Wrap(first, most))
	}
	w := 0.0
	for _, l := range lines {
		w = math.Max(w, Body.Width(l))
	}
	r := PlaceTip(Rect{W: c.W, H: c.H}, at, w+2*pad, float64(len(lines))*LineHeight+6, shown)
	DarkPlate(c, r)
	for i, l := range lines {
		k := palette.Cream
		if i < name {
			k = palette.UIGold
		}
		c.Write(r.X+pad, r.Y+15+float64(i)*LineHeight, l, Body, k)
	}
	return r
}

// How far a tooltip goes away from what it explains rather than cover what is shown: in steps
// of half its height; what a canvas pixel of the way and of what it may lie over costs, in those
// of what it keeps off.
const (
	tipSteps = 12
	tipWay   = 4.0
	tipOver  = 1.0 / 8
)

// PlaceTip finds where on a canvas a tooltip of w x h about a box goes: as near as
// it can without covering what is shown.
func PlaceTip(canvas, at Rect, w, h float64, shown Shown) (best Rect) {
	const gap, edge = 4, 2
	least := math.Inf(1)
	try := func(x, y, away float64) {
		r := Rect{math.Max(edge, math.Min(x, canvas.W-edge-w)), math.Max(edge, math.Min(y, canvas.H-edge-h)), w, h}
		cost := tipWay*away + 1e3*area(r.And(at))
		for _, o := range shown.Off {
			cost += area(r.And(o))
		}
		for _, o := range shown.Over {
			cost += tipOver * area(r.And(o))
		}
		if cost < least {
			best, least = r, cost
		}
	}
	for step := range tipSteps {
		d := float64(step) * h / 2
		for _, along := range [...]float64{0.5, 0, 1} { // middle to middle, or edge to edge
			x, y := at.X+along*(at.W-w), at.Y+along*(at.H-h)
			try(x, at.Y+at.H+gap+d, d)
			try(x, at.Y-gap-h-d, d)
			try(at.X+at.W+gap+d, y, d)
			try(at.X-gap-w-d, y, d)
		}
	}
	return best.Snap()
}

// area is how large a box is; an empty one has none.
func area(r Rect) float64 { return math.Max(0, r.W) * math.Max(0, r.H) }

// DarkPlate is the ground of tooltips: dark with a gold line, so that it is
// never taken for a panel.
func DarkPlate(c *Canvas, r Rect) {
	r = c.Snap(r)
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
	text = Body.Fit(text, c.W-60)
	w := Body.Width(text) + 42
	r := c.Snap(Rect{x - w/2, y, w, ToastHeight})
	Plate(c, r, palette.Paper)
	px := c.Px()
	c.Fill(Rect{r.X + px, r.Y + 2*px, 8, r.H - 4*px}, band)
	Icon(c, icon, r.X+22, r.Y+r.H/2, 16, White)
	c.Write(r.X+34, r.Y+17, text, Body, palette.Ink)
	return r
}

// Veil darkens everything behind a dialog.
func Veil(c *Canvas) { c.Fill(Rect{0, 0, c.W, c.H}, palette.Alpha(palette.TealDark, 0.55)) }
