package table_test

import (
	"testing"

	"tilestead/scenes/apptest"
	"tilestead/scenes/scenetest"
	"tilestead/scenes/table"
	"tilestead/ui"
)

// What the end is counted for must not lie under the strip that counts along: it
// is some 44 canvas pixels high, below the prompt, and points rise over the place.
func TestSightIsBelowTheCount(t *testing.T) {
	for _, f := range []*scenetest.Fixture{&apptest.Carcassonne, &apptest.Montana} {
		for _, size := range scenetest.Sizes() {
			frame := f.New().Frame(size.W, size.H, ui.LayoutOf(size.W, size.H), 4)
			plain, counting := table.Sight(&frame, false), table.Sight(&frame, true)
			strip := max(frame.Map.Y, frame.Prompt.Y+frame.Prompt.H) + 8 + 36
			if counting.Y < min(strip+20, frame.Map.Center().Y) {
				t.Errorf("%s %s: the count reaches down to %g, things are seen from %g", f.Title.ID, size.Name, strip,
					counting.Y)
			}
			if !counting.Contains(frame.Map.Center()) || plain.Y > frame.Map.Y+20 ||
				counting.Y+counting.H != plain.Y+plain.H {
				t.Errorf("%s %s: the map %v is seen in %v, while it is counted in %v", f.Title.ID, size.Name,
					frame.Map, plain, counting)
			}
		}
	}
}
