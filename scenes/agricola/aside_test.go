package agricola

import (
	"testing"

	"tilestead/scenes/scenetest"
)

// A hint has room beside everything that can be clicked, on every canvas.
func TestAsideLiesBesideTargets(t *testing.T) {
	positions := fixture.Positions(t, 4)
	for _, size := range scenetest.Sizes() {
		b := NewBoard()
		for _, s := range positions {
			v := fixture.View(t, b, s, size.W, size.H)
			r := b.Offers().Aside(v)
			if r.W < 150 || r.H < asideHigh || r.W*r.H > 0.3*size.W*size.H || !r.Within(v.Frame.Canvas) {
				t.Errorf("%s: a hint lies at %v", size.Name, r)
			}
			for _, g := range b.Targets(v) {
				if r.Overlaps(b.moment(v).at.farm) {
					break
				}
				if g.Button == 0 && g.Off == "" && g.Area.Overlaps(r) {
					t.Errorf("%s: a hint at %v lies on %s", size.Name, r, g.ID)
				}
			}
		}
	}
}
