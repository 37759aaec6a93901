package paint

import "math"

// tree is a round leafy tree with its foot at (x, y); s is the radius of the
// crown, which is four lobes lit one by one, never one ball.
func tree(c *Canvas, x, y, s float64, k Col, seed uint32) {
	r := NewRand(uint64(seed)*5 + 3)
	c.Ground(x+s*0.1, y, s*1.1, s*0.44, 0.75)
	trunk := Line(Pt(x, y), Pt(x+s*0.05, y-s*0.8))
	c.Paint(c.Stroke(trunk, Taper(s*0.36, s*0.24)), Flat(InkFor(WoodDim)), 1)
	c.Paint(c.Stroke(trunk.Move(0, -0.6), Taper(s*0.20, s*0.14)), Flat(WoodDim), 1)
	cy := y - s*1.2
	lean := r.In(-0.14, 0.14) * s
	lobes := []struct{ x, y, r float64 }{
		{x - s*0.60, cy + s*0.24, s * 0.52},
		{x + s*0.62, cy + s*0.20, s * 0.50},
		{x + lean, cy - s*0.36, s * 0.66},
		{x + lean*0.3, cy + s*0.30, s * 0.60},
	}
	var all Path
	for i, l := range lobes {
		all = append(all, Blob(l.x, l.y, l.r, l.r*0.94, 0.10, 8, seed+uint32(i)*3)...)
	}
	ink := InkFor(k.Dark(0.3))
	for i := range all {
		c.Paint(c.Stroke(Path{all[i]}, Breathe(s*0.20+0.9, seed)), Flat(ink), 0.96)
	}
	m := c.Fill(all)
	c.Paint(m, Gouache(k.Dark(0.40), seed, 0.6), 1)
	for i, l := range lobes {
		lit := c.Fill(Blob(l.x-l.r*0.16, l.y-l.r*0.18, l.r*0.82, l.r*0.74, 0.16, 9, seed+uint32(i)*7)).And(m)
		kk := k
		if i == 1 || i == 3 {
			kk = k.Dark(0.14)
		}
		c.Paint(lit, Gouache(kk, seed+uint32(i), 0.6), 1)
	}
	for _, i := range []int{0, 2} {
		l := lobes[i]
		sun := Blob(l.x-l.r*0.30, l.y-l.r*0.34, l.r*0.46, l.r*0.36, 0.22, 7, seed+uint32(i)*11)
		c.Paint(c.Fill(sun).And(m), Gouache(k.Light(0.34), seed+5, 0.6), 0.95)
	}
	for i := 0; i < 7; i++ {
		l := lobes[r.N(4)]
		a := r.In(0, 2*math.Pi)
		q := c.Fill(Ellipse(l.x+math.Cos(a)*l.r*0.6, l.y+math.Sin(a)*l.r*0.6, s*0.10, s*0.07)).And(m)
		kk := k.Light(0.30)
		if math.Sin(a+0.7) > 0 {
			kk = k.Dark(0.30)
		}
		c.Paint(q, Flat(kk), 0.8)
	}
}

// pinePath is a conifer in a 100 x 104 box.
const pinePath = "M50 0 C56 16 66 28 74 36 L64 36 C72 50 82 60 90 68 L78 68 C84 80 94 90 100 96 C70 104 30 104 0 96 C6 90 16 80 22 68 L10 68 C18 60 28 50 36 36 L26 36 C34 28 44 16 50 0 Z"

// pine is a conifer h high.
func pine(c *Canvas, x, y, h float64, k Col, seed uint32) {
	c.Ground(x, y, h*0.36, h*0.14, 0.75)
	c.Paint(c.Stroke(Line(Pt(x, y), Pt(x, y-h*0.25)), Const(h*0.10)), Flat(Hex("#5c3c2a")), 1)
	w := h * 0.36
	sh := Parse(pinePath).Scale(w*2/100, h*0.88/100).Move(x-w, y-h).Wobble(h*0.012, h*0.2, seed)
	m := c.Fill(sh)
	c.Paint(c.Stroke(sh, Breathe(1.2+h*0.035, seed)), Flat(InkFor(k)), 0.95)
	c.Paint(m, Gouache(k.Dark(0.22), seed, 1.2), 1)
	left := Poly(Pt(x-w*1.2, y), Pt(x-w*0.1, y), Pt(x+w*0.06, y-h*0.3), Pt(x-w*0.14, y-h*0.5), Pt(x+w*0.02, y-h), Pt(x-w, y-h))
	c.Paint(c.Fill(left).And(m), Gouache(k.Light(0.14), seed+3, 1.2), 1)
	for i, t := range []float64{0.40, 0.66} { // sunlit tips of the boughs
		q := Curve(false, Pt(x-w*(0.34+0.3*float64(i)), y-h*(1-t)+h*0.04), Pt(x-w*0.2, y-h*(1-t)+h*0.05), Pt(x-w*0.02, y-h*(1-t)+h*0.02))
		c.Paint(c.Stroke(q, Brush(h*0.035, 0.2)).And(m), Flat(k.Light(0.42)), 0.8)
	}
}

// bush is a low shrub, s its half width.
func bush(c *Canvas, x, y, s float64, k Col, seed uint32) {
	c.Ground(x, y, s, s*0.36, 0.6)
	b := Blob(x, y-s*0.45, s, s*0.62, 0.14, 7, seed)
	m := c.Fill(b)
	c.Paint(c.Stroke(b, Breathe(1.8, seed)), Flat(InkFor(k.Dark(0.2))), 0.9)
	c.Paint(m, Gouache(k.Dark(0.2), seed, 0), 1)
	c.Paint(c.Fill(Blob(x-s*0.2, y-s*0.62, s*0.66, s*0.36, 0.16, 7, seed+1)).And(m), Gouache(k.Light(0.15), seed, 0), 1)
}

