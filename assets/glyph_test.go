package assets

import "testing"

func TestGlyphRangesAscendAndAreFound(t *testing.T) {
	seen := map[rune]bool{}
	last := rune(-1)
	for _, r := range Glyphs() {
		if r <= last {
			t.Fatalf("%q comes after %q: the ranges must ascend", r, last)
		}
		last = r
		seen[r] = true
	}
	for _, r := range "Añßőž Łódź Türkçe Größe Ľubošťď Привет ёЁ „“” ‚’ « » – — … • × ± ½ → ← ↑ ↓ ✓ ✗ № ● ○ ◆ ★\u00a0" {
		if !seen[r] {
			t.Errorf("no glyph for %q", r)
		}
	}
}

func TestGlyphCellsDoNotTouch(t *testing.T) {
	n := len(Glyphs())
	for i := 0; i <= n; i++ {
		a := GlyphCell(i)
		if a.Dx() != GlyphAdvance || a.Dy() != GlyphHeight {
			t.Fatalf("cell %d is %v", i, a)
		}
		for j := i + 1; j <= n; j++ {
			if a.Inset(-1).Overlaps(GlyphCell(j).Inset(-1)) {
				t.Fatalf("cells %d and %d are less than two pixels apart", i, j)
			}
		}
	}
}
