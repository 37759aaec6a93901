package paint

// The worker board's places, each a small wide picture of 176 x 64 units.

const workW, workH = 176.0, 64.0

func addWorkScenes(b *Book) {
	for _, w := range []struct {
		name string
		f    func(c *Canvas, st *Stage)
	}{
		{"mine", workMine}, {"quarry", workQuarry}, {"grain_field", workGrain},
		{"pumpkin_field", workPumpkins}, {"bank", workBank}, {"town", workTown},
	} {
		b.Add(Picture{Name: "montana/scene/" + w.name, Sheet: "montana/work", Box: Box{0, 0, workW, workH}, Scales: []float64{1, 2}, Master: 4, Keep: true,
			Paint: func(c *Canvas) {
				var st Stage
				w.f(c, &st)
				st.Draw()
			}})
	}
}

// sky fills the picture down to y with evening or day light.
func sky(c *Canvas, y float64, top, low Col) {
	c.Paint(c.Fill(Rect(-2, -2, workW+4, workH+4)), func(px, py float64) Col {
		return top.Mix(low, clamp01(py/y)).Scale(1 + 0.02*FBM(px, py*2, 60, 0, 2, 5))
	}, 1)
}

// slope is land below a ridge line.
func slope(c *Canvas, k Col, seed uint32, pts ...V) *Mask {
	q := Curve(false, pts...)
	p := append(append([]V{}, q[0].P...), Pt(pts[len(pts)-1].X, workH+20), Pt(pts[0].X, workH+20))
	m := c.Fill(Path{{P: p, Closed: true}})
	c.Paint(m, Gouache(k, seed, 0), 1)
	c.Paint(c.Stroke(q.Move(0, 2), Breathe(3, seed)).And(m), Flat(k.Light(0.4)), 0.6)
	c.Paint(c.Stroke(q, Breathe(1.4, seed)), Flat(InkFor(k)), 0.5)
	return m
}

func workMine(c *Canvas, st *Stage) {
	sky(c, 50, Hex("#8fbcc0"), Hex("#f3dcae"))
	slope(c, Hex("#b09a84"), 3, Pt(-4, 36), Pt(40, 26), Pt(90, 34), Pt(140, 20), Pt(180, 30))
	hill := slope(c, Hex("#94604a"), 4, Pt(-4, 30), Pt(26, 10), Pt(66, 8), Pt(104, 22), Pt(140, 40), Pt(180, 46))
	strata(c, hill, -4, 180, 12, 64, 7)
	slope(c, Hex("#c8a878"), 5, Pt(-4, 54), Pt(60, 52), Pt(120, 54), Pt(180, 50))
	st.Add(53, func() {
		c.Draw(Parse("M42 54 L44 26 L76 26 L78 54 Z"), Style{K: Hex("#2c2226"), Seed: 2})
		for _, q := range []Path{Line(Pt(41, 55), Pt(44, 24)), Line(Pt(79, 55), Pt(76, 24)), Line(Pt(37, 25), Pt(83, 25))} {
			c.Paint(c.Stroke(q, Const(6.4)), Flat(InkFor(Wood)), 1)
			c.Paint(c.Stroke(q, Const(4)), Flat(Wood), 1)
		}
		c.Paint(c.Fill(Ellipse(60, 34, 6, 6)).Blur(3*c.S), Flat(LavaLit), 0.6)
		c.Draw(RoundRect(58, 30, 4, 6, 1), Style{K: LavaLit, InkW: 1})
	})
	for _, d := range []float64{56, 61} {
		c.Paint(c.Stroke(Line(Pt(60, 54), Pt(180, d)), Const(1.4)), Flat(Hex("#5d5a60")), 1)
	}
	st.Add(58, func() {
		c.Draw(Blob(112, 42, 11, 6, 0.2, 7, 4), Style{K: Clay, InkW: 1.6, Puff: 3})
		face(c, Poly(Pt(99, 42), Pt(125, 42), Pt(121, 55), Pt(103, 55)), Slate, 0.2, 1.7, 4)
		for _, x := range []float64{106, 118} {
			c.Draw(Ellipse(x, 57, 3.6, 3.6), Style{K: StoneDim, InkW: 1.5})
		}
	})
	st.Add(56, func() {
		for i, v := range Pts(146, 56, 160, 58, 154, 50) {
			c.Draw(Blob(v.X, v.Y-3, 6.5, 4.6, 0.2, 6, uint32(i)+3), Style{K: Clay, InkW: 1.5, Puff: 2.4, Seed: uint32(i)})
		}
	})
	st.Add(40, func() { pine(c, 14, 52, 30, Spruce, 3) })
	st.Add(41, func() { pine(c, 26, 54, 24, Spruce, 5) })
}

