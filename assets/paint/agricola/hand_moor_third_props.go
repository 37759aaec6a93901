package agricola

import (
	"math"

	"tilestead/assets/paint/brush"
)

// molded paints an outline given in hundredths of sx and sy about its origin, put at
// x, y and turned clockwise by deg. A negative sx mirrors it; its light stays.
func (v *vignette) molded(k brush.Col, d string, x, y, sx, sy, deg float64) *brush.Mask {
	q := brush.Parse(d).Scale(sx/100, sy/100).Rot(brush.Pt(0, 0), deg*math.Pi/180).Move(x, y)
	return v.Draw(q, v.style(k))
}

// kid is a child with a large head, the feet at x, y and h high.
func (v *vignette) kid(x, y, h float64, coat, hair brush.Col) {
	v.Ground(x, y, h*0.26, h*0.08, 0.5)
	for _, d := range []float64{-0.1, 0.1} {
		v.bar(dark, h*0.1, x+d*h, y-h*0.2, x+d*h, y-h*0.04)
	}
	v.molded(coat, "M-24 -14 C-22 -40 -16 -56 0 -56 C16 -56 22 -40 24 -14 Z", x, y, h, h, 0)
	v.kidHead(x, y-h*0.72, h*0.25, hair)
}

// kidHead is the smiling head of a child, its middle at x, y.
func (v *vignette) kidHead(x, y, r float64, hair brush.Col) {
	v.oval(skin, x, y, r, r)
	for _, d := range []float64{-0.38, 0.38} {
		v.Paint(v.Fill(brush.Ellipse(x+d*r, y+r*0.06, r*0.13, r*0.17)), brush.Flat(brush.Ink), 1)
		v.soft(brush.Rose, x+d*r*1.6, y+r*0.42, r*0.2, r*0.16, 0.9)
	}
	smile := brush.Parse("M-30 40 C-14 62 14 62 30 40").Scale(r/100, r/100).Move(x, y)
	v.Paint(v.Stroke(smile, brush.Const(0.9)), brush.Flat(brush.Ink), 0.9)
	v.molded(hair, "M-106 6 C-112 -70 -60 -112 0 -112 C60 -112 112 -70 106 6 C86 -24 64 -40 20 -44 C-30 -46 -84 -30 -106 6 Z",
		x, y, r, r, 0)
}

