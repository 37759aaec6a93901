package agricola

import (
	"testing"

	"tilestead/assets"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/farm"
)

// Where a space of the farm is divided among several things, each part shows which it is.
func TestPartsOfASpaceShowWhatTheyAre(t *testing.T) {
	b, seen := NewBoard(), map[string]bool{}
	f := fixture
	f.Modules = []string{"moor", "hand-cards"}
	for seed := range uint64(6) {
		f.Play(t, f.Match(t, 3, seed), func(s rules.State) {
			v := f.View(t, b, s, 853, 533)
			m := b.moment(v)
			at, _ := farmBox(&m.s.Player(m.seen).Farm, m.at.land())
			shown := map[farm.Cell]map[string]bool{}
			for _, g := range m.aims().cellTargets() {
				if g.Area.W >= at(0).W {
					continue
				}
				sign := m.farm().useSign(g)
				if _, ok := assets.Find(sign); !ok {
					t.Fatalf("%s shows no picture", g.ID)
				}
				for _, a := range m.Picked {
					if g.Fits(a) {
						cell := agricola.CellOf(a)
						if shown[cell] == nil {
							shown[cell] = map[string]bool{}
						}
						if shown[cell][sign] {
							t.Fatalf("two parts of %s show %s", cell, sign)
						}
						shown[cell][sign] = true
						break
					}
				}
				seen[sign] = true
			}
		})
	}
	if !seen["good/room"] || !seen["good/stable"] {
		t.Errorf("only %v were shown", seen)
	}
}
