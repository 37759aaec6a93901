package agricola

import (
	"math"

	"tilestead/assets/paint/brush"
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

// boards are planks that lie from y down to the foot, n of them.
func (v *vignette) boards(k brush.Col, y float64, n int) {
	h := (cardHigh - y) / float64(n)
	for i := range n {
		v.box(k.Dark(0.14*float64(i%2)), -4, y+float64(i)*h, 128, h+1)
	}
	v.litter(k.Dark(0.4), 9*n, -4, y+1, 120, cardHigh-y, 9)
}

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

// cloud is a white cloud w wide, its foot at x, y.
func (v *vignette) cloud(k brush.Col, x, y, w float64) {
	v.form(k, "M-46 0 C-56 -14 -40 -26 -28 -22 C-24 -44 10 -46 16 -26 C30 -36 48 -26 42 -14 C54 -12 52 0 44 0 Z", x,
		y, w, 0)
}

// spade has its tip at x, y and is h long, its handle leaning.
func (v *vignette) spade(x, y, h, turn float64) {
	v.form(brush.Wood, "M-3 -96 L3 -96 L3 -36 L-3 -36 Z", x, y, h, turn)
	v.form(brush.Wood.Light(0.1), "M-11 -101 L11 -101 L11 -94 L-11 -94 Z", x, y, h, turn)
	v.form(brush.Hex("#8d9aa2"), "M-15 -38 L15 -38 L14 -14 C12 -4 6 0 0 2 C-6 0 -12 -4 -14 -14 Z", x, y, h, turn)
	v.form(brush.Slate, "M-4 -46 L4 -46 L4 -24 L-4 -24 Z", x, y, h, turn)
}

// leaf is a pointed leaf from its stalk at x, y, s long.
func (v *vignette) leaf(k brush.Col, x, y, s, turn float64) {
	m := v.form(k, "M0 0 C-34 -26 -30 -74 0 -100 C30 -74 34 -26 0 0 Z", x, y, s, turn)
	a := turn * math.Pi / 180
	tip := brush.Pt(x+math.Sin(a)*s*0.85, y-math.Cos(a)*s*0.85)
	v.Paint(v.Stroke(brush.Line(brush.Pt(x, y), tip), brush.Taper(1.4, 0.6)).And(m), brush.Flat(k.Light(0.45)), 0.8)
}

// grains are n grains strewn over a box, without an outline.
func (v *vignette) grains(k brush.Col, n int, x, y, w, h float64) {
	r := brush.NewRand(uint64(v.next()))
	for range n {
		at := brush.Pt(r.In(x, x+w), r.In(y, y+h))
		v.Paint(v.Fill(brush.Ellipse(at.X, at.Y, 1.9, 1).Rot(at, r.In(0, math.Pi))), brush.Flat(k), 0.9)
	}
}
