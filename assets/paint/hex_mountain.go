package paint

import "tilestead/assets/montana"

// Mountains.

var scree = landPaint{Hex("#a2968a"), Hex("#c4b8a8"), Hex("#7f766f")}

func (s *hexScene) stones(n int) {
	r := NewRand(uint64(s.seed) + 21)
	in := Hexagon(0, 0, hexRadius-14)
	for i, v := range Scatter(r, -84, 30, 84, 88, n*3, 12, func(v V) bool { return in.Inside(v) }) {
		if i < n {
			s.Draw(Blob(v.X, v.Y, r.In(2.4, 5), r.In(1.8, 3.2), 0.2, 5, s.seed+uint32(i)), Style{K: scree.lit, InkW: 1.1, Puff: 2})
		}
	}
}

// alps is what lies round a mountain: far blue ridges above, grass below.
func (s *hexScene) alps() {
	far := Poly(Pt(-100, -10), Pt(-88, -46), Pt(-70, -34), Pt(-52, -66), Pt(-30, -52), Pt(-8, -84), Pt(14, -62), Pt(34, -78), Pt(56, -44), Pt(72, -56), Pt(100, -20), Pt(100, 20), Pt(-100, 20))
	s.Paint(s.ground, func(x, y float64) Col {
		return Hex("#c9c3b4").Scale(1 + 0.03*FBM(x, y, 60, 0, 2, s.seed))
	}, 0.7)
	s.lay(far.Wobble(3, 22, s.seed), Gouache(Hex("#97979c"), s.seed, 1.2), 0.75)
	s.lay(far.Wobble(4, 18, s.seed+3).Move(14, 26), Gouache(scree.mid, s.seed, 1.2), 0.8)
	foot := Curve(false, Pt(-110, 44), Pt(-60, 30), Pt(0, 44), Pt(56, 32), Pt(110, 46), Pt(110, 120), Pt(-110, 120))
	m := s.Fill(Path{{P: foot[0].P, Closed: true}}).Blur(5 * s.S).And(s.ground)
	s.Paint(m, landShade(lands[montana.River], s.seed), 0.85)
	s.grow(16, riverTuft, riverLit, nil, below(50))
}

func (s *hexScene) pines(vs ...V) {
	for i, v := range vs {
		s.up(v.Y, func() { pine(s.Canvas, v.X, v.Y, 26+float64((i*7)%3)*3, Spruce, s.seed+uint32(i)) })
	}
}

func mountainPeaks(s *hexScene) {
	s.alps()
	s.stones(10)
	s.up(40, func() { peaks(s.Canvas, 0, 60, 1.02, s.seed) })
	s.pines(Pt(-62, 50), Pt(-46, 62), Pt(62, 54), Pt(48, 66), Pt(-28, 70), Pt(30, 74))
}

func mountainHorn(s *hexScene) {
	s.alps()
	s.stones(10)
	s.up(0, func() {
		peak(s.Canvas, -46, 16, 38, 66, s.seed+2)
		peak(s.Canvas, 50, 12, 34, 54, s.seed+4)
	})
	s.up(30, func() { peak(s.Canvas, 6, 58, 68, 152, s.seed) })
	s.up(30, func() { // a glacier runs down
		q := Parse("M4 -34 C-4 -18 -14 -4 -10 12 C-6 26 -16 38 -20 54 C-12 64 8 66 18 58 C12 44 16 30 10 16 C6 2 10 -14 4 -34 Z")
		c := s.Canvas
		m := c.Fill(q)
		c.Paint(m, Gouache(Hex("#dfeaea"), s.seed, 1.3), 0.97)
		c.Paint(c.Stroke(q, Brush(1.8, 0.4)), Flat(Hex("#6f8fa0")), 0.8)
		c.Paint(c.Fill(Parse("M4 -34 C8 -14 4 2 10 16 C16 30 12 44 18 58 L8 62 C6 44 8 30 4 18 C0 4 6 -14 4 -34 Z")).And(m), Flat(Hex("#b4cbd6")), 0.8)
		for _, y := range []float64{2, 16, 30, 44} {
			c.Paint(c.Stroke(Curve(false, Pt(-18, y+3), Pt(-4, y+6), Pt(16, y)), Brush(2, 0.3)).And(m), Flat(Hex("#8fb3c0")), 0.8)
		}
	})
	s.pines(Pt(-64, 44), Pt(-48, 56), Pt(-60, 66), Pt(64, 40), Pt(52, 54), Pt(40, 68), Pt(66, 58))
}

