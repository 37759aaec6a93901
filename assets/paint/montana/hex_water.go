package montana

import (
	"math"

	"tilestead/assets/montana"
	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/props"
)

// Rivers and lakes.

var (
	riverTuft = brush.Hex("#5f8246")
	riverLit  = brush.Hex("#c9d88c")
)

// stream is a ribbon of water along a line, w wide.
func (s *hexScene) stream(q brush.Path, w float64) {
	s.trail(q, brush.Breathe(w+10, s.seed), brush.Flat(brush.Hex("#dccc94")), 0.95)
	s.trail(q, brush.Breathe(w+4, s.seed), brush.Flat(brush.InkFor(brush.WaterDim)), 0.75)
	s.trail(q, brush.Breathe(w, s.seed), brush.Gouache(brush.Water.Mix(brush.WaterDim, 0.28), s.seed, 0), 1)
	s.trail(q.Move(1, w*0.22), brush.Breathe(w*0.4, s.seed), brush.Flat(brush.WaterDim.Dark(0.1)), 0.55)
	for i, t := range []float64{0.14, 0.32, 0.5, 0.68, 0.86} {
		v, d := q.At(t)
		o := d.Perp().Mul(w * 0.18 * float64(i%3-1))
		l := brush.Curve(false, v.Add(o).Sub(d.Mul(8)), v.Add(o).Add(brush.Pt(0, -1.6)), v.Add(o).Add(d.Mul(8)))
		s.trail(l, brush.Swell(2.2, 0.2), brush.Flat(brush.Hex("#e6f6ee")), 0.85)
	}
}

func away(q brush.Path, d float64) func(brush.V) bool {
	return func(v brush.V) bool { return q.Dist(v) > d }
}

func riverBend(s *hexScene) {
	q := brush.Curve(false, brush.Pt(-110, -30), brush.Pt(-56, -40), brush.Pt(-6, -12), brush.Pt(48, -34),
		brush.Pt(110, -18))
	s.patches(14, Lands[montana.River].Lit, nil)
	s.stream(q, 22)
	s.grow(36, riverTuft, riverLit, props.Meadow, away(q, 22))
	s.up(-62, func() { props.Tree(s.Canvas, -46, -58, 19, brush.Leaf, s.seed) })
	s.up(-60, func() { props.Tree(s.Canvas, -20, -56, 15, brush.Moss.Mix(brush.Leaf, 0.4), s.seed+2) })
	s.up(-22, func() { props.Reeds(s.Canvas, 30, -8, 15) })
	s.up(14, func() { props.Bush(s.Canvas, 68, 10, 10, brush.Leaf, s.seed) })
	s.up(10, func() { props.Boulder(s.Canvas, -66, -4, 9, brush.StoneMid, s.seed) })
	s.up(4, func() { props.Reeds(s.Canvas, -36, -16, 14) })
}

func riverBridge(s *hexScene) {
	q := brush.Curve(false, brush.Pt(-70, -110), brush.Pt(-34, -66), brush.Pt(-30, -30), brush.Pt(26, -18),
		brush.Pt(60, 10), brush.Pt(116, 6))
	s.patches(14, Lands[montana.River].Lit, nil)
	s.path(15, brush.Pt(62, -120), brush.Pt(40, -70), brush.Pt(6, -24), brush.Pt(-24, 24), brush.Pt(-20, 110))
	s.stream(q, 24)
	s.grow(34, riverTuft, riverLit, props.Meadow, func(v brush.V) bool {
		return q.Dist(v) > 22 && math.Abs(v.X+6-(-v.Y)*0.45) > 16
	})
	s.up(-8, func() { footbridge(s.Canvas, brush.Pt(20, -48), brush.Pt(-12, 2), 20) })
	s.up(-70, func() { props.Pine(s.Canvas, -60, -40, 40, brush.Spruce, s.seed) })
	s.up(-71, func() { props.Pine(s.Canvas, -76, -28, 30, brush.Spruce, s.seed+1) })
	s.up(-60, func() { props.Tree(s.Canvas, 62, -44, 17, brush.Leaf, s.seed) })
	s.up(-6, func() { props.Reeds(s.Canvas, -58, -8, 15) })
}

