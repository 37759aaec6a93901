package table

import (
	"testing"

	"tilestead/ui"
)

// A refusal lies as near to the click as what is to be clicked leaves room.
func TestRefusalLiesBesideTheClick(t *testing.T) {
	canvas := ui.Rect{W: 400, H: 300}
	box := ui.Rect{X: 150, Y: 100, W: 100, H: 25}
	free := []ui.Rect{{X: 0, Y: 0, W: 400, H: 140}, {X: 100, Y: 140, W: 60, H: 160}}
	at := nearestFree(canvas, box, free)
	if at.W != box.W || at.H != box.H || !at.Within(canvas) {
		t.Fatalf("it lies at %v", at)
	}
	for _, r := range free {
		if at.Overlaps(r) {
			t.Errorf("%v lies on %v", at, r)
		}
	}
	if at.Y > 150 || at.X > 170 {
		t.Errorf("%v is too far off", at)
	}
	if at := nearestFree(canvas, box, []ui.Rect{canvas}); at.W > 0 {
		t.Errorf("there is no room, and it lies at %v", at)
	}
}
