package carcassonne

import (
	"slices"
	"testing"

	"tilestead/rules/carcassonne"
)

// Whatever the tile and its turn, each figure on the raised tile stands on the feature that it
// claims, clear of its edge where that is wide.
func TestRaisedFiguresStandOnTheirFeature(t *testing.T) {
	b, seen := NewBoard(), 0
	eachPlaced(t, func(s *carcassonne.State, name string) {
		for piece := range int8(carcassonne.Figures) {
			v := fixture.View(t, b, s, 1280, 800)
			v.Draft = draft{piece: piece + 1}
			m := b.moment(v)
			for i := range m.spots() {
				p := &m.spots()[i]
				if !m.land().isFresh(*p) {
					continue
				}
				seen++
				if !m.stands().onOwn(p) {
					t.Errorf("%s, figure %d: its foot at %v is off feature %d", name, piece, p.foot, p.Feature)
				}
				if p.kind == carcassonne.City && !m.stands().wellOn(p) {
					t.Errorf("%s, figure %d: its foot at %v is at the wall of city %d", name, piece, p.foot, p.Feature)
				}
			}
		}
	})
	if seen < 500 {
		t.Errorf("only %d figures seen", seen)
	}
}

// The digits on the new tile go by kind: cloister, cities, roads, then fields.
func TestDigitsGoByKind(t *testing.T) {
	b, seen := NewBoard(), map[carcassonne.FeatureKind]int{}
	order := []carcassonne.FeatureKind{carcassonne.Cloister, carcassonne.City, carcassonne.Road, carcassonne.Field}
	eachPlaced(t, func(s *carcassonne.State, name string) {
		before := 0
		for _, p := range b.moment(fixture.View(t, b, s, 1280, 800)).spots() {
			if p.key == 0 {
				continue
			}
			seen[p.kind]++
			if now := slices.Index(order, p.kind); now < before {
				t.Errorf("%s: digit %d is of %v, behind one of %v", name, p.key, p.kind, order[before])
			} else {
				before = now
			}
		}
	})
	if len(seen) != len(order) {
		t.Errorf("seen are %v", seen)
	}
}
