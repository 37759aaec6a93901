package montana

import (
	"tilestead/assets/montana"
	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/props"
)

// Wheat and pumpkin land.

var (
	wheatTuft = brush.Hex("#a08c45")
	wheatLit  = brush.Hex("#f2e2a0")
	poppy     = []brush.Col{brush.Hex("#d8573c"), brush.Cream, brush.Hex("#6d8fc4")}
)

func below(y float64) func(brush.V) bool { return func(v brush.V) bool { return v.Y > y } }

func outside(p brush.Path, d float64) func(brush.V) bool {
	return func(v brush.V) bool { return !p.Inside(v) && p.Dist(v) > d }
}

func wheatBarn(s *hexScene) {
	field := brush.Blob(-6, -36, 72, 44, 0.08, 6, s.seed)
	s.patches(14, Lands[montana.Wheat].Lit, below(0))
	s.ears(field, brush.Straw, -0.06)
	s.grow(30, wheatTuft, wheatLit, poppy, outside(field, 5))
	s.up(-52, func() { props.Barn(s.Canvas, 36, -44, 52, props.BarnRed, s.seed) })
	for i, v := range brush.Pts(-44, -44, -62, -20, -34, -16, 26, -12) {
		s.mid(v.X, v.Y, func() { props.Haystack(s.Canvas, v.X, v.Y, 25+float64(i%3)*3, s.seed+uint32(i)) })
	}
	s.up(-70, func() { props.Crow(s.Canvas, -30, -84, 8, true); props.Crow(s.Canvas, -14, -92, 6, true) })
}

func wheatPump(s *hexScene) {
	left := brush.Poly(brush.Pt(-96, -54), brush.Pt(-10, -92), brush.Pt(2, 10), brush.Pt(-84, 18))
	right := brush.Poly(brush.Pt(16, -98), brush.Pt(96, -52), brush.Pt(84, 6), brush.Pt(18, 8))
	s.patches(10, Lands[montana.Wheat].Lit, below(14))
	s.path(13, brush.Pt(8, -110), brush.Pt(9, -40), brush.Pt(6, 20), brush.Pt(-14, 70), brush.Pt(-30, 110))
	s.ears(left, brush.Straw.Dark(0.04), -0.30)
	m := s.lay(right.Wobble(1.5, 12, s.seed), brush.Gouache(brush.Straw.Light(0.3), s.seed, 0.5), 1)
	s.trail(right.Wobble(1.5, 12, s.seed), brush.Breathe(4, s.seed), brush.Flat(brush.Straw.Dark(0.55)), 0.55)
	var rows []brush.Path
	for i := 0; i < 12; i++ {
		y := -120 + float64(i)*12
		rows = append(rows, brush.Line(brush.Pt(10, y), brush.Pt(100, y+34)))
	}
	s.furrows(m, rows, brush.Straw.Light(0.1))
	s.grow(26, wheatTuft, wheatLit, poppy, func(v brush.V) bool { return v.Y > 22 && (v.X < -40 || v.X > 16) })
	s.up(-34, func() { props.WindPump(s.Canvas, -42, -24, 64, 0.3) })
	for i, v := range brush.Pts(40, -56, 66, -38, 38, -24, 70, -8) {
		s.mid(v.X, v.Y, func() { props.Sheaf(s.Canvas, v.X, v.Y, 24, s.seed+uint32(i)) })
	}
}

func wheatHarvest(s *hexScene) {
	standing := brush.Poly(brush.Pt(-100, -60), brush.Pt(-40, -90), brush.Pt(60, -104), brush.Pt(100, -60),
		brush.Pt(70, -46), brush.Pt(10, -40), brush.Pt(-40, -22), brush.Pt(-100, 2))
	stubble := brush.Poly(brush.Pt(-100, 2), brush.Pt(-40, -22), brush.Pt(10, -40), brush.Pt(70, -46),
		brush.Pt(100, -60), brush.Pt(100, 18), brush.Pt(-100, 26))
	m := s.lay(stubble.Wobble(2, 18, s.seed), brush.Gouache(brush.Hex("#e2c679"), s.seed, 0), 1)
	var rows []brush.Path
	for i := 0; i < 9; i++ {
		y := -44 + float64(i)*8.5
		rows = append(rows, brush.Line(brush.Pt(-100, y+22), brush.Pt(100, y-8)))
	}
	s.furrows(m, rows, brush.Hex("#cdae5e"))
	s.ears(standing, brush.Straw.Dark(0.05), -0.12)
	s.grow(22, wheatTuft, wheatLit, poppy, below(30))
	s.up(-14, func() { props.Wagon(s.Canvas, 42, -10, 56, true, s.seed) })
	for i, v := range brush.Pts(-62, -6, -36, -16, -8, -22, -18, 8) {
		s.mid(v.X, v.Y, func() { props.Sheaf(s.Canvas, v.X, v.Y, 27, s.seed+uint32(i)) })
	}
	s.mid(14, 4, func() { props.Crow(s.Canvas, 16, 8, 10, false) })
}

