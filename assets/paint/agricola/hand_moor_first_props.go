package agricola

import (
	"math"

	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/props"
)

// form paints an outline given in hundredths of s, its origin at x, y, turned
// clockwise by deg.
func (v *vignette) form(k brush.Col, d string, x, y, s, deg float64) *brush.Mask {
	q := brush.Parse(d).Scale(s/100, s/100).Rot(brush.Pt(0, 0), deg*math.Pi/180).Move(x, y)
	return v.Draw(q, v.style(k))
}

// inside paints the part of an outline that lies in m.
func (v *vignette) inside(m *brush.Mask, k brush.Col, alpha float64, d string) {
	v.Paint(v.Fill(brush.Parse(d)).And(m), brush.Gouache(k, v.next(), 0), alpha)
}

// scored is thin strokes that end at the edge of m.
func (v *vignette) scored(m *brush.Mask, k brush.Col, w, alpha float64, ds ...string) {
	for _, d := range ds {
		v.Paint(v.Stroke(brush.Parse(d), brush.Breathe(w, v.next())).And(m), brush.Flat(k), alpha)
	}
}

// arm is a sleeve w wide from the shoulder at x0, y0 with the hand at x1, y1.
func (v *vignette) arm(k brush.Col, w, x0, y0, x1, y1 float64) {
	v.line(k, w, "M"+num(x0)+" "+num(y0)+" L"+num(x1)+" "+num(y1))
	v.oval(skin, x1, y1, w*0.62, w*0.62)
}

// haze is banks of smoke or fog that lie at the places xy, each rx and ry wide.
func (v *vignette) haze(k brush.Col, alpha, rx, ry float64, xy ...float64) {
	for _, q := range brush.Pts(xy...) {
		v.soft(k, q.X, q.Y, rx, ry, alpha)
	}
}

// peatSpade is a narrow spade that stands on its blade at x, y, h high.
func (v *vignette) peatSpade(x, y, h, deg float64) {
	v.form(brush.Wood, "M-4 -96 L4 -96 L4 -30 L-4 -30 Z", x, y, h, deg)
	v.form(brush.WoodDim, "M-14 -100 L14 -100 L14 -93 L-14 -93 Z", x, y, h, deg)
	v.form(brush.Slate.Light(0.3), "M-12 -38 L12 -38 L12 0 L-12 0 Z", x, y, h, deg)
}

// sod is a block of peat, the lower left corner of its front at x, y.
func (v *vignette) sod(x, y, w float64) { v.block(brush.Peat.Light(0.12), x, y, w, w*0.5) }

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

// firs is pines in a row from x on, step apart, the foot of each at y.
func (v *vignette) firs(k brush.Col, x, y, step, h float64, n int) {
	for i := range n {
		props.Pine(v.Canvas, x+step*float64(i), y+float64(i%2)*1.5, h*(0.9+0.06*float64(i*5%4)), k, v.next())
	}
}

// blaze is a flame that throws no light, its foot at x, y.
func (v *vignette) blaze(x, y, h float64) {
	tongue := "M0 -100 C8 -76 36 -60 32 -28 C30 -8 18 0 0 0 C-20 0 -32 -10 -30 -30 C-28 -46 -20 -48 -16 -66 " +
		"C-8 -58 -8 -52 -6 -46 C2 -58 2 -80 0 -100 Z"
	v.form(brush.Lava, tongue, x, y, h, 0)
	v.Paint(v.Fill(brush.Parse(tongue).Scale(h*0.006, h*0.006).Move(x, y)), brush.Flat(brush.LavaLit), 1)
}

// specks is n dots of radius r scattered over a box.
func (v *vignette) specks(k brush.Col, r float64, n int, x, y, w, h float64) {
	rnd := brush.NewRand(uint64(v.next()))
	for range n {
		v.Paint(v.Fill(brush.Ellipse(x+rnd.In(0, w), y+rnd.In(0, h), r, r)), brush.Flat(k), 0.95)
	}
}

// stems is upright bare trunks with bark marks, each w wide, the feet at xy.
func (v *vignette) stems(k, mark brush.Col, w float64, xy ...float64) {
	for i, q := range brush.Pts(xy...) {
		lean := float64(i%3-1) * 2
		v.draw(k, "M"+num(q.X-w*0.6)+" "+num(q.Y)+" L"+num(q.X-w*0.4+lean)+" -6 L"+num(q.X+w*0.4+lean)+" -6 L"+
			num(q.X+w*0.6)+" "+num(q.Y)+" Z")
		for y := 4 + float64(i*5%7); y < q.Y-4; y += 9 {
			v.lines(mark, 1.2, 0.85, "M"+num(q.X-w*0.3+lean*0.6)+" "+num(y)+" L"+num(q.X+w*0.2+lean*0.6)+" "+num(y+
				0.8))
		}
	}
}
