package montana

import (
	"tilestead/assets/montana"
	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/props"
)

// Mesa and pasture land.

var (
	mesaTuft = brush.Hex("#a98c4a")
	mesaLit  = brush.Hex("#f3d7a2")
)

func mesaButte(s *hexScene) {
	s.patches(12, Lands[montana.Mesa].Lit, nil)
	s.grow(16, mesaTuft, mesaLit, nil, below(8))
	s.up(-12, func() {
		x, y, w := 2.0, 0.0, 66.0
		props.RedRock(s.Canvas, brush.Poly(brush.Pt(x-w, y), brush.Pt(x-w*0.74, y-26), brush.Pt(x-w*0.64, y-62),
			brush.Pt(x-w*0.10, y-70), brush.Pt(x+w*0.18, y-66), brush.Pt(x+w*0.24, y-44), brush.Pt(x+w*0.60, y-42),
			brush.Pt(x+w*0.70, y-20), brush.Pt(x+w, y)), x+2, s.seed)
	})
	s.up(8, func() { props.Cactus(s.Canvas, -60, 10, 34, s.seed) })
	s.up(10, func() { props.Boulder(s.Canvas, 58, 12, 10, brush.Mesa, s.seed) })
	s.up(12, func() { props.Boulder(s.Canvas, 44, 15, 6, brush.Mesa.Light(0.2), s.seed+2) })
}

func mesaSpires(s *hexScene) {
	s.patches(12, Lands[montana.Mesa].Lit, nil)
	s.grow(16, mesaTuft, mesaLit, nil, below(6))
	spire := func(x, y, w, h float64, sd uint32) {
		s.mid(x, y, func() {
			props.RedRock(s.Canvas, brush.Poly(brush.Pt(x-w, y), brush.Pt(x-w*0.6, y-h*0.34),
				brush.Pt(x-w*0.34, y-h*0.5), brush.Pt(x-w*0.40, y-h*0.8), brush.Pt(x-w*0.46, y-h*0.84),
				brush.Pt(x-w*0.36, y-h), brush.Pt(x+w*0.28, y-h*0.98), brush.Pt(x+w*0.40, y-h*0.84),
				brush.Pt(x+w*0.32, y-h*0.5), brush.Pt(x+w*0.64, y-h*0.28), brush.Pt(x+w, y)), x+w*0.02, sd)
		})
	}
	spire(-48, -26, 25, 62, s.seed)
	spire(34, -28, 30, 74, s.seed+3)
	spire(-6, -4, 24, 52, s.seed+6)
	s.up(2, func() { props.Cactus(s.Canvas, 66, 4, 26, s.seed) })
	s.up(6, func() { props.Boulder(s.Canvas, -62, 8, 9, brush.Mesa, s.seed) })
	s.up(-96, func() { props.Crow(s.Canvas, -10, -94, 9, true) })
}

func mesaArch(s *hexScene) {
	s.patches(12, Lands[montana.Mesa].Lit, nil)
	s.grow(14, mesaTuft, mesaLit, nil, below(6))
	s.trail(brush.Curve(false, brush.Pt(-90, 30), brush.Pt(-30, 4), brush.Pt(6, -8), brush.Pt(20, -40),
		brush.Pt(60, -70)), brush.Taper(12, 3), brush.Gouache(brush.Hex("#f0d6a4"), s.seed, 0), 0.7)
	s.up(-10, func() {
		props.RedRock(s.Canvas,
			brush.Parse("M-72 -2 L-58 -44 C-54 -78 -20 -86 6 -84 C40 -84 62 -70 64 -44 L76 -2 L36 -2 L32 -30 "+
				"C30 -50 16 -54 2 -54 C-14 -54 -26 -46 -28 -28 L-32 -2 Z"), 34, s.seed)
	})
	s.up(4, func() { props.Cactus(s.Canvas, 2, -18, 22, s.seed) })
	s.mid(-6, 8, func() { props.Skull(s.Canvas, 0, 10, 22) })
	s.up(10, func() { props.Boulder(s.Canvas, 66, 12, 9, brush.Mesa, s.seed) })
}

