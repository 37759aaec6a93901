package montana

import (
	"tilestead/assets/montana"
	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/props"
)

// Mountains.

var scree = LandPaint{brush.Hex("#a2968a"), brush.Hex("#c4b8a8"), brush.Hex("#7f766f")}

func (s *hexScene) stones(n int) {
	r := brush.NewRand(uint64(s.seed) + 21)
	in := brush.Hexagon(0, 0, HexRadius-14)
	for i, v := range brush.Scatter(r, -84, 30, 84, 88, n*3, 12, func(v brush.V) bool { return in.Inside(v) }) {
		if i < n {
			s.Draw(brush.Blob(v.X, v.Y, r.In(2.4, 5), r.In(1.8, 3.2), 0.2, 5, s.seed+uint32(i)),
				brush.Style{K: scree.Lit, InkW: 1.1, Puff: 2})
		}
	}
}

// alps is what lies round a mountain: far blue ridges above, grass below.
func (s *hexScene) alps() {
	far := brush.Poly(brush.Pt(-100, -10), brush.Pt(-88, -46), brush.Pt(-70, -34), brush.Pt(-52, -66),
		brush.Pt(-30, -52), brush.Pt(-8, -84), brush.Pt(14, -62), brush.Pt(34, -78), brush.Pt(56, -44),
		brush.Pt(72, -56), brush.Pt(100, -20), brush.Pt(100, 20), brush.Pt(-100, 20))
	s.Paint(s.ground, func(x, y float64) brush.Col {
		return brush.Hex("#c9c3b4").Scale(1 + 0.03*brush.FBM(x, y, 60, 0, 2, s.seed))
	}, 0.7)
	s.lay(far.Wobble(3, 22, s.seed), brush.Gouache(brush.Hex("#97979c"), s.seed, 1.2), 0.75)
	s.lay(far.Wobble(4, 18, s.seed+3).Move(14, 26), brush.Gouache(scree.Mid, s.seed, 1.2), 0.8)
	foot := brush.Curve(false, brush.Pt(-110, 44), brush.Pt(-60, 30), brush.Pt(0, 44), brush.Pt(56, 32),
		brush.Pt(110, 46), brush.Pt(110, 120), brush.Pt(-110, 120))
	m := s.Fill(brush.Path{{P: foot[0].P, Closed: true}}).Blur(5 * s.S).And(s.ground)
	s.Paint(m, LandShade(Lands[montana.River], s.seed), 0.85)
	s.grow(16, riverTuft, riverLit, nil, below(50))
}

func (s *hexScene) pines(vs ...brush.V) {
	for i, v := range vs {
		s.up(v.Y, func() { props.Pine(s.Canvas, v.X, v.Y, 26+float64((i*7)%3)*3, brush.Spruce, s.seed+uint32(i)) })
	}
}

func mountainPeaks(s *hexScene) {
	s.alps()
	s.stones(10)
	s.up(40, func() { props.Peaks(s.Canvas, 0, 60, 1.02, s.seed) })
	s.pines(brush.Pt(-62, 50), brush.Pt(-46, 62), brush.Pt(62, 54), brush.Pt(48, 66), brush.Pt(-28, 70),
		brush.Pt(30, 74))
}

func mountainHorn(s *hexScene) {
	s.alps()
	s.stones(10)
	s.up(0, func() {
		props.Peak(s.Canvas, -46, 16, 38, 66, s.seed+2)
		props.Peak(s.Canvas, 50, 12, 34, 54, s.seed+4)
	})
	s.up(30, func() { props.Peak(s.Canvas, 6, 58, 68, 152, s.seed) })
	s.up(30, func() { // a glacier runs down
		q := brush.Parse("M4 -34 C-4 -18 -14 -4 -10 12 C-6 26 -16 38 -20 54 C-12 64 8 66 18 58 C12 44 16 30 10 16 " +
			"C6 2 10 -14 4 -34 Z")
		c := s.Canvas
		m := c.Fill(q)
		c.Paint(m, brush.Gouache(brush.Hex("#dfeaea"), s.seed, 1.3), 0.97)
		c.Paint(c.Stroke(q, brush.Swell(1.8, 0.4)), brush.Flat(brush.Hex("#6f8fa0")), 0.8)
		c.Paint(c.Fill(brush.Parse("M4 -34 C8 -14 4 2 10 16 C16 30 12 44 18 58 L8 62 C6 44 8 30 4 18 "+
			"C0 4 6 -14 4 -34 Z")).And(m), brush.Flat(brush.Hex("#b4cbd6")), 0.8)
		for _, y := range []float64{2, 16, 30, 44} {
			c.Paint(c.Stroke(brush.Curve(false, brush.Pt(-18, y+3), brush.Pt(-4, y+6), brush.Pt(16, y)),
				brush.Swell(2, 0.3)).And(m), brush.Flat(brush.Hex("#8fb3c0")), 0.8)
		}
	})
	s.pines(brush.Pt(-64, 44), brush.Pt(-48, 56), brush.Pt(-60, 66), brush.Pt(64, 40), brush.Pt(52, 54),
		brush.Pt(40, 68), brush.Pt(66, 58))
}

