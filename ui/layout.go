package ui

import "math"

// A TextSize is the setting of how large the interface is.
type TextSize int8

// The text sizes.
const (
	SmallText TextSize = iota - 1
	NormalText
	LargeText
)

// MinW and MinH are the smallest canvas a screen is laid out on.
const (
	MinW = 640
	MinH = 360
)

// between is the scale where a canvas of whole device pixels would be too small for the
// normal layout: three device pixels for two canvas pixels.
const between = 1.5

// Scale gives S, the number of device pixels that a canvas pixel takes, and the size of the
// canvas, for a window of deviceW x deviceH device pixels: whole numbers, and one and a
// half where two would leave less room than the normal layout has. Small and Large text are
// the steps beside it. A canvas of one and a half is not cut to whole pixels, or a device
// pixel would be left over.
func Scale(deviceW, deviceH float64, size TextSize) (s, canvasW, canvasH float64) {
	s = 1
	// A browser's or a desktop's edges take some pixels of 1280.
	if LayoutOf(deviceW/between, deviceH/between) >= Normal {
		s = math.Max(2, math.Floor(math.Min(deviceW/960, deviceH/540)))
	}
	if s == 2 && LayoutOf(deviceW/2, deviceH/2) < Normal {
		switch {
		case size == NormalText:
			return between, deviceW / between, deviceH / between
		case size > NormalText: // what is between is a step of its own
			size--
		}
	}
	s += float64(size)
	most := math.Floor(math.Min(deviceW/MinW, deviceH/MinH))
	s = math.Max(1, math.Min(s, most))
	return s, math.Floor(deviceW / s), math.Floor(deviceH / s)
}

// A Layout is one of the three arrangements every screen has.
type Layout uint8

// The layouts, small to large. TooSmall is under MinW x MinH: a screen is not
// shown then.
const (
	TooSmall Layout = iota
	Compact
	Normal
	Roomy
)

// String is the layout's name.
func (l Layout) String() string { return [...]string{"too small", "compact", "normal", "roomy"}[l] }

// LayoutOf gives the layout of a canvas of w x h canvas pixels.
func LayoutOf(w, h float64) Layout {
	switch {
	case w >= 1260 && h >= 700:
		return Roomy
	case w >= 840 && h >= 480:
		return Normal
	case w >= MinW && h >= MinH:
		return Compact
	}
	return TooSmall
}

// Move is r shifted by x, y.
func (r Rect) Move(x, y float64) Rect { return Rect{r.X + x, r.Y + y, r.W, r.H} }

// Snap is r on whole canvas pixels.
func (r Rect) Snap() Rect {
	x, y := math.Round(r.X), math.Round(r.Y)
	return Rect{x, y, math.Round(r.X+r.W) - x, math.Round(r.Y+r.H) - y}
}

// Within says whether r lies wholly in o.
func (r Rect) Within(o Rect) bool {
	return r.X >= o.X && r.Y >= o.Y && r.X+r.W <= o.X+o.W && r.Y+r.H <= o.Y+o.H
}

// And is what r and o share; empty boxes have no width or height.
func (r Rect) And(o Rect) Rect {
	x, y := math.Max(r.X, o.X), math.Max(r.Y, o.Y)
	return Rect{x, y, math.Max(0, math.Min(r.X+r.W, o.X+o.W)-x), math.Max(0, math.Min(r.Y+r.H, o.Y+o.H)-y)}
}

// Or is the least box round r and o.
func (r Rect) Or(o Rect) Rect {
	x, y := math.Min(r.X, o.X), math.Min(r.Y, o.Y)
	return Rect{x, y, math.Max(r.X+r.W, o.X+o.W) - x, math.Max(r.Y+r.H, o.Y+o.H) - y}
}

// Top cuts h off the top of r and gives it and the rest, gap below it.
func (r Rect) Top(h, gap float64) (top, rest Rect) {
	return Rect{r.X, r.Y, r.W, h}, Rect{r.X, r.Y + h + gap, r.W, r.H - h - gap}
}

// Left cuts w off the left of r and gives it and the rest, gap beside it.
func (r Rect) Left(w, gap float64) (left, rest Rect) {
	return Rect{r.X, r.Y, w, r.H}, Rect{r.X + w + gap, r.Y, r.W - w - gap, r.H}
}

// Centered is a box of w x h in the middle of r, on whole canvas pixels.
func (r Rect) Centered(w, h float64) Rect {
	return Rect{math.Round(r.X + (r.W-w)/2), math.Round(r.Y + (r.H-h)/2), w, h}
}

// ToolPitch is how far apart the tools in the bar of a compact canvas of width w stand: as a
// finger needs it, where there is room.
func ToolPitch(w float64) float64 {
	if w < 800 {
		return 20
	}
	return 40
}
