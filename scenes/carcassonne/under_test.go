package carcassonne

import (
	"slices"
	"testing"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// The tip of a cell lies on no figure, nor on the tile in hand, where there is room beside them,
// and seldom on the land; it never covers its cell and lies close to it as a rule.
func TestTipsLieOnNoFigure(t *testing.T) {
	tips, free, over, near := 0, 0, 0, 0
	fixture.Play(t, fixture.Match(t, 3, 4), func(s rules.State) {
		if n := s.(*carcassonne.State).Tiles(); s.Prompt().Key != "place" || n > 30 || n%4 != 0 {
			return
		}
		for _, size := range scenetest.Sizes() {
			b := NewBoard()
			v := fixture.View(t, b, s, size.W, size.H)
			m := b.moment(v)
			cells := m.aims().cellTargets()
			for i := range cells {
				shown := b.Offers().Shown(v)
				for j := range cells {
					if i != j {
						shown.Off = append(shown.Off, cells[j].Area)
					}
				}
				r := ui.PlaceTip(v.Frame.Canvas, cells[i].Clear, 150, 58, shown)
				covers := func(o ui.Rect) bool { return r.Overlaps(o.Inset(1)) }
				if tips++; slices.ContainsFunc(m.stands().bodies(), covers) || covers(m.at.tile) {
					over++
				}
				if !slices.ContainsFunc(shown.Over, covers) {
					free++
				}
				if cell := cells[i].Area; r.Overlaps(cell.Inset(-0.4 * cell.W)) {
					near++
				}
				if covers(cells[i].Area) {
					t.Errorf("on %v the tip of %v at %v covers it", size, cells[i].Area, r)
				}
			}
		}
	})
	if tips == 0 || over*50 > tips || free*4 < tips*3 || near*5 < tips*3 {
		t.Errorf("of %d tips %d lie on figures or the tile in hand, %d beside the land, %d close", tips, over, free, near)
	}
}

// The arrows of the dragon's ways lie on no figure where the edge has room beside it.
func TestDragonsArrowsLieOnNoFigure(t *testing.T) {
	arrows, over := 0, 0
	for _, seed := range [...]uint64{1, 2} {
		fixture.Play(t, fixture.Match(t, 4, seed), func(s rules.State) {
			if s.Prompt().Key != "dragon" {
				return
			}
			for _, size := range scenetest.Sizes() {
				b := NewBoard()
				v := fixture.View(t, b, s, size.W, size.H)
				m := b.moment(v)
				from, _ := m.s.Dragon()
				for _, a := range v.Picked {
					box := wayBox(m.land().wayAt(from, carcassonne.SideOf(a)), m.beastScale()).Inset(1)
					arrows++
					if slices.ContainsFunc(m.stands().bodies(), box.Overlaps) {
						over++
					}
				}
			}
		})
	}
	if arrows == 0 || over*16 > arrows {
		t.Errorf("%d of %d arrows lie on figures", over, arrows)
	}
}

// Where there is room figures stand on their own tiles: little of them lies on the next ones.
func TestFiguresStandOnTheirTiles(t *testing.T) {
	figures, out := 0, 0
	fixture.Play(t, fixture.Match(t, 3, 4), func(s rules.State) {
		if s.Prompt().Key != "place" {
			return
		}
		b := NewBoard()
		m := b.moment(fixture.View(t, b, s, 1280, 800))
		if side*m.Camera.Scale < 1.5*leastHigh { // figures shrink no further with the land
			return
		}
		bodies := m.stands().bodies()
		for i, f := range m.stands().figures() {
			on := bodies[i].And(m.cellArea(f.At))
			if figures++; on.W*on.H < 0.7*bodies[i].W*bodies[i].H {
				out++
			}
		}
	})
	if figures == 0 || out > figures/10 {
		t.Errorf("%d of %d figures lie by more than a third elsewhere", out, figures)
	}
}
