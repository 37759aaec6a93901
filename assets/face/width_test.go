package face

import (
	"fmt"
	"testing"
)

// What is remembered of a line is what its glyphs say, however many lines came between.
func TestWidthsAreRemembered(t *testing.T) {
	lines := []string{"", "AVAVA", "1234567", "Žltý kôň", "Обмен", "漢字"}
	for round := range 3 {
		for f := range Face(len(cuts)) {
			for _, s := range lines {
				want := f.Each(s, 9, func(Glyph, float64) {})
				if got := f.Width(s, 9); got < want-1e-9 || got > want+1e-9 {
					t.Errorf("round %d: %v %q is %g wide, its glyphs %g", round, f, s, got, want)
				}
			}
			for i := range keptWidths + 1 {
				f.Width(fmt.Sprint(i), 9)
			}
			w := &reading.widths[f]
			if n := len(w.young) + len(w.old); n > 2*keptWidths {
				t.Errorf("%d lines are remembered; %d at most", n, 2*keptWidths)
			}
		}
	}
}

func BenchmarkWidth(b *testing.B) {
	for b.Loop() {
		Text.Width("You may exchange goods at any time before the meal.", 9)
	}
}
