package agricola

import (
	"tilestead/scenes/board"
	"tilestead/ui"
)

// asideEdge is by how much a panel's cut corners reach beyond what it covers.
const asideEdge = 4

// aside are the places for a panel of w x h over the action spaces, or over the
// choices that are listed there: each covers whole what it covers at all, and one
// too high for that all of them.
func (b *Board) aside(v *board.View, w, h float64) (places []ui.Rect) {
	m := b.moment(v)
	room := m.at.spaces
	boxes := append(append([]ui.Rect{}, m.grid.cells...), m.grid.cards...)
	list := m.choices().sheet()
	switch {
	case m.majors().supplyOpen():
		boxes, room = boxes[:0], m.at.supply
		for i := range m.majors().stacks() {
			boxes = append(boxes, m.majors().stackBox(i))
		}
	case len(list) > 0:
		boxes = m.choices().listed(list)
		places = append(places, ui.Rect{X: room.X, Y: room.Y + room.H - h, W: w, H: h})
	}
	for _, at := range boxes {
		places = append(places, ui.Rect{X: at.X, Y: at.Y, W: w, H: h})
	}
	inside := places[:0]
	for _, r := range places {
		for grown := true; grown; {
			grown = false
			for _, box := range boxes {
				if box.Inset(-1).Overlaps(r) && !box.Within(r) {
					r, grown = r.Or(box), true
				}
			}
		}
		if r.Within(room.Inset(-1)) {
			inside = append(inside, r.Inset(-asideEdge))
		}
	}
	if len(inside) == 0 { // taller than all of them
		return []ui.Rect{ui.Rect{X: room.X, Y: room.Y, W: max(w, room.W), H: max(h, room.H)}.Inset(-asideEdge)}
	}
	return inside
}