func mountainMine(s *hexScene) {
	s.alps()
	s.stones(12)
	s.up(10, func() {
		peak(s.Canvas, -38, 20, 44, 92, s.seed+2)
		peak(s.Canvas, 34, 24, 48, 110, s.seed+7)
	})
	s.up(30, func() { // a rock face with the mouth of a mine
		c := s.Canvas
		rock := Hex("#85786f")
		c.Draw(Parse("M-52 58 C-50 30 -36 12 -10 8 C16 4 38 18 46 34 C52 46 54 54 54 58 C20 64 -20 64 -52 58 Z").Wobble(2, 12, s.seed), Style{K: rock, InkW: 2.2, Puff: 8, Seed: s.seed})
		c.Draw(Parse("M-18 60 L-16 30 L16 30 L18 60 Z"), Style{K: Hex("#2c2226"), Seed: 2})
		for _, q := range []Path{Line(Pt(-18, 61), Pt(-16, 29)), Line(Pt(18, 61), Pt(16, 29)), Line(Pt(-22, 29), Pt(22, 29))} {
			c.Paint(c.Stroke(q, Const(8)), Flat(InkFor(Wood)), 1)
			c.Paint(c.Stroke(q, Const(5)), Flat(Wood), 1)
		}
		for _, d := range []float64{-6, 6} { // rails
			c.Paint(c.Stroke(Line(Pt(d*0.8, 56), Pt(d*1.6, 86)), Const(2)), Flat(Hex("#5d5a60")), 1)
		}
		for i := 0; i < 5; i++ {
			y := 60 + float64(i)*6
			c.Paint(c.Stroke(Line(Pt(-9-float64(i)*0.7, y), Pt(9+float64(i)*0.7, y)), Const(2.2)), Flat(WoodDim), 1)
		}
	})
	s.up(72, func() { // an ore cart
		c := s.Canvas
		c.Draw(Blob(0, 62, 12, 7, 0.2, 7, 4), Style{K: Clay, InkW: 1.8, Puff: 4})
		face(c, Poly(Pt(-14, 64), Pt(14, 64), Pt(11, 78), Pt(-11, 78)), Slate, 0.2, 2, 4)
		for _, d := range []float64{-7, 7} {
			c.Draw(Ellipse(d, 79, 3.6, 3.6), Style{K: StoneDim, InkW: 1.8})
		}
	})
	s.pines(Pt(-66, 42), Pt(-60, 58), Pt(66, 44), Pt(58, 62), Pt(-44, 72))
}

func mountainFalls(s *hexScene) {
	s.alps()
	s.stones(8)
	s.up(0, func() { peak(s.Canvas, -26, 26, 54, 124, s.seed+1) })
	s.up(4, func() { peak(s.Canvas, 42, 30, 40, 88, s.seed+5) })
	s.up(28, func() { // water falls between them into a pool
		c := s.Canvas
		fall := Parse("M6 -20 C10 -8 4 8 8 22 C12 34 6 44 4 56 L26 56 C24 42 26 30 20 16 C18 4 20 -8 16 -18 Z")
		c.Paint(c.Stroke(fall, Const(4)), Flat(InkFor(WaterDim)), 0.8)
		m := c.Fill(fall)
		c.Paint(m, Gouache(WaterLit, s.seed, 1.5), 1)
		for _, d := range []float64{-4, 1, 6} {
			c.Paint(c.Stroke(Curve(false, Pt(10+d, -14), Pt(11+d, 14), Pt(15+d, 54)), Brush(2.4, 0.3)).And(m), Flat(Snow), 0.9)
		}
		pool := Blob(16, 62, 30, 13, 0.10, 6, s.seed)
		c.Paint(c.Stroke(pool, Const(4)), Flat(InkFor(WaterDim)), 0.8)
		c.Paint(c.Fill(pool), Gouache(Water, s.seed, 0), 1)
		for i, v := range Pts(8, 57, 16, 59, 24, 57) {
			c.Paint(c.Fill(Blob(v.X, v.Y, 6, 3.2, 0.3, 5, s.seed+uint32(i))), Flat(Snow), 0.9)
		}
	})
	s.pines(Pt(-64, 40), Pt(-50, 52), Pt(-34, 62), Pt(-56, 68), Pt(62, 48), Pt(54, 62), Pt(66, 62))
}
