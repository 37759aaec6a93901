//go:build !js

package game

import (
	"bytes"
	"image"
	"image/png"
	"testing"

	"tilestead/scenes/page"
	"tilestead/ui"
	"tilestead/ui/soft"
)

// Rows that come a few at a time make a PNG with just these pixels.
func TestRowsMakeAPicture(t *testing.T) {
	const w, h = 37, 23
	m := image.NewRGBA(image.Rect(0, 0, w, h))
	for i := range m.Pix {
		m.Pix[i] = uint8(i * i >> 3)
		if i%4 == 3 {
			m.Pix[i] = 255
		}
	}
	p := newPNGRows(w, h)
	for y := 0; y < h; y += 5 {
		if err := p.add(m.Pix[4*w*y : 4*w*min(h, y+5)]); err != nil {
			t.Fatal(err)
		}
	}
	file, err := p.end()
	if err != nil {
		t.Fatal(err)
	}
	got, err := png.Decode(bytes.NewReader(file))
	if err != nil {
		t.Fatal(err)
	}
	if got.Bounds() != m.Rect {
		t.Fatalf("it measures %v", got.Bounds())
	}
	for y := range h {
		for x := range w {
			if got.At(x, y) != m.At(x, y) {
				t.Fatalf("pixel %d, %d is %v, want %v", x, y, got.At(x, y), m.At(x, y))
			}
		}
	}
}

// A picture that the graphics card makes in bands shows what one made in memory
// does, and takes several steps.
func TestBandsMakeThePicture(t *testing.T) {
	if windowless() {
		t.Skip("there is no display")
	}
	p := &play{}
	newShell(p, Options{})
	var c ui.Canvas
	c.Reset(260, 200, 3)
	samples(&c)
	made := func(form page.Form) (file []byte, steps int) {
		d, was := p.rasterizer(&c, form), 0.0
		for file == nil {
			f, done, err := d.Step()
			if err != nil || done <= was || (f != nil) != (done == 1) {
				t.Fatalf("step %d: %v of the picture, %d bytes, %v", steps, done, len(f), err)
			}
			file, was = f, done
			steps++
		}
		return file, steps
	}
	file, steps := made(page.PNG)
	got, err := png.Decode(bytes.NewReader(file))
	if err != nil {
		t.Fatal(err)
	}
	if pix, _ := made(page.Pixels); !bytes.Equal(pix, got.(*image.RGBA).Pix) {
		t.Error("the pixels alone are others than those of the PNG")
	}
	var r soft.Renderer
	want, err := r.Draw(&c)
	if err != nil {
		t.Fatal(err)
	}
	if steps < 3 || got.Bounds() != want.Bounds() {
		t.Fatalf("%d steps, %v", steps, got.Bounds())
	}
	sum := 0
	for y := range want.Rect.Dy() {
		for x := range want.Rect.Dx() {
			a, _, _, _ := got.At(x, y).RGBA()
			b, _, _, _ := want.At(x, y).RGBA()
			sum += max(int(a>>8)-int(b>>8), int(b>>8)-int(a>>8))
		}
	}
	if mean := float64(sum) / float64(want.Rect.Dx()*want.Rect.Dy()); mean > 1 {
		t.Errorf("the pictures differ by %.2f on average", mean)
	}
}
