// Package face holds the faces that all text is written in: how wide a line runs, and
// what its glyphs look like. It knows no screen.
package face

import (
	"embed"
	"strings"
	"sync"
	"unicode"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// A Face is a cut of the letters.
type Face uint8

// The faces.
const (
	Text Face = iota // all that is read
	Bold             // names, buttons, numbers that matter
	Head             // headings, and what is asked
)

// unit is how fine the outlines are drawn: units to the em.
const unit = 1000

//go:generate go run ./pack

//go:embed fonts/*.ttf
var fontFiles embed.FS

// A cut is a face as its files have it: one for each range of letters.
type cut struct {
	name    string
	files   []string
	capital float64 // height of capitals, in units
	// figures are so many glyphs behind those that the digits have at first, which are
	// of different widths, or hang below the line.
	figures sfnt.GlyphIndex
}

var cuts = [...]cut{
	Text: {"Fira Sans Condensed 500", ranges("fira-sans-condensed", "500"), 691, 10},
	Bold: {"Fira Sans Condensed 700", ranges("fira-sans-condensed", "700"), 693, 10},
	Head: {"Alegreya 800", ranges("alegreya", "800"), 637, 20},
}

func ranges(name, weight string) (files []string) {
	for _, r := range []string{"latin", "latin-ext", "cyrillic"} {
		files = append(files, "fonts/"+name+"-"+r+"-"+weight+".ttf")
	}
	return files
}

// String is the face's name with its weight.
func (f Face) String() string { return cuts[f].name }

// A Glyph is the picture of a letter in a face. The zero value is no letter's.
type Glyph struct {
	face  Face
	file  int8 // of the face's; other where they all lack the letter
	index sfnt.GlyphIndex
	char  rune
}

// other is the file of letters that a face lacks.
const other = int8(-1)

// reading is what was read of the fonts. Text is measured and drawn by one
// goroutine of the program; tests have several.
var reading struct {
	sync.Mutex
	buf    sfnt.Buffer
	fonts  [len(cuts)][]*sfnt.Font
	glyphs [len(cuts)]map[rune]measured
	kerns  map[pair]float64
	widths [len(cuts)]widths
}

type measured struct {
	glyph   Glyph
	advance float64 // units
}

// A pair is two glyphs of one file: its face, its number and their own, side by side in
// one number, which a map finds fastest.
type pair uint64

func pairOf(left, right Glyph) pair {
	return pair(left.face)<<40 | pair(left.file)<<32 | pair(left.index)<<16 | pair(right.index)
}

// open reads the files of a face.
func open(f Face) []*sfnt.Font {
	if reading.fonts[f] == nil {
		for _, name := range cuts[f].files {
			data, err := fontFiles.ReadFile(name)
			if err != nil {
				panic(err) // it is part of the program
			}
			parsed, err := sfnt.Parse(data)
			if err != nil {
				panic("face: " + name + ": " + err.Error())
			}
			reading.fonts[f] = append(reading.fonts[f], parsed)
		}
		reading.glyphs[f] = map[rune]measured{}
	}
	return reading.fonts[f]
}

// find is a letter's glyph and its width.
func find(f Face, char rune) measured {
	open(f)
	if m, ok := reading.glyphs[f][char]; ok {
		return m
	}
	m, ok := own(f, char)
	if !ok {
		m = inDots(f, char)
	}
	reading.glyphs[f][char] = m
	return m
}

// inDots is a letter of dots.
func inDots(f Face, char rune) measured {
	return measured{Glyph{face: f, file: other, char: char}, otherWidth(char) * cuts[f].capital}
}

// own finds a letter in the files of a face.
func own(f Face, char rune) (m measured, ok bool) {
	for i, parsed := range open(f) {
		index, err := parsed.GlyphIndex(&reading.buf, char)
		if err != nil || index == 0 {
			continue
		}
		if figure(char) {
			index += cuts[f].figures
		}
		wide, err := parsed.GlyphAdvance(&reading.buf, index, fixed.I(unit), font.HintingNone)
		if err != nil {
			panic("face: " + cuts[f].files[i] + ": " + err.Error())
		}
		return measured{Glyph{f, int8(i), index, char}, float64(wide) / 64}, true
	}
	return measured{}, false
}

// kern is by how much two glyphs beside each other are moved apart, in units.
func kern(left, right Glyph) float64 {
	if left.file != right.file || left.file == other || left.char == 0 || figure(left.char) && figure(right.char) {
		return 0
	}
	both := pairOf(left, right)
	if k, ok := reading.kerns[both]; ok {
		return k
	}
	from := reading.fonts[left.face][left.file]
	k, err := from.Kern(&reading.buf, left.index, right.index, fixed.I(unit), font.HintingNone)
	if err != nil {
		k = 0 // the file has nothing about these two
	}
	if reading.kerns == nil {
		reading.kerns = map[pair]float64{}
	}
	reading.kerns[both] = float64(k) / 64
	return float64(k) / 64
}

// figure says whether a letter is a digit: numbers stand in columns.
func figure(char rune) bool { return char >= '0' && char <= '9' }

// SoftHyphen shows nothing; a line may be broken there with a hyphen.
const SoftHyphen = '\u00ad'

// firstFormat is the first letter behind SoftHyphen that shows nothing.
const firstFormat = '\u0600'

// Each names the glyphs of a line one after the other, each with how far to the right of
// the line's beginning its pen stands, and gives the line's width.
func (f Face) Each(s string, capital float64, place func(g Glyph, x float64)) (width float64) {
	scale := capital / cuts[f].capital
	var last Glyph
	at := 0.0
	text := shown(s)
	mixed := mixes(f, text)
	for i, char := range text {
		if char < firstFormat && char != SoftHyphen || !unicode.Is(unicode.Cf, char) {
			m, apart := next(f, last, char, mixed != nil && mixed[i])
			if m.glyph.file == other && unicode.Is(unicode.Mn, char) { // lies on the letter before
				place(m.glyph, (at-m.advance)*scale)
				continue
			}
			at += apart
			place(m.glyph, at*scale)
			at += m.advance
			last = m.glyph
		}
	}
	return at * scale
}

// next is a letter's glyph behind another one, and how far the two are moved apart; lent is one
// of dots though the face has it.
func next(f Face, last Glyph, char rune, lent bool) (m measured, apart float64) {
	reading.Lock()
	defer reading.Unlock()
	if lent {
		open(f)
		return inDots(f, char), 0
	}
	m = find(f, char)
	return m, kern(last, m.glyph)
}

// mixes says of each byte of a line where a letter begins whether it belongs to a word of which
// the face lacks a letter: such a word, a Greek name for instance, is drawn in dots throughout. It
// is nil where there is none.
func mixes(f Face, text string) (lent []bool) {
	if !strings.ContainsFunc(text, rare) {
		return nil
	}
	begin, lacks := -1, false
	end := func(i int) {
		for j := begin; lacks && j < i; j++ {
			if lent == nil {
				lent = make([]bool, len(text))
			}
			lent[j] = true
		}
		begin, lacks = -1, false
	}
	for i, char := range text {
		if !unicode.In(char, unicode.L, unicode.M) {
			end(i)
			continue
		}
		if begin < 0 {
			begin = i
		}
		lacks = lacks || !f.Has(char)
	}
	end(len(text))
	return lent
}

// rare says whether a letter is none of Latin and Cyrillic that every face has.
func rare(char rune) bool { return char > 0x17F && (char < 0x400 || char > 0x45F) }

// Has says whether a face has a letter of its own.
func (f Face) Has(char rune) bool {
	reading.Lock()
	defer reading.Unlock()
	_, ok := own(f, char)
	return ok
}

// Known says whether a letter shows as itself and not as a box.
func Known(char rune) bool {
	if Text.Has(char) {
		return true
	}
	reading.Lock()
	defer reading.Unlock()
	return drawnBy(char) != nil
}
