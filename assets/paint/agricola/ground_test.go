package agricola

import (
	"math"
	"testing"

	"tilestead/assets/paint/brush"
)

// The four pictures of a ground show one land: what lies two spaces on is the
// same, and nothing jumps where one picture ends.
func TestGroundsJoin(t *testing.T) {
	apart := func(a, b brush.Col) float64 {
		return math.Abs(a.R-b.R) + math.Abs(a.G-b.G) + math.Abs(a.B-b.B)
	}
	for name, ground := range map[string]brush.Shade{"meadow": grassAt, "pasture": croppedAt} {
		for i := range 2 * side {
			v := float64(i) + 0.5
			if d := apart(ground(0, v), ground(2*side, v)); d > 1e-9 {
				t.Fatalf("%s: column 0 and column 2 are %.3f apart at %g", name, d, v)
			}
			if d := apart(ground(v, 0), ground(v, 2*side)); d > 1e-9 {
				t.Fatalf("%s: row 0 and row 2 are %.3f apart at %g", name, d, v)
			}
			if d := apart(ground(side-0.05, v), ground(side+0.05, v)); d > 0.05 {
				t.Fatalf("%s jumps by %.3f from column 0 to column 1 at %g", name, d, v)
			}
		}
	}
}
