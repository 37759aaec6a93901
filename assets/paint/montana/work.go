package montana

import (
	"tilestead/assets/paint/book"
	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/props"
)

// The worker board's places, each a small wide picture of 176 x 64 units.

const workW, workH = 176.0, 64.0

func addWorkScenes(b *book.Book) {
	for _, w := range []struct {
		name string
		f    func(c *brush.Canvas, st *brush.Stage)
	}{
		{"mine", workMine}, {"quarry", workQuarry}, {"grain_field", workGrain},
		{"pumpkin_field", workPumpkins}, {"bank", workBank}, {"town", workTown},
	} {
		b.Add(book.Picture{Name: "montana/scene/" + w.name, Sheet: "montana/work",
			Box: book.Box{X0: 0, Y0: 0, X1: workW, Y1: workH}, Scales: []float64{1, 2}, Master: 4, Keep: true,
			Paint: func(c *brush.Canvas) {
				var st brush.Stage
				w.f(c, &st)
				st.Draw()
			}})
	}
}

// sky fills the picture down to y with evening or day light.
func sky(c *brush.Canvas, y float64, top, low brush.Col) {
	c.Paint(c.Fill(brush.Rect(-2, -2, workW+4, workH+4)), func(px, py float64) brush.Col {
		return top.Mix(low, brush.Clamp01(py/y)).Scale(1 + 0.02*brush.FBM(px, py*2, 60, 0, 2, 5))
	}, 1)
}

// slope is land below a ridge line.
func slope(c *brush.Canvas, k brush.Col, seed uint32, pts ...brush.V) *brush.Mask {
	q := brush.Curve(false, pts...)
	p := append(append([]brush.V{}, q[0].P...), brush.Pt(pts[len(pts)-1].X, workH+20), brush.Pt(pts[0].X, workH+20))
	m := c.Fill(brush.Path{{P: p, Closed: true}})
	c.Paint(m, brush.Gouache(k, seed, 0), 1)
	c.Paint(c.Stroke(q.Move(0, 2), brush.Breathe(3, seed)).And(m), brush.Flat(k.Light(0.4)), 0.6)
	c.Paint(c.Stroke(q, brush.Breathe(1.4, seed)), brush.Flat(brush.InkFor(k)), 0.5)
	return m
}

func workMine(c *brush.Canvas, st *brush.Stage) {
	sky(c, 50, brush.Hex("#8fbcc0"), brush.Hex("#f3dcae"))
	slope(c, brush.Hex("#b09a84"), 3, brush.Pt(-4, 36), brush.Pt(40, 26), brush.Pt(90, 34), brush.Pt(140, 20),
		brush.Pt(180, 30))
	hill := slope(c, brush.Hex("#94604a"), 4, brush.Pt(-4, 30), brush.Pt(26, 10), brush.Pt(66, 8), brush.Pt(104, 22),
		brush.Pt(140, 40), brush.Pt(180, 46))
	props.Strata(c, hill, -4, 180, 12, 64, 7)
	slope(c, brush.Hex("#c8a878"), 5, brush.Pt(-4, 54), brush.Pt(60, 52), brush.Pt(120, 54), brush.Pt(180, 50))
	st.Add(53, func() {
		c.Draw(brush.Parse("M42 54 L44 26 L76 26 L78 54 Z"), brush.Style{K: brush.Hex("#2c2226"), Seed: 2})
		for _, q := range []brush.Path{brush.Line(brush.Pt(41, 55), brush.Pt(44, 24)),
			brush.Line(brush.Pt(79, 55), brush.Pt(76, 24)), brush.Line(brush.Pt(37, 25), brush.Pt(83, 25))} {
			c.Paint(c.Stroke(q, brush.Const(6.4)), brush.Flat(brush.InkFor(brush.Wood)), 1)
			c.Paint(c.Stroke(q, brush.Const(4)), brush.Flat(brush.Wood), 1)
		}
		c.Paint(c.Fill(brush.Ellipse(60, 34, 6, 6)).Blur(3*c.S), brush.Flat(brush.LavaLit), 0.6)
		c.Draw(brush.RoundRect(58, 30, 4, 6, 1), brush.Style{K: brush.LavaLit, InkW: 1})
	})
	for _, d := range []float64{56, 61} {
		c.Paint(c.Stroke(brush.Line(brush.Pt(60, 54), brush.Pt(180, d)), brush.Const(1.4)),
			brush.Flat(brush.Hex("#5d5a60")), 1)
	}
	st.Add(58, func() {
		c.Draw(brush.Blob(112, 42, 11, 6, 0.2, 7, 4), brush.Style{K: brush.Clay, InkW: 1.6, Puff: 3})
		props.Face(c, brush.Poly(brush.Pt(99, 42), brush.Pt(125, 42), brush.Pt(121, 55), brush.Pt(103, 55)),
			brush.Slate, 0.2, 1.7, 4)
		for _, x := range []float64{106, 118} {
			c.Draw(brush.Ellipse(x, 57, 3.6, 3.6), brush.Style{K: brush.StoneDim, InkW: 1.5})
		}
	})
	st.Add(56, func() {
		for i, v := range brush.Pts(146, 56, 160, 58, 154, 50) {
			c.Draw(brush.Blob(v.X, v.Y-3, 6.5, 4.6, 0.2, 6, uint32(i)+3), brush.Style{K: brush.Clay, InkW: 1.5,
				Puff: 2.4, Seed: uint32(i)})
		}
	})
	st.Add(40, func() { props.Pine(c, 14, 52, 30, brush.Spruce, 3) })
	st.Add(41, func() { props.Pine(c, 26, 54, 24, brush.Spruce, 5) })
}