func wheatCabin(s *hexScene) {
	field := brush.Blob(30, -48, 58, 34, 0.08, 7, s.seed)
	s.patches(14, brush.Hex("#b9c06a"), nil)
	s.ears(field, brush.Straw, 0.10)
	low := brush.Blob(-46, -4, 34, 17, 0.10, 6, s.seed+3)
	s.ears(low, brush.Hex("#dcb24c"), 0)
	s.path(10, brush.Pt(-36, -34), brush.Pt(-4, -14), brush.Pt(2, 20), brush.Pt(30, 60), brush.Pt(40, 110))
	s.grow(30, wheatTuft, wheatLit, poppy, func(v brush.V) bool {
		return outside(field, 5)(v) && outside(low, 5)(v) && (v.X < -30 || v.X > 44 || v.Y < 10)
	})
	s.up(-66, func() { props.Tree(s.Canvas, -66, -58, 19, brush.Leaf, s.seed) })
	s.up(-44, func() { props.Cabin(s.Canvas, -36, -38, 56, true, s.seed) })
	for i, x := range []float64{-72, -60, 62, 72} {
		y := -28.0
		if x > 0 {
			y = 4
		}
		s.up(y, func() { props.Sunflower(s.Canvas, x, y, 22+float64(i%2)*3) })
	}
	s.up(-24, func() { props.Scarecrow(s.Canvas, 44, -28, 40) })
}

var pumpkinTuft = brush.Hex("#7c8040")

// vines is worked soil with the green of pumpkin plants along its rows.
func (s *hexScene) vines(field brush.Path, rows []brush.Path) *brush.Mask {
	edge := field.Wobble(1.5, 12, s.seed)
	soil := brush.Hex("#8a5f3c")
	s.trail(edge, brush.Breathe(5, s.seed), brush.Flat(brush.SoilDim), 0.6)
	m := s.lay(edge, brush.Gouache(soil, s.seed, 0.1), 1)
	s.furrows(m, rows, soil)
	r := brush.NewRand(uint64(s.seed) + 3)
	for _, q := range rows {
		for t := 0.03; t < 1; t += 0.055 {
			v, _ := q.At(t)
			k := []brush.Col{brush.Leaf, brush.LeafDim, brush.Leaf.Dark(0.15)}[r.N(3)]
			leaf := brush.Blob(v.X+r.In(-2, 2), v.Y+r.In(-3, 2), r.In(2.6, 4.6), r.In(1.8, 3), 0.3, 5,
				s.seed+uint32(t*100))
			s.Paint(s.Fill(leaf).And(m), brush.Flat(k), 0.9)
		}
	}
	return m
}

func pumpkinRows(s *hexScene) {
	field := brush.Blob(0, -36, 74, 43, 0.07, 6, s.seed)
	var rows []brush.Path
	for i := 0; i < 6; i++ {
		y := -70 + float64(i)*14
		rows = append(rows, brush.Line(brush.Pt(-80, y+2), brush.Pt(80, y-4)))
	}
	s.vines(field, rows)
	s.grow(32, pumpkinTuft, Lands[montana.Pumpkins].Lit.Light(0.2), []brush.Col{brush.Gold, brush.Cream},
		outside(field, 6))
	r := brush.NewRand(uint64(s.seed))
	for i, v := range brush.Pts(-34, -58, 0, -64, 32, -60, -54, -38, -18, -40, 16, -40, 50, -40, -40, -16,
		-4, -16, 34, -16) {
		v = v.Add(brush.Pt(r.In(-3, 3), r.In(-2, 2)))
		w := r.In(17, 22)
		s.mid(v.X, v.Y, func() { props.Pumpkin(s.Canvas, v.X, v.Y, w, brush.Pumpkin, s.seed+uint32(i)) })
	}
}

