package device

import (
	"math"
	"testing"
)

// A notch of a mouse is a line in every browser, and what a touchpad tells adds up.
func TestWheelOfBrowsers(t *testing.T) {
	for _, c := range []struct {
		what          string
		pixels, ticks float64
		want          float64
	}{
		{"Chromium on Linux", 120, -120, -1},
		{"Chromium on Windows", 100, -120, -1},
		{"the same, the page shown at 125 %", 80, -120, -1},
		{"Firefox", 57, -120, -1},
		{"two notches at once", -200, 240, 2},
		{"a fine wheel", 15, -18, -0.15},
		{"a touchpad", 2, -2, -0.02},
		{"a touchpad of a Mac", -4, 12, 0.04},
		{"a browser that tells no ticks", 100, 0, -1},
		{"one that tells a tick for anything", 2, -120, -0.02},
		{"sideways", 0, 0, 0},
	} {
		if got := lines(c.pixels, c.ticks); math.Abs(got-c.want) > 1e-9 {
			t.Errorf("%s: %g pixels and %g ticks are %g lines, want %g", c.what, c.pixels, c.ticks, got, c.want)
		}
	}
	if f := opened(-10) * opened(10); math.Abs(f-1) > 1e-9 || opened(-10) <= 1 || opened(-1e6) > math.E {
		t.Errorf("fingers that open and close: %g, %g, %g", f, opened(-10), opened(-1e6))
	}
}
