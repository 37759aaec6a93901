package paint

import "tilestead/assets/montana"

// Mesa and pasture land.

var (
	mesaTuft = Hex("#a98c4a")
	mesaLit  = Hex("#f3d7a2")
)

func mesaButte(s *hexScene) {
	s.patches(12, lands[montana.Mesa].lit, nil)
	s.grow(16, mesaTuft, mesaLit, nil, below(8))
	s.up(-12, func() {
		x, y, w := 2.0, 0.0, 66.0
		redRock(s.Canvas, Poly(Pt(x-w, y), Pt(x-w*0.74, y-26), Pt(x-w*0.64, y-62), Pt(x-w*0.10, y-70), Pt(x+w*0.18, y-66), Pt(x+w*0.24, y-44), Pt(x+w*0.60, y-42), Pt(x+w*0.70, y-20), Pt(x+w, y)), x+2, s.seed)
	})
	s.up(8, func() { cactus(s.Canvas, -60, 10, 34, s.seed) })
	s.up(10, func() { boulder(s.Canvas, 58, 12, 10, Mesa, s.seed) })
	s.up(12, func() { boulder(s.Canvas, 44, 15, 6, Mesa.Light(0.2), s.seed+2) })
}

func mesaSpires(s *hexScene) {
	s.patches(12, lands[montana.Mesa].lit, nil)
	s.grow(16, mesaTuft, mesaLit, nil, below(6))
	spire := func(x, y, w, h float64, sd uint32) {
		s.mid(x, y, func() {
			redRock(s.Canvas, Poly(Pt(x-w, y), Pt(x-w*0.6, y-h*0.34), Pt(x-w*0.34, y-h*0.5), Pt(x-w*0.40, y-h*0.8), Pt(x-w*0.46, y-h*0.84), Pt(x-w*0.36, y-h), Pt(x+w*0.28, y-h*0.98), Pt(x+w*0.40, y-h*0.84), Pt(x+w*0.32, y-h*0.5), Pt(x+w*0.64, y-h*0.28), Pt(x+w, y)), x+w*0.02, sd)
		})
	}
	spire(-48, -26, 25, 62, s.seed)
	spire(34, -28, 30, 74, s.seed+3)
	spire(-6, -4, 24, 52, s.seed+6)
	s.up(2, func() { cactus(s.Canvas, 66, 4, 26, s.seed) })
	s.up(6, func() { boulder(s.Canvas, -62, 8, 9, Mesa, s.seed) })
	s.up(-96, func() { crow(s.Canvas, -10, -94, 9, true) })
}

func mesaArch(s *hexScene) {
	s.patches(12, lands[montana.Mesa].lit, nil)
	s.grow(14, mesaTuft, mesaLit, nil, below(6))
	s.trail(Curve(false, Pt(-90, 30), Pt(-30, 4), Pt(6, -8), Pt(20, -40), Pt(60, -70)), Taper(12, 3), Gouache(Hex("#f0d6a4"), s.seed, 0), 0.7)
	s.up(-10, func() {
		redRock(s.Canvas, Parse("M-72 -2 L-58 -44 C-54 -78 -20 -86 6 -84 C40 -84 62 -70 64 -44 L76 -2 L36 -2 L32 -30 C30 -50 16 -54 2 -54 C-14 -54 -26 -46 -28 -28 L-32 -2 Z"), 34, s.seed)
	})
	s.up(4, func() { cactus(s.Canvas, 2, -18, 22, s.seed) })
	s.mid(-6, 8, func() { skull(s.Canvas, 0, 10, 22) })
	s.up(10, func() { boulder(s.Canvas, 66, 12, 9, Mesa, s.seed) })
}

