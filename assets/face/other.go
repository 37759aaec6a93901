package face

import (
	"bytes"
	"compress/gzip"
	_ "embed"
	"errors"
	"fmt"
	"io"
	"sync"
	"unicode"
)

// OtherFile is what the file of letters is called that the faces lack, which a page fetches.
const OtherFile = "other.bin"

// Letters that the faces lack are drawn as dots, as bitmapfont has them. The signs that our
// own texts use are part of the program; all other letters are a file of its own, which
// only names need that people type.
const (
	narrowRoom = 9.0 // so many dots are as high as a capital of a face
	wideRoom   = 8.0 // the same of letters that fill a square
	otherRise  = 12  // of a cell, over the line
	cellWidth  = 12
	cellHeight = 16
	cellBytes  = cellWidth * cellHeight / 8
	allRunes   = 1 << 16
	narrow     = 6.0 // dots, of a letter of which nothing is known, too
)

// room is how many dots of a letter are as high as a capital of a face.
func room(char rune) float64 {
	if unicode.In(char, unicode.Han, unicode.Hangul, unicode.Hiragana, unicode.Katakana) {
		return wideRoom
	}
	return narrowRoom
}

// dots are the letters of the file: how wide each is, 0 for none, and where its cell lies.
type dots struct {
	widths []uint8
	cells  []byte
	cell   map[rune]int
}

var (
	others      *dots
	otherWanted bool
	signs       = sync.OnceValue(func() *dots {
		d, err := unpackOther(signsFile)
		if err != nil {
			panic("face: signs.bin: " + err.Error())
		}
		return d
	})
)

//go:embed signs.bin
var signsFile []byte

// OtherWanted says whether a text has a letter that the file has to be given for
// (GiveOther). Where the program has the file in itself it is never asked for.
func OtherWanted() bool {
	reading.Lock()
	defer reading.Unlock()
	return otherWanted && others == nil
}

// GiveOther takes in the file of letters that the faces lack: from then on lines with such
// letters have other widths. It fails on what PackOther did not write.
func GiveOther(file []byte) error {
	d, err := unpackOther(file)
	if err != nil {
		return fmt.Errorf("the file of other letters: %w", err)
	}
	reading.Lock()
	defer reading.Unlock()
	others = d
	for f := range reading.glyphs {
		for char, m := range reading.glyphs[f] {
			if m.glyph.file == other {
				delete(reading.glyphs[f], char)
			}
		}
	}
	return nil
}

func unpackOther(file []byte) (*dots, error) {
	z, err := gzip.NewReader(bytes.NewReader(file))
	if err != nil {
		return nil, fmt.Errorf("it is no gzip file: %w", err)
	}
	all, err := io.ReadAll(io.LimitReader(z, allRunes*(1+cellBytes)+1))
	if err != nil {
		return nil, err
	}
	if len(all) < allRunes {
		return nil, errors.New("it ends within the widths")
	}
	d := &dots{widths: all[:allRunes], cells: all[allRunes:], cell: map[rune]int{}}
	for char, w := range d.widths {
		if w > cellWidth {
			return nil, fmt.Errorf("%U is %d wide; want at most %d", char, w, cellWidth)
		}
		if w > 0 {
			d.cell[rune(char)] = len(d.cell) * cellBytes
		}
	}
	if len(d.cells) != len(d.cell)*cellBytes {
		return nil, fmt.Errorf("%d bytes of %d letters; want %d", len(d.cells), len(d.cell), len(d.cell)*cellBytes)
	}
	return d, nil
}

// PackOther writes the file of letters that the faces lack: draw gives a letter's width in
// dots, 0 for one that there is not, and says where its dots are. Cells are 12 x 16, the line
// lies under the twelfth row.
func PackOther(draw func(char rune) (width int, dot func(x, y int) bool)) ([]byte, error) {
	widths, cells := make([]byte, allRunes), []byte(nil)
	for char := range rune(allRunes) {
		width, dot := draw(char)
		if width == 0 {
			continue
		}
		widths[char] = uint8(width)
		cell := make([]byte, cellBytes)
		for i := range cellWidth * cellHeight {
			if dot(i%cellWidth, i/cellWidth) {
				cell[i/8] |= 1 << (i % 8)
			}
		}
		cells = append(cells, cell...)
	}
	var b bytes.Buffer
	z, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	if _, err := z.Write(append(widths, cells...)); err != nil {
		return nil, err
	}
	if err := z.Close(); err != nil {
		return nil, err
	}
	return b.Bytes(), nil
}

// drawnBy finds who has a letter that the faces lack; nil for one that nobody has, or that
// has not come yet.
func drawnBy(char rune) *dots {
	for _, from := range []func() *dots{signs, asked} {
		if d := from(); d != nil && char >= 0 && char < allRunes && d.widths[char] > 0 {
			return d
		}
	}
	return nil
}

// asked gives the file of letters, nil before it has come.
func asked() *dots {
	if others == nil {
		otherWanted = true
		others = otherHere()
	}
	return others
}

// otherWidth is how wide a letter is, in capitals' heights.
func otherWidth(char rune) float64 {
	if d := drawnBy(char); d != nil {
		return float64(d.widths[char]) / room(char)
	}
	return narrow / room(char)
}
