package carcassonne

import (
	"slices"
	"testing"

	"tilestead/rules/carcassonne"
)

// Placements are called by how the tile is turned, and those that look the same
// alike.
func TestPlacementsAreNamedByTheirTurn(t *testing.T) {
	for _, c := range []struct {
		tile  string
		names []string
	}{
		{"B01", []string{"Place the tile"}},
		{"B24", []string{"Place the tile as drawn", "Place the tile rotated"}},
		{"B02", []string{"Place the tile as drawn", "Place the tile rotated left", "Place the tile rotated right",
			"Place the tile upside down"}},
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
		slices.Sort(names)
		if !slices.Equal(names, c.names) {
			t.Errorf("%s: %q, want %q", c.tile, names, c.names)
		}
	}
}
