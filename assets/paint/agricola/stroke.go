package agricola

import (
	"math"

	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/props"
)

// bar is a straight stroke with an outline.
func (v *vignette) bar(k brush.Col, w, x0, y0, x1, y1 float64) {
	v.line(k, w, "M"+num(x0)+" "+num(y0)+" L"+num(x1)+" "+num(y1))
}

// dots are small spots of one size at places given as x and y by turns.
func (v *vignette) dots(k brush.Col, r float64, xy ...float64) {
	for _, q := range brush.Pts(xy...) {
		v.Paint(v.Fill(brush.Ellipse(q.X, q.Y, r+0.7, r+0.7)), brush.Flat(brush.InkFor(k)), 0.9)
		v.Paint(v.Fill(brush.Ellipse(q.X, q.Y, r, r)), brush.Flat(k), 1)
	}
}

// litter is n straws or blades strewn over a box.
func (v *vignette) litter(k brush.Col, n int, x, y, w, h, long float64) {
	r := brush.NewRand(uint64(v.next()))
	for range n {
		at, dir := brush.Pt(r.In(x, x+w), r.In(y, y+h)), r.In(-0.7, 0.7)
		d := brush.Pt(math.Cos(dir)*long, math.Sin(dir)*long)
		v.Paint(v.Stroke(brush.Line(at, at.Add(d)), brush.Swell(1.3, 0.4)), brush.Flat(k), 0.85)
	}
}

// grains are n grains strewn over a box, without an outline.
func (v *vignette) grains(k brush.Col, n int, x, y, w, h float64) {
	r := brush.NewRand(uint64(v.next()))
	for range n {
		at := brush.Pt(r.In(x, x+w), r.In(y, y+h))
		v.Paint(v.Fill(brush.Ellipse(at.X, at.Y, 1.9, 1).Rot(at, r.In(0, math.Pi))), brush.Flat(k), 0.9)
	}
}

// form paints an outline given in hundredths of s, its origin at x, y, turned
// clockwise by deg.
func (v *vignette) form(k brush.Col, d string, x, y, s, deg float64) *brush.Mask {
	q := brush.Parse(d).Scale(s/100, s/100).Rot(brush.Pt(0, 0), deg*math.Pi/180).Move(x, y)
	return v.Draw(q, v.style(k))
}

// inside is what of a shape lies in m, with the marks of the brush.
func (v *vignette) inside(m *brush.Mask, k brush.Col, alpha float64, p brush.Path) {
	v.Paint(v.Fill(p).And(m), brush.Gouache(k, v.next(), 0), alpha)
}

// scored is thin strokes that end at the edge of m.
func (v *vignette) scored(m *brush.Mask, k brush.Col, w, alpha float64, ds ...string) {
	for _, d := range ds {
		v.Paint(v.Stroke(brush.Parse(d), brush.Breathe(w, v.next())).And(m), brush.Flat(k), alpha)
	}
}

// haze is banks of smoke or fog that lie at the places xy, each rx and ry wide.
func (v *vignette) haze(k brush.Col, alpha, rx, ry float64, xy ...float64) {
	for _, q := range brush.Pts(xy...) {
		v.soft(k, q.X, q.Y, rx, ry, alpha)
	}
}

// specks is n dots of radius r scattered over a box.
func (v *vignette) specks(k brush.Col, r float64, n int, x, y, w, h float64) {
	rnd := brush.NewRand(uint64(v.next()))
	for range n {
		v.Paint(v.Fill(brush.Ellipse(x+rnd.In(0, w), y+rnd.In(0, h), r, r)), brush.Flat(k), 0.95)
	}
}

// mirrored paints an outline given in hundredths of sx and sy about its origin, put at
// x, y and turned clockwise by deg. A negative sx mirrors it; its light stays.
func mirrored(v *vignette, k brush.Col, d string, x, y, sx, sy, deg float64) *brush.Mask {
	q := brush.Parse(d).Scale(sx/100, sy/100).Rot(brush.Pt(0, 0), deg*math.Pi/180).Move(x, y)
	return v.Draw(q, v.style(k))
}