func mesaCanyon(s *hexScene) {
	s.patches(8, Lands[montana.Mesa].Lit, below(0))
	// a dry gorge between two tables
	gorge := brush.Curve(false, brush.Pt(10, -108), brush.Pt(-8, -60), brush.Pt(16, -24), brush.Pt(-6, 14),
		brush.Pt(-60, 60), brush.Pt(-74, 90))
	s.trail(gorge, brush.Taper(16, 26), brush.Flat(brush.MesaDim), 0.55)
	s.trail(gorge, brush.Taper(9, 18), brush.Gouache(brush.Hex("#e9c68e"), s.seed, 1.2), 0.95)
	s.grow(16, mesaTuft, mesaLit, nil, func(v brush.V) bool { return v.Y > 6 && gorge.Dist(v) > 18 })
	s.up(-18, func() {
		props.RedRock(s.Canvas, brush.Poly(brush.Pt(-84, -12), brush.Pt(-80, -58), brush.Pt(-66, -72),
			brush.Pt(-34, -80), brush.Pt(-20, -70), brush.Pt(-22, -50), brush.Pt(-12, -34),
			brush.Pt(-8, -12)), -36, s.seed)
	})
	s.up(-2, func() {
		props.RedRock(s.Canvas, brush.Poly(brush.Pt(22, 2), brush.Pt(28, -34), brush.Pt(34, -60), brush.Pt(52, -68),
			brush.Pt(76, -58), brush.Pt(80, -24), brush.Pt(84, 2)), 56, s.seed+5)
	})
	s.up(14, func() { props.Cactus(s.Canvas, 40, 14, 24, s.seed) })
	s.mid(-30, 10, func() { props.Boulder(s.Canvas, -38, 12, 8, brush.Mesa, s.seed) })
}

var (
	pastureTuft = brush.Hex("#6f8c40")
	pastureLit  = brush.Hex("#d6dd8c")
)

func pastureFence(s *hexScene) {
	s.patches(16, Lands[montana.Pasture].Lit, nil)
	s.grow(44, pastureTuft, pastureLit, props.Meadow, nil)
	s.up(-64, func() { props.Tree(s.Canvas, -46, -58, 21, brush.Leaf, s.seed) })
	s.up(-60, func() { props.Tree(s.Canvas, -22, -64, 16, brush.Moss.Mix(brush.Leaf, 0.4), s.seed+2) })
	s.up(-52, func() { props.Fence(s.Canvas, brush.Pt(-78, -42), brush.Pt(78, -46), 18) })
	s.up(-28, func() { trough(s.Canvas, 54, -20, 34) })
	s.up(16, func() { props.Bush(s.Canvas, -70, 16, 10, brush.Leaf, s.seed) })
}

// trough is a water trough w wide.
func trough(c *brush.Canvas, x, y, w float64) {
	c.Ground(x, y, w*0.55, w*0.14, 0.7)
	props.Face(c, brush.Poly(brush.Pt(x-w*0.5, y-w*0.32), brush.Pt(x+w*0.5, y-w*0.32), brush.Pt(x+w*0.42, y),
		brush.Pt(x-w*0.42, y)), brush.Wood, 0.2, 1.8, 4)
	c.Draw(brush.Ellipse(x, y-w*0.33, w*0.5, w*0.12), brush.Style{K: brush.Water, InkW: 1.8,
		Ink: brush.InkFor(brush.Wood), Seed: 3})
	c.Paint(c.Stroke(brush.Line(brush.Pt(x-w*0.3, y-w*0.35), brush.Pt(x-w*0.05, y-w*0.36)), brush.Swell(w*0.05, 0.3)),
		brush.Flat(brush.Hex("#e6f6ee")), 0.9)
	c.Paint(c.Stroke(brush.Line(brush.Pt(x-w*0.46, y-w*0.15), brush.Pt(x+w*0.46, y-w*0.15)), brush.Const(1.4)),
		brush.Flat(brush.WoodDim), 0.8)
}

func pastureCorral(s *hexScene) {
	ring := brush.Ellipse(4, -18, 68, 40)
	s.patches(12, Lands[montana.Pasture].Lit, nil)
	s.lay(ring.Wobble(3, 20, s.seed), brush.Gouache(brush.Hex("#c9b877"), s.seed, 0), 0.75)
	s.grow(34, pastureTuft, pastureLit, props.Meadow, outside(ring, 8))
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
		s.up(y, func() { props.Fence(s.Canvas, a, b, 15) })
	}
	s.up(-62, func() { props.Barn(s.Canvas, 46, -56, 42, props.BarnRed.Mix(brush.Wood, 0.35), s.seed) })
	s.up(-34, func() { props.Haystack(s.Canvas, -36, -26, 20, s.seed) })
	s.up(-66, func() { props.Bush(s.Canvas, -54, -58, 11, brush.LeafDim, s.seed) })
}