func mesaCanyon(s *hexScene) {
	s.patches(8, lands[montana.Mesa].lit, below(0))
	// a dry gorge between two tables
	gorge := Curve(false, Pt(10, -108), Pt(-8, -60), Pt(16, -24), Pt(-6, 14), Pt(-60, 60), Pt(-74, 90))
	s.trail(gorge, Taper(16, 26), Flat(MesaDim), 0.55)
	s.trail(gorge, Taper(9, 18), Gouache(Hex("#e9c68e"), s.seed, 1.2), 0.95)
	s.grow(16, mesaTuft, mesaLit, nil, func(v V) bool { return v.Y > 6 && gorge.Dist(v) > 18 })
	s.up(-18, func() {
		redRock(s.Canvas, Poly(Pt(-84, -12), Pt(-80, -58), Pt(-66, -72), Pt(-34, -80), Pt(-20, -70), Pt(-22, -50), Pt(-12, -34), Pt(-8, -12)), -36, s.seed)
	})
	s.up(-2, func() {
		redRock(s.Canvas, Poly(Pt(22, 2), Pt(28, -34), Pt(34, -60), Pt(52, -68), Pt(76, -58), Pt(80, -24), Pt(84, 2)), 56, s.seed+5)
	})
	s.up(14, func() { cactus(s.Canvas, 40, 14, 24, s.seed) })
	s.mid(-30, 10, func() { boulder(s.Canvas, -38, 12, 8, Mesa, s.seed) })
}

var (
	pastureTuft = Hex("#6f8c40")
	pastureLit  = Hex("#d6dd8c")
	meadow      = []Col{Cream, Gold, Rose, Hex("#8fb0d8")}
)

func pastureFence(s *hexScene) {
	s.patches(16, lands[montana.Pasture].lit, nil)
	s.grow(44, pastureTuft, pastureLit, meadow, nil)
	s.up(-64, func() { tree(s.Canvas, -46, -58, 21, Leaf, s.seed) })
	s.up(-60, func() { tree(s.Canvas, -22, -64, 16, Moss.Mix(Leaf, 0.4), s.seed+2) })
	s.up(-52, func() { fence(s.Canvas, Pt(-78, -42), Pt(78, -46), 18) })
	s.up(-28, func() { trough(s.Canvas, 54, -20, 34) })
	s.up(16, func() { bush(s.Canvas, -70, 16, 10, Leaf, s.seed) })
}

// trough is a water trough w wide.
func trough(c *Canvas, x, y, w float64) {
	c.Ground(x, y, w*0.55, w*0.14, 0.7)
	face(c, Poly(Pt(x-w*0.5, y-w*0.32), Pt(x+w*0.5, y-w*0.32), Pt(x+w*0.42, y), Pt(x-w*0.42, y)), Wood, 0.2, 1.8, 4)
	c.Draw(Ellipse(x, y-w*0.33, w*0.5, w*0.12), Style{K: Water, InkW: 1.8, Ink: InkFor(Wood), Seed: 3})
	c.Paint(c.Stroke(Line(Pt(x-w*0.3, y-w*0.35), Pt(x-w*0.05, y-w*0.36)), Brush(w*0.05, 0.3)), Flat(Hex("#e6f6ee")), 0.9)
	c.Paint(c.Stroke(Line(Pt(x-w*0.46, y-w*0.15), Pt(x+w*0.46, y-w*0.15)), Const(1.4)), Flat(WoodDim), 0.8)
}

func pastureCorral(s *hexScene) {
	ring := Ellipse(4, -18, 68, 40)
	s.patches(12, lands[montana.Pasture].lit, nil)
	s.lay(ring.Wobble(3, 20, s.seed), Gouache(Hex("#c9b877"), s.seed, 0), 0.75)
	s.grow(34, pastureTuft, pastureLit, meadow, outside(ring, 8))
	pts := ring[0].P
	for i := 0; i < 16; i++ { // the far half stands behind, the near half has a gap
		a, b := pts[i*4], pts[(i*4+4)%64]
		if i >= 2 && i < 6 {
			continue
		}
		y := (a.Y + b.Y) / 2
		if y > 6 {
			continue
		}
		s.up(y, func() { fence(s.Canvas, a, b, 15) })
	}
	s.up(-62, func() { barn(s.Canvas, 46, -56, 42, barnRed.Mix(Wood, 0.35), s.seed) })
	s.up(-34, func() { haystack(s.Canvas, -36, -26, 20, s.seed) })
	s.up(-66, func() { bush(s.Canvas, -54, -58, 11, LeafDim, s.seed) })
}

