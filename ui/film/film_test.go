package film_test

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"
	"image/gif"
	"testing"

	"tilestead/ui/film"
)

// scene is a picture of many colours with a square that has come so far.
func scene(at int) *image.RGBA {
	m := image.NewRGBA(image.Rect(0, 0, 90, 60))
	for y := range 60 {
		for x := range 90 {
			m.SetRGBA(x, y, color.RGBA{uint8(x * 2), uint8(y * 4), uint8(x + y), 255})
		}
	}
	yellow := image.NewUniform(color.RGBA{250, 240, 20, 255})
	draw.Draw(m, image.Rect(at, 20, at+10, 30), yellow, image.Point{}, draw.Src)
	return m
}

// A film shows what its pictures showed, each as long as was said.
func TestFilmShowsItsPictures(t *testing.T) {
	at := []int{5, 30, 30, 70}
	f := film.New(scene(70))
	for i, x := range at {
		if err := f.Add(scene(x), 10*(i+1)); err != nil {
			t.Fatal(err)
		}
	}
	if err := f.Add(image.NewRGBA(image.Rect(0, 0, 9, 9)), 1); err == nil {
		t.Error("a picture of another size is taken")
	}
	data := f.End()
	g, err := gif.DecodeAll(bytes.NewReader(data))
	if err != nil || len(g.Image) != len(at) || g.LoopCount != 0 {
		t.Fatalf("%d bytes are no film: %v", len(data), err)
	}
	shown := image.NewRGBA(image.Rect(0, 0, 90, 60))
	for i, m := range g.Image {
		draw.Draw(shown, m.Rect, m, m.Rect.Min, draw.Over)
		want := scene(at[i])
		far := 0
		for j := range want.Pix {
			far = max(far, int(want.Pix[j])-int(shown.Pix[j]), int(shown.Pix[j])-int(want.Pix[j]))
		}
		if far > 24 || g.Delay[i] != 10*(i+1) {
			t.Errorf("picture %d is off by %d and shown for %d", i, far, g.Delay[i])
		}
		if i > 0 && (m.Rect.Dy() > 10 || i == 2 && m.Rect.Dx() != 1) {
			t.Errorf("picture %d holds %v, more than changed", i, m.Rect)
		}
	}
}

// A picture with few colours has just these.
func TestFewColorsStay(t *testing.T) {
	m := image.NewRGBA(image.Rect(0, 0, 8, 8))
	draw.Draw(m, m.Rect, image.NewUniform(color.RGBA{255, 0, 0, 255}), image.Point{}, draw.Src)
	m.SetRGBA(3, 3, color.RGBA{0, 0, 255, 255})
	f := film.New(m)
	if err := f.Add(m, 1); err != nil {
		t.Fatal(err)
	}
	g, err := gif.Decode(bytes.NewReader(f.End()))
	if err != nil || g.At(3, 3) != (color.RGBA{0, 0, 255, 255}) || g.At(0, 0) != (color.RGBA{255, 0, 0, 255}) {
		t.Errorf("it shows %v and %v, %v", g.At(3, 3), g.At(0, 0), err)
	}
}