func workQuarry(c *brush.Canvas, st *brush.Stage) {
	sky(c, 50, brush.Hex("#8fb4bd"), brush.Hex("#e8e0c4"))
	slope(c, brush.Hex("#aab39a"), 3, brush.Pt(-4, 34), brush.Pt(60, 24), brush.Pt(120, 30), brush.Pt(180, 20))
	steps := []brush.Path{
		brush.Poly(brush.Pt(-4, 70), brush.Pt(-4, 14), brush.Pt(46, 10), brush.Pt(50, 26), brush.Pt(84, 24),
			brush.Pt(88, 40), brush.Pt(120, 38), brush.Pt(122, 70)),
	}
	for _, q := range steps {
		m := c.Draw(q, brush.Style{K: brush.StoneMid, InkW: 2, Wobble: 1, Seed: 4})
		for _, y := range []float64{18, 30, 42, 52} {
			c.Paint(c.Stroke(brush.Line(brush.Pt(-4, y), brush.Pt(130, y-1)).Wobble(0.8, 12, 3),
				brush.Const(1.2)).And(m), brush.Flat(brush.StoneDim.Dark(0.4)), 0.6)
		}
		for i, x := range []float64{8, 26, 40, 58, 72, 96, 110} {
			y := 18 + float64(i%3)*12
			c.Paint(c.Stroke(brush.Line(brush.Pt(x, y), brush.Pt(x+1, y+11)), brush.Const(1.1)).And(m),
				brush.Flat(brush.StoneDim.Dark(0.4)), 0.55)
		}
		c.Paint(m.Not(c.Fill(q.Move(1, 5))), brush.Flat(brush.Stone.Light(0.4)), 0.75)
	}
	slope(c, brush.Hex("#c3b694"), 5, brush.Pt(-4, 57), brush.Pt(60, 54), brush.Pt(120, 54), brush.Pt(180, 52))
	st.Add(52, func() { // a derrick lifts a block
		mast := brush.Path{brush.Line(brush.Pt(132, 56), brush.Pt(136, 8))[0],
			brush.Line(brush.Pt(134, 20), brush.Pt(164, 10))[0], brush.Line(brush.Pt(136, 10), brush.Pt(164, 10))[0]}
		c.Paint(c.Stroke(mast, brush.Const(4.6)), brush.Flat(brush.InkFor(brush.Wood)), 1)
		c.Paint(c.Stroke(mast, brush.Const(2.6)), brush.Flat(brush.Wood.Light(0.1)), 1)
		c.Paint(c.Stroke(brush.Line(brush.Pt(163, 10), brush.Pt(163, 28)), brush.Const(1.2)), brush.Flat(brush.Ink), 1)
		block3(c, 163, 42, 15, 12)
	})
	st.Add(58, func() { block3(c, 86, 60, 17, 13) })
	st.Add(59, func() { block3(c, 106, 61, 14, 11) })
	st.Add(62, func() { block3(c, 34, 61, 16, 12) })
	st.Add(60, func() { props.Boulder(c, 58, 60, 6, brush.StoneMid, 3) })
}

