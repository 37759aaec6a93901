package carcassonne

import (
	"testing"

	"tilestead/rules/carcassonne"
	"tilestead/ui"
)

// Whatever the tile, its turn and the figure, no figure or plate on the raised tile covers another, and
// what is built there shows between them, but for stubs of roads that are shorter than a figure.
func TestRaisedFiguresHideNothing(t *testing.T) {
	const stub = 25 // points
	b := NewBoard()
	var seen [carcassonne.Figures]int
	roads := 0
	eachPlaced(t, func(s *carcassonne.State, name string) {
		for piece := range int8(carcassonne.Figures) {
			v := fixture.View(t, b, s, 1280, 800)
			v.Draft = draft{piece: piece + 1}
			m := b.moment(v)
			var boxes []ui.Rect
			for i := range m.spots() {
				p := &m.spots()[i]
				if !m.land().isFresh(*p) {
					continue
				}
				seen[p.figure]++
				picture := paintedBox(p.figure, p.kind, p.scale).Move(p.foot.X, p.foot.Y)
				wide := m.stands().plateWide(p)
				plate := ui.Rect{X: p.foot.X - wide/2, Y: p.foot.Y + stem, W: wide, H: m.land().plateHigh()}
				for _, box := range boxes {
					if box.Inset(0.6).Overlaps(picture) || box.Inset(0.6).Overlaps(plate) {
						t.Errorf("%s, figure %d: %v and its plate %v lie over %v", name, piece, picture, plate, box)
					}
				}
				boxes = append(boxes, picture, plate)
			}
			if len(boxes) == 0 {
				continue
			}
			last, r := s.Last(), m.raisedTo()
			for f, points := range sightsOf(last.Kind, last.Turn) {
				hidden := 0
				for _, p := range points {
					at := ui.Point{X: r.Center().X + p.X*r.W/side, Y: r.Center().Y + p.Y*r.W/side}
					for _, box := range boxes {
						if box.Contains(at) {
							hidden++
							break
						}
					}
				}
				if len(points) < stub {
					continue
				}
				roads++
				if part := float64(hidden) / float64(len(points)); part > 0.72 {
					t.Errorf("%s, figure %d: %.0f %% of %d points of feature %d are hidden", name, piece, 100*part,
						len(points), f)
				}
			}
		}
	})
	if roads == 0 || seen[carcassonne.Small] < 500 || seen[carcassonne.Big] < 500 {
		t.Errorf("%d features seen behind figures %v", roads, seen)
	}
}
