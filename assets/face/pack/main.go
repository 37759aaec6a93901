// Command pack writes other.bin: the letters that the faces of the program lack.
package main

import (
	"fmt"
	"image"
	"os"

	"github.com/hajimehoshi/bitmapfont/v3"
	"golang.org/x/image/math/fixed"

	"tilestead/assets/face"
)

func main() {
	file, err := face.PackOther(draw)
	if err == nil {
		err = os.WriteFile("other.bin", file, 0o644)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// draw is a letter of bitmapfont, 0 wide where it has none or all faces have their own.
func draw(char rune) (width int, dot func(x, y int) bool) {
	if char < ' ' || face.Text.Has(char) && face.Bold.Has(char) && face.Head.Has(char) {
		return 0, nil
	}
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
