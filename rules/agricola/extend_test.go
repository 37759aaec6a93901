package agricola

import (
	"maps"
	"slices"
	"testing"
	"tilestead/rules/agricola/farm"
)

// Extensions are offered where a farm of any shape comes from, nowhere else, each
// once, and no third one.
func TestExtensions(t *testing.T) {
	offered := map[farm.Mask]bool{farm.Board: true}
	for range 2 {
		for from := range maps.Clone(offered) {
			f := farm.Farm{Land: from}
			var list []farm.Mask
			f.VisitExtensions(func(c, end farm.Cell) { list = append(list, c.Mask()|end.Mask()) })
			if once := slices.Compact(slices.Sorted(slices.Values(list))); len(once) != len(list) {
				t.Errorf("of %d extensions on %x only %d differ", len(list), from, len(once))
			}
			for _, cells := range list {
				offered[from|cells] = true
			}
		}
	}
	if want := farmShapes(); !maps.Equal(offered, want) {
		t.Errorf("%d shapes are offered, not the %d there are", len(offered), len(want))
	}
	for land := range offered {
		if f := (farm.Farm{Land: land}); land.Size() == farm.MostSpaces {
			f.VisitExtensions(func(_, _ farm.Cell) { t.Errorf("a third extension on %x", land) })
		}
	}
}