// twistedRope is a twisted cord along a path.
func twistedRope(v *vignette, k brush.Col, w float64, d string) {
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

// rays are beams of light that fall from the upper left.
func (v *vignette) rays(k brush.Col, alpha float64, xs ...float64) {
	for _, x := range xs {
		q := brush.Parse("M" + num(x) + " -4 L" + num(x+9) + " -4 L" + num(x+32) + " 64 L" + num(x+16) + " 64 Z")
		v.Paint(v.Fill(q).Blur(2*v.S), brush.Flat(k), alpha)
	}
}

// fill is a shape in one even colour, without an outline.
func fill(v *vignette, k brush.Col, alpha float64, p brush.Path) {
	v.Paint(v.Fill(p), brush.Flat(k), alpha)
}

// fillInside is what of a fill lies in m.
func fillInside(v *vignette, m *brush.Mask, k brush.Col, alpha float64, p brush.Path) {
	v.Paint(v.Fill(p).And(m), brush.Flat(k), alpha)
}

// stroke is an even line w wide, without an outline.
func stroke(v *vignette, k brush.Col, w, alpha float64, p brush.Path) {
	v.Paint(v.Stroke(p, brush.Const(w)), brush.Flat(k), alpha)
}

// strokeInside is what of a stroke lies in m.
func strokeInside(v *vignette, m *brush.Mask, k brush.Col, w, alpha float64, p brush.Path) {
	v.Paint(v.Stroke(p, brush.Const(w)).And(m), brush.Flat(k), alpha)
}

// gouacheFill is a shape with the marks of the brush, without an outline.
func gouacheFill(v *vignette, k brush.Col, alpha float64, p brush.Path) {
	v.Paint(v.Fill(p), brush.Gouache(k, v.next(), 0), alpha)
}

// gouache is a line w wide with the marks of the brush.
func gouache(v *vignette, k brush.Col, w, alpha float64, p brush.Path) {
	v.Paint(v.Stroke(p, brush.Const(w)), brush.Gouache(k, v.next(), 0), alpha)
}

// blurred is a fill whose edge is r units soft.
func blurred(v *vignette, k brush.Col, r, alpha float64, p brush.Path) {
	v.Paint(v.Fill(p).Blur(r*v.S), brush.Flat(k), alpha)
}

// blurredInside is what of it lies in m.
func blurredInside(v *vignette, m *brush.Mask, k brush.Col, r, alpha float64, p brush.Path) {
	v.Paint(v.Fill(p).Blur(r*v.S).And(m), brush.Flat(k), alpha)
}

// glaze darkens what is there by a tint.
func glaze(v *vignette, tint brush.Col, alpha float64, p brush.Path) { v.Glaze(v.Fill(p), tint, alpha) }

// puffed is a shape that swells: its outline ink wide, its shading soft and strong as said.
func puffed(v *vignette, k brush.Col, ink, soft, strength float64, p brush.Path) *brush.Mask {
	return v.Draw(p, brush.Style{K: k, InkW: ink, Puff: soft, PuffAmt: strength, Seed: v.next()})
}

// ground is the shade under the foot of what stands at x, y.
func ground(v *vignette, x, y, rx, ry, alpha float64) { v.Ground(x, y, rx, ry, alpha) }

// zoom lets all that follows be so many times as large, with 0 0 at x, y.
func zoom(v *vignette, x, y, times float64) {
	v.next()
	v.Canvas = v.At(brush.Pt(x, y), times)
}

// random gives numbers by chance, the same from the same seed.
func random(_ *vignette, seed uint32) *brush.Rand { return brush.NewRand(uint64(seed)) }

func heatherAt(v *vignette, x, y float64) { heather(v.Canvas, brush.Pt(x, y)) }

func fenceFrom(v *vignette, x0, y0, x1, y1, h float64) {
	props.Fence(v.Canvas, brush.Pt(x0, y0), brush.Pt(x1, y1), h)
}

// sky is a shape that fades from one colour at the top to another at y, and where it lies.
func sky(v *vignette, top, foot brush.Col, y float64, p brush.Path) *brush.Mask {
	m := v.Fill(p)
	v.Paint(m, func(_, at float64) brush.Col { return top.Mix(foot, brush.Smooth(0, y, at)) }, 1)
	return m
}
