package brush

import (
	"image"
	"image/color"
	"testing"
)

func TestLightComesFromTheUpperLeft(t *testing.T) {
	c := NewCanvas(60, 60, 1, Pt(-30, -30))
	c.Draw(Ellipse(0, 0, 20, 20), Style{K: Rust, Puff: 8, Shadow: 6})
	im := c.Image()
	bright := func(x, y int) int { k := im.NRGBAAt(x+30, y+30); return int(k.R) + int(k.G) + int(k.B) }
	if lit, dim := bright(-11, -12), bright(11, 12); lit <= dim+60 {
		t.Errorf("the lit side has brightness %d, the other %d", lit, dim)
	}
	if a, b := im.NRGBAAt(30+17, 30+19).A, im.NRGBAAt(30-17, 30-19).A; a <= b {
		t.Errorf("the shadow is %d lower right and %d upper left", a, b)
	}
}

func TestPaintIsCutByItsMask(t *testing.T) {
	c := NewCanvas(20, 20, 2, V{})
	c.Paint(c.Fill(Rect(2, 2, 3, 3)), Flat(Gold), 1)
	im := c.Image()
	if got := im.NRGBAAt(5, 5); got != (color.NRGBA{240, 185, 58, 255}) {
		t.Errorf("inside: %v, want gold", got)
	}
	for _, p := range []image.Point{{3, 5}, {5, 3}, {10, 5}, {5, 10}} {
		if a := im.NRGBAAt(p.X, p.Y).A; a != 0 {
			t.Errorf("outside at %v: alpha %d", p, a)
		}
	}
}

func TestNoiseRepeatsAtItsPeriod(t *testing.T) {
	for _, x := range []float64{0.1, 3.7, 5.99} {
		if a, b := Noise(x, 2.3, 8, 5), Noise(x+8, 2.3+16, 8, 5); a != b && (a-b)*(a-b) > 1e-18 {
			t.Errorf("at %g: %g, a period further %g", x, a, b)
		}
	}
	if Noise(0.3, 0.4, 0, 1) == Noise(0.3, 0.4, 0, 2) {
		t.Error("two seeds give the same noise")
	}
}

func TestParseReadsPaths(t *testing.T) {
	p := Parse("M1 2 L3-4,5 6 H7 V8 Z M0 0 Q1 0 1 1 C1 2 2 2 2 1")
	if len(p) != 2 || !p[0].Closed || p[1].Closed {
		t.Fatalf("got %d polylines, closed %v", len(p), p)
	}
	want := Pts(1, 2, 3, -4, 5, 6, 7, 6, 7, 8)
	for i, v := range want {
		if p[0].P[i] != v {
			t.Errorf("point %d is %v, want %v", i, p[0].P[i], v)
		}
	}
	if end := p[1].P[len(p[1].P)-1]; end.Sub(Pt(2, 1)).Len() > 1e-9 {
		t.Errorf("the curve ends at %v", end)
	}
	for _, bad := range []string{"M1", "M1 2 C1 2 3", "M1 2 X3", "M1 x"} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("Parse(%q) did not refuse", bad)
				}
			}()
			Parse(bad)
		}()
	}
}
