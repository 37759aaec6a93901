package props

import "tilestead/assets/paint/brush"

// Boulder is a stone, s its half width.
func Boulder(c *brush.Canvas, x, y, s float64, k brush.Col, seed uint32) {
	c.Ground(x, y, s, s*0.36, 0.6)
	c.Draw(brush.Blob(x, y-s*0.4, s, s*0.66, 0.12, 5, seed), brush.Style{K: k, InkW: 1.5, Puff: s * 0.5, Seed: seed})
}

// Peak is one snowy mountain: half width w, height h, foot at (x, y).
func Peak(c *brush.Canvas, x, y, w, h float64, seed uint32) {
	p := func(t, u float64) brush.V { return brush.Pt(x+w*t, y-h*u) }
	sh := brush.Poly(p(-1, 0), p(-0.52, 0.55), p(-0.36, 0.50), p(-0.04, 1), p(0.22, 0.74), p(0.38, 0.70), p(0.70, 0.28),
		p(1, 0)).Wobble(2.2, 18, seed)
	rock := brush.Hex("#8d7f7a")
	c.Drop(c.Fill(sh), 6, 4, 5, 0.7)
	c.Paint(c.Stroke(sh, brush.Const(4.4)), brush.Flat(brush.InkFor(rock)), 1)
	m := c.Fill(sh)
	c.Paint(m, brush.Gouache(rock.Light(0.18), seed, 1.0), 1)
	dark := c.Fill(brush.Poly(p(-0.04, 1), p(0.06, 0.6), p(-0.10, 0.34), p(0.10, 0), p(1, 0), p(1, 1)).Wobble(3, 16,
		seed+1)).And(m)
	c.Paint(dark, brush.Gouache(brush.Hex("#6a6078"), seed, 1.0), 0.85)
	for i, t := range []float64{-0.55, -0.32, -0.14} { // lit ribs
		q := brush.Line(p(t*0.6, 0.44-0.04*float64(i)), p(t*1.1, 0.04)).Wobble(2, 10, seed+uint32(i))
		c.Paint(c.Stroke(q, brush.Swell(4, 0.2)).And(m).Not(dark), brush.Flat(rock.Light(0.5)), 0.55)
	}
	snow := c.Fill(brush.Poly(p(-0.5, 1.1), p(-0.42, 0.56), p(-0.26, 0.64), p(-0.14, 0.52), p(0, 0.66), p(0.10, 0.54),
		p(0.24, 0.66), p(0.5, 0.60), p(0.5, 1.1)).Wobble(1.6, 9, seed+2)).And(m)
	c.Paint(snow, brush.Flat(brush.Snow), 0.97)
	c.Paint(snow.And(dark), brush.Flat(brush.Hex("#bccada")), 0.9)
	for _, t := range []float64{-0.6, -0.3, 0.4} {
		q := brush.Line(p(t*0.8, 0.36), p(t, 0.06)).Wobble(2, 10, seed)
		c.Paint(c.Stroke(q, brush.Swell(3, 0.2)).And(m), brush.Flat(rock.Dark(0.45)), 0.6)
	}
}

// Peaks is a group of three mountains about 140 k wide.
func Peaks(c *brush.Canvas, x, y, k float64, seed uint32) {
	Peak(c, x-34*k, y-34*k, 44*k, 78*k, seed)
	Peak(c, x+36*k, y-30*k, 42*k, 70*k, seed+5)
	Peak(c, x+2*k, y-6*k, 54*k, 104*k, seed+9)
}

// Strata paints the layers of red rock through the mask of a shape.
func Strata(c *brush.Canvas, m *brush.Mask, x0, x1, top, foot float64, seed uint32) {
	n := int((foot - top) / 9)
	for i := 0; i < n; i++ {
		yy := top + (foot-top)*(float64(i)+0.6)/float64(n)
		q := brush.Line(brush.Pt(x0, yy), brush.Pt(x1, yy+2)).Wobble(2.4, 20, seed+uint32(i))
		c.Paint(c.Stroke(q, brush.Breathe(3.2, seed)).And(m),
			brush.Flat([]brush.Col{brush.MesaDim, brush.Mesa.Light(0.4)}[i%2]), 0.55)
	}
}

// RedRock is a shape of red sandstone: outline, layers, lit cap, shaded flank
// right of the line from flank to the foot.
func RedRock(c *brush.Canvas, sh brush.Path, flank float64, seed uint32) {
	sh = sh.Wobble(1.8, 14, seed)
	x0, y0, x1, y1 := sh.Bounds()
	c.Drop(c.Fill(sh), 7, 4, 5, 0.7)
	c.Paint(c.Stroke(sh, brush.Const(4.4)), brush.Flat(brush.InkFor(brush.Mesa)), 1)
	m := c.Fill(sh)
	c.Paint(m, brush.Gouache(brush.Mesa, seed, 0), 1)
	Strata(c, m, x0, x1, y0, y1, seed)
	cap := m.Not(c.Fill(sh.Move(1, 6)))
	c.Paint(cap, brush.Flat(brush.Mesa.Light(0.45)), 0.85)
	dark := c.Fill(brush.Poly(brush.Pt(flank, y0-2), brush.Pt(flank+5, (y0+y1)/2), brush.Pt(flank-2, y1),
		brush.Pt(x1+4, y1+4), brush.Pt(x1+4, y0-2)).Wobble(3, 14, seed+4)).And(m)
	c.Paint(dark, brush.Flat(brush.MesaDim.Dark(0.25)), 0.52)
	for i, t := range []float64{0.2, 0.38, 0.72} { // clefts
		cx := x0 + (x1-x0)*t
		q := brush.Line(brush.Pt(cx, y0+(y1-y0)*(0.3+0.08*float64(i))), brush.Pt(cx+(t-0.5)*6, y1-(y1-y0)*0.08)).
			Wobble(2, 12, seed)
		c.Paint(c.Stroke(q, brush.Swell(2.8, 0.3)).And(m), brush.Flat(brush.InkFor(brush.Mesa)), 0.55)
	}
	for i := 0; i < 4; i++ { // scree at the foot
		r := brush.NewRand(uint64(seed)*3 + uint64(i))
		c.Draw(brush.Blob(r.In(x0+4, x1-4), y1+r.In(-1, 4), r.In(3, 5.5), r.In(2, 3.4), 0.15, 5, seed+uint32(i)),
			brush.Style{K: brush.Mesa.Light(0.1), InkW: 1.2, Puff: 2, Seed: seed})
	}
}

// Skull is a bleached cow skull w wide.
func Skull(c *brush.Canvas, x, y, w float64) {
	at := func(s string) brush.Path { return brush.Parse(s).Scale(w/100, w/100).Move(x-w/2, y-w*0.6) }
	c.Ground(x, y, w*0.4, w*0.12, 0.5)
	st := brush.Style{K: brush.Cream, InkW: w * 0.06, Ink: brush.Ink, Puff: w * 0.05}
	c.Draw(at("M34 22 C16 24 4 12 2 -6 C12 6 24 8 36 8 Z"), st)
	c.Draw(at("M66 22 C84 24 96 12 98 -6 C88 6 76 8 64 8 Z"), st)
	c.Draw(at("M30 6 C40 0 60 0 70 6 C72 22 64 32 60 40 L58 58 C54 64 46 64 42 58 L40 40 C36 32 28 22 30 6 Z"), st)
	for _, d := range []float64{-0.1, 0.1} {
		c.Paint(c.Fill(brush.Ellipse(x+d*w, y-w*0.40, w*0.055, w*0.075)), brush.Flat(brush.Ink), 0.9)
	}
}
