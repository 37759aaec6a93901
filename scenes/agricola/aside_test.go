package agricola

import (
	"testing"

	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// A panel beside the action spaces or the listed choices covers each of them
// whole or not at all, and finds a place on every canvas.
func TestAsideCutsNothing(t *testing.T) {
	const wide, high = 348, 226
	positions := fixture.Positions(t, 4)
	for _, size := range scenetest.Sizes() {
		b := NewBoard()
		for _, s := range positions {
			v := fixture.View(t, b, s, size.W, size.H)
			m := b.moment(v)
			boxes := append(append([]ui.Rect{}, m.grid.cells...), m.grid.cards...)
			room := m.at.spaces
			switch list := m.choices().sheet(); {
			case m.majors().supplyOpen():
				boxes, room = boxes[:0], m.at.supply
				for i := range m.majors().stacks() {
					boxes = append(boxes, m.majors().stackBox(i))
				}
			case len(list) > 0:
				boxes = m.choices().listed(list)
			}
			tall := room.H + 20
			if r := b.Offers().Aside(v, wide, tall); len(r) != 1 || r[0].H < tall || !room.Within(r[0]) {
				t.Errorf("%s: a panel too high for its room lies at %v", size.Name, r)
			}
			places := b.Offers().Aside(v, wide, high)
			if len(places) == 0 {
				t.Errorf("%s: no place for a panel", size.Name)
			}
			for _, r := range places {
				if r.W < wide || r.H < high {
					t.Errorf("%s: the panel asked for does not fit into %v", size.Name, r)
				}
				for _, box := range boxes {
					if in := r.And(box.Inset(-1)); in.W > asideEdge && in.H > asideEdge && !box.Within(r) {
						t.Errorf("%s: a panel at %v cuts %v", size.Name, r, box)
					}
				}
			}
		}
	}
}
