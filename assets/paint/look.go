// Package painttest judges painted pictures, for tests.
package paint

import (
	"math"

	"tilestead/assets/paint/brush"
)

// A look is an icon as it meets the eye without colour: what it covers and
// how bright it is there.
type look struct{ cover, grey []float64 }

// lookOf is a painted canvas in grey, on mid-grey.
func lookOf(c *brush.Canvas) look {
	l := look{make([]float64, c.W*c.H), make([]float64, c.W*c.H)}
	for p := range l.cover {
		q := c.Pix[p*4 : p*4+4]
		l.cover[p] = float64(q[3])
		l.grey[p] = 0.30*float64(q[0]) + 0.59*float64(q[1]) + 0.11*float64(q[2]) + 0.6*(1-float64(q[3]))
	}
	return l
}

// apart is how much two looks differ over what either covers, 0 (alike) to 1.
func (a look) apart(b look) (outline, inner float64) {
	var area float64
	for p := range a.cover {
		area += math.Max(a.cover[p], b.cover[p])
		outline += math.Abs(a.cover[p] - b.cover[p])
		inner += math.Abs(a.grey[p] - b.grey[p])
	}
	return outline / area, inner / area
}
