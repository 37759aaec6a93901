package agricola

import (
	"math"

	"tilestead/assets/paint/brush"
)

// spokes is a wheel with six spokes.
func (v *vignette) spokes(k brush.Col, x, y, r float64) {
	v.oval(k.Dark(0.3), x, y, r, r)
	v.oval(k.Light(0.45), x, y, r*0.74, r*0.74)
	for i := range 3 {
		s, c := math.Sincos(float64(i)*math.Pi/3 + 0.4)
		v.bar(k, r*0.1, x-c*r*0.7, y-s*r*0.7, x+c*r*0.7, y+s*r*0.7)
	}
	v.oval(k.Dark(0.2), x, y, r*0.22, r*0.22)
}

// spade has its tip at x, y and is h long, its handle leaning.
func (v *vignette) spade(x, y, h, turn float64) {
	v.form(brush.Wood, "M-3 -96 L3 -96 L3 -36 L-3 -36 Z", x, y, h, turn)
	v.form(brush.Wood.Light(0.1), "M-11 -101 L11 -101 L11 -94 L-11 -94 Z", x, y, h, turn)
	v.form(tone("rain"), "M-15 -38 L15 -38 L14 -14 C12 -4 6 0 0 2 C-6 0 -12 -4 -14 -14 Z", x, y, h, turn)
	v.form(brush.Slate, "M-4 -46 L4 -46 L4 -24 L-4 -24 Z", x, y, h, turn)
}

// peatSpade is a narrow spade that stands on its blade at x, y, h high.
func (v *vignette) peatSpade(x, y, h, deg float64) {
	v.form(brush.Wood, "M-4 -96 L4 -96 L4 -30 L-4 -30 Z", x, y, h, deg)
	v.form(brush.WoodDim, "M-14 -100 L14 -100 L14 -93 L-14 -93 Z", x, y, h, deg)
	v.form(brush.Slate.Light(0.3), "M-12 -38 L12 -38 L12 0 L-12 0 Z", x, y, h, deg)
}

// wheel is a wheel with spokes.
func (v *vignette) wheel(k brush.Col, x, y, r float64) {
	ring := brush.Ellipse(x, y, r*0.86, r*0.86)
	v.Paint(v.Stroke(ring, brush.Const(r*0.28+1.6)), brush.Flat(brush.InkFor(k)), 1)
	for i := range 4 {
		s, c := math.Sincos(float64(i)*math.Pi/4 + 0.3)
		v.line(k, r*0.1, "M"+num(x-c*r*0.7)+" "+num(y-s*r*0.7)+" L"+num(x+c*r*0.7)+" "+num(y+s*r*0.7))
	}
	v.Paint(v.Stroke(ring, brush.Const(r*0.28)), brush.Gouache(k, v.next(), 0), 1)
	v.oval(k.Dark(0.3), x, y, r*0.22, r*0.22)
}

// splitLog is the end of a quarter of a log, its bark up, s wide at x, y.
func splitLog(v *vignette, k brush.Col, x, y, s, deg float64) {
	m := v.form(k, "M0 44 L-52 -14 C-24 -50 24 -50 52 -14 Z", x, y, s, deg)
	bark := brush.Parse("M-56 -8 C-24 -44 24 -44 56 -8").Scale(s/100, s/100).Rot(brush.Pt(0, 0), deg*math.Pi/180)
	v.Paint(v.Stroke(bark.Move(x, y), brush.Const(s*0.2)).And(m), brush.Flat(brush.WoodDim), 1)
}

// idlePlow is a plow with one wheel, its share on the ground at x, y. It goes to the right,
// or to the left if s is below 0.
func idlePlow(v *vignette, x, y, s float64) {
	h := math.Abs(s)
	at := func(d string) brush.Path { return brush.Parse(d).Scale(s/100, h/100).Move(x, y) }
	for i, d := range []string{"M-62 -76 C-44 -60 -34 -30 -4 -10", "M-30 -34 C-6 -46 30 -50 66 -30", "M5 -42 L4 -6",
		"M-44 -84 C-30 -66 -20 -36 8 -12"} {
		k := brush.Wood.Dark(0.15 * float64(i%2))
		v.Paint(v.Stroke(at(d), brush.Const(h*0.07+1.6)), brush.Flat(brush.InkFor(k)), 1)
		v.Paint(v.Stroke(at(d), brush.Const(h*0.07)), brush.Gouache(k, v.next(), 0), 1)
	}
	v.wheel(brush.RoofRust, x+s*0.64, y-h*0.14, h*0.16)
	mirrored(v, brush.Slate.Light(0.35), "M-16 -30 C0 -36 12 -28 18 -16 C24 -6 36 -2 50 2 C26 9 -6 9 -20 3 "+
		"C-10 -6 -12 -20 -16 -30 Z", x, y, s, h, 0)
}