// block3 is a cut block of stone standing on (x, y).
func block3(c *brush.Canvas, x, y, w, h float64) {
	d := w * 0.3
	c.Ground(x, y, w*0.6, w*0.14, 0.6)
	props.Face(c, brush.Poly(brush.Pt(x+w/2, y), brush.Pt(x+w/2, y-h), brush.Pt(x+w/2+d, y-h-d*0.7),
		brush.Pt(x+w/2+d, y-d*0.7)), brush.StoneDim, 0.1, 1.4, 2)
	props.Face(c, brush.Poly(brush.Pt(x-w/2, y-h), brush.Pt(x+w/2, y-h), brush.Pt(x+w/2+d, y-h-d*0.7),
		brush.Pt(x-w/2+d, y-h-d*0.7)), brush.Stone.Light(0.3), 0.1, 1.4, 3)
	props.Face(c, brush.Rect(x-w/2, y-h, w, h), brush.StoneMid.Light(0.1), 0.2, 1.4, 4)
}

func workGrain(c *brush.Canvas, st *brush.Stage) {
	sky(c, 44, brush.Hex("#86bcc4"), brush.Hex("#fbe9bc"))
	slope(c, brush.Hex("#b2bb6e"), 3, brush.Pt(-4, 30), brush.Pt(50, 22), brush.Pt(110, 30), brush.Pt(180, 20))
	m := slope(c, brush.Straw.Dark(0.05), 4, brush.Pt(-4, 40), brush.Pt(60, 32), brush.Pt(120, 38), brush.Pt(180, 32))
	r := brush.NewRand(3)
	for y := 36.0; y < 70; y += 4.6 {
		for x := -2.0; x < 180; x += 2.6 {
			v := brush.Pt(x+r.In(-1, 1), y+r.In(-1, 1))
			c.Paint(c.Stroke(brush.Line(v, brush.Pt(v.X+1, v.Y-5.5)), brush.Const(0.9)).And(m),
				brush.Flat(brush.EarthDim), 0.6)
			c.Paint(c.Fill(brush.Ellipse(v.X+1, v.Y-5.5, 1, 1.9)).And(m), brush.Flat(brush.Hex("#fbe49a")), 0.85)
		}
	}
	st.Add(38, func() { props.Barn(c, 138, 42, 34, props.BarnRed, 3) })
	st.Add(36, func() { props.WindPump(c, 104, 40, 34, 0.2) })
	st.Add(50, func() { props.Wagon(c, 42, 58, 44, true, 3) })
	st.Add(62, func() { props.Sheaf(c, 84, 62, 24, 2) })
	st.Add(61, func() { props.Sheaf(c, 164, 62, 22, 5) })
}

func workPumpkins(c *brush.Canvas, st *brush.Stage) {
	sky(c, 40, brush.Hex("#9cbab4"), brush.Hex("#f7dcae"))
	slope(c, brush.Hex("#a3a85e"), 3, brush.Pt(-4, 24), brush.Pt(70, 30), brush.Pt(120, 20), brush.Pt(180, 28))
	soil := brush.Hex("#8a5f3c")
	m := slope(c, soil, 4, brush.Pt(-4, 36), brush.Pt(60, 32), brush.Pt(120, 34), brush.Pt(180, 36))
	for i := -4; i < 12; i++ {
		q := brush.Line(brush.Pt(60+float64(i)*9, 30), brush.Pt(float64(i)*34-60, 70))
		c.Paint(c.Stroke(q, brush.Const(2)).And(m), brush.Flat(brush.SoilDim), 0.6)
	}
	st.Add(30, func() { props.Cabin(c, 34, 36, 34, true, 3) })
	st.Add(34, func() { props.Scarecrow(c, 130, 44, 34) })
	for i, v := range brush.Pts(62, 42, 86, 44, 106, 42, 152, 44, 170, 42, 20, 52, 46, 54, 76, 56, 104, 58,
		134, 56, 162, 58) {
		st.Add(v.Y, func() { props.Pumpkin(c, v.X, v.Y, 10+(v.Y-40)*0.42, brush.Pumpkin, uint32(i)) })
	}
}

