package agricola

import (
	"math"

	"tilestead/assets/paint/brush"
)

// calf is a young cow s long at the origin, with a ribbon and a bell.
func calf(c *brush.Canvas, s float64) {
	c.Paint(c.Stroke(brush.Parse("M90 48 C100 52 100 66 97 76").Scale(s/100, s/100).Move(-s/2, -s*0.98),
		brush.Const(s*0.05)), brush.Flat(brush.Ink), 1)
	m, at := body(c, s, "M5 40 C3 34 8 30 16 29 C20 19 34 18 38 28 C42 38 46 44 52 45 C62 43 74 42 82 44 "+
		"C91 46 94 52 93 60 L90 74 L91 98 L82 98 L79 76 L76 69 L56 69 L52 76 L51 98 L42 98 L40 74 C37 68 36 62 36 56 "+
		"C28 58 20 54 16 52 C10 52 6 46 5 40 Z", tone("potsherd"), 5)
	for _, d := range []string{"M60 40 C72 38 80 46 76 56 C68 62 58 52 60 40 Z",
		"M26 18 C34 22 34 30 26 34 C20 30 22 22 26 18 Z", "M40 88 L54 88 L54 100 L40 100 Z",
		"M80 88 L94 88 L94 100 L80 100 Z"} {
		c.Paint(c.Fill(at(d)).And(m), brush.Flat(brush.Cream), 0.95)
	}
	c.Draw(at("M3 40 C3 34 9 33 14 34 C17 40 17 48 13 52 C7 51 4 46 3 40 Z"), brush.Style{K: tone("fairSkin"),
		InkW: s * 0.025})
	c.Draw(at("M34 26 C40 16 50 16 54 22 C50 30 42 32 36 31 Z"), brush.Style{K: tone("chestnut"), InkW: s * 0.03})
	c.Paint(c.Fill(at("M19 32 C19 29 24 29 24 33 C24 38 19 38 19 34 Z")), brush.Flat(brush.Ink), 1)
	c.Paint(c.Stroke(at("M32 57 C38 56 44 52 48 44"), brush.Const(s*0.06)), brush.Flat(brush.Dragon), 1)
	c.Draw(at("M33 56 L41 54 L43 64 L31 66 Z"), brush.Style{K: brush.Gold, InkW: s * 0.03})
}

// moorPony is a shaggy pony that faces right, the feet at x, y and s long.
func moorPony(v *vignette, k, mane brush.Col, x, y, s float64) {
	at := func(k brush.Col, d string) { v.form(k, d, x-s/2, y-s*0.98, s, 0) }
	at(mane, "M10 44 C-6 48 -6 76 4 92 C6 84 8 80 11 88 C13 76 14 66 16 54 Z")
	at(k.Dark(0.32), "M24 74 L36 76 L34 97 L24 97 Z")
	at(k.Dark(0.32), "M40 72 L52 72 L50 97 L40 97 Z")
	at(k, "M98 42 C98 34 91 30 87 24 L83 10 L76 17 C66 19 58 28 54 40 C42 43 30 38 20 40 C9 42 4 53 7 66 C8 71 9 75 9 79 "+
		"L6 98 L18 98 L21 76 L26 81 L30 76 L35 82 L40 76 L45 81 L52 74 L55 98 L67 98 L68 74 C72 66 73 58 73 48 C79 48 "+
		"84 50 89 50 C95 50 98 47 98 42 Z")
	for i, d := range []string{"M16 54 L14 62", "M24 50 L22 58", "M34 54 L32 62", "M18 64 L16 70", "M28 65 L26 71",
		"M42 56 L40 64", "M38 66 L36 72"} {
		q := brush.Parse(d).Scale(s/100, s/100).Move(x-s/2, y-s*0.98)
		v.Paint(v.Stroke(q, brush.Taper(1.8, 0.5)), brush.Flat(k.Dark(0.4)), 0.6+0.02*float64(i))
	}
	for _, d := range []float64{0, 50} {
		v.form(mane.Light(0.2), "M6 86 L19 86 L20 98 L16 94 L13 99 L9 94 L4 98 Z", x-s/2+d*s/100, y-s*0.98, s, 0)
	}
	at(mane, "M82 11 C66 8 52 20 48 38 L43 62 L51 54 L52 68 L59 56 L63 66 C65 50 66 38 74 26 Z")
	at(mane, "M77 11 C88 8 95 20 94 33 L89 27 L87 36 L82 26 Z")
	v.oval(brush.Ink, x+s*0.305, y-s*0.625, s*0.022, s*0.026)
	v.oval(brush.Ink, x+s*0.435, y-s*0.545, s*0.012, s*0.018)
}

// rook is a black bird that stands at x, y, looks left and is s long.
func rook(v *vignette, x, y, s float64) {
	k := tone("inkBlue")
	v.line(tone("taupe"), s*0.03, "M"+num(x-s*0.04)+" "+num(y)+" L"+num(x)+" "+num(y-s*0.22)+" M"+num(x+s*0.1)+" "+
		num(y)+" L"+num(x+s*0.08)+" "+num(y-s*0.22))
	v.form(brush.StoneMid, "M-58 -62 L-32 -72 L-32 -58 Z", x, y, s, 0)
	v.form(k, "M-38 -64 C-38 -78 -18 -82 -12 -68 C-6 -58 8 -60 24 -48 L56 -26 L50 -20 L30 -24 C16 -14 -10 -12 -20 -26 "+
		"C-26 -36 -28 -46 -30 -54 C-36 -56 -38 -60 -38 -64 Z", x, y, s, 0)
	v.form(k.Light(0.18), "M-8 -46 C6 -54 20 -46 40 -30 C24 -28 6 -26 -8 -46 Z", x, y, s, 0)
	v.Paint(v.Fill(brush.Ellipse(x-s*0.27, y-s*0.68, s*0.035, s*0.035)), brush.Flat(brush.Snow), 1)
}