// footbridge is a plank bridge from a to b, w wide, with rails.
func footbridge(c *brush.Canvas, a, b brush.V, w float64) {
	d := b.Sub(a)
	n := brush.Pt(1, 0).Mul(w / 2)
	deck := brush.Poly(a.Sub(n), a.Add(n), b.Add(n), b.Sub(n))
	c.Drop(c.Fill(deck), 4, 6, 3, 0.7)
	m := props.Face(c, deck, brush.Wood.Light(0.1), 0.1, 2, 3)
	planks := int(d.Len() / 5)
	for i := 1; i < planks; i++ {
		v := a.Lerp(b, float64(i)/float64(planks))
		c.Paint(c.Stroke(brush.Line(v.Sub(n), v.Add(n)), brush.Const(1.1)).And(m),
			brush.Flat(brush.WoodDim.Dark(0.3)), 0.8)
	}
	for _, o := range []brush.V{n.Mul(-1), n} {
		rail := brush.Curve(false, a.Add(o).Add(brush.Pt(0, -9)), a.Lerp(b, 0.5).Add(o).Add(brush.Pt(0, -12)),
			b.Add(o).Add(brush.Pt(0, -9)))
		for i := 0; i <= 3; i++ {
			v := a.Lerp(b, float64(i)/3).Add(o)
			c.Paint(c.Stroke(brush.Line(v, v.Add(brush.Pt(0, -10))), brush.Const(4)),
				brush.Flat(brush.InkFor(brush.Wood)), 1)
			c.Paint(c.Stroke(brush.Line(v, v.Add(brush.Pt(0, -10))), brush.Const(2)), brush.Flat(brush.Wood), 1)
		}
		c.Paint(c.Stroke(rail, brush.Const(4.4)), brush.Flat(brush.InkFor(brush.Wood)), 1)
		c.Paint(c.Stroke(rail, brush.Const(2.2)), brush.Flat(brush.Wood.Light(0.3)), 1)
	}
}

func riverFalls(s *hexScene) {
	q := brush.Curve(false, brush.Pt(30, -112), brush.Pt(16, -82), brush.Pt(22, -52), brush.Pt(-20, -28),
		brush.Pt(-60, -6), brush.Pt(-116, -14))
	s.patches(14, Lands[montana.River].Lit, nil)
	s.stream(q, 24)
	s.grow(34, riverTuft, riverLit, props.Meadow, away(q, 24))
	s.up(-52, func() { // rapids: a step of rocks with foam
		for i, v := range brush.Pts(-4, -50, 10, -46, 36, -48, 44, -58, 2, -62) {
			props.Boulder(s.Canvas, v.X, v.Y, 9-float64(i%3)*1.6, brush.StoneMid.Dark(0.1), s.seed+uint32(i))
		}
		for i, v := range brush.Pts(14, -44, 20, -38, 8, -34, 28, -50, 18, -54) {
			s.Paint(s.Fill(brush.Blob(v.X, v.Y, 5-float64(i%2), 2.4, 0.3, 5, s.seed+uint32(i))),
				brush.Flat(brush.Snow), 0.9)
		}
	})
	s.up(-70, func() { props.Pine(s.Canvas, -30, -56, 44, brush.Spruce, s.seed) })
	s.up(-69, func() { props.Pine(s.Canvas, -50, -46, 36, brush.Spruce, s.seed+1) })
	s.up(-64, func() { props.Pine(s.Canvas, 62, -42, 40, brush.Spruce, s.seed+2) })
	s.up(-20, func() { deer(s.Canvas, 58, -2, 40) })
	s.up(16, func() { props.Boulder(s.Canvas, -66, 18, 8, brush.StoneMid, s.seed) })
}

