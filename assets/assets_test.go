package assets

import (
	"errors"
	"image"
	"strings"
	"testing"
)

func TestSheetsHoldTheirCuts(t *testing.T) {
	c := index()
	for i := range c.sheets {
		im, err := Sheet(i)
		if SheetTitle(i) != "" && errors.Is(err, ErrNotLoaded) {
			continue // built without the titles' art
		}
		if err != nil {
			t.Fatal(err)
		}
		if b := im.Bounds(); b.Min != (image.Point{}) || b.Dx() > 2048 || b.Dy() > 2048 {
			t.Errorf("sheet %s measures %v", SheetFile(i), b)
		}
	}
	type key struct {
		sheet int
		r     image.Rectangle
	}
	seen := map[key]bool{}
	for _, e := range c.sprites[1:] {
		for _, k := range e.cuts {
			im, err := Sheet(k.Sheet)
			if err != nil {
				continue
			}
			if !k.Rect.Inset(-2).In(im.Bounds()) {
				t.Errorf("%s at scale %g: %v is not 2 pixels inside its sheet", e.name, k.Scale, k.Rect)
			}
			if seen[key{k.Sheet, k.Rect}] {
				continue
			}
			seen[key{k.Sheet, k.Rect}] = true
			checkBorder(t, e.name, k, im)
		}
	}
}

// checkBorder looks for paint within two pixels round a cut.
func checkBorder(t *testing.T, name string, k Cut, im image.Image) {
	t.Helper()
	r := k.Rect.Inset(-2)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			if (image.Point{X: x, Y: y}).In(k.Rect) {
				x = k.Rect.Max.X - 1
				continue
			}
			if _, _, _, a := im.At(x, y).RGBA(); a != 0 {
				t.Errorf("%s at scale %g: paint at %d,%d, round %v", name, k.Scale, x, y, k.Rect)
				return
			}
		}
	}
}

func TestCutIsTheSmallestLargeEnough(t *testing.T) {
	s := Must("montana/hex/wheat/0")
	for _, c := range []struct{ ask, want float64 }{{0.1, 0.48}, {0.48, 0.48}, {0.5, 0.72}, {1.0, 1.08}, {9, 2.16}} {
		if got := s.Cut(c.ask).Scale; got != c.want {
			t.Errorf("asked for %g, got scale %g, want %g", c.ask, got, c.want)
		}
	}
	if x0, y0, x1, y1 := s.Bounds(); x0 > -86 || x1 < 86 || y0 > -99 || y1 < 99 || x0 < -95 || y1 > 106 {
		t.Errorf("a hex covers %g,%g to %g,%g", x0, y0, x1, y1)
	}
	if s.Name() != "montana/hex/wheat/0" {
		t.Errorf("name is %q", s.Name())
	}
}

func TestTitlesSheetsAreTold(t *testing.T) {
	for name, want := range map[string]string{"montana/disc": "montana", "dragon/E": "carcassonne",
		"icon/inn": "carcassonne", "icon/coin": "", "title/vista": ""} {
		if got := SheetTitle(Must(name).Cut(1).Sheet); got != want {
			t.Errorf("%s lies on a sheet of %q, want %q", name, got, want)
		}
	}
}

func TestBrokenIndexIsExplained(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"sheet 1 a", `index.txt:1: "sheet 1 a": want "sheet 0 FILE"`},
		{"sheet 0 a\ncut x 0 1 2", "index.txt:2:"},
		{"sheet 0 a\ncut x 1 1 2 3 4 1 0 0", "out of range"},
		{"sheet 0 a\ncut x 0 1 2 3 4 1 0 0 z", "want \"cut NAME"},
		{"sheet 0 a\ncut x 0 1 2 3 4 2 0 0\ncut x 0 1 2 3 4 1 0 0", "does not come after"},
		{"leaf", "begins with sheet or cut"},
	} {
		if _, err := readIndex(c.text); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q: %v, want %s", c.text, err, c.want)
		}
	}
}
