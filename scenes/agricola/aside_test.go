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
			if r.W < 150 || r.H < 40 || !r.Within(v.Frame.Canvas) {
				t.Errorf("%s: a hint lies at %v", size.Name, r)
			}
			for _, g := range b.Targets(v) {
				if r != v.Frame.Log.Or(b.moment(v).at.preview) {
					break // over the farm
				}
				if g.Button == 0 && g.Off == "" && g.Area.Overlaps(r) {
					t.Errorf("%s: a hint at %v lies on %s", size.Name, r, g.ID)
				}
			}
		}
	}
}
