package agricola

import (
	"maps"
	"slices"
	"testing"
)

// Extensions are offered where a farm of any shape comes from, nowhere else, each
// once, and no third one.
func TestExtensions(t *testing.T) {
	offered := map[Mask]bool{board: true}
	for range 2 {
		for from := range maps.Clone(offered) {
			f := Farm{Land: from}
			var list []Mask
			f.visitExtensions(func(c, end Cell) { list = append(list, c.mask()|end.mask()) })
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
		if f := (Farm{Land: land}); land.Size() == mostSpaces {
			f.visitExtensions(func(_, _ Cell) { t.Errorf("a third extension on %x", land) })
		}
	}
}