// shaggyHorse is a heavy horse with shaggy feet that faces left, s long, its feet at x, y.
func shaggyHorse(v *vignette, k, mane, feet brush.Col, x, y, s float64) {
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
func cowInProfile(v *vignette, k, blaze brush.Col, x, y, s float64) {
	h := math.Abs(s)
	mirrored(v, brush.Cream, "M0 -34 C-10 -46 -8 -60 2 -66 C2 -54 6 -46 14 -38 Z", x, y, s, h, 0)
	m := mirrored(v, k, "M-58 14 C-60 2 -46 -8 -34 -18 C-26 -28 -14 -36 0 -38 C14 -40 26 -36 34 -30 "+
		"C54 -28 80 -30 110 -30 "+"L110 60 L70 60 "+"C50 60 26 46 12 30 C-6 34 -24 40 -40 40 C-52 38 -58 26 -58 14 Z", x, y,
		s, h, 0)
	at := func(d string) brush.Path { return brush.Parse(d).Scale(s/100, h/100).Move(x, y) }
	v.Paint(v.Fill(at("M-64 0 C-40 -12 -22 -30 -6 -40 L4 -28 C-10 -20 -22 -6 -34 6 Z")).And(m), brush.Gouache(blaze,
		v.next(), 0), 1)
	mirrored(v, tone("blush"), "M-58 14 C-60 2 -52 -2 -44 2 C-36 10 -34 28 -38 40 C-52 40 -58 28 -58 14 Z", x, y, s,
		h, 0)
	mirrored(v, k.Dark(0.2), "M18 -34 C34 -46 56 -44 62 -34 C54 -22 34 -20 20 -26 Z", x, y, s, h, 0)
	v.Paint(v.Fill(at("M-18 -16 C-14 -22 -6 -22 -4 -15 C-8 -10 -14 -10 -18 -16 Z")), brush.Flat(brush.Ink), 1)
	v.Paint(v.Fill(at("M-54 10 C-50 6 -46 10 -48 15 C-52 17 -55 14 -54 10 Z")), brush.Flat(dark), 1)
	v.Paint(v.Stroke(at("M-50 30 C-42 30 -34 28 -28 24"), brush.Const(1.1)), brush.Flat(brush.Ink), 0.8)
}

// collaredHorse is the head of a horse in its collar seen from the front, the forehead
// above x, y.
func collaredHorse(v *vignette, k, mane brush.Col, x, y, s float64) {
	mirrored(v, k.Dark(0.12), "M-22 -30 C-40 0 -50 40 -54 90 L54 90 C50 40 40 0 22 -30 Z", x, y, s, s, 0)
	collar := brush.Parse("M-36 90 C-48 20 -34 -28 -16 -44 M36 90 C48 20 34 -28 16 -44").Scale(s/100, s/100).Move(x, y)
	v.Paint(v.Stroke(collar, brush.Const(s*0.17+1.8)), brush.Flat(brush.Ink), 1)
	v.Paint(v.Stroke(collar, brush.Const(s*0.17)), brush.Gouache(tone("burntSienna"), v.next(), 0), 1)
	v.Paint(v.Stroke(collar, brush.Const(s*0.045)), brush.Flat(brush.Gold), 1)
	for _, d := range []float64{-1, 1} {
		mirrored(v, k, "M-21 -36 C-28 -50 -24 -64 -17 -70 C-10 -62 -7 -50 -9 -40 Z", x, y, d*s, s, 0)
	}
	m := mirrored(v, k, "M-21 -40 C-10 -48 10 -48 21 -40 C24 -22 18 -6 15 8 C13 22 18 30 16 42 C11 54 -11 54 -16 42 "+
		"C-18 30 -13 22 -15 8 "+"C-18 -6 -24 -22 -21 -40 Z", x, y, s, s, 0)
	at := func(d string) brush.Path { return brush.Parse(d).Scale(s/100, s/100).Move(x, y) }
	v.Paint(v.Fill(at("M-5 -34 C-2 -38 2 -38 5 -34 C5 -10 8 10 7 34 L-7 34 C-8 10 -5 -10 -5 -34 Z")).And(m),
		brush.Flat(brush.Snow), 0.95)
	v.Paint(v.Fill(at("M-18 34 C-10 26 10 26 18 34 L18 56 L-18 56 Z")).And(m), brush.Gouache(tone("faintClay").Mix(k,
		0.3), v.next(), 0), 1)
	for _, d := range []float64{-1, 1} {
		v.Paint(v.Fill(brush.Ellipse(x+d*s*0.155, y-s*0.14, s*0.034, s*0.045)), brush.Flat(brush.Ink), 1)
		v.Paint(v.Fill(brush.Ellipse(x+d*s*0.08, y+s*0.38, s*0.026, s*0.036)), brush.Flat(dark), 1)
	}
	mirrored(v, mane, "M-10 -48 C-4 -60 8 -60 12 -47 C10 -34 5 -24 -1 -14 C-8 -24 -12 -36 -10 -48 Z", x, y, s, s, 0)
}
