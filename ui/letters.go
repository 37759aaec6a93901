package ui

import (
	"math"
	"strings"
	"sync"

	"tilestead/assets"
	"tilestead/assets/face"
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
	text, ok := lettering(text, style)
	if !ok {
		return written[style].Width(text, cap*writtenShare)
	}
	w := 0.0
	for _, r := range text {
		w += letterAdvance(style, r, cap)
	}
	return w
}

func letters(c *Canvas, x, y, cap float64, text, style string, k Color) float64 {
	text, ok := lettering(text, style)
	if !ok {
		return writeLetters(c, x, y, cap, text, style, k)
	}
	for _, r := range text {
		if s, ok := letter(style, r); ok {
			c.Tinted(s, x, y, cap/100, 0, k)
		}
		x += letterAdvance(style, r, cap)
	}
	return x
}

// lettering is text as it can be lettered from end to end, in capitals if need
// be. If that cannot be, all of it is written in a face of texts: the two do
// not mix in a word.
func lettering(text, style string) (string, bool) {
	for _, t := range [...]string{text, strings.ReplaceAll(text, "−", "-"), strings.ToUpper(text)} {
		if isLettered(t, style) { // the hyphen of the numerals is their minus
			return t, true
		}
	}
	return text, false
}

func isLettered(text, style string) bool {
	for _, r := range text {
		if _, ok := letter(style, r); !ok && r != ' ' {
			return false
		}
	}
	return true
}

func letterAdvance(style string, r rune, cap float64) float64 {
	if s, ok := letter(style, r); ok {
		return s.Advance() * cap / 100
	}
	return cap / 2 // a space
}

// writtenShare is how high the capitals of written texts are, of those of lettering: they
// are wider, and letters of some scripts higher.
const writtenShare = 0.85

// written are the faces of texts that cannot be lettered.
var written = map[string]face.Face{"title": face.Head, "num": face.Bold}

// writeLetters writes in a face of texts; titles are cream, with a shadow for depth.
func writeLetters(c *Canvas, x, y, cap float64, text, style string, k Color) float64 {
	f, ink := written[style], palette.Ink
	cap *= writtenShare
	ink.A = k.A
	if style == "title" {
		c.write(x, y+math.Max(1, math.Round(cap/14)), text, f, cap, ink)
		ink = palette.Cream
		ink.A = k.A
	}
	c.write(x, y, text, f, cap, ink)
	return x + f.Width(text, cap)
}

// manyLetters is one more than the last rune that is lettered: ASCII, Latin with
// accents, and Cyrillic.
const manyLetters = 0x460

// likeLatin are Cyrillic letters that look like Latin ones and are not painted twice.
var likeLatin = map[rune]rune{'А': 'A', 'В': 'B', 'Е': 'E', 'К': 'K', 'М': 'M', 'Н': 'H', 'О': 'O', 'Р': 'P', 'С': 'C',
	'Т': 'T', 'Х': 'X'}

// letterTable holds the sprites of letters, so that no name is put together for
// every letter drawn.
var letterTable = sync.OnceValue(func() map[string]*[manyLetters]letterEntry {
	t := map[string]*[manyLetters]letterEntry{"title": {}, "num": {}}
	for style, row := range t {
		for i := range row {
			r := rune(i)
			if latin, ok := likeLatin[r]; ok {
				r = latin
			}
			row[i].sprite, row[i].ok = assets.Find("letter/" + style + "/" + string(r))
		}
	}
	return t
})

type letterEntry struct {
	sprite assets.Sprite
	ok     bool
}

func letter(style string, r rune) (assets.Sprite, bool) {
	if r == '’' { // painted as the straight one
		r = '\''
	}
	row := letterTable()[style]
	if row == nil || r >= manyLetters {
		return 0, false
	}
	return row[r].sprite, row[r].ok
}