func workQuarry(c *Canvas, st *Stage) {
	sky(c, 50, Hex("#8fb4bd"), Hex("#e8e0c4"))
	slope(c, Hex("#aab39a"), 3, Pt(-4, 34), Pt(60, 24), Pt(120, 30), Pt(180, 20))
	steps := []Path{
		Poly(Pt(-4, 70), Pt(-4, 14), Pt(46, 10), Pt(50, 26), Pt(84, 24), Pt(88, 40), Pt(120, 38), Pt(122, 70)),
	}
	for _, q := range steps {
		m := c.Draw(q, Style{K: StoneMid, InkW: 2, Wobble: 1, Seed: 4})
		for _, y := range []float64{18, 30, 42, 52} {
			c.Paint(c.Stroke(Line(Pt(-4, y), Pt(130, y-1)).Wobble(0.8, 12, 3), Const(1.2)).And(m), Flat(StoneDim.Dark(0.4)), 0.6)
		}
		for i, x := range []float64{8, 26, 40, 58, 72, 96, 110} {
			y := 18 + float64(i%3)*12
			c.Paint(c.Stroke(Line(Pt(x, y), Pt(x+1, y+11)), Const(1.1)).And(m), Flat(StoneDim.Dark(0.4)), 0.55)
		}
		c.Paint(m.Not(c.Fill(q.Move(1, 5))), Flat(Stone.Light(0.4)), 0.75)
	}
	slope(c, Hex("#c3b694"), 5, Pt(-4, 57), Pt(60, 54), Pt(120, 54), Pt(180, 52))
	st.Add(52, func() { // a derrick lifts a block
		mast := Path{Line(Pt(132, 56), Pt(136, 8))[0], Line(Pt(134, 20), Pt(164, 10))[0], Line(Pt(136, 10), Pt(164, 10))[0]}
		c.Paint(c.Stroke(mast, Const(4.6)), Flat(InkFor(Wood)), 1)
		c.Paint(c.Stroke(mast, Const(2.6)), Flat(Wood.Light(0.1)), 1)
		c.Paint(c.Stroke(Line(Pt(163, 10), Pt(163, 28)), Const(1.2)), Flat(Ink), 1)
		block3(c, 163, 42, 15, 12)
	})
	st.Add(58, func() { block3(c, 86, 60, 17, 13) })
	st.Add(59, func() { block3(c, 106, 61, 14, 11) })
	st.Add(62, func() { block3(c, 34, 61, 16, 12) })
	st.Add(60, func() { boulder(c, 58, 60, 6, StoneMid, 3) })
}

// block3 is a cut block of stone standing on (x, y).
func block3(c *Canvas, x, y, w, h float64) {
	d := w * 0.3
	c.Ground(x, y, w*0.6, w*0.14, 0.6)
	face(c, Poly(Pt(x+w/2, y), Pt(x+w/2, y-h), Pt(x+w/2+d, y-h-d*0.7), Pt(x+w/2+d, y-d*0.7)), StoneDim, 0.1, 1.4, 2)
	face(c, Poly(Pt(x-w/2, y-h), Pt(x+w/2, y-h), Pt(x+w/2+d, y-h-d*0.7), Pt(x-w/2+d, y-h-d*0.7)), Stone.Light(0.3), 0.1, 1.4, 3)
	face(c, Rect(x-w/2, y-h, w, h), StoneMid.Light(0.1), 0.2, 1.4, 4)
}

func workGrain(c *Canvas, st *Stage) {
	sky(c, 44, Hex("#86bcc4"), Hex("#fbe9bc"))
	slope(c, Hex("#b2bb6e"), 3, Pt(-4, 30), Pt(50, 22), Pt(110, 30), Pt(180, 20))
	m := slope(c, Straw.Dark(0.05), 4, Pt(-4, 40), Pt(60, 32), Pt(120, 38), Pt(180, 32))
	r := NewRand(3)
	for y := 36.0; y < 70; y += 4.6 {
		for x := -2.0; x < 180; x += 2.6 {
			v := Pt(x+r.In(-1, 1), y+r.In(-1, 1))
			c.Paint(c.Stroke(Line(v, Pt(v.X+1, v.Y-5.5)), Const(0.9)).And(m), Flat(EarthDim), 0.6)
			c.Paint(c.Fill(Ellipse(v.X+1, v.Y-5.5, 1, 1.9)).And(m), Flat(Hex("#fbe49a")), 0.85)
		}
	}
	st.Add(38, func() { barn(c, 138, 42, 34, barnRed, 3) })
	st.Add(36, func() { windPump(c, 104, 40, 34, 0.2) })
	st.Add(50, func() { wagon(c, 42, 58, 44, true, 3) })
	st.Add(62, func() { sheaf(c, 84, 62, 24, 2) })
	st.Add(61, func() { sheaf(c, 164, 62, 22, 5) })
}

