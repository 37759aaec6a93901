package paint

import (
	"image"
	"os"
	"path/filepath"
	"testing"

	"tilestead/assets"
)

// inked counts the pixels of a cell.
func inked(im *image.NRGBA, cell image.Rectangle) int {
	n := 0
	for y := cell.Min.Y; y < cell.Max.Y; y++ {
		for x := cell.Min.X; x < cell.Max.X; x++ {
			if im.NRGBAAt(x, y).A != 0 {
				n++
			}
		}
	}
	return n
}

func TestEveryGlyphIsDrawn(t *testing.T) {
	im := paintGlyphs()
	total := 0
	for i, r := range assets.Glyphs() {
		n := inked(im, assets.GlyphCell(i+1))
		total += n
		if blank := r == ' ' || r == '\u00a0'; blank != (n == 0) {
			t.Errorf("glyph %q (%U) has %d pixels", r, r, n)
		}
	}
	total += inked(im, assets.GlyphCell(0))
	if all := inked(im, im.Bounds()); all != total {
		t.Errorf("%d pixels lie outside the cells", all-total)
	}
}

func TestSlovakCaronsAreApostrophes(t *testing.T) {
	im := paintGlyphs()
	at := map[rune]int{}
	for i, r := range assets.Glyphs() {
		at[r] = i + 1
	}
	for _, r := range "ďťľĽ" {
		c := assets.GlyphCell(at[r])
		above := image.Rect(c.Min.X, c.Min.Y, c.Max.X, c.Min.Y+3)
		if n := inked(im, above); n != 0 {
			t.Errorf("%q has %d pixels above the height of capitals", r, n)
		}
		beside := image.Rect(c.Min.X+3, c.Min.Y+3, c.Max.X, c.Min.Y+5)
		if inked(im, beside) == 0 {
			t.Errorf("%q has nothing at its upper right", r)
		}
	}
}

// Every rune of every text in every language is on the sheet.
func TestTextsHaveGlyphs(t *testing.T) {
	has := map[rune]bool{'\n': true}
	for _, r := range assets.Glyphs() {
		has[r] = true
	}
	files, err := filepath.Glob(filepath.Join("..", "text", "*", "*.txt"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no text tables in assets/text: %v", err)
	}
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		line := 1
		for _, r := range string(text) {
			if !has[r] {
				t.Errorf("%s:%d: no glyph for %q (%U)", f, line, r, r)
				has[r] = true // once is enough
			}
			if r == '\n' {
				line++
			}
		}
	}
}