// deer grazes facing left, h high with its antlers.
func deer(c *brush.Canvas, x, y, h float64) {
	at := func(s string) brush.Path { return brush.Parse(s).Scale(h/100, h/100).Move(x-h*0.5, y-h*0.98) }
	c.Ground(x, y, h*0.36, h*0.1, 0.6)
	k := brush.Hex("#b07a48")
	for _, q := range []string{"M30 20 C22 14 18 6 20 -4 M26 14 C20 14 14 10 12 4",
		"M36 20 C42 14 46 6 44 -4 M40 12 C46 12 52 8 54 2"} {
		c.Paint(c.Stroke(at(q), brush.Const(h*0.06)), brush.Flat(brush.InkFor(k)), 1)
		c.Paint(c.Stroke(at(q), brush.Const(h*0.028)), brush.Flat(brush.Cream), 1)
	}
	m := c.Draw(at("M22 22 C28 16 38 18 42 26 C44 36 50 42 60 44 L82 46 C90 48 92 56 90 64 L92 98 L84 98 L80 70 "+
		"C72 72 62 72 56 70 L52 98 L44 98 L43 68 C36 60 34 50 32 42 C26 44 16 42 12 38 C12 32 18 28 22 22 Z"),
		brush.Style{K: k, InkW: h * 0.045, Puff: h * 0.06, Seed: 5})
	c.Paint(c.Fill(at("M84 46 C92 46 94 54 90 58 C86 56 84 52 84 46 Z")).And(m), brush.Flat(brush.Cream), 0.95)
	c.Paint(c.Fill(brush.Ellipse(x-h*0.24, y-h*0.69, h*0.024, h*0.026)), brush.Flat(brush.Ink), 1)
	for _, v := range brush.Pts(62, 52, 70, 56, 76, 50) {
		c.Paint(c.Fill(brush.Ellipse(x+(v.X-50)*h/100, y+(v.Y-98)*h/100, h*0.02, h*0.016)),
			brush.Flat(brush.Cream), 0.8)
	}
}

func riverCanoe(s *hexScene) {
	q := brush.Curve(false, brush.Pt(-116, 4), brush.Pt(-70, -4), brush.Pt(-50, -44), brush.Pt(0, -62),
		brush.Pt(46, -40), brush.Pt(66, -8), brush.Pt(118, 2))
	s.patches(14, Lands[montana.River].Lit, nil)
	s.stream(q, 24)
	s.grow(34, riverTuft, riverLit, props.Meadow, away(q, 22))
	s.up(-52, func() { canoe(s.Canvas, 4, -56, 44, true) })
	s.up(-86, func() { props.Pine(s.Canvas, -50, -62, 34, brush.Spruce, s.seed) })
	s.up(-82, func() { props.Tree(s.Canvas, 54, -64, 15, brush.Leaf, s.seed) })
	s.up(-24, func() { // a camp inside the bend
		tent(s.Canvas, 2, -14, 34)
		fire(s.Canvas, 30, -12, 14)
	})
	s.up(8, func() { props.Reeds(s.Canvas, -42, -14, 14) })
	s.up(14, func() { props.Bush(s.Canvas, -68, 24, 9, brush.Leaf, s.seed) })
}

// canoe floats on (x, y), w long, with a paddler or empty.
func canoe(c *brush.Canvas, x, y, w float64, manned bool) {
	at := func(s string) brush.Path { return brush.Parse(s).Scale(w/100, w/100).Move(x-w/2, y-w*0.2) }
	c.Glaze(c.Fill(brush.Ellipse(x+2, y+w*0.06, w*0.5, w*0.09)).Blur(1.5*c.S), brush.ShadowTint, 0.6)
	if manned {
		c.Draw(at("M42 14 C40 -4 44 -14 52 -14 C60 -14 64 -4 62 14 Z"), brush.Style{K: brush.Hex("#3f7a8c"),
			InkW: w * 0.045, Puff: w * 0.05})
		c.Draw(brush.Ellipse(x+w*0.02, y-w*0.42, w*0.08, w*0.09), brush.Style{K: brush.Hex("#eec39c"), InkW: w * 0.04})
		c.Draw(at("M34 -26 C44 -22 60 -22 70 -26 C64 -34 62 -40 52 -40 C42 -40 40 -34 34 -26 Z"),
			brush.Style{K: brush.Hex("#8c5a34"), InkW: w * 0.035})
		c.Paint(c.Stroke(at("M30 -18 L74 26"), brush.Const(w*0.07)), brush.Flat(brush.Ink), 1)
		c.Paint(c.Stroke(at("M30 -18 L74 26"), brush.Const(w*0.035)), brush.Flat(brush.Wood.Light(0.4)), 1)
	}
	m := c.Draw(at("M0 2 C10 16 30 16 50 16 C70 16 90 16 100 2 C98 22 86 32 50 32 C14 32 2 22 0 2 Z"),
		brush.Style{K: brush.Hex("#b8663c"), InkW: w * 0.045, Puff: w * 0.04})
	c.Paint(c.Stroke(at("M4 12 C20 22 80 22 96 12"), brush.Const(w*0.04)).And(m), brush.Flat(brush.Cream), 0.8)
}

