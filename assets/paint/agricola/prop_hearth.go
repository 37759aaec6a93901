package agricola

import (
	"math"

	"tilestead/assets/paint/brush"
)

// blaze is a flame that throws no light, its foot at x, y.
func (v *vignette) blaze(x, y, h float64) {
	tongue := "M0 -100 C8 -76 36 -60 32 -28 C30 -8 18 0 0 0 C-20 0 -32 -10 -30 -30 C-28 -46 -20 -48 -16 -66 " +
		"C-8 -58 -8 -52 -6 -46 C2 -58 2 -80 0 -100 Z"
	v.form(brush.Lava, tongue, x, y, h, 0)
	v.Paint(v.Fill(brush.Parse(tongue).Scale(h*0.006, h*0.006).Move(x, y)), brush.Flat(brush.LavaLit), 1)
}

// sausages is links on a string that hangs from x0 to x1 at y, deep at the middle.
func sausages(v *vignette, k brush.Col, x0, x1, y, deep float64) {
	q := brush.Parse("M" + num(x0) + " " + num(y) + " C" + num(x0) + " " + num(y+deep*1.34) + " " + num(x1) + " " +
		num(y+deep*1.34) + " " + num(x1) + " " + num(y))
	v.Paint(v.Stroke(q, brush.Const(1.4)), brush.Flat(brush.Cream), 1)
	const links = 5
	for i := range links {
		p, along := q.At((float64(i) + 0.5) / links)
		a := math.Atan2(along.Y, along.X)
		l := q.Length() / links
		v.Draw(brush.RoundRect(-l*0.46, -2.9, l*0.92, 5.8, 2.8).Rot(brush.Pt(0, 0), a).Move(p.X, p.Y), v.style(k))
	}
}

// sausageLink is a fat link along a path.
func sausageLink(v *vignette, k brush.Col, w float64, d string) {
	v.line(k, w, d)
	v.Paint(v.Stroke(brush.Parse(d).Move(-w*0.14, -w*0.2), brush.Swell(w*0.24, 0.2)), brush.Flat(k.Light(0.5)), 0.8)
}

// sack is a full bag w wide, its foot at x, y; open shows what is in it.
func (v *vignette) sack(k, open brush.Col, x, y, w float64) {
	at := func(d string) brush.Path { return brush.Parse(d).Scale(w/100, w/100).Move(x, y) }
	v.Ground(x, y, w*0.5, w*0.12, 0.6)
	v.Draw(at("M-40 -88 C-56 -50 -60 -6 -44 0 L44 0 C60 -6 56 -50 40 -88 Z"),
		brush.Style{K: k, InkW: 1.1, Puff: w * 0.14, Seed: v.next()})
	v.Draw(brush.Ellipse(x, y-w*0.88, w*0.42, w*0.15), brush.Style{K: open, InkW: 1.1, Puff: w * 0.06, Seed: v.next()})
}

// fire is a flame with its foot at x, y.
func (v *vignette) fire(x, y, h float64) {
	v.soft(brush.LavaLit, x, y-h*0.4, h*1.1, h*0.9, 0.55)
	at := func(d string, k float64) brush.Path { return brush.Parse(d).Scale(h*k/100, h*k/100).Move(x, y) }
	tongue := "M0 -100 C8 -76 36 -60 32 -28 C30 -8 18 0 0 0 C-20 0 -32 -10 -30 -30 C-28 -46 -20 -48 -16 -66 " +
		"C-8 -58 -8 -52 -6 -46 C2 -58 2 -80 0 -100 Z"
	v.Draw(at(tongue, 1), brush.Style{K: brush.Lava, InkW: 1.1, Puff: 1.5, Seed: v.next()})
	v.Paint(v.Fill(at(tongue, 0.6)), brush.Flat(brush.LavaLit), 1)
	v.Paint(v.Fill(at(tongue, 0.3)), brush.Flat(brush.Cream), 1)
}

// logs are three pieces of wood that lie at x, y.
func (v *vignette) logs(x, y, w float64) {
	for _, l := range [][3]float64{{-0.5, -0.08, 0.5}, {-0.34, -0.3, 0.32}} {
		v.box(brush.Wood, x+l[0]*w, y+l[1]*w, (l[2]-l[0])*w, w*0.2)
		v.oval(cutWood, x+l[0]*w, y+(l[1]+0.1)*w, w*0.1, w*0.11)
	}
}

// pot is a round vessel, its foot at x, y.
func (v *vignette) pot(k brush.Col, x, y, h float64) {
	at := func(d string) brush.Path { return brush.Parse(d).Scale(h/100, h/100).Move(x, y) }
	v.Ground(x, y, h*0.42, h*0.1, 0.6)
	v.Draw(at("M-22 -96 L22 -96 C20 -84 44 -70 44 -42 C44 -16 28 0 18 0 L-18 0 C-28 0 -44 -16 -44 -42 "+
		"C-44 -70 -20 -84 -22 -96 Z"),
		brush.Style{K: k, InkW: 1.1, Puff: h * 0.12, PuffAmt: 0.4, Seed: v.next()})
	v.Draw(brush.Ellipse(x, y-h*0.95, h*0.24, h*0.07), brush.Style{K: k.Dark(0.6), InkW: 0.9, Seed: v.next()})
}

// loaf is a loaf of bread w wide, its foot at x, y.
func (v *vignette) loaf(x, y, w float64) {
	crust := tone("crust")
	v.Ground(x, y, w*0.5, w*0.12, 0.6)
	v.Draw(brush.Parse("M-50 -10 C-50 -40 -30 -52 0 -52 C30 -52 50 -40 50 -10 C50 2 30 2 0 2 C-30 2 -50 2 -50 -10 Z").
		Scale(w/100, w/100).Move(x, y), brush.Style{K: crust, InkW: 1.1, Puff: w * 0.12, Seed: v.next()})
	for _, d := range []float64{-0.22, 0, 0.22} {
		q := brush.Line(brush.Pt(x+(d-0.05)*w, y-w*0.4), brush.Pt(x+(d+0.05)*w, y-w*0.16))
		v.Paint(v.Stroke(q, brush.Swell(1.4, 0.3)), brush.Flat(tone("candle")), 0.9)
	}
}

// basket is a woven basket, its foot at x, y.
func (v *vignette) basket(k brush.Col, x, y, w float64) {
	v.Ground(x, y, w*0.5, w*0.12, 0.6)
	at := func(d string) brush.Path { return brush.Parse(d).Scale(w/100, w/100).Move(x, y) }
	v.Paint(v.Stroke(at("M-40 -50 C-40 -100 40 -100 40 -50"), brush.Const(w*0.09+1.2)), brush.Flat(brush.InkFor(k)), 1)
	v.Paint(v.Stroke(at("M-40 -50 C-40 -100 40 -100 40 -50"), brush.Const(w*0.09)), brush.Flat(k.Light(0.2)), 1)
	m := v.Draw(at("M-50 -56 L50 -56 L40 0 L-40 0 Z"), brush.Style{K: k, InkW: 1.1, Puff: w * 0.1, Seed: v.next()})
	for i := range 4 {
		for j := range 7 {
			if (i+j)%2 == 0 {
				px, py := x+w*(-0.5+float64(j)/7), y-w*0.56+w*0.14*float64(i)
				v.Paint(v.Fill(brush.Rect(px, py, w/7, w*0.14)).And(m), brush.Flat(k.Dark(0.45)), 0.45)
			}
		}
	}
}
