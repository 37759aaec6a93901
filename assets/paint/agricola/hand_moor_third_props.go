package agricola

import (
	"math"

	"tilestead/assets/paint/brush"
)

// mirrored paints an outline given in hundredths of sx and sy about its origin, put at
// x, y and turned clockwise by deg. A negative sx mirrors it; its light stays.
func (v *vignette) mirrored(k brush.Col, d string, x, y, sx, sy, deg float64) *brush.Mask {
	q := brush.Parse(d).Scale(sx/100, sy/100).Rot(brush.Pt(0, 0), deg*math.Pi/180).Move(x, y)
	return v.Draw(q, v.style(k))
}

// playingKid is a child with a large head, the feet at x, y and h high.
func (v *vignette) playingKid(x, y, h float64, coat, hair brush.Col) {
	v.Ground(x, y, h*0.26, h*0.08, 0.5)
	for _, d := range []float64{-0.1, 0.1} {
		v.bar(dark, h*0.1, x+d*h, y-h*0.2, x+d*h, y-h*0.04)
	}
	v.mirrored(coat, "M-24 -14 C-22 -40 -16 -56 0 -56 C16 -56 22 -40 24 -14 Z", x, y, h, h, 0)
	v.playingKidHead(x, y-h*0.72, h*0.25, hair)
}

// playingKidHead is the smiling head of a child, its middle at x, y.
func (v *vignette) playingKidHead(x, y, r float64, hair brush.Col) {
	v.oval(skin, x, y, r, r)
	for _, d := range []float64{-0.38, 0.38} {
		v.Paint(v.Fill(brush.Ellipse(x+d*r, y+r*0.06, r*0.13, r*0.17)), brush.Flat(brush.Ink), 1)
		v.soft(brush.Rose, x+d*r*1.6, y+r*0.42, r*0.2, r*0.16, 0.9)
	}
	smile := brush.Parse("M-30 40 C-14 62 14 62 30 40").Scale(r/100, r/100).Move(x, y)
	v.Paint(v.Stroke(smile, brush.Const(0.9)), brush.Flat(brush.Ink), 0.9)
	v.mirrored(hair, "M-106 6 C-112 -70 -60 -112 0 -112 C60 -112 112 -70 106 6 C86 -24 64 -40 20 -44 "+
		"C-30 -46 -84 -30 -106 6 Z", x, y, r, r, 0)
}

// twistedRope is a twisted cord along a path.
func (v *vignette) twistedRope(k brush.Col, w float64, d string) {
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

// cabbageHead is a head of cabbage with its outer leaves, its foot at x, y.
func (v *vignette) cabbageHead(k brush.Col, x, y, r float64) {
	v.Ground(x, y, r*1.1, r*0.3, 0.7)
	for _, d := range []float64{-70, 70, -38, 38} {
		v.form(k.Dark(0.2), "M0 0 C-44 -30 -50 -84 0 -106 C50 -84 44 -30 0 0 Z", x, y, r*1.25, d)
	}
	m := v.oval(k, x, y-r*0.72, r*0.8, r*0.74)
	for _, d := range []string{"M0 70 C-6 20 -4 -30 2 -70", "M-4 20 C-30 0 -44 -20 -50 -40",
		"M-2 0 C26 -10 44 -30 50 -46", "M-2 46 C24 36 50 20 64 0", "M-4 50 C-26 42 -50 30 -66 8"} {
		q := brush.Parse(d).Scale(r/100, r/100).Move(x, y-r*0.72)
		v.Paint(v.Stroke(q, brush.Breathe(1, v.next())).And(m), brush.Flat(k.Light(0.55)), 0.9)
	}
}

// sausageLink is a fat link along a path.
func (v *vignette) sausageLink(k brush.Col, w float64, d string) {
	v.line(k, w, d)
	v.Paint(v.Stroke(brush.Parse(d).Move(-w*0.14, -w*0.2), brush.Swell(w*0.24, 0.2)), brush.Flat(k.Light(0.5)), 0.8)
}

// leafVein strokes a vein, given in hundredths of s about the foot of a leaf at x, y, on
// the leaf m that is turned clockwise by deg.
func (v *vignette) leafVein(m *brush.Mask, d string, x, y, s, deg float64) {
	q := brush.Parse(d).Scale(s/100, s/100).Rot(brush.Pt(0, 0), deg*math.Pi/180).Move(x, y)
	v.Paint(v.Stroke(q, brush.Const(0.9)).And(m), brush.Flat(brush.Hex("#c4e08a")), 0.9)
}

// idlePlow is a plow with one wheel, its share on the ground at x, y. It goes to the right,
// or to the left if s is below 0.
func (v *vignette) idlePlow(x, y, s float64) {
	h := math.Abs(s)
	at := func(d string) brush.Path { return brush.Parse(d).Scale(s/100, h/100).Move(x, y) }
	for i, d := range []string{"M-62 -76 C-44 -60 -34 -30 -4 -10", "M-30 -34 C-6 -46 30 -50 66 -30", "M5 -42 L4 -6",
		"M-44 -84 C-30 -66 -20 -36 8 -12"} {
		k := brush.Wood.Dark(0.15 * float64(i%2))
		v.Paint(v.Stroke(at(d), brush.Const(h*0.07+1.6)), brush.Flat(brush.InkFor(k)), 1)
		v.Paint(v.Stroke(at(d), brush.Const(h*0.07)), brush.Gouache(k, v.next(), 0), 1)
	}
	v.wheel(brush.RoofRust, x+s*0.64, y-h*0.14, h*0.16)
	v.mirrored(brush.Slate.Light(0.35), "M-16 -30 C0 -36 12 -28 18 -16 C24 -6 36 -2 50 2 C26 9 -6 9 -20 3 "+
		"C-10 -6 -12 -20 -16 -30 Z", x, y, s, h, 0)
}

// woodShaving is a curl of planed wood about x, y, its end to the right.
func (v *vignette) woodShaving(x, y, r float64) {
	var p []brush.V
	for i := range 17 {
		s, c := math.Sincos(float64(i)*math.Pi/5 + 0.4)
		d := r * (0.28 + 0.72*float64(i)/16)
		p = append(p, brush.Pt(x+c*d, y+s*d*0.86))
	}
	v.shavedStrip(brush.Curve(false, append(p, brush.Pt(x+r*1.8, y-r*0.2), brush.Pt(x+r*2.4, y-r*0.7))...))
}

// shavedStrip is a thin strip of wood along q.
func (v *vignette) shavedStrip(q brush.Path) {
	k := brush.Hex("#f6dca4")
	v.Paint(v.Stroke(q, brush.Const(2.5)), brush.Flat(brush.InkFor(k)), 0.95)
	v.Paint(v.Stroke(q, brush.Const(1.3)), brush.Flat(k), 1)
}
