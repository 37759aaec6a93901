package agricola

import (
	"math"

	"tilestead/assets/paint/brush"
)

// shaggyHorse is a heavy horse with shaggy feet that faces left, s long, its feet at x, y.
func (v *vignette) shaggyHorse(k, mane, feet brush.Col, x, y, s float64) {
	at := func(d string) brush.Path { return brush.Parse(d).Scale(s/100, s/100).Move(x-s/2, y-s*0.98) }
	st := func(k brush.Col) brush.Style {
		return brush.Style{K: k, InkW: s*0.03 + 0.3, Puff: s * 0.07, PuffAmt: 0.34, Seed: v.next()}
	}
	v.Ground(x, y, s*0.46, s*0.1, 0.7)
	v.Draw(at("M92 40 C104 44 106 66 99 84 C94 76 94 62 88 50 Z"), st(mane))
	for _, d := range []string{"M26 70 L23 97 L35 97 L40 74 Z", "M72 70 L70 97 L83 97 L86 72 Z"} {
		v.Draw(at(d), st(k.Dark(0.35)))
	}
	m := v.Draw(at("M4 33 C3 28 8 25 13 19 L16 6 L22 13 C33 13 41 21 46 32 C58 37 70 32 82 34 C94 36 99 48 95 62 "+
		"L94 76 L96 98 L81 98 L80 78 C72 71 60 72 50 74 L49 80 L50 98 L35 98 L35 80 C30 70 27 60 27 46 C22 47 16 46 12 43 "+
		"C7 42 4 38 4 33 Z"), st(k))
	for _, d := range []string{"M34 84 C40 80 46 80 51 84 L54 99 L32 99 Z", "M80 84 C86 80 92 80 96 84 L99 99 L78 99 Z"} {
		v.Paint(v.Fill(at(d)).And(m), brush.Gouache(feet, v.next(), 0), 1)
	}
	v.Draw(at("M18 9 C32 5 47 18 50 38 C44 38 38 32 34 26 C30 20 24 16 17 17 Z"), st(mane))
	v.Paint(v.Fill(brush.Ellipse(x-s*0.32, y-s*0.74, s*0.022, s*0.028)), brush.Flat(brush.Ink), 1)
	v.Paint(v.Fill(brush.Ellipse(x-s*0.43, y-s*0.63, s*0.014, s*0.014)), brush.Flat(brush.Ink), 0.8)
}

// horseNeckPath is the outline of the head and neck of a horse that faces left, in
// hundredths about the cheek.
const horseNeckPath = "M-44 24 C-50 16 -46 6 -38 -4 L-18 -32 C-14 -38 -12 -46 -10 -58 L0 -46 C4 -50 6 -54 10 -60 " +
	"L14 -42 C28 -30 36 -6 34 60 C22 68 6 68 -6 62 C-2 40 -6 22 -12 14 C-20 22 -28 30 -36 32 C-41 32 -44 29 -44 24 Z"