func workBank(c *brush.Canvas, st *brush.Stage) {
	sky(c, 50, brush.Hex("#86b4bd"), brush.Hex("#f3e2b8"))
	slope(c, brush.Hex("#aab07a"), 3, brush.Pt(-4, 34), brush.Pt(80, 28), brush.Pt(180, 34))
	slope(c, brush.Road.Mix(brush.Earth, 0.3), 5, brush.Pt(-4, 54), brush.Pt(90, 52), brush.Pt(180, 54))
	st.Add(52, func() {
		wall := brush.Hex("#e6d8bc")
		c.Ground(88, 56, 46, 5, 0.7)
		props.Face(c, brush.Rect(50, 24, 76, 32), wall, 0.1, 1.8, 3)
		props.Face(c, brush.Poly(brush.Pt(44, 25), brush.Pt(88, 5), brush.Pt(132, 25)), wall.Light(0.2), 0.1, 1.8, 4)
		props.Face(c, brush.Rect(46, 22, 84, 5), brush.Stone, 0.15, 1.6, 6)
		for _, x := range []float64{55, 70, 101, 116} {
			props.Face(c, brush.Rect(x, 27, 6, 27), brush.Cream, 0.2, 1.4, 5)
		}
		c.Paint(c.Fill(brush.Rect(81, 34, 15, 22)), brush.Flat(brush.Hex("#6d4230")), 1)
		props.Face(c, brush.Rect(46, 54, 84, 4), brush.StoneMid, 0.1, 1.4, 7)
		c.Draw(brush.Ellipse(88, 17, 5.5, 5.5), brush.Style{K: brush.Gold, InkW: 1.4, Puff: 2})
	})
	st.Add(57, func() { props.Barrel(c, 28, 60, 12) })
	for i, v := range brush.Pts(144, 58, 156, 60, 150, 52) {
		st.Add(v.Y, func() { coins(c, v.X, v.Y, 11, 3+i%2*2) })
	}
	st.Add(50, func() { props.Tree(c, 16, 52, 11, brush.Leaf, 3) })
}

// coins is a pile of n coins w wide.
func coins(c *brush.Canvas, x, y, w float64, n int) {
	c.Ground(x, y, w*0.5, w*0.2, 0.6)
	for i := 0; i < n; i++ {
		yy := y - float64(i)*w*0.2
		c.Draw(brush.Ellipse(x+float64(i%2)*0.6, yy-w*0.16, w*0.5, w*0.2), brush.Style{K: brush.Stone.Light(0.2),
			InkW: 1.2, Puff: 1.4, Ink: brush.InkFor(brush.StoneDim)})
	}
}

func workTown(c *brush.Canvas, st *brush.Stage) {
	sky(c, 50, brush.Hex("#86b4bd"), brush.Hex("#f7e2b4"))
	slope(c, brush.Hex("#aab07a"), 3, brush.Pt(-4, 30), brush.Pt(80, 34), brush.Pt(180, 26))
	slope(c, brush.Road.Mix(brush.Earth, 0.25), 5, brush.Pt(-4, 50), brush.Pt(90, 48), brush.Pt(180, 50))
	st.Add(46, func() { church(c, 112, 50, 22) })
	st.Add(47, func() { props.House(c, 20, 52, 34, brush.RoofRed, false, 4) })
	st.Add(48, func() { storefront(c, 62, 53, 34) })
	st.Add(49, func() { props.House(c, 152, 53, 34, brush.Slate, true, 5) })
	st.Add(60, func() { props.Wagon(c, 92, 62, 30, false, 2) })
	st.Add(58, func() { props.Barrel(c, 36, 59, 8) })
	st.Add(59, func() { props.Crate(c, 134, 62, 12, brush.Pumpkin, 3) })
}
