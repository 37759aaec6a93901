package agricola

import (
	"maps"
	"testing"
)

// Extensions are offered where a farm of any shape comes from, nowhere else, and
// no third one.
func TestExtensions(t *testing.T) {
	offered := map[Mask]bool{board: true}
	for range 2 {
		for from := range maps.Clone(offered) {
			f := Farm{Land: from}
			for _, a := range f.appendExtensions(nil) {
				offered[from|CellOf(a).mask()|Cell(endField.Get(a)).mask()] = true
			}
		}
	}
	if want := farmShapes(); !maps.Equal(offered, want) {
		t.Errorf("%d shapes are offered, not the %d there are", len(offered), len(want))
	}
	for land := range offered {
		if f := (Farm{Land: land}); land.Size() == mostSpaces && len(f.appendExtensions(nil)) > 0 {
			t.Errorf("a third extension on %x", land)
		}
	}
}
