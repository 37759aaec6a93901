// Package screen judges what a player of the real program sees, in a window or
// in a browser: pictures, and the names of what can be clicked.
package screen

import (
	"image"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// tools are how the names begin of what every table has.
var tools = []string{"tool/", "log", "row/", "panel/", "menu/", "giveup/", "question/", "hint", "toast", "advice",
	"reason", "replay/", "lens/", "ask/", "undo"}

// OnBoard says that a name belongs to what a click on the board means, not to
// the tools that every table has.
func OnBoard(id string) bool {
	return !slices.ContainsFunc(tools, func(tool string) bool { return strings.HasPrefix(id, tool) })
}

// Save keeps a picture for people.
func Save(t testing.TB, folder, name string, m image.Image) {
	t.Helper()
	f, err := os.Create(filepath.Join(folder, name+".png"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	// Small files would take longer than what they show.
	quick := png.Encoder{CompressionLevel: png.BestSpeed}
	if err := quick.Encode(f, m); err != nil {
		t.Fatal(err)
	}
}

// Opaque fails the test at the first pixel that one could look through.
func Opaque(t testing.TB, name string, m *image.RGBA) {
	t.Helper()
	for i := 3; i < len(m.Pix); i += 4 {
		if m.Pix[i] != 255 {
			t.Errorf("%s: pixel %d, %d is not opaque", name, i/4%m.Rect.Dx(), i/4/m.Rect.Dx())
			return
		}
	}
}

// Painted fails the test unless a picture has life in it everywhere: of the
// fields of a coarse grid, most hold several colours.
func Painted(t testing.TB, name string, m *image.RGBA) {
	t.Helper()
	const nx, ny = 16, 9
	flat := 0
	for y := range ny {
		for x := range nx {
			r := image.Rect(x*m.Rect.Dx()/nx, y*m.Rect.Dy()/ny, (x+1)*m.Rect.Dx()/nx, (y+1)*m.Rect.Dy()/ny)
			if Colours(m, r) < 3 {
				flat++
			}
		}
	}
	if flat > nx*ny/4 {
		t.Errorf("%s: %d of %d fields of the picture are empty", name, flat, nx*ny)
	}
	if n := Colours(m, m.Rect); n < 200 {
		t.Errorf("%s: only %d colours in the whole picture", name, n)
	}
}

// Colours counts the different colours in a part of a picture.
func Colours(m *image.RGBA, r image.Rectangle) int {
	seen := map[[4]byte]bool{}
	r = r.Intersect(m.Bounds())
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			i := m.PixOffset(x, y)
			seen[[4]byte(m.Pix[i:i+4])] = true
		}
	}
	return len(seen)
}

// Differing is the share of pixels in which two pictures of one size differ.
func Differing(a, b *image.RGBA, r image.Rectangle) float64 {
	n := 0
	r = r.Intersect(a.Bounds()).Intersect(b.Bounds())
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			i, j := a.PixOffset(x, y), b.PixOffset(x, y)
			if [4]byte(a.Pix[i:i+4]) != [4]byte(b.Pix[j:j+4]) {
				n++
			}
		}
	}
	return float64(n) / float64(max(1, r.Dx()*r.Dy()))
}
