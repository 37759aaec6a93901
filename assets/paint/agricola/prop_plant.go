package agricola

import (
	"math"

	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/props"
)

// leaf is a pointed leaf from its stalk at x, y, s long.
func (v *vignette) leaf(k brush.Col, x, y, s, turn float64) {
	m := v.form(k, "M0 0 C-34 -26 -30 -74 0 -100 C30 -74 34 -26 0 0 Z", x, y, s, turn)
	a := turn * math.Pi / 180
	tip := brush.Pt(x+math.Sin(a)*s*0.85, y-math.Cos(a)*s*0.85)
	v.Paint(v.Stroke(brush.Line(brush.Pt(x, y), tip), brush.Taper(1.4, 0.6)).And(m), brush.Flat(k.Light(0.45)), 0.8)
}

// firs is pines in a row from x on, step apart, the foot of each at y.
func (v *vignette) firs(k brush.Col, x, y, step, h float64, n int) {
	for i := range n {
		props.Pine(v.Canvas, x+step*float64(i), y+float64(i%2)*1.5, h*(0.9+0.06*float64(i*5%4)), k, v.next())
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

// snowySpruce is a spruce with snow on its boughs, the foot at x, y.
func snowySpruce(v *vignette, k brush.Col, x, y, h float64) {
	v.form(brush.WoodDim, "M-5 0 L5 0 L5 -20 L-5 -20 Z", x, y, h, 0)
	for i := range 3 {
		t := float64(i) * 26
		w := 34 - float64(i)*8
		v.form(k, "M"+num(-w)+" "+num(-12-t)+" L"+num(w)+" "+num(-12-t)+" L0 "+num(-54-t)+" Z", x, y, h, 0)
		v.form(brush.Snow, "M"+num(-w*0.62)+" "+num(-28-t)+" C"+num(-w*0.3)+" "+num(-22-t)+" "+num(-w*0.2)+" "+
			num(-34-t)+" 0 "+num(-27-t)+" C"+num(w*0.2)+" "+num(-32-t)+" "+num(w*0.4)+" "+num(-24-t)+" "+num(w*0.55)+
			" "+num(-30-t)+" L0 "+num(-56-t)+" Z", x, y, h, 0)
	}
}

// thistle is a thistle that flowers, the foot at x, y and h high.
func thistle(v *vignette, x, y, h float64) {
	stem := tone("leek")
	v.line(stem, h*0.05, "M"+num(x)+" "+num(y)+" L"+num(x)+" "+num(y-h*0.7))
	for _, d := range []float64{-1, 1} {
		v.form(stem.Light(0.1), "M0 0 L"+num(d*16)+" -4 L"+num(d*20)+" -16 L"+num(d*28)+" -10 L"+num(d*40)+" -26 L"+
			num(d*26)+" -22 L"+num(d*22)+" -30 L"+num(d*12)+" -18 Z", x, y-h*(0.26-d*0.06), h, 0)
	}
	v.form(tone("thistleBloom"), "M-10 -70 L-22 -98 L-12 -92 L-8 -104 L0 -94 L8 -104 L12 -92 L22 -98 L10 -70 Z", x, y, h,
		0)
	v.form(stem, "M-13 -76 C-16 -60 -8 -54 0 -54 C8 -54 16 -60 13 -76 C6 -72 -6 -72 -13 -76 Z", x, y, h, 0)
}

// crownFromAbove is the top of a leafy tree seen from straight above.
func crownFromAbove(v *vignette, k brush.Col, x, y, r float64) {
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
func cabbageHead(v *vignette, k brush.Col, x, y, r float64) {
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

// leafVein strokes a vein, given in hundredths of s about the foot of a leaf at x, y, on
// the leaf m that is turned clockwise by deg.
func leafVein(v *vignette, m *brush.Mask, d string, x, y, s, deg float64) {
	q := brush.Parse(d).Scale(s/100, s/100).Rot(brush.Pt(0, 0), deg*math.Pi/180).Move(x, y)
	v.Paint(v.Stroke(q, brush.Const(0.9)).And(m), brush.Flat(tone("sprout")), 0.9)
}

// leafOfAlder is a round notched leaf of the outline d, s long, with its veins.
func leafOfAlder(v *vignette, d string, x, y, s, deg float64) {
	m := v.form(tone("fern"), d, x, y, s, deg)
	for _, l := range []string{"M0 0 L0 -88", "M0 -20 L-34 -48", "M0 -20 L34 -48", "M0 -46 L-30 -74", "M0 -46 L30 -74"} {
		leafVein(v, m, l, x, y, s, deg)
	}
}

// trunk is an upright stem from its foot at x, y to beyond the top.
func (v *vignette) trunk(k brush.Col, x, y, w float64) {
	v.draw(k, "M"+num(x-w/2)+" -4 L"+num(x+w/2)+" -4 L"+num(x+w*0.55)+" "+num(y-3)+" L"+num(x+w*0.9)+" "+num(y)+
		" L"+num(x-w*0.9)+" "+num(y)+" L"+num(x-w*0.55)+" "+num(y-3)+" Z")
	for i := range 3 {
		at := x + w*(float64(i)-1)*0.26
		v.lines(k.Dark(0.45), 0.9, 0.6, "M"+num(at)+" "+num(float64(i)*9)+" L"+num(at+0.6)+" "+num(y-8-float64(i)*3))
	}
}

// leaningBirch is a birch along its stem, s times as large as others.
func leaningBirch(v *vignette, r *brush.Rand, gold brush.Col, s float64, stem brush.Path) {
	v.Paint(v.Stroke(stem, brush.Taper(7.6*s, 3.6*s)), brush.Flat(brush.Ink), 1)
	m := v.Stroke(stem, brush.Taper(5.8*s, 2*s))
	v.Paint(m, brush.Gouache(brush.Snow, v.next(), 0), 1)
	for j := range 7 {
		at, dir := stem.At(0.05 + float64(j)*0.12)
		u := dir.Unit().Perp().Mul(2.4 * s)
		v.Paint(v.Stroke(brush.Line(at, at.Add(u)), brush.Const(1.2)).And(m), brush.Flat(brush.Ink), 0.9)
	}
	top, _ := stem.At(1)
	for j, c := range brush.Pts(-9, 1, 12, 3, 2, -7, 18, -4) {
		st := v.style(gold.Dark(0.16 * float64(1-j/2)))
		st.PuffAmt = 0.45
		lobe := v.Draw(brush.Blob(top.X+c.X*s, top.Y+c.Y*s, (11-float64(j))*s, (8.6-float64(j)*0.6)*s, 0.16, 8,
			v.next()), st)
		for n := range 9 {
			at := brush.Pt(top.X+(c.X+r.In(-10, 10))*s, top.Y+(c.Y+r.In(-8, 8))*s)
			leaf := v.Fill(brush.Ellipse(at.X, at.Y, 2*s, 1.1*s).Rot(at, r.In(0, 3)))
			v.Paint(leaf.And(lobe), brush.Flat([...]brush.Col{gold.Light(0.6), gold.Dark(0.45)}[n%3/2]), 0.9)
		}
	}
}
