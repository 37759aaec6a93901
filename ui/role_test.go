package ui

import (
	"strings"
	"testing"
)

// No text has capitals under 9 device pixels, at any scale; only where a canvas pixel is a
// device pixel and the canvas not roomy have small roles no room to be larger.
func TestCapitalsAreNeverTiny(t *testing.T) {
	t.Cleanup(func() { WriteFor(2, MinW, MinH) })
	windows := [][2]float64{{844, 390}, {1024, 600}, {1280, 720}, {1280, 800}, {1366, 768}, {1920, 1080}, {2560, 1440}}
	for _, d := range windows {
		for size := SmallText; size <= LargeText; size++ {
			s, w, h := Scale(d[0], d[1], size)
			var c Canvas
			c.Reset(w, h, s)
			new(Kit).Draw(&c, func(*Kit) {})
			for r := range roles {
				role := Role(r)
				small := s == 1 && LayoutOf(w, h) < Roomy
				if got := role.Capital() * s; got < leastCapital && !small {
					t.Errorf("%gx%g at %g: role %d has capitals of %g device pixels", w, h, s, r, got)
				}
				if want := roles[r].face.Width("Wm", role.Capital()); role.Width("Wm") != want {
					t.Errorf("role %d is measured %g wide and written %g wide", r, role.Width("Wm"), want)
				}
			}
		}
	}
	WriteFor(1, 1280, 800)
	if Least.Capital() != 9 || Dense.Capital() != 9 {
		t.Errorf("at scale 1 Dense is %g high, Least %g", Dense.Capital(), Least.Capital())
	}
	WriteFor(2, 1280, 800)
	if Least.Capital() != 7 || Dense.Capital() != 8 {
		t.Errorf("at scale 2 Dense is %g high, Least %g", Dense.Capital(), Least.Capital())
	}
}

// Balance takes no more lines than Wrap and leaves no word alone that need not be.
func TestBalance(t *testing.T) {
	const text = "Whoever waits reads a sentence that is only a little longer than the room there is for it on one line here.\nNow."
	wrapped, even := Body.Wrap(text, 480), Body.Balance(text, 480)
	if len(even) != len(wrapped) || strings.Join(even, " ") != strings.Join(wrapped, " ") {
		t.Fatalf("%q, want as many lines as %q", even, wrapped)
	}
	long, short := Body.Width(even[0]), Body.Width(even[1])
	if Body.Width(wrapped[1]) > long/2 || short < long*0.7 {
		t.Errorf("%q is as uneven as %q", even, wrapped)
	}
}
