package carcassonne

import (
	"slices"
	"testing"

	"tilestead/rules/carcassonne"
	"tilestead/scenes/scenetest"
)

// Placements are called by how the tile is turned, and those that look the same
// alike.
func TestPlacementsAreNamedByTheirTurn(t *testing.T) {
	for _, c := range []struct {
		tile string
		keys []string
	}{
		{"B01", []string{"place"}},
		{"B24", []string{"place.drawn", "place.turned"}},
		{"B02", []string{"place.drawn", "place.left", "place.right", "place.half"}},
	} {
		s := stage(t, "first 1", "set lay B23 1,0 r0", "draw "+c.tile)
		b := NewBoard()
		v := fixture.View(t, b, s, 1280, 800)
		var names []string
		for _, a := range v.Legal {
			if name := b.Name(v, a); a.Kind() == carcassonne.KindPlace && !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
		var want []string
		for _, key := range c.keys {
			want = append(want, scenetest.In(t, "carcassonne.name.").Say(key))
		}
		slices.Sort(names)
		slices.Sort(want)
		if !slices.Equal(names, want) {
			t.Errorf("%s: %q, want %q", c.tile, names, want)
		}
	}
}