// tent is a canvas tent w wide.
func tent(c *brush.Canvas, x, y, w float64) {
	c.Ground(x, y, w*0.55, w*0.16, 0.6)
	k := brush.Hex("#efe0bc")
	props.Face(c, brush.Poly(brush.Pt(x-w*0.06, y-w*0.62), brush.Pt(x+w*0.30, y-w*0.58), brush.Pt(x+w*0.56, y-w*0.02),
		brush.Pt(x+w*0.22, y)), k.Dark(0.22), 0.15, 1.7, 3)
	props.Face(c, brush.Poly(brush.Pt(x-w*0.50, y), brush.Pt(x-w*0.06, y-w*0.62), brush.Pt(x+w*0.22, y)),
		k, 0.15, 1.7, 4)
	c.Paint(c.Fill(brush.Poly(brush.Pt(x-w*0.18, y), brush.Pt(x-w*0.06, y-w*0.44), brush.Pt(x+w*0.04, y))),
		brush.Flat(brush.Hex("#5a4436")), 0.95)
}

// fire is a camp fire w wide.
func fire(c *brush.Canvas, x, y, w float64) {
	c.Paint(c.Fill(brush.Ellipse(x, y-w*0.3, w, w*0.7)).Blur(w*0.3*c.S), brush.Flat(brush.LavaLit), 0.35)
	c.Paint(c.Stroke(brush.Line(brush.Pt(x-w*0.5, y), brush.Pt(x+w*0.5, y-w*0.16)), brush.Const(w*0.22)),
		brush.Flat(brush.WoodDim.Dark(0.4)), 1)
	c.Paint(c.Stroke(brush.Line(brush.Pt(x-w*0.5, y-w*0.16), brush.Pt(x+w*0.5, y)), brush.Const(w*0.22)),
		brush.Flat(brush.WoodDim), 1)
	c.Draw(brush.Parse("M20 100 C-4 70 30 60 34 20 C50 36 52 50 58 56 C62 44 66 40 66 34 C90 60 96 84 74 100 Z").
		Scale(w/110, w/100).Move(x-w*0.45, y-w*1.05), brush.Style{K: brush.Lava, InkW: 1.3, Ink: brush.Hex("#7d2f1c")})
	c.Paint(c.Fill(brush.Ellipse(x, y-w*0.26, w*0.16, w*0.24)), brush.Flat(brush.LavaLit), 1)
}

func lakeShore(s *hexScene, x, y, rx, ry float64, glints []brush.V) brush.Path {
	shore := brush.Blob(x, y, rx, ry, 0.09, 7, s.seed)
	s.patches(8, Lands[montana.Lake].Lit, nil)
	s.water(shore, brush.Blob(x+5, y+8, rx*0.66, ry*0.60, 0.22, 7, s.seed+2), glints)
	s.grow(26, riverTuft, riverLit, props.Meadow, outside(shore, 7))
	return shore
}

func lakePines(s *hexScene) {
	lakeShore(s, -2, 4, 75, 74, brush.Pts(-40, -30, 10, -44, 44, -10, -52, 12, 38, 34, -20, 52, 14, 66))
	s.up(-62, func() { props.Pine(s.Canvas, 44, -56, 46, brush.Spruce, s.seed) })
	s.up(-58, func() { props.Pine(s.Canvas, 62, -46, 38, brush.Spruce, s.seed+1) })
	s.up(-60, func() { props.Pine(s.Canvas, 28, -68, 34, brush.Spruce, s.seed+2) })
	for i, v := range brush.Pts(-62, -26, -50, -40, -66, 34) {
		s.up(v.Y, func() { props.Reeds(s.Canvas, v.X, v.Y, 17-float64(i)*1.5) })
	}
	s.up(70, func() { props.Boulder(s.Canvas, 52, 60, 9, brush.StoneMid, s.seed) })
	s.up(72, func() { props.Boulder(s.Canvas, 62, 52, 6, brush.StoneMid, s.seed+1) })
}

