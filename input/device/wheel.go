package device

import "math"

// Browsers tell of the wheel in pixels of scrolling, and beside them in ticks of
// which a notch of a mouse has notchTicks, however large the page is shown.
const (
	linePixels  = 100.0
	notchTicks  = 120.0
	notchPixels = 8.0 // what a notch is at least, in the largest of pages
)

// lines are the lines of an event of a browser's wheel that scrolls down by
// pixels, positive away from the player. A mouse turns whole notches; all else,
// such as two fingers on a touchpad, comes in small parts of a line.
func lines(pixels, ticks float64) float64 {
	if n := ticks / notchTicks; n == math.Trunc(n) && n*pixels < 0 && math.Abs(pixels) >= notchPixels {
		return n
	}
	return -pixels / linePixels
}

// opened is the factor by which two fingers on a touchpad opened what they lie
// on: browsers tell of that as of a wheel as well.
func opened(pixels float64) float64 {
	return math.Exp(math.Max(-linePixels, math.Min(linePixels, -pixels)) / linePixels)
}
