package painttest

import (
	"testing"

	"tilestead/assets/paint/book"
)

// CheckFits looks for paint on the rim of a picture's box, where it is cut off.
func CheckFits(t *testing.T, p book.Picture) {
	t.Helper()
	if p.Keep {
		return
	}
	c := p.Canvas(p.Scales[0], 1)
	p.Paint(c)
	m := c.Alpha()
	for i, a := range m.A {
		x, y := i%m.W, i/m.W
		if a > 0.02 && (x == 0 || y == 0 || x == m.W-1 || y == m.H-1) {
			t.Errorf("%s at scale %g is cut off at pixel %d,%d of %dx%d", p.Name, p.Scales[0], x, y, m.W, m.H)
			return
		}
	}
}
