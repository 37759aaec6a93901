package carcassonne

import (
	"testing"

	"tilestead/rules/carcassonne"
	"tilestead/ui"
)

// hiddenOf is how much of a sign lies behind boxes, as a share of it.
func hiddenOf(sign ui.Rect, boxes []ui.Rect) float64 {
	const steps = 12
	n := 0
	for i := range steps * steps {
		at := ui.Point{X: sign.X + (float64(i%steps)+0.5)*sign.W/steps, Y: sign.Y + (float64(i/steps)+0.5)*sign.H/steps}
		for _, b := range boxes {
			if b.Contains(at) {
				n++
				break
			}
		}
	}
	return float64(n) / (steps * steps)
}

// signHiddenMost is how much of a sign may lie behind a figure: it can still be told.
const signHiddenMost = 0.25

// Whatever the tile, its turn and size, and the place that a figure has on it, no figure on the table
// covers a pennant, an inn or another sign of the tile.
func TestFiguresLeaveSignsToBeSeen(t *testing.T) {
	b := NewBoard()
	b.feet.pixels = 1
	seen := 0
	eachPlaced(t, func(s *carcassonne.State, name string) {
		v := fixture.View(t, b, s, 1280, 800)
		last := s.Last()
		for _, wide := range [...]float64{152, 83, 60} {
			v.Camera.Scale = wide / side
			m := b.moment(v)
			k := m.pieceScale() / v.Camera.Scale
			for f := range carcassonne.Tiles[last.Kind].Features {
				p := carcassonne.Place{At: last.At, Feature: f}
				kind := m.featureKind(p.At, f)
				mid := center(last.At)
				for figure := range carcassonne.Figure(carcassonne.Figures) {
					foot := m.stands().freeFoot(nil, p, figure, 0)
					box := bodyBox(figure, kind, foot, k).Move(-mid.X, -mid.Y)
					for i, sign := range geometryOf(last.Kind, last.Turn).signs {
						seen++
						if part := hiddenOf(sign, []ui.Rect{box}); part > signHiddenMost {
							t.Errorf("%s, %.0f pixels wide: figure %d on feature %d hides %.0f %% of sign %d", name, wide,
								figure, f, 100*part, i)
						}
					}
				}
			}
		}
	})
	if seen < 500 {
		t.Errorf("only %d signs seen", seen)
	}
}

// Nor does a figure that is offered on the raised tile, nor its plate.
func TestOfferedFiguresLeaveSignsToBeSeen(t *testing.T) {
	b, seen := NewBoard(), 0
	eachPlaced(t, func(s *carcassonne.State, name string) {
		last := s.Last()
		for piece := range int8(carcassonne.Figures) {
			v := fixture.View(t, b, s, 1280, 800)
			v.Draft = draft{piece: piece + 1}
			m := b.moment(v)
			var boxes []ui.Rect
			mid, u := m.raisedTo().Center(), m.raisedTo().W/side
			for i := range m.spots() {
				if p := &m.spots()[i]; m.land().isFresh(*p) {
					box := p.box.Move(-mid.X, -mid.Y)
					boxes = append(boxes, ui.Rect{X: box.X / u, Y: box.Y / u, W: box.W / u, H: box.H / u})
				}
			}
			if len(boxes) == 0 {
				continue
			}
			for i, sign := range geometryOf(last.Kind, last.Turn).signs {
				seen++
				if part := hiddenOf(sign, boxes); part > signHiddenMost {
					t.Errorf("%s, figure %d: %.0f %% of sign %d are hidden", name, piece, 100*part, i)
				}
			}
		}
	})
	if seen < 500 {
		t.Errorf("only %d signs seen", seen)
	}
}

// A follower in a cloister stands beside its church: most of it shows, whatever the size of the land.
func TestMonksLeaveTheChurchToBeSeen(t *testing.T) {
	b := NewBoard()
	b.feet.pixels = 1
	seen := 0
	eachPlaced(t, func(s *carcassonne.State, name string) {
		last := s.Last()
		tile := &carcassonne.Tiles[last.Kind]
		for f, feature := range tile.Features {
			church := geometryOf(last.Kind, last.Turn).churchOf(f, feature.Kind)
			if church.W == 0 {
				continue
			}
			for _, wide := range [...]float64{240, 152, 110, 83} {
				v := fixture.View(t, b, s, 1280, 800)
				v.Camera.Scale = wide / side
				m, mid := b.moment(v), center(last.At)
				k := m.pieceScale() / v.Camera.Scale
				foot := m.stands().freeFoot(nil, carcassonne.Place{At: last.At, Feature: f}, carcassonne.Small, 0)
				box := bodyBox(carcassonne.Small, carcassonne.Cloister, foot, k).Move(-mid.X, -mid.Y)
				seen++
				if part := hiddenOf(church, []ui.Rect{box}); part > pick(wide > 100, 0.12, 0.2) {
					t.Errorf("%s, %.0f pixels wide: %.0f %% of the church are hidden by %v", name, wide, 100*part, box)
				}
			}
		}
	})
	if seen < 8 {
		t.Errorf("only %d churches seen", seen)
	}
}
