package table_test

import (
	"math/rand/v2"
	"testing"

	"tilestead/scenes/apptest"
)

// A map that is looked at from afar has buttons to look closer and farther; one that is as large
// as it is painted has none until it has been moved.
func TestFarMapHasButtonsToZoom(t *testing.T) {
	for turns, far := range map[int]bool{6: false, 140: true} {
		m := apptest.Carcassonne.Match(t, 2, 5)
		wander(t, m, turns, rand.New(rand.NewPCG(1, 2)))
		p := sit(t, m, apptest.Carcassonne.New(), "pp", 853, 533, nil)
		p.until()
		p.draw()
		if got := p.aim("zoom/0") && p.aim("zoom/1"); got != far {
			t.Errorf("after %d actions: buttons to zoom %v, want %v", turns, got, far)
		}
		if !far {
			continue
		}
		was := p.table.Camera().Scale
		p.clickZone("zoom/0")
		p.wait(1)
		closer := p.table.Camera().Scale
		p.clickZone("zoom/1")
		p.wait(1)
		if back := p.table.Camera().Scale; closer <= was || back >= closer {
			t.Errorf("from %v the buttons lead to %v and back to %v", was, closer, back)
		}
	}
}