func lakeDock(s *hexScene) {
	lakeShore(s, 3, 0, 75, 72, brush.Pts(-10, -50, 34, -34, -40, -24, 52, 12, -46, 26, 30, 50))
	s.up(-40, func() { // a landing stage from the left shore
		c := s.Canvas
		for _, x := range []float64{-66, -50, -34} {
			c.Paint(c.Stroke(brush.Line(brush.Pt(x, -34), brush.Pt(x, -24)), brush.Const(6)),
				brush.Flat(brush.InkFor(brush.Wood)), 1)
			c.Paint(c.Stroke(brush.Line(brush.Pt(x, -34), brush.Pt(x, -24)), brush.Const(3.4)),
				brush.Flat(brush.WoodDim), 1)
		}
		m := props.Face(c, brush.Poly(brush.Pt(-82, -48), brush.Pt(-30, -44), brush.Pt(-30, -33), brush.Pt(-82, -35)),
			brush.Wood.Light(0.15), 0.15, 2, 4)
		for x := -78.0; x < -30; x += 6 {
			c.Paint(c.Stroke(brush.Line(brush.Pt(x, -50), brush.Pt(x, -32)), brush.Const(1.1)).And(m),
				brush.Flat(brush.WoodDim), 0.8)
		}
	})
	s.up(-30, func() { canoe(s.Canvas, -6, -42, 38, false) })
	s.up(-74, func() { props.Tree(s.Canvas, -52, -62, 17, brush.Leaf, s.seed) })
	s.up(-60, func() { props.Reeds(s.Canvas, 62, -34, 16) })
	s.up(-70, func() { props.Bush(s.Canvas, 40, -68, 10, brush.LeafDim, s.seed) })
	s.up(66, func() { props.Reeds(s.Canvas, -46, 62, 16) })
	s.up(58, func() { props.Boulder(s.Canvas, 64, 46, 8, brush.StoneMid, s.seed) })
}

func lakeDucks(s *hexScene) {
	lakeShore(s, 0, 6, 75, 71, brush.Pts(-50, -14, 18, -40, 50, 6, -38, 34, 28, 60))
	for i, v := range brush.Pts(44, 36, 54, 42, 40, 46, -58, 10, -50, 4, -48, 52) { // lily pads
		s.lay(brush.Ellipse(v.X, v.Y, 5.4, 3), brush.Flat(brush.InkFor(brush.LeafDim)), 0.9)
		s.lay(brush.Ellipse(v.X-0.3, v.Y-0.4, 4.4, 2.2), brush.Flat(brush.Leaf.Light(0.15)), 1)
		if i%2 == 0 {
			props.Flower(s.Canvas, v.X, v.Y-1.5, 2.1, brush.Rose)
		}
	}
	for i, v := range brush.Pts(-30, -34, -12, -28, 2, -36) {
		s.up(v.Y, func() { props.Duck(s.Canvas, v.X, v.Y, 15-float64(i)*1.5) })
	}
	s.up(-74, func() { props.Tree(s.Canvas, 48, -64, 18, brush.Moss.Mix(brush.Leaf, 0.3), s.seed) })
	s.up(-70, func() { props.Tree(s.Canvas, 66, -48, 14, brush.Leaf, s.seed+2) })
	for i, v := range brush.Pts(-58, -40, -68, -26, 66, 50, 56, 62) {
		s.up(v.Y, func() { props.Reeds(s.Canvas, v.X, v.Y, 17-float64(i%2)*3) })
	}
}

func lakeCliff(s *hexScene) {
	lakeShore(s, 0, 24, 74, 56, brush.Pts(-44, 2, 36, -14, 52, 22, -50, 38, 10, 58, -16, 44))
	s.up(-40, func() {
		props.Peak(s.Canvas, -38, -34, 38, 54, s.seed)
		props.Peak(s.Canvas, 30, -36, 44, 68, s.seed+4)
	})
	for i, v := range brush.Pts(-66, -24, -50, -30, -20, -36, -6, -38, 46, -34, 60, -28, 72, -18) {
		s.up(v.Y+4, func() { props.Pine(s.Canvas, v.X, v.Y, 26+float64(i%3)*4, brush.Spruce, s.seed+uint32(i)) })
	}
	s.up(60, func() { props.Reeds(s.Canvas, 58, 54, 16) })
	s.up(66, func() { props.Boulder(s.Canvas, -56, 60, 8, brush.StoneMid, s.seed) })
}