func mountainMine(s *hexScene) {
	s.alps()
	s.stones(12)
	s.up(10, func() {
		props.Peak(s.Canvas, -38, 20, 44, 92, s.seed+2)
		props.Peak(s.Canvas, 34, 24, 48, 110, s.seed+7)
	})
	s.up(30, func() { // a rock face with the mouth of a mine
		c := s.Canvas
		rock := brush.Hex("#85786f")
		c.Draw(brush.Parse("M-52 58 C-50 30 -36 12 -10 8 C16 4 38 18 46 34 C52 46 54 54 54 58 C20 64 -20 64 -52 58 Z").
			Wobble(2, 12, s.seed), brush.Style{K: rock, InkW: 2.2, Puff: 8, Seed: s.seed})
		c.Draw(brush.Parse("M-18 60 L-16 30 L16 30 L18 60 Z"), brush.Style{K: brush.Hex("#2c2226"), Seed: 2})
		for _, q := range []brush.Path{brush.Line(brush.Pt(-18, 61), brush.Pt(-16, 29)),
			brush.Line(brush.Pt(18, 61), brush.Pt(16, 29)), brush.Line(brush.Pt(-22, 29), brush.Pt(22, 29))} {
			c.Paint(c.Stroke(q, brush.Const(8)), brush.Flat(brush.InkFor(brush.Wood)), 1)
			c.Paint(c.Stroke(q, brush.Const(5)), brush.Flat(brush.Wood), 1)
		}
		for _, d := range []float64{-6, 6} { // rails
			c.Paint(c.Stroke(brush.Line(brush.Pt(d*0.8, 56), brush.Pt(d*1.6, 86)), brush.Const(2)),
				brush.Flat(brush.Hex("#5d5a60")), 1)
		}
		for i := 0; i < 5; i++ {
			y := 60 + float64(i)*6
			c.Paint(c.Stroke(brush.Line(brush.Pt(-9-float64(i)*0.7, y), brush.Pt(9+float64(i)*0.7, y)),
				brush.Const(2.2)), brush.Flat(brush.WoodDim), 1)
		}
	})
	s.up(72, func() { // an ore cart
		c := s.Canvas
		c.Draw(brush.Blob(0, 62, 12, 7, 0.2, 7, 4), brush.Style{K: brush.Clay, InkW: 1.8, Puff: 4})
		props.Face(c, brush.Poly(brush.Pt(-14, 64), brush.Pt(14, 64), brush.Pt(11, 78), brush.Pt(-11, 78)),
			brush.Slate, 0.2, 2, 4)
		for _, d := range []float64{-7, 7} {
			c.Draw(brush.Ellipse(d, 79, 3.6, 3.6), brush.Style{K: brush.StoneDim, InkW: 1.8})
		}
	})
	s.pines(brush.Pt(-66, 42), brush.Pt(-60, 58), brush.Pt(66, 44), brush.Pt(58, 62), brush.Pt(-44, 72))
}

func mountainFalls(s *hexScene) {
	s.alps()
	s.stones(8)
	s.up(0, func() { props.Peak(s.Canvas, -26, 26, 54, 124, s.seed+1) })
	s.up(4, func() { props.Peak(s.Canvas, 42, 30, 40, 88, s.seed+5) })
	s.up(28, func() { // water falls between them into a pool
		c := s.Canvas
		fall := brush.Parse("M6 -20 C10 -8 4 8 8 22 C12 34 6 44 4 56 L26 56 C24 42 26 30 20 16 C18 4 20 -8 16 -18 Z")
		c.Paint(c.Stroke(fall, brush.Const(4)), brush.Flat(brush.InkFor(brush.WaterDim)), 0.8)
		m := c.Fill(fall)
		c.Paint(m, brush.Gouache(brush.WaterLit, s.seed, 1.5), 1)
		for _, d := range []float64{-4, 1, 6} {
			c.Paint(c.Stroke(brush.Curve(false, brush.Pt(10+d, -14), brush.Pt(11+d, 14), brush.Pt(15+d, 54)),
				brush.Swell(2.4, 0.3)).And(m), brush.Flat(brush.Snow), 0.9)
		}
		pool := brush.Blob(16, 62, 30, 13, 0.10, 6, s.seed)
		c.Paint(c.Stroke(pool, brush.Const(4)), brush.Flat(brush.InkFor(brush.WaterDim)), 0.8)
		c.Paint(c.Fill(pool), brush.Gouache(brush.Water, s.seed, 0), 1)
		for i, v := range brush.Pts(8, 57, 16, 59, 24, 57) {
			c.Paint(c.Fill(brush.Blob(v.X, v.Y, 6, 3.2, 0.3, 5, s.seed+uint32(i))), brush.Flat(brush.Snow), 0.9)
		}
	})
	s.pines(brush.Pt(-64, 40), brush.Pt(-50, 52), brush.Pt(-34, 62), brush.Pt(-56, 68), brush.Pt(62, 48),
		brush.Pt(54, 62), brush.Pt(66, 62))
}