// plowHorse is a heavy horse with shaggy feet that faces left, s long, its feet at x, y.
func (v *vignette) plowHorse(k, mane, feet brush.Col, x, y, s float64) {
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

// horseProfile is the outline of the head and neck of a horse that faces left, in
// hundredths about the cheek.
const horseProfile = "M-44 24 C-50 16 -46 6 -38 -4 L-18 -32 C-14 -38 -12 -46 -10 -58 L0 -46 C4 -50 6 -54 10 -60 L14 -42 " +
	"C30 -30 42 -6 48 52 L-8 52 C-4 34 -6 22 -12 14 C-20 22 -28 30 -36 32 C-41 32 -44 29 -44 24 Z"

// rope is a twisted cord along a path.
func (v *vignette) rope(k brush.Col, w float64, d string) {
	q := brush.Parse(d)
	v.line(k, w, d)
	n := int(q.Length() / (w * 1.3))
	for i := range n {
		at, dir := q.At((float64(i) + 0.5) / float64(n))
		u := dir.Unit()
		a, b := at.Add(u.Perp().Mul(w*0.4)).Add(u.Mul(-w*0.3)), at.Add(u.Perp().Mul(-w*0.4)).Add(u.Mul(w*0.3))
		v.Paint(v.Stroke(brush.Line(a, b), brush.Const(0.7)), brush.Flat(k.Dark(0.5)), 0.8)
	}
}

// crownFromAbove is the top of a leafy tree seen from straight above.
func (v *vignette) crownFromAbove(k brush.Col, x, y, r float64) {
	v.Glaze(v.Fill(brush.Ellipse(x+r*0.3, y+r*0.4, r, r)).Blur(r*0.2*v.S), brush.ShadowTint, 0.7)
	for i, f := range []float64{1, 0.72, 0.42} {
		d := float64(i) * r * 0.12
		q := brush.Blob(x-d, y-d, r*f, r*f, 0.12, 9, v.next())
		st := v.style(k.Dark(0.3).Mix(k.Light(0.35), float64(i)/2))
		if i > 0 {
			st.InkW = 0
		}
		v.Draw(q, st)
	}
}

// cabbage is a head of cabbage with its outer leaves, its foot at x, y.
func (v *vignette) cabbage(k brush.Col, x, y, r float64) {
	v.Ground(x, y, r*1.1, r*0.3, 0.7)
	for _, d := range []float64{-70, 70, -38, 38} {
		v.form(k.Dark(0.2), "M0 0 C-44 -30 -50 -84 0 -106 C50 -84 44 -30 0 0 Z", x, y, r*1.25, d)
	}
	m := v.oval(k, x, y-r*0.72, r*0.8, r*0.74)
	for _, d := range []string{"M0 70 C-6 20 -4 -30 2 -70", "M-4 20 C-30 0 -44 -20 -50 -40", "M-2 0 C26 -10 44 -30 50 -46",
		"M-2 46 C24 36 50 20 64 0", "M-4 50 C-26 42 -50 30 -66 8"} {
		q := brush.Parse(d).Scale(r/100, r/100).Move(x, y-r*0.72)
		v.Paint(v.Stroke(q, brush.Breathe(1, v.next())).And(m), brush.Flat(k.Light(0.55)), 0.9)
	}
}

// sausage is a fat link along a path.
func (v *vignette) sausage(k brush.Col, w float64, d string) {
	v.line(k, w, d)
	v.Paint(v.Stroke(brush.Parse(d).Move(-w*0.14, -w*0.2), brush.Swell(w*0.24, 0.2)), brush.Flat(k.Light(0.5)), 0.8)
}

// veined strokes a vein, given in hundredths of s about the foot of a leaf at x, y, on
// the leaf m that is turned clockwise by deg.
func (v *vignette) veined(m *brush.Mask, d string, x, y, s, deg float64) {
	q := brush.Parse(d).Scale(s/100, s/100).Rot(brush.Pt(0, 0), deg*math.Pi/180).Move(x, y)
	v.Paint(v.Stroke(q, brush.Const(0.9)).And(m), brush.Flat(brush.Hex("#c4e08a")), 0.9)
}

// cowInProfile is the head and neck of a cow that looks to the left, or to the right if
// s is below 0, its cheek at x, y.
func (v *vignette) cowInProfile(k, blaze brush.Col, x, y, s float64) {
	h := math.Abs(s)
	v.molded(brush.Cream, "M0 -34 C-10 -46 -8 -60 2 -66 C2 -54 6 -46 14 -38 Z", x, y, s, h, 0)
	m := v.molded(k, "M-58 14 C-60 2 -46 -8 -34 -18 C-26 -28 -14 -36 0 -38 C14 -40 26 -36 34 -30 C54 -28 80 -30 110 -30 L110 60 L70 60 "+
		"C50 60 26 46 12 30 C-6 34 -24 40 -40 40 C-52 38 -58 26 -58 14 Z", x, y, s, h, 0)
	at := func(d string) brush.Path { return brush.Parse(d).Scale(s/100, h/100).Move(x, y) }
	v.Paint(v.Fill(at("M-64 0 C-40 -12 -22 -30 -6 -40 L4 -28 C-10 -20 -22 -6 -34 6 Z")).And(m), brush.Gouache(blaze, v.next(), 0), 1)
	v.Paint(v.Fill(at("M64 -36 C92 -30 94 10 70 20 C52 14 50 -22 64 -36 Z")).And(m), brush.Gouache(blaze, v.next(), 0), 1)
	v.molded(brush.Hex("#f0b4a4"), "M-58 14 C-60 2 -52 -2 -44 2 C-36 10 -34 28 -38 40 C-52 40 -58 28 -58 14 Z", x, y, s, h, 0)
	v.molded(k.Dark(0.2), "M18 -34 C34 -46 56 -44 62 -34 C54 -22 34 -20 20 -26 Z", x, y, s, h, 0)
	v.Paint(v.Fill(at("M-18 -16 C-14 -22 -6 -22 -4 -15 C-8 -10 -14 -10 -18 -16 Z")), brush.Flat(brush.Ink), 1)
	v.Paint(v.Fill(at("M-54 10 C-50 6 -46 10 -48 15 C-52 17 -55 14 -54 10 Z")), brush.Flat(dark), 1)
	v.Paint(v.Stroke(at("M-50 30 C-42 30 -34 28 -28 24"), brush.Const(1.1)), brush.Flat(brush.Ink), 0.8)
}