func pastureGate(s *hexScene) {
	s.patches(16, lands[montana.Pasture].lit, nil)
	s.path(18, Pt(2, -112), Pt(0, -60), Pt(-8, -10), Pt(10, 40), Pt(0, 110))
	s.grow(38, pastureTuft, pastureLit, meadow, func(v V) bool { return v.X < -18 || v.X > 22 })
	s.up(-60, func() { fence(s.Canvas, Pt(-84, -34), Pt(-34, -52), 17) })
	s.up(-59, func() { fence(s.Canvas, Pt(34, -52), Pt(84, -34), 17) })
	s.up(-50, func() { // the ranch gate
		c := s.Canvas
		for _, x := range []float64{-31, 31} {
			c.Ground(x, -50, 6, 3, 0.6)
			q := Line(Pt(x, -50), Pt(x, -100))
			c.Paint(c.Stroke(q, Const(8)), Flat(InkFor(WoodDim)), 1)
			c.Paint(c.Stroke(q, Const(4.8)), Flat(Wood), 1)
			c.Paint(c.Stroke(q.Move(1.3, 0), Const(1.4)), Flat(WoodDim), 0.8)
		}
		face(c, Poly(Pt(-42, -104), Pt(42, -105), Pt(42, -96), Pt(-42, -95)), Wood, 0.2, 1.8, 5)
		skull(c, 0, -86, 26)
	})
	s.up(-70, func() { pine(s.Canvas, -62, -54, 38, Spruce, s.seed) })
	s.up(-68, func() { tree(s.Canvas, 66, -52, 16, Leaf, s.seed) })
	s.up(-8, func() { boulder(s.Canvas, -66, -4, 8, StoneMid, s.seed) })
	s.up(14, func() { bush(s.Canvas, 68, 14, 10, Leaf, s.seed) })
}

func pastureOak(s *hexScene) {
	hill := Poly(Pt(-100, -20), Pt(-60, -52), Pt(-10, -60), Pt(50, -48), Pt(100, -10), Pt(100, 60), Pt(-100, 60))
	s.patches(10, lands[montana.Pasture].dim, func(v V) bool { return v.Y < -50 })
	s.trail(Curve(false, hill[0].P[:5]...), Breathe(5, s.seed), Flat(lands[montana.Pasture].dim.Dark(0.2)), 0.5)
	s.trail(Curve(false, hill[0].P[:5]...).Move(0, 4), Breathe(5, s.seed), Flat(lands[montana.Pasture].lit.Light(0.2)), 0.6)
	s.grow(44, pastureTuft, pastureLit, meadow, nil)
	s.up(-78, func() { pine(s.Canvas, -40, -66, 30, Spruce.Mix(Leaf, 0.2), s.seed) })
	s.up(-77, func() { pine(s.Canvas, -56, -58, 26, Spruce, s.seed+1) })
	s.up(-76, func() { pine(s.Canvas, -24, -68, 24, Spruce, s.seed+2) })
	s.up(-26, func() { tree(s.Canvas, 44, -22, 33, LeafDim.Mix(Leaf, 0.5), s.seed) })
	s.up(-18, func() { stump(s.Canvas, -58, -14, 16) })
	s.up(-30, func() { fence(s.Canvas, Pt(-86, -28), Pt(-34, -38), 15) })
	s.up(4, func() { boulder(s.Canvas, 68, 8, 9, StoneMid, s.seed) })
	s.up(6, func() { boulder(s.Canvas, 54, 12, 5, StoneMid, s.seed+3) })
}
