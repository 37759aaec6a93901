package props

import (
	"math"

	"tilestead/assets/paint/brush"
)

// Tree is a round leafy tree with its foot at (x, y); s is the radius of the
// crown, which is four lobes lit one by one, never one ball.
func Tree(c *brush.Canvas, x, y, s float64, k brush.Col, seed uint32) {
	r := brush.NewRand(uint64(seed)*5 + 3)
	c.Ground(x+s*0.1, y, s*1.1, s*0.44, 0.75)
	trunk := brush.Line(brush.Pt(x, y), brush.Pt(x+s*0.05, y-s*0.8))
	c.Paint(c.Stroke(trunk, brush.Taper(s*0.36, s*0.24)), brush.Flat(brush.InkFor(brush.WoodDim)), 1)
	c.Paint(c.Stroke(trunk.Move(0, -0.6), brush.Taper(s*0.20, s*0.14)), brush.Flat(brush.WoodDim), 1)
	cy := y - s*1.2
	lean := r.In(-0.14, 0.14) * s
	lobes := []struct{ x, y, r float64 }{
		{x - s*0.60, cy + s*0.24, s * 0.52},
		{x + s*0.62, cy + s*0.20, s * 0.50},
		{x + lean, cy - s*0.36, s * 0.66},
		{x + lean*0.3, cy + s*0.30, s * 0.60},
	}
	var all brush.Path
	for i, l := range lobes {
		all = append(all, brush.Blob(l.x, l.y, l.r, l.r*0.94, 0.10, 8, seed+uint32(i)*3)...)
	}
	ink := brush.InkFor(k.Dark(0.3))
	for i := range all {
		c.Paint(c.Stroke(brush.Path{all[i]}, brush.Breathe(s*0.20+0.9, seed)), brush.Flat(ink), 0.96)
	}
	m := c.Fill(all)
	c.Paint(m, brush.Gouache(k.Dark(0.40), seed, 0.6), 1)
	for i, l := range lobes {
		lit := c.Fill(brush.Blob(l.x-l.r*0.16, l.y-l.r*0.18, l.r*0.82, l.r*0.74, 0.16, 9, seed+uint32(i)*7)).And(m)
		kk := k
		if i == 1 || i == 3 {
			kk = k.Dark(0.14)
		}
		c.Paint(lit, brush.Gouache(kk, seed+uint32(i), 0.6), 1)
	}
	for _, i := range []int{0, 2} {
		l := lobes[i]
		sun := brush.Blob(l.x-l.r*0.30, l.y-l.r*0.34, l.r*0.46, l.r*0.36, 0.22, 7, seed+uint32(i)*11)
		c.Paint(c.Fill(sun).And(m), brush.Gouache(k.Light(0.34), seed+5, 0.6), 0.95)
	}
	for i := 0; i < 7; i++ {
		l := lobes[r.N(4)]
		a := r.In(0, 2*math.Pi)
		q := c.Fill(brush.Ellipse(l.x+math.Cos(a)*l.r*0.6, l.y+math.Sin(a)*l.r*0.6, s*0.10, s*0.07)).And(m)
		kk := k.Light(0.30)
		if math.Sin(a+0.7) > 0 {
			kk = k.Dark(0.30)
		}
		c.Paint(q, brush.Flat(kk), 0.8)
	}
}

// pinePath is a conifer in a 100 x 104 box.
const pinePath = "M50 0 C56 16 66 28 74 36 L64 36 C72 50 82 60 90 68 L78 68 C84 80 94 90 100 96 C70 104 30 104 0 96 " +
	"C6 90 16 80 22 68 L10 68 C18 60 28 50 36 36 L26 36 C34 28 44 16 50 0 Z"