// cowInProfile is the head and neck of a cow that looks to the left, or to the right if
// s is below 0, its cheek at x, y.
func (v *vignette) cowInProfile(k, blaze brush.Col, x, y, s float64) {
	h := math.Abs(s)
	v.mirrored(brush.Cream, "M0 -34 C-10 -46 -8 -60 2 -66 C2 -54 6 -46 14 -38 Z", x, y, s, h, 0)
	m := v.mirrored(k, "M-58 14 C-60 2 -46 -8 -34 -18 C-26 -28 -14 -36 0 -38 C14 -40 26 -36 34 -30 "+
		"C54 -28 80 -30 110 -30 "+"L110 60 L70 60 "+"C50 60 26 46 12 30 C-6 34 -24 40 -40 40 C-52 38 -58 26 -58 14 Z", x, y,
		s, h, 0)
	at := func(d string) brush.Path { return brush.Parse(d).Scale(s/100, h/100).Move(x, y) }
	v.Paint(v.Fill(at("M-64 0 C-40 -12 -22 -30 -6 -40 L4 -28 C-10 -20 -22 -6 -34 6 Z")).And(m), brush.Gouache(blaze,
		v.next(), 0), 1)
	v.mirrored(brush.Hex("#f0b4a4"), "M-58 14 C-60 2 -52 -2 -44 2 C-36 10 -34 28 -38 40 C-52 40 -58 28 -58 14 Z", x, y, s,
		h, 0)
	v.mirrored(k.Dark(0.2), "M18 -34 C34 -46 56 -44 62 -34 C54 -22 34 -20 20 -26 Z", x, y, s, h, 0)
	v.Paint(v.Fill(at("M-18 -16 C-14 -22 -6 -22 -4 -15 C-8 -10 -14 -10 -18 -16 Z")), brush.Flat(brush.Ink), 1)
	v.Paint(v.Fill(at("M-54 10 C-50 6 -46 10 -48 15 C-52 17 -55 14 -54 10 Z")), brush.Flat(dark), 1)
	v.Paint(v.Stroke(at("M-50 30 C-42 30 -34 28 -28 24"), brush.Const(1.1)), brush.Flat(brush.Ink), 0.8)
}

// collaredHorse is the head of a horse in its collar seen from the front, the forehead
// above x, y.
func (v *vignette) collaredHorse(k, mane brush.Col, x, y, s float64) {
	v.mirrored(k.Dark(0.12), "M-22 -30 C-40 0 -50 40 -54 90 L54 90 C50 40 40 0 22 -30 Z", x, y, s, s, 0)
	collar := brush.Parse("M-36 90 C-48 20 -34 -28 -16 -44 M36 90 C48 20 34 -28 16 -44").Scale(s/100, s/100).Move(x, y)
	v.Paint(v.Stroke(collar, brush.Const(s*0.17+1.8)), brush.Flat(brush.Ink), 1)
	v.Paint(v.Stroke(collar, brush.Const(s*0.17)), brush.Gouache(brush.Hex("#8a3a2a"), v.next(), 0), 1)
	v.Paint(v.Stroke(collar, brush.Const(s*0.045)), brush.Flat(brush.Gold), 1)
	for _, d := range []float64{-1, 1} {
		v.mirrored(k, "M-21 -36 C-28 -50 -24 -64 -17 -70 C-10 -62 -7 -50 -9 -40 Z", x, y, d*s, s, 0)
	}
	m := v.mirrored(k, "M-21 -40 C-10 -48 10 -48 21 -40 C24 -22 18 -6 15 8 C13 22 18 30 16 42 C11 54 -11 54 -16 42 "+
		"C-18 30 -13 22 -15 8 "+"C-18 -6 -24 -22 -21 -40 Z", x, y, s, s, 0)
	at := func(d string) brush.Path { return brush.Parse(d).Scale(s/100, s/100).Move(x, y) }
	v.Paint(v.Fill(at("M-5 -34 C-2 -38 2 -38 5 -34 C5 -10 8 10 7 34 L-7 34 C-8 10 -5 -10 -5 -34 Z")).And(m),
		brush.Flat(brush.Snow), 0.95)
	v.Paint(v.Fill(at("M-18 34 C-10 26 10 26 18 34 L18 56 L-18 56 Z")).And(m), brush.Gouache(brush.Hex("#d8a49a").Mix(k,
		0.3), v.next(), 0), 1)
	for _, d := range []float64{-1, 1} {
		v.Paint(v.Fill(brush.Ellipse(x+d*s*0.155, y-s*0.14, s*0.034, s*0.045)), brush.Flat(brush.Ink), 1)
		v.Paint(v.Fill(brush.Ellipse(x+d*s*0.08, y+s*0.38, s*0.026, s*0.036)), brush.Flat(dark), 1)
	}
	v.mirrored(mane, "M-10 -48 C-4 -60 8 -60 12 -47 C10 -34 5 -24 -1 -14 C-8 -24 -12 -36 -10 -48 Z", x, y, s, s, 0)
}
