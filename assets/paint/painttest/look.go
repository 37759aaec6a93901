// Package painttest judges painted pictures, for tests.
package painttest

import (
	"math"

	"tilestead/assets/paint/brush"
)

// A Look is a picture as it meets the eye without colour: what it covers and
// how bright it is there.
type Look struct{ Cover, Grey []float64 }

// LookOf is a painted canvas in grey, on mid-grey.
func LookOf(c *brush.Canvas) Look {
	l := Look{make([]float64, c.W*c.H), make([]float64, c.W*c.H)}
	for p := range l.Cover {
		q := c.Pix[p*4 : p*4+4]
		l.Cover[p] = float64(q[3])
		l.Grey[p] = 0.30*float64(q[0]) + 0.59*float64(q[1]) + 0.11*float64(q[2]) + 0.6*(1-float64(q[3]))
	}
	return l
}

// Apart is how much two looks differ over what either covers, 0 (alike) to 1.
func (a Look) Apart(b Look) (outline, inner float64) {
	var area float64
	for p := range a.Cover {
		area += math.Max(a.Cover[p], b.Cover[p])
		outline += math.Abs(a.Cover[p] - b.Cover[p])
		inner += math.Abs(a.Grey[p] - b.Grey[p])
	}
	return outline / area, inner / area
}