// Pine is a conifer h high.
func Pine(c *brush.Canvas, x, y, h float64, k brush.Col, seed uint32) {
	c.Ground(x, y, h*0.36, h*0.14, 0.75)
	c.Paint(c.Stroke(brush.Line(brush.Pt(x, y), brush.Pt(x, y-h*0.25)), brush.Const(h*0.10)),
		brush.Flat(brush.Hex("#5c3c2a")), 1)
	w := h * 0.36
	sh := brush.Parse(pinePath).Scale(w*2/100, h*0.88/100).Move(x-w, y-h).Wobble(h*0.012, h*0.2, seed)
	m := c.Fill(sh)
	c.Paint(c.Stroke(sh, brush.Breathe(1.2+h*0.035, seed)), brush.Flat(brush.InkFor(k)), 0.95)
	c.Paint(m, brush.Gouache(k.Dark(0.22), seed, 1.2), 1)
	left := brush.Poly(brush.Pt(x-w*1.2, y), brush.Pt(x-w*0.1, y), brush.Pt(x+w*0.06, y-h*0.3),
		brush.Pt(x-w*0.14, y-h*0.5), brush.Pt(x+w*0.02, y-h), brush.Pt(x-w, y-h))
	c.Paint(c.Fill(left).And(m), brush.Gouache(k.Light(0.14), seed+3, 1.2), 1)
	for i, t := range []float64{0.40, 0.66} { // sunlit tips of the boughs
		q := brush.Curve(false, brush.Pt(x-w*(0.34+0.3*float64(i)), y-h*(1-t)+h*0.04),
			brush.Pt(x-w*0.2, y-h*(1-t)+h*0.05), brush.Pt(x-w*0.02, y-h*(1-t)+h*0.02))
		c.Paint(c.Stroke(q, brush.Swell(h*0.035, 0.2)).And(m), brush.Flat(k.Light(0.42)), 0.8)
	}
}

// Bush is a low shrub, s its half width.
func Bush(c *brush.Canvas, x, y, s float64, k brush.Col, seed uint32) {
	c.Ground(x, y, s, s*0.36, 0.6)
	b := brush.Blob(x, y-s*0.45, s, s*0.62, 0.14, 7, seed)
	m := c.Fill(b)
	c.Paint(c.Stroke(b, brush.Breathe(1.8, seed)), brush.Flat(brush.InkFor(k.Dark(0.2))), 0.9)
	c.Paint(m, brush.Gouache(k.Dark(0.2), seed, 0), 1)
	c.Paint(c.Fill(brush.Blob(x-s*0.2, y-s*0.62, s*0.66, s*0.36, 0.16, 7, seed+1)).And(m),
		brush.Gouache(k.Light(0.15), seed, 0), 1)
}

// Tuft is three blades of grass, s high.
func Tuft(c *brush.Canvas, x, y, s float64, k brush.Col) {
	for _, d := range []float64{-0.7, 0, 0.7} {
		q := brush.Line(brush.Pt(x, y), brush.Pt(x+d*s*0.45, y-s*0.55), brush.Pt(x+d*s, y-s*(1-0.25*math.Abs(d))))
		c.Paint(c.Stroke(q, brush.Taper(s*0.26, s*0.05)), brush.Flat(k), 0.85)
	}
}

// Meadow are the colours of flowers in grass.
var Meadow = []brush.Col{brush.Cream, brush.Gold, brush.Rose, brush.Hex("#8fb0d8")}

// Flower is one blossom of radius s.
func Flower(c *brush.Canvas, x, y, s float64, k brush.Col) {
	c.Paint(c.Fill(brush.Ellipse(x+s*0.25, y+s*0.35, s, s*0.8)), brush.Flat(brush.GrassDim.Dark(0.3)), 0.5)
	c.Paint(c.Fill(brush.Ellipse(x, y, s, s)), brush.Flat(k), 1)
	c.Paint(c.Fill(brush.Ellipse(x, y, s*0.4, s*0.4)), brush.Flat(k.Mix(brush.Gold, 0.8)), 1)
}

// Sunflower stands h high and looks at the viewer.
func Sunflower(c *brush.Canvas, x, y, h float64) {
	stem := brush.Curve(false, brush.Pt(x, y), brush.Pt(x+h*0.05, y-h*0.5), brush.Pt(x, y-h))
	c.Paint(c.Stroke(stem, brush.Const(h*0.12)), brush.Flat(brush.InkFor(brush.LeafDim)), 0.9)
	c.Paint(c.Stroke(stem, brush.Const(h*0.06)), brush.Flat(brush.Leaf), 1)
	c.Paint(c.Fill(brush.Ellipse(x+h*0.14, y-h*0.42, h*0.13, h*0.06).Rot(brush.Pt(x+h*0.14, y-h*0.42), -0.5)),
		brush.Flat(brush.Leaf), 1)
	c.Paint(c.Fill(brush.Blob(x, y-h, h*0.27, h*0.27, 0.20, 10, 4)), brush.Flat(brush.InkFor(brush.Gold)), 1)
	c.Paint(c.Fill(brush.Blob(x, y-h, h*0.22, h*0.22, 0.22, 10, 4)), brush.Flat(brush.Gold), 1)
	c.Paint(c.Fill(brush.Ellipse(x, y-h, h*0.11, h*0.11)), brush.Flat(brush.SoilDim), 1)
}

