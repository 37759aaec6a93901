package screen

import (
	"image"
	"image/color"
	"testing"
)

func TestPicturesAreToldApart(t *testing.T) {
	a, b := image.NewRGBA(image.Rect(0, 0, 10, 10)), image.NewRGBA(image.Rect(0, 0, 10, 10))
	if d := Differing(a, b, a.Rect); d != 0 {
		t.Errorf("two black pictures differ by %g", d)
	}
	b.Set(3, 3, color.White)
	b.Set(4, 3, color.RGBA{R: 9, A: 255})
	if d := Differing(a, b, a.Rect); d != 0.02 {
		t.Errorf("two of a hundred pixels are %g of a picture", d)
	}
	if d := Differing(a, b, image.Rect(5, 5, 20, 20)); d != 0 {
		t.Errorf("where nothing differs it is %g", d)
	}
	if n := Colours(b, b.Rect); n != 3 {
		t.Errorf("%d colours, want 3", n)
	}
}

func TestToolsAreNotOnTheBoard(t *testing.T) {
	for id, want := range map[string]bool{"tool/menu": false, "log": false, "question/yes": false,
		"lens/points": false, "hex 1,2": true, "button settle": true} {
		if OnBoard(id) != want {
			t.Errorf("%q is on the board: %v", id, !want)
		}
	}
}