func pumpkinScarecrow(s *hexScene) {
	field := brush.Poly(brush.Pt(-88, -40), brush.Pt(-6, -90), brush.Pt(84, -44), brush.Pt(88, -2), brush.Pt(30, 14),
		brush.Pt(-60, 18), brush.Pt(-90, 4))
	var rows []brush.Path
	for i := 0; i < 8; i++ {
		x := -110 + float64(i)*28
		rows = append(rows, brush.Line(brush.Pt(x+70, -100), brush.Pt(x, 24)))
	}
	s.vines(field, rows)
	s.grow(26, pumpkinTuft, Lands[montana.Pumpkins].Lit.Light(0.2), []brush.Col{brush.Gold, brush.Cream},
		outside(field, 6))
	for i, v := range brush.Pts(-10, -72, 36, -60, -58, -30, -26, -34, 62, -34, -72, -4, -40, 2, 30, -22,
		66, -8, 6, -4) {
		s.mid(v.X, v.Y, func() {
			props.Pumpkin(s.Canvas, v.X, v.Y, 17+float64(i%3)*3, brush.Pumpkin.Mix(brush.Gold, 0.12*float64(i%3)),
				s.seed+uint32(i))
		})
	}
	s.up(-26, func() { props.Scarecrow(s.Canvas, 4, -30, 62) })
	s.up(-29, func() { props.Crow(s.Canvas, -20, -62, 11, false) })
	s.up(-80, func() { props.Crow(s.Canvas, 54, -80, 8, true) })
}

func pumpkinCabin(s *hexScene) {
	field := brush.Blob(38, -26, 44, 30, 0.08, 6, s.seed)
	var rows []brush.Path
	for i := 0; i < 5; i++ {
		y := -48 + float64(i)*13
		rows = append(rows, brush.Line(brush.Pt(-10, y-4), brush.Pt(90, y+8)))
	}
	s.patches(10, brush.Hex("#9fb05a"), nil)
	s.path(11, brush.Pt(-34, -30), brush.Pt(-40, 0), brush.Pt(-20, 40), brush.Pt(-30, 110))
	s.vines(field, rows)
	s.grow(26, pumpkinTuft, Lands[montana.Pumpkins].Lit.Light(0.2), []brush.Col{brush.Gold, brush.Cream},
		func(v brush.V) bool { return outside(field, 6)(v) && (v.X > 0 || v.X < -52) })
	s.up(-70, func() { props.Pine(s.Canvas, 66, -58, 42, brush.Spruce, s.seed) })
	s.up(-66, func() { props.Pine(s.Canvas, 48, -64, 34, brush.Spruce, s.seed+1) })
	s.up(-44, func() { props.Cabin(s.Canvas, -34, -38, 62, true, s.seed+2) })
	s.up(-24, func() { props.Crate(s.Canvas, -66, -20, 24, brush.Pumpkin, s.seed) })
	for i, v := range brush.Pts(22, -46, 42, -48, 62, -38, 12, -30, 34, -30, 54, -24, 76, -22, 22, -12, 42, -8,
		64, -6, -12, -28) {
		s.mid(v.X, v.Y, func() {
			props.Pumpkin(s.Canvas, v.X, v.Y, 17+float64(i%3)*2, brush.Pumpkin, s.seed+uint32(i))
		})
	}
}

func pumpkinGiant(s *hexScene) {
	field := brush.Blob(-4, -30, 78, 40, 0.06, 7, s.seed)
	var rows []brush.Path
	for i := 0; i < 6; i++ {
		y := -66 + float64(i)*14
		rows = append(rows, brush.Curve(false, brush.Pt(-84, y+10), brush.Pt(0, y-4), brush.Pt(84, y+10)))
	}
	s.vines(field, rows)
	s.grow(30, pumpkinTuft, Lands[montana.Pumpkins].Lit.Light(0.2), []brush.Col{brush.Gold, brush.Cream},
		outside(field, 6))
	s.up(-72, func() { props.Fence(s.Canvas, brush.Pt(-62, -64), brush.Pt(62, -64), 17) })
	s.up(-30, func() { props.Pumpkin(s.Canvas, 14, -24, 54, brush.Pumpkin.Dark(0.05), s.seed) })
	for i, v := range brush.Pts(-44, -52, -26, -50, 56, -48, -62, -22, -36, -16, 60, -16, -10, 2, 44, 2) {
		s.mid(v.X, v.Y, func() {
			props.Pumpkin(s.Canvas, v.X, v.Y, 15+float64(i%3)*3, brush.Pumpkin.Mix(brush.Gold, 0.1*float64(i%2)),
				s.seed+uint32(i))
		})
	}
	s.up(-29, func() { props.Crow(s.Canvas, 30, -62, 10, false) })
}