func pastureGate(s *hexScene) {
	s.patches(16, Lands[montana.Pasture].Lit, nil)
	s.path(18, brush.Pt(2, -112), brush.Pt(0, -60), brush.Pt(-8, -10), brush.Pt(10, 40), brush.Pt(0, 110))
	s.grow(38, pastureTuft, pastureLit, props.Meadow, func(v brush.V) bool { return v.X < -18 || v.X > 22 })
	s.up(-60, func() { props.Fence(s.Canvas, brush.Pt(-84, -34), brush.Pt(-34, -52), 17) })
	s.up(-59, func() { props.Fence(s.Canvas, brush.Pt(34, -52), brush.Pt(84, -34), 17) })
	s.up(-50, func() { // the ranch gate
		c := s.Canvas
		for _, x := range []float64{-31, 31} {
			c.Ground(x, -50, 6, 3, 0.6)
			q := brush.Line(brush.Pt(x, -50), brush.Pt(x, -100))
			c.Paint(c.Stroke(q, brush.Const(8)), brush.Flat(brush.InkFor(brush.WoodDim)), 1)
			c.Paint(c.Stroke(q, brush.Const(4.8)), brush.Flat(brush.Wood), 1)
			c.Paint(c.Stroke(q.Move(1.3, 0), brush.Const(1.4)), brush.Flat(brush.WoodDim), 0.8)
		}
		props.Face(c, brush.Poly(brush.Pt(-42, -104), brush.Pt(42, -105), brush.Pt(42, -96), brush.Pt(-42, -95)),
			brush.Wood, 0.2, 1.8, 5)
		props.Skull(c, 0, -86, 26)
	})
	s.up(-70, func() { props.Pine(s.Canvas, -62, -54, 38, brush.Spruce, s.seed) })
	s.up(-68, func() { props.Tree(s.Canvas, 66, -52, 16, brush.Leaf, s.seed) })
	s.up(-8, func() { props.Boulder(s.Canvas, -66, -4, 8, brush.StoneMid, s.seed) })
	s.up(14, func() { props.Bush(s.Canvas, 68, 14, 10, brush.Leaf, s.seed) })
}

func pastureOak(s *hexScene) {
	hill := brush.Poly(brush.Pt(-100, -20), brush.Pt(-60, -52), brush.Pt(-10, -60), brush.Pt(50, -48),
		brush.Pt(100, -10), brush.Pt(100, 60), brush.Pt(-100, 60))
	s.patches(10, Lands[montana.Pasture].Dim, func(v brush.V) bool { return v.Y < -50 })
	s.trail(brush.Curve(false, hill[0].P[:5]...), brush.Breathe(5, s.seed),
		brush.Flat(Lands[montana.Pasture].Dim.Dark(0.2)), 0.5)
	s.trail(brush.Curve(false, hill[0].P[:5]...).Move(0, 4), brush.Breathe(5, s.seed),
		brush.Flat(Lands[montana.Pasture].Lit.Light(0.2)), 0.6)
	s.grow(44, pastureTuft, pastureLit, props.Meadow, nil)
	s.up(-78, func() { props.Pine(s.Canvas, -40, -66, 30, brush.Spruce.Mix(brush.Leaf, 0.2), s.seed) })
	s.up(-77, func() { props.Pine(s.Canvas, -56, -58, 26, brush.Spruce, s.seed+1) })
	s.up(-76, func() { props.Pine(s.Canvas, -24, -68, 24, brush.Spruce, s.seed+2) })
	s.up(-26, func() { props.Tree(s.Canvas, 44, -22, 33, brush.LeafDim.Mix(brush.Leaf, 0.5), s.seed) })
	s.up(-18, func() { props.Stump(s.Canvas, -58, -14, 16) })
	s.up(-30, func() { props.Fence(s.Canvas, brush.Pt(-86, -28), brush.Pt(-34, -38), 15) })
	s.up(4, func() { props.Boulder(s.Canvas, 68, 8, 9, brush.StoneMid, s.seed) })
	s.up(6, func() { props.Boulder(s.Canvas, 54, 12, 5, brush.StoneMid, s.seed+3) })
}
