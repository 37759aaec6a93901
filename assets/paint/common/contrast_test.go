package common

import (
	"testing"

	"tilestead/assets/paint/brush"
	"tilestead/assets/palette"
)

// What must be told apart to read: letters need a ratio of 4.5 to their
// ground, signs and icons 3.
func TestContrast(t *testing.T) {
	const text, sign = 4.5, 3
	type pair struct {
		what     string
		on, with palette.Color
		least    float64
	}
	pairs := []pair{
		{"Ink on Paper", palette.Paper, palette.Ink, text},
		{"Ink on PaperDim", palette.PaperDim, palette.Ink, text},
		{"Ink on PaperDark", palette.PaperDark, palette.Ink, text},
		{"InkSoft on Paper", palette.Paper, palette.InkSoft, text},
		{"InkSoft on PaperDim", palette.PaperDim, palette.InkSoft, text},
		{"Disabled on Faded", palette.Faded, palette.Disabled, text},
		{"Cream on Teal", palette.Teal, palette.Cream, text},
		{"Cream on TealDark", palette.TealDark, palette.Cream, text},
		{"UIGold on TealDark", palette.TealDark, palette.UIGold, text},
		{"Cream on Rust", palette.Rust, palette.Cream, text},
		{"Cream on Good", palette.Good, palette.Cream, text},
		{"Cream on Bad", palette.Bad, palette.Cream, text},
		{"Ink on UIGold", palette.UIGold, palette.Ink, text},
		{"Cream on the cloth", palette.ClothMid, palette.Cream, text},
		{"Ink on white workers", palette.Trades[4], palette.Ink, sign},
	}
	for _, s := range palette.Seats {
		pairs = append(pairs, pair{"the " + s.Sign + " on " + s.ID, s.Fill, s.On, sign})
	}
	for _, p := range pairs {
		if r := palette.Contrast(p.on, p.with); r < p.least {
			t.Errorf("%s has a contrast of %.2f, want at least %.1f", p.what, r, p.least)
		}
	}
}

// The texture of a sheet darkens it here and there; text must stay readable on
// its darkest spot.
func TestContrastOnPaperTexture(t *testing.T) {
	c := brush.NewCanvas(textureSize, textureSize, 1, brush.V{})
	paper(c)
	dim := 1.0
	for i := 0; i < len(c.Pix); i += 4 {
		dim = min(dim, float64(c.Pix[i]))
	}
	if dim > 0.99 {
		t.Fatalf("the paper is blank: its darkest spot is %.3f", dim)
	}
	for _, ground := range []palette.Color{palette.Paper, palette.PaperDim} {
		k := brush.Of(ground).Scale(dim)
		spot := palette.Color{R: uint8(k.R * 255), G: uint8(k.G * 255), B: uint8(k.B * 255), A: 255}
		if r := palette.Contrast(spot, palette.InkSoft); r < 4.5 {
			t.Errorf("soft ink on the darkest spot of %v has a contrast of %.2f", ground, r)
		}
	}
}
