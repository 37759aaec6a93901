package common

import (
	"image"
	"os"
	"path/filepath"
	"strings"
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
		total += n + inked(im, assets.BoldGlyph(assets.GlyphCell(i+1)))
		if blank := r == ' ' || r == '\u00a0'; blank != (n == 0) {
			t.Errorf("glyph %q (%U) has %d pixels", r, r, n)
		}
	}
	total += inked(im, assets.GlyphCell(0)) + inked(im, assets.BoldGlyph(assets.GlyphCell(0)))
	if all := inked(im, im.Bounds()); all != total {
		t.Errorf("%d pixels lie outside the cells", all-total)
	}
}

// The bold cut is heavier, but what is open in a letter stays open: each row of
// pixels has as many strokes as in the plain cut, and the gap to the next
// letter is as wide.
func TestBoldLettersStayOpen(t *testing.T) {
	im := paintGlyphs()
	strokes := func(cell image.Rectangle, y int) (n int) {
		for x := cell.Min.X; x < cell.Max.X; x++ {
			if im.NRGBAAt(x, y).A != 0 && (x == cell.Min.X || im.NRGBAAt(x-1, y).A == 0) {
				n++
			}
		}
		return n
	}
	for i, r := range assets.Glyphs() {
		plain := assets.GlyphCell(i + 1)
		bold := assets.BoldGlyph(plain)
		for y := range plain.Dy() {
			if was, is := strokes(plain, plain.Min.Y+y), strokes(bold, bold.Min.Y+y); is != was {
				t.Errorf("%q: row %d has %d strokes, plain %d", r, y, is, was)
			}
			if last := bold.Max.X - 1; im.NRGBAAt(last, bold.Min.Y+y).A != im.NRGBAAt(plain.Max.X-1, plain.Min.Y+y).A {
				t.Errorf("%q: row %d reaches the next letter", r, y)
			}
		}
	}
	for i, r := range assets.Glyphs() {
		cell := assets.GlyphCell(i + 1)
		if strings.ContainsRune("HhnоНлhäýž018", r) && inked(im, assets.BoldGlyph(cell)) <= inked(im, cell) {
			t.Errorf("%q is not heavier in bold", r)
		}
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
	files, err := filepath.Glob(filepath.Join("..", "..", "text", "*", "*.txt"))
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