// woodShaving is a curl of planed wood about x, y, its end to the right.
func woodShaving(v *vignette, x, y, r float64) {
	var p []brush.V
	for i := range 17 {
		s, c := math.Sincos(float64(i)*math.Pi/5 + 0.4)
		d := r * (0.28 + 0.72*float64(i)/16)
		p = append(p, brush.Pt(x+c*d, y+s*d*0.86))
	}
	shavedStrip(v, brush.Curve(false, append(p, brush.Pt(x+r*1.8, y-r*0.2), brush.Pt(x+r*2.4, y-r*0.7))...))
}

// shavedStrip is a thin strip of wood along q.
func shavedStrip(v *vignette, q brush.Path) {
	k := tone("candle")
	v.Paint(v.Stroke(q, brush.Const(2.5)), brush.Flat(brush.InkFor(k)), 0.95)
	v.Paint(v.Stroke(q, brush.Const(1.3)), brush.Flat(k), 1)
}

// chiselRack is a rack of chisels on a wall.
func chiselRack(v *vignette, x, y float64) {
	v.box(brush.WoodDim, x-4, y+6, 28, 3)
	for i := range 3 {
		v.box(brush.RoofOrange, x+float64(i)*8-1.4, y, 4, 8)
		v.box(tone("mist"), x+float64(i)*8-0.6, y+9, 2.4, 10)
	}
}

// barrow is a wheelbarrow that faces left, its wheel at x, y.
func (v *vignette) barrow(load brush.Col, x, y, w float64) {
	at := func(d string) brush.Path { return brush.Parse(d).Scale(w/100, w/100).Move(x, y) }
	v.Ground(x+w*0.4, y, w*0.5, w*0.08, 0.6)
	v.Draw(at("M-6 -40 C10 -66 60 -70 84 -44 Z"), brush.Style{K: load, InkW: 1, Puff: w * 0.08, Seed: v.next()})
	v.Paint(v.Stroke(at("M0 -14 L124 -34 M84 -28 L90 0"), brush.Const(w*0.07+1)), brush.Flat(brush.Ink), 1)
	v.Paint(v.Stroke(at("M0 -14 L124 -34 M84 -28 L90 0"), brush.Const(w*0.06)), brush.Flat(brush.WoodDim), 1)
	v.Draw(at("M-16 -46 L96 -46 L80 -20 L8 -20 Z"), brush.Style{K: brush.Wood, InkW: 1.1, Seed: v.next()})
	v.Draw(brush.Ellipse(x, y-w*0.13, w*0.14, w*0.14), brush.Style{K: brush.WoodDim, InkW: 1.1, Seed: v.next()})
	v.Draw(brush.Ellipse(x, y-w*0.13, w*0.05, w*0.05), brush.Style{K: brush.Straw, InkW: 0.8, Seed: v.next()})
}

// sawBlade is a round saw with forty teeth about x, y.
func sawBlade(v *vignette, k brush.Col, x, y, r float64) {
	var teeth []brush.V
	for i := range 40 {
		s, c := math.Sincos(float64(i) * math.Pi / 20)
		d := r - 4*float64(i%2)
		teeth = append(teeth, brush.Pt(x+c*d, y+s*d))
	}
	v.Draw(brush.Poly(teeth...), v.style(k))
}

// gangSaw is an upright blade of a frame, its teeth to the right of x.
func gangSaw(v *vignette, k brush.Col, x float64) {
	teeth := "M" + num(x-1.2) + " 8 L" + num(x+1) + " 8 "
	for j := range 12 {
		y := 9 + float64(j)*4
		teeth += "L" + num(x+2.6) + " " + num(y+1) + " L" + num(x+1) + " " + num(y+3.4) + " "
	}
	v.Draw(brush.Parse(teeth+"L"+num(x-1.2)+" 57 Z"), brush.Style{K: k, InkW: 0.7, Seed: v.next()})
}

// endGrain is the face of a log with its rings.
func endGrain(v *vignette, k, ring brush.Col, x, y, rx, ry float64) {
	face := v.Fill(brush.Ellipse(x, y, rx, ry))
	v.Paint(face, brush.Gouache(k, v.next(), 0), 1)
	for i := range 4 {
		r := 4 + float64(i)*5.4
		m := v.Stroke(brush.Ellipse(x-1, y, r, r*0.86), brush.Breathe(1.5, v.next()))
		v.Paint(m.And(face), brush.Flat(ring), 0.9)
	}
}
