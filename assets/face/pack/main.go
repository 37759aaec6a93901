// Command pack writes the files of letters that the faces of the program lack: signs.bin
// and other.bin. With -check it compares them with what is there and changes nothing.
package main

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"image"
	"os"
	"strings"
	"unicode"

	"github.com/hajimehoshi/bitmapfont/v3"
	"golang.org/x/image/math/fixed"

	"tilestead/assets/face"
)

// signs are what our own texts use besides letters. A row is a line of dots, the first one
// that of a capital's top; where there are none bitmapfont's are taken.
var signs = map[rune]string{
	'←': "", '→': "", '↑': "", '↓': "", '≤': "", '≥': "", '◆': "", '○': "", '●': "",
	'▶': "...... #..... ###... #####. #####. ###... #.....",
	'◀': "...... ....#. ..###. #####. #####. ..###. ....#.",
	'▲': "...... ...... ..#... ..#... .###.. .###.. #####.",
	'▼': "...... ...... #####. .###.. .###.. ..#... ..#...",
	'★': "...... ..#... ..#... #####. .###.. .###.. .#.#..",
	'✗': "...... ...... #...#. ##.##. .###.. .###.. ##.##. #...#.",
	'✓': "...... ....#. ....#. ...##. ...#.. #.##.. ###... .##...",
}

// capitalRow is the row of a cell that a capital's top is in.
const capitalRow = 3

func main() {
	check := flag.Bool("check", false, "compare with the files and change nothing")
	dir := flag.String("dir", ".", "folder of the files")
	flag.Parse()
	for name, draw := range map[string]drawing{"signs.bin": sign, "other.bin": letter} {
		if err := file(*dir+"/"+name, draw, *check); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
	}
}

// A drawing gives a letter's width, 0 for one that there is not, and its dots.
type drawing = func(char rune) (width int, dot func(x, y int) bool)

func file(name string, draw drawing, check bool) error {
	data, err := face.PackOther(draw)
	if err != nil {
		return err
	}
	if !check {
		return os.WriteFile(name, data, 0o644)
	}
	if was, err := os.ReadFile(name); err != nil || !bytes.Equal(was, data) {
		return errors.Join(fmt.Errorf("%s is not what go generate ./assets/face makes", name), err)
	}
	return nil
}

func sign(char rune) (width int, dot func(x, y int) bool) {
	rows, ok := signs[char]
	switch {
	case !ok:
		return 0, nil
	case rows == "":
		return drawn(char)
	}
	lines := strings.Fields(rows)
	return len(lines[0]), func(x, y int) bool {
		y -= capitalRow
		return y >= 0 && y < len(lines) && x < len(lines[y]) && lines[y][x] == '#'
	}
}

// letter is one of bitmapfont that is none of the signs: all letters, because a word of which a
// face lacks one is drawn in dots throughout, and else what a face lacks.
func letter(char rune) (width int, dot func(x, y int) bool) {
	owned := face.Text.Has(char) && face.Bold.Has(char) && face.Head.Has(char)
	if _, ok := signs[char]; ok || char < ' ' || owned && !unicode.IsLetter(char) {
		return 0, nil
	}
	return drawn(char)
}

// drawn is a letter of bitmapfont.
func drawn(char rune) (width int, dot func(x, y int) bool) {
	area, mask, at, advance, ok := bitmapfont.Face.Glyph(fixed.P(0, 12), char)
	if !ok {
		return 0, nil
	}
	dot = func(x, y int) bool {
		p := image.Pt(x, y)
		if !p.In(area) {
			return false
		}
		p = p.Sub(area.Min).Add(at)
		_, _, _, a := mask.At(p.X, p.Y).RGBA()
		return a > 0
	}
	for i := range 12 * 16 {
		if dot(i%12, i/12) {
			return advance.Round(), dot
		}
	}
	return 0, nil // nothing to be seen: there is no such letter
}
