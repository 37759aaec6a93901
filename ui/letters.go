package ui

import (
	"math"
	"sync"

	"tilestead/assets"
	"tilestead/assets/palette"
)

// Letters writes our own lettering with its left end at x and its baseline at
// y, capitals cap canvas pixels high. Style is "title" (golden, with depth) or
// "num" (plain dark numerals). It gives the x behind the last letter.
func Letters(c *Canvas, x, y, cap float64, text, style string) float64 {
	return letters(c, x, y, cap, text, style, White)
}

// LettersTinted is Letters multiplied by a colour, such as a pale one for a
// numeral that does not count.
func LettersTinted(c *Canvas, x, y, cap float64, text, style string, k Color) float64 {
	return letters(c, x, y, cap, text, style, k)
}

// LettersCenter writes lettering with its middle at x.
func LettersCenter(c *Canvas, x, y, cap float64, text, style string) {
	Letters(c, x-LettersWidth(cap, text, style)/2, y, cap, text, style)
}

// LettersRight writes lettering that ends at x.
func LettersRight(c *Canvas, x, y, cap float64, text, style string) {
	Letters(c, x-LettersWidth(cap, text, style), y, cap, text, style)
}

// LettersWidth is how wide Letters writes.
func LettersWidth(cap float64, text, style string) float64 {
	w := 0.0
	for _, r := range text {
		if s, ok := letter(style, r); ok {
			w += s.Advance() * cap / 100
		} else {
			w += advance(r) * letterSize(cap)
		}
	}
	return w
}

func letters(c *Canvas, x, y, cap float64, text, style string, k Color) float64 {
	for _, r := range text {
		if s, ok := letter(style, r); ok {
			c.Tinted(s, x, y, cap/100, 0, k)
			x += s.Advance() * cap / 100
			continue
		}
		if r != ' ' {
			ink := palette.Ink
			if style == "title" {
				ink = palette.Cream
			}
			n := letterSize(cap)
			c.TextBig(x, y-12*n, string(r), ink, int8(n))
		}
		x += advance(r) * letterSize(cap)
	}
	return x
}

// letterSize is the multiple of the bitmap face nearest to capitals of cap
// height, for runes that have no lettering.
func letterSize(cap float64) float64 { return math.Max(1, math.Round(cap/9)) }

// letterTable holds the sprites of ASCII letters, so that no name is put
// together for every letter drawn.
var letterTable = sync.OnceValue(func() map[string]*[128]letterEntry {
	t := map[string]*[128]letterEntry{"title": {}, "num": {}}
	for style, row := range t {
		for r := range row {
			row[r].sprite, row[r].ok = assets.Find("letter/" + style + "/" + string(rune(r)))
		}
	}
	return t
})

type letterEntry struct {
	sprite assets.Sprite
	ok     bool
}

func letter(style string, r rune) (assets.Sprite, bool) {
	row := letterTable()[style]
	if row == nil || r >= 128 {
		return 0, false
	}
	return row[r].sprite, row[r].ok
}
