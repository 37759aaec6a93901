package carcassonne

import (
	"testing"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/scenetest"
)

// What the cities of a field are worth is told beside each other, however near they lie and
// however many share it.
func TestCitiesOfAFieldTellTheirWorthApart(t *testing.T) {
	b, s := NewBoard(), stage(t, "first 1")
	for _, size := range [...]scenetest.Size{{W: 640, H: 400}, {W: 1280, H: 800}} {
		m := b.moment(fixture.View(t, b, s, size.W, size.H))
		e := carcassonne.Scored{}
		for i := range int16(4) { // one behind the other, and two on one tile
			at := carcassonne.Place{At: carcassonne.Pos{X: i / 2, Y: i / 3}}
			e.Cities = append(e.Cities, at)
		}
		for seat := range rules.Seat(2) {
			e.Points[seat] = 12
		}
		boxes := m.counting().worthBoxes(e)
		if len(boxes) != len(e.Cities) {
			t.Fatalf("%d boxes for %d cities", len(boxes), len(e.Cities))
		}
		for i, r := range boxes {
			for _, other := range boxes[:i] {
				if r.Overlaps(other) {
					t.Errorf("at %v: %v lies on %v", size, r, other)
				}
			}
			if cell := m.cellArea(e.Cities[0].At); r.Y < cell.Y {
				t.Errorf("at %v: %v lies above the land", size, r)
			}
		}
	}
}
