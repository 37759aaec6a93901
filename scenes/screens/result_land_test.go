package screens_test

import (
	"testing"

	"tilestead/rules"
	"tilestead/save"
	"tilestead/scenes/apptest"
	"tilestead/scenes/scenetest"
	"tilestead/scenes/screens"
	"tilestead/ui"
)

// TestResultLeavesTheLandFree checks that the finished land lies beside panel and
// buttons at every size, and that something of it is drawn there.
func TestResultLeavesTheLandFree(t *testing.T) {
	for _, f := range []*scenetest.Fixture{apptest.Carcassonne, apptest.Montana} {
		m := f.Match(t, 2, 5)
		f.Play(t, m, func(rules.State) {})
		for _, size := range scenetest.Sizes() {
			c := &ui.Canvas{}
			c.Reset(size.W, size.H, size.S)
			land, others, ops := screens.ResultPlaces(newShell(t), &save.Game{Match: m, Seats: twoSeats}, f.New(), c)
			if land.W < size.W*0.35 || land.H < size.H*0.6 {
				t.Errorf("%s %s: the land has %v", f.Title.ID, size.Name, land)
			}
			for _, o := range others {
				if a := o.And(land); a.W > 0 && a.H > 0 {
					t.Errorf("%s %s: %v lies on the land %v", f.Title.ID, size.Name, o, land)
				}
			}
			if ops < 40 {
				t.Errorf("%s %s: the land is drawn by %d operations", f.Title.ID, size.Name, ops)
			}
		}
	}
}
