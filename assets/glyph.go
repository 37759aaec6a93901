package assets

import (
	"image"
	"sync"
)

// The face of the interface is a grid of equal cells: every letter is as wide
// as every other, so measuring text is counting runes.
const (
	GlyphAdvance = 6  // pixels from one letter to the next
	GlyphHeight  = 16 // pixels from one line to the next, the height of a letter's box

	// GlyphSprite names the picture of all glyphs, anchored at its upper left.
	GlyphSprite = "glyphs"

	glyphColumns = 32
	glyphPitchX  = GlyphAdvance + 2 // two empty pixels between neighbours
	glyphPitchY  = GlyphHeight + 2
)

// glyphRanges lists the runes on the sheet in the order of their cells, which
// is the order of the runes. Cell 0 is the box that stands for all others.
var glyphRanges = [...]struct{ first, last rune }{
	{' ', '~'},
	{0xA0, 0xFF},   // Latin-1, with the no-break space
	{0x100, 0x17F}, // Latin Extended-A
	{'Ș', 'ț'},
	{0x400, 0x45F}, // Cyrillic
	{'Ґ', 'ґ'},
	{'–', '—'},
	{'‘', '‚'},
	{'“', '„'},
	{'•', '•'},
	{'…', '…'},
	{'€', '€'},
	{'№', '№'},
	{'™', '™'},
	{'←', '↓'},
	{'−', '−'},
	{'≤', '≥'},
	{'▲', '▲'},
	{'▶', '▶'},
	{'▼', '▼'},
	{'◀', '◀'},
	{'◆', '◆'},
	{'○', '○'},
	{'●', '●'},
	{'★', '★'},
	{'✓', '✓'},
	{'✗', '✗'},
}

// Glyphs lists the runes that have a glyph, in the order of their cells: the
// first one is in cell 1.
func Glyphs() []rune {
	var out []rune
	for _, g := range glyphRanges {
		for r := g.first; r <= g.last; r++ {
			out = append(out, r)
		}
	}
	return out
}

// GlyphCell is where cell i lies on the picture named GlyphSprite.
func GlyphCell(i int) image.Rectangle {
	x, y := i%glyphColumns*glyphPitchX, i/glyphColumns*glyphPitchY
	return image.Rect(x, y, x+GlyphAdvance, y+GlyphHeight)
}

// Glyph finds the white picture of r on sheet GlyphSheet, the upper left of
// its line at the upper left of rect, and how far the next letter is. For a
// rune without a glyph ok is false and rect shows a box.
func Glyph(r rune) (rect image.Rectangle, advance int, ok bool) {
	cell, base := 0, 1
	for _, g := range &glyphRanges {
		if r < g.first {
			break
		}
		if r <= g.last {
			cell, ok = base+int(r-g.first), true
			break
		}
		base += int(g.last-g.first) + 1
	}
	return GlyphCell(cell).Add(glyphHome().Rect.Min), GlyphAdvance, ok
}

// BoldGlyph is where the bold cut of a rune lies that Glyph finds at rect: for
// canvases on which a pixel of the face is a pixel of the screen, and laying a
// letter twice would fill what is open in it.
func BoldGlyph(rect image.Rectangle) image.Rectangle {
	return rect.Add(image.Pt(0, glyphRows*glyphPitchY))
}

// glyphRows is how many rows of cells a cut of the face has: the plain cut
// comes first, the bold one lies below it in the same order.
var glyphRows = (len(Glyphs()) + glyphColumns) / glyphColumns

// GlyphSheet is the number of the sheet that holds the glyphs, for Sheet.
func GlyphSheet() int { return glyphHome().Sheet }

// glyphHome is where the glyphs lie; before the first bake, at the corner of sheet 0.
var glyphHome = sync.OnceValue(func() Cut {
	s, ok := Find(GlyphSprite)
	if !ok {
		return Cut{}
	}
	return s.Cut(1)
})