// tuft is three blades of grass, s high.
func tuft(c *Canvas, x, y, s float64, k Col) {
	for _, d := range []float64{-0.7, 0, 0.7} {
		q := Line(Pt(x, y), Pt(x+d*s*0.45, y-s*0.55), Pt(x+d*s, y-s*(1-0.25*math.Abs(d))))
		c.Paint(c.Stroke(q, Taper(s*0.26, s*0.05)), Flat(k), 0.85)
	}
}

// flower is one blossom of radius s.
func flower(c *Canvas, x, y, s float64, k Col) {
	c.Paint(c.Fill(Ellipse(x+s*0.25, y+s*0.35, s, s*0.8)), Flat(GrassDim.Dark(0.3)), 0.5)
	c.Paint(c.Fill(Ellipse(x, y, s, s)), Flat(k), 1)
	c.Paint(c.Fill(Ellipse(x, y, s*0.4, s*0.4)), Flat(k.Mix(Gold, 0.8)), 1)
}

// sunflower stands h high and looks at the viewer.
func sunflower(c *Canvas, x, y, h float64) {
	stem := Curve(false, Pt(x, y), Pt(x+h*0.05, y-h*0.5), Pt(x, y-h))
	c.Paint(c.Stroke(stem, Const(h*0.12)), Flat(InkFor(LeafDim)), 0.9)
	c.Paint(c.Stroke(stem, Const(h*0.06)), Flat(Leaf), 1)
	c.Paint(c.Fill(Ellipse(x+h*0.14, y-h*0.42, h*0.13, h*0.06).Rot(Pt(x+h*0.14, y-h*0.42), -0.5)), Flat(Leaf), 1)
	c.Paint(c.Fill(Blob(x, y-h, h*0.27, h*0.27, 0.20, 10, 4)), Flat(InkFor(Gold)), 1)
	c.Paint(c.Fill(Blob(x, y-h, h*0.22, h*0.22, 0.22, 10, 4)), Flat(Gold), 1)
	c.Paint(c.Fill(Ellipse(x, y-h, h*0.11, h*0.11)), Flat(SoilDim), 1)
}

// cactus is a saguaro h high.
func cactus(c *Canvas, x, y, h float64, seed uint32) {
	c.Ground(x, y, h*0.25, h*0.1, 0.6)
	k := Hex("#6f9a5a")
	arms := []struct {
		p Path
		w float64
	}{
		{Line(Pt(x, y), Pt(x, y-h)), h * 0.20},
		{Curve(false, Pt(x, y-h*0.4), Pt(x-h*0.26, y-h*0.44), Pt(x-h*0.28, y-h*0.72)), h * 0.15},
		{Curve(false, Pt(x, y-h*0.3), Pt(x+h*0.26, y-h*0.36), Pt(x+h*0.28, y-h*0.6)), h * 0.15},
	}
	for _, a := range arms {
		c.Paint(c.Stroke(a.p, Const(a.w+3.4)), Flat(InkFor(k)), 1)
	}
	for _, a := range arms {
		c.Paint(c.Stroke(a.p, Const(a.w)), Gouache(k, seed, 0), 1)
		c.Paint(c.Stroke(a.p.Move(-a.w*0.2, 0), Const(a.w*0.25)), Flat(k.Light(0.4)), 0.9)
		c.Paint(c.Stroke(a.p.Move(a.w*0.26, 0), Const(a.w*0.2)), Flat(k.Dark(0.4)), 0.7)
	}
}

// reeds is a clump of bulrushes by the water, s high.
func reeds(c *Canvas, x, y, s float64) {
	for _, d := range []float64{-0.5, -0.15, 0.2, 0.55} {
		q := Curve(false, Pt(x+d*s*0.4, y), Pt(x+d*s*0.6, y-s*0.6), Pt(x+d*s, y-s*(1.15-math.Abs(d)*0.4)))
		c.Paint(c.Stroke(q, Const(3.4)), Flat(InkFor(LeafDim)), 0.8)
		c.Paint(c.Stroke(q, Const(1.8)), Flat(Leaf), 1)
		t := q[0].P[len(q[0].P)-1]
		c.Paint(c.Fill(Ellipse(t.X, t.Y, 2.9, 5)), Flat(InkFor(Soil)), 0.9)
		c.Paint(c.Fill(Ellipse(t.X, t.Y, 2.1, 4.2)), Flat(Hex("#8a5730")), 1)
	}
}

// stump is what a felled tree leaves, w wide.
func stump(c *Canvas, x, y, w float64) {
	c.Ground(x, y, w*0.6, w*0.2, 0.6)
	c.Draw(Poly(Pt(x-w*0.5, y), Pt(x-w*0.42, y-w*0.5), Pt(x+w*0.42, y-w*0.5), Pt(x+w*0.55, y)), Style{K: WoodDim, InkW: 1.6, Seed: 3})
	c.Draw(Ellipse(x, y-w*0.5, w*0.42, w*0.16), Style{K: Hex("#dcb37c"), InkW: 1.4, Ink: InkFor(WoodDim), Seed: 4})
	c.Paint(c.Stroke(Ellipse(x, y-w*0.5, w*0.2, w*0.07), Const(1)), Flat(WoodDim), 0.7)
}
