package agricola

import (
	"strings"
	"testing"

	"tilestead/rules/agricola/box"
	"tilestead/scenes/scenetest"
)

// A hint has room beside everything that can be clicked, on every canvas.
func TestAsideLiesBesideTargets(t *testing.T) {
	positions := fixture.Positions(t, 4)
	for _, size := range scenetest.Sizes() {
		b := NewBoard()
		for _, s := range positions {
			v := fixture.View(t, b, s, size.W, size.H)
			r := b.Offers().Aside(v)
			if r.W < 150 || r.H < asideHigh || r.W*r.H > 0.3*size.W*size.H || !r.Within(v.Frame.Canvas) {
				t.Errorf("%s: a hint lies at %v", size.Name, r)
			}
			for _, g := range b.Targets(v) {
				if r.Overlaps(b.moment(v).at.farm) {
					break
				}
				if g.Button == 0 && g.Off == "" && g.Area.Overlaps(r) {
					t.Errorf("%s: a hint at %v lies on %s", size.Name, r, g.ID)
				}
			}
		}
	}
}

// Quiet places lie on no action space, no special card and nothing that can be clicked, and there is
// one until the last rounds.
func TestQuietPlacesShowNothing(t *testing.T) {
	for _, size := range scenetest.Sizes() {
		b := NewBoard()
		for _, s := range fixture.Positions(t, 4) {
			v := fixture.View(t, b, s, size.W, size.H)
			m, list := b.moment(v), b.Offers().Quiet(v)
			if len(list) == 0 && !m.majors().covered() && m.s.Round() < 12 {
				t.Errorf("%s: in round %d no place is quiet", size.Name, m.s.Round())
			}
			used := m.grid.cards
			for i, cell := range m.grid.cells {
				round := i - len(fixed(m.s)) + 1
				if round < 1 || m.s.Card(round) != box.NoSpace {
					used = append(used, cell)
				}
			}
			for _, g := range b.Targets(v) {
				if !strings.HasPrefix(g.ID, "cell ") {
					used = append(used, g.Area)
				}
			}
			for _, r := range list {
				if !r.Within(m.at.spaces) {
					t.Errorf("%s: the quiet place %v lies beyond the action spaces at %v", size.Name, r, m.at.spaces)
				}
				for _, o := range used {
					if r.Overlaps(o) {
						t.Errorf("%s: round %d: the quiet place %v lies on %v", size.Name, m.s.Round(), r, o)
					}
				}
			}
		}
	}
}