func workPumpkins(c *Canvas, st *Stage) {
	sky(c, 40, Hex("#9cbab4"), Hex("#f7dcae"))
	slope(c, Hex("#a3a85e"), 3, Pt(-4, 24), Pt(70, 30), Pt(120, 20), Pt(180, 28))
	soil := Hex("#8a5f3c")
	m := slope(c, soil, 4, Pt(-4, 36), Pt(60, 32), Pt(120, 34), Pt(180, 36))
	for i := -4; i < 12; i++ {
		q := Line(Pt(60+float64(i)*9, 30), Pt(float64(i)*34-60, 70))
		c.Paint(c.Stroke(q, Const(2)).And(m), Flat(SoilDim), 0.6)
	}
	st.Add(30, func() { cabin(c, 34, 36, 34, true, 3) })
	st.Add(34, func() { scarecrow(c, 130, 44, 34) })
	for i, v := range Pts(62, 42, 86, 44, 106, 42, 152, 44, 170, 42, 20, 52, 46, 54, 76, 56, 104, 58, 134, 56, 162, 58) {
		st.Add(v.Y, func() { pumpkin(c, v.X, v.Y, 10+(v.Y-40)*0.42, Pumpkin, uint32(i)) })
	}
}

func workBank(c *Canvas, st *Stage) {
	sky(c, 50, Hex("#86b4bd"), Hex("#f3e2b8"))
	slope(c, Hex("#aab07a"), 3, Pt(-4, 34), Pt(80, 28), Pt(180, 34))
	slope(c, Road.Mix(Earth, 0.3), 5, Pt(-4, 54), Pt(90, 52), Pt(180, 54))
	st.Add(52, func() {
		wall := Hex("#e6d8bc")
		c.Ground(88, 56, 46, 5, 0.7)
		face(c, Rect(50, 24, 76, 32), wall, 0.1, 1.8, 3)
		face(c, Poly(Pt(44, 25), Pt(88, 5), Pt(132, 25)), wall.Light(0.2), 0.1, 1.8, 4)
		face(c, Rect(46, 22, 84, 5), Stone, 0.15, 1.6, 6)
		for _, x := range []float64{55, 70, 101, 116} {
			face(c, Rect(x, 27, 6, 27), Cream, 0.2, 1.4, 5)
		}
		c.Paint(c.Fill(Rect(81, 34, 15, 22)), Flat(Hex("#6d4230")), 1)
		face(c, Rect(46, 54, 84, 4), StoneMid, 0.1, 1.4, 7)
		c.Draw(Ellipse(88, 17, 5.5, 5.5), Style{K: Gold, InkW: 1.4, Puff: 2})
	})
	st.Add(57, func() { barrel(c, 28, 60, 12) })
	for i, v := range Pts(144, 58, 156, 60, 150, 52) {
		st.Add(v.Y, func() { coins(c, v.X, v.Y, 11, 3+i%2*2) })
	}
	st.Add(50, func() { tree(c, 16, 52, 11, Leaf, 3) })
}

// coins is a pile of n coins w wide.
func coins(c *Canvas, x, y, w float64, n int) {
	c.Ground(x, y, w*0.5, w*0.2, 0.6)
	for i := 0; i < n; i++ {
		yy := y - float64(i)*w*0.2
		c.Draw(Ellipse(x+float64(i%2)*0.6, yy-w*0.16, w*0.5, w*0.2), Style{K: Stone.Light(0.2), InkW: 1.2, Puff: 1.4, Ink: InkFor(StoneDim)})
	}
}

func workTown(c *Canvas, st *Stage) {
	sky(c, 50, Hex("#86b4bd"), Hex("#f7e2b4"))
	slope(c, Hex("#aab07a"), 3, Pt(-4, 30), Pt(80, 34), Pt(180, 26))
	slope(c, Road.Mix(Earth, 0.25), 5, Pt(-4, 50), Pt(90, 48), Pt(180, 50))
	st.Add(46, func() { church(c, 112, 50, 22) })
	st.Add(47, func() { house(c, 20, 52, 34, RoofRed, false, 4) })
	st.Add(48, func() { storefront(c, 62, 53, 34) })
	st.Add(49, func() { house(c, 152, 53, 34, Slate, true, 5) })
	st.Add(60, func() { wagon(c, 92, 62, 30, false, 2) })
	st.Add(58, func() { barrel(c, 36, 59, 8) })
	st.Add(59, func() { crate(c, 134, 62, 12, Pumpkin, 3) })
}