// Cactus is a saguaro h high.
func Cactus(c *brush.Canvas, x, y, h float64, seed uint32) {
	c.Ground(x, y, h*0.25, h*0.1, 0.6)
	k := brush.Hex("#6f9a5a")
	arms := []struct {
		p brush.Path
		w float64
	}{
		{brush.Line(brush.Pt(x, y), brush.Pt(x, y-h)), h * 0.20},
		{brush.Curve(false, brush.Pt(x, y-h*0.4), brush.Pt(x-h*0.26, y-h*0.44), brush.Pt(x-h*0.28, y-h*0.72)),
			h * 0.15},
		{brush.Curve(false, brush.Pt(x, y-h*0.3), brush.Pt(x+h*0.26, y-h*0.36), brush.Pt(x+h*0.28, y-h*0.6)), h * 0.15},
	}
	for _, a := range arms {
		c.Paint(c.Stroke(a.p, brush.Const(a.w+3.4)), brush.Flat(brush.InkFor(k)), 1)
	}
	for _, a := range arms {
		c.Paint(c.Stroke(a.p, brush.Const(a.w)), brush.Gouache(k, seed, 0), 1)
		c.Paint(c.Stroke(a.p.Move(-a.w*0.2, 0), brush.Const(a.w*0.25)), brush.Flat(k.Light(0.4)), 0.9)
		c.Paint(c.Stroke(a.p.Move(a.w*0.26, 0), brush.Const(a.w*0.2)), brush.Flat(k.Dark(0.4)), 0.7)
	}
}

// Reeds is a clump of bulrushes by the water, s high.
func Reeds(c *brush.Canvas, x, y, s float64) {
	for _, d := range []float64{-0.5, -0.15, 0.2, 0.55} {
		q := brush.Curve(false, brush.Pt(x+d*s*0.4, y), brush.Pt(x+d*s*0.6, y-s*0.6),
			brush.Pt(x+d*s, y-s*(1.15-math.Abs(d)*0.4)))
		c.Paint(c.Stroke(q, brush.Const(3.4)), brush.Flat(brush.InkFor(brush.LeafDim)), 0.8)
		c.Paint(c.Stroke(q, brush.Const(1.8)), brush.Flat(brush.Leaf), 1)
		t := q[0].P[len(q[0].P)-1]
		c.Paint(c.Fill(brush.Ellipse(t.X, t.Y, 2.9, 5)), brush.Flat(brush.InkFor(brush.Soil)), 0.9)
		c.Paint(c.Fill(brush.Ellipse(t.X, t.Y, 2.1, 4.2)), brush.Flat(brush.Hex("#8a5730")), 1)
	}
}

// Stump is what a felled tree leaves, w wide.
func Stump(c *brush.Canvas, x, y, w float64) {
	c.Ground(x, y, w*0.6, w*0.2, 0.6)
	c.Draw(brush.Poly(brush.Pt(x-w*0.5, y), brush.Pt(x-w*0.42, y-w*0.5), brush.Pt(x+w*0.42, y-w*0.5),
		brush.Pt(x+w*0.55, y)), brush.Style{K: brush.WoodDim, InkW: 1.6, Seed: 3})
	c.Draw(brush.Ellipse(x, y-w*0.5, w*0.42, w*0.16), brush.Style{K: brush.Hex("#dcb37c"), InkW: 1.4,
		Ink: brush.InkFor(brush.WoodDim), Seed: 4})
	c.Paint(c.Stroke(brush.Ellipse(x, y-w*0.5, w*0.2, w*0.07), brush.Const(1)), brush.Flat(brush.WoodDim), 0.7)
}
