package paint

import "math"

const vistaW, vistaH = 1280.0, 800.0

// hillBand is land below a ridge through pts, down to the foot of the picture.
func hillBand(c *Canvas, k Col, seed uint32, pts ...V) {
	q := Curve(false, pts...)
	p := append(append([]V{}, q[0].P...), Pt(pts[len(pts)-1].X, vistaH+90), Pt(pts[0].X, vistaH+90))
	m := c.Fill(Path{{P: p, Closed: true}})
	c.Paint(m, func(x, y float64) Col {
		n := FBM(x, y*1.6, 150, 0, 3, seed)
		kk := k.Scale(1 + 0.03*Noise(x/9, y/4, 0, seed+3) + 0.02*Noise(x/2.4, y/7, 0, seed+4))
		if n > 0 {
			return kk.Mix(GrassLit.Mix(k, 0.3), n*0.7)
		}
		return kk.Mix(k.Dark(0.3), -n*0.8)
	}, 1)
	c.Paint(c.Stroke(q.Move(0, 3), Breathe(5, seed)).And(m), Flat(k.Light(0.35)), 0.6)
	c.Paint(c.Stroke(q, Breathe(2, seed)), Flat(InkFor(k)), 0.45)
}

// cloud is about 3.6 s wide.
func cloud(c *Canvas, x, y, s float64, seed uint32) {
	var all Path
	for i, q := range []struct{ x, y, r float64 }{{-1.3, 0.1, 0.55}, {-0.6, -0.25, 0.75}, {0.2, -0.35, 0.9}, {0.95, -0.1, 0.7}, {1.5, 0.15, 0.45}, {0.1, 0.15, 0.8}} {
		all = append(all, Blob(x+q.x*s, y+q.y*s, q.r*s, q.r*s*0.72, 0.05, 7, seed+uint32(i))...)
	}
	m := c.Fill(all)
	puff := c.Puff(m, s*0.30)
	c.Paint(m, func(px, py float64) Col {
		k := Hex("#f8efda").Scale(1 + 0.015*Noise(px/14, py/4, 0, seed))
		if l := puff(px, py); l > 0 {
			return k.Light(l)
		} else {
			return k.Mix(Hex("#b7c9cd"), -l*0.9)
		}
	}, 0.92)
}

// haze washes what f paints with the colour of far air by t.
func haze(c *Canvas, air Col, t float64, f func(c *Canvas)) {
	b := c.Layer()
	f(b)
	for i := 0; i < len(b.Pix); i += 4 {
		a := b.Pix[i+3]
		for ch, v := range [3]float64{air.R, air.G, air.B} {
			b.Pix[i+ch] = b.Pix[i+ch]*float32(1-t) + float32(v*t)*a
		}
	}
	c.Over(b, 0, 0)
}

// cropField is a field in the open land, its rows running into the picture.
func cropField(c *Canvas, v V, w, h float64, k Col, seed uint32) {
	a := Poly(Pt(v.X-w*0.8, v.Y-h), Pt(v.X+w*0.9, v.Y-h*0.9), Pt(v.X+w, v.Y+h), Pt(v.X-w, v.Y+h)).Wobble(2, 30, seed)
	m := c.Fill(a)
	c.Paint(c.Stroke(a, Const(4)), Flat(GrassDim.Dark(0.3)), 0.6)
	c.Paint(m, Gouache(k, seed, 0), 1)
	for t := -4.0; t <= 4; t++ {
		l := Line(Pt(v.X+t*w*0.20, v.Y-h), Pt(v.X+t*w*0.27, v.Y+h)).Wobble(1, 12, seed)
		c.Paint(c.Stroke(l, Breathe(3, 3)).And(m), Flat(k.Dark(0.35)), 0.6)
		c.Paint(c.Stroke(l.Move(3, 0), Breathe(2, 4)).And(m), Flat(k.Light(0.4)), 0.5)
	}
}

func paintVista(c *Canvas) {
	top, mid, low := Hex("#6fb0bb"), Hex("#bcd9cf"), Hex("#fbe6b4")
	air := Hex("#b9cfc9")
	c.Paint(c.Whole(), func(x, y float64) Col {
		t := y / 430
		k := top.Mix(mid, Smooth(0, 0.6, t))
		if t > 0.5 {
			k = k.Mix(low, Smooth(0.5, 1.05, t))
		}
		sun := math.Hypot((x-1010)/420, (y-300)/300)
		k = k.Mix(Hex("#fff0c4"), 0.65*math.Max(0, 1-sun))
		return k.Scale(1 + 0.02*FBM(x, y*2.2, 170, 0, 3, 5) + 0.012*Noise(x/30, y/2.6, 0, 9) + 0.018*Noise(x/2.3, y/2.3, 0, 12))
	}, 1)
	cloud(c, 452, 262, 34, 12)
	cloud(c, 800, 300, 24, 15)
	cloud(c, 230, 304, 20, 19)
	haze(c, air, 0.5, func(c *Canvas) {
		for i, q := range []struct{ x, y, k float64 }{{90, 386, 1.2}, {300, 394, 1.0}, {520, 392, 1.3}, {700, 396, 0.9}, {1180, 388, 1.35}} {
			peaks(c, q.x, q.y, q.k, uint32(i*31+4))
		}
	})
	hillBand(c, Hex("#9db88a"), 21, Pt(-20, 372), Pt(120, 344), Pt(330, 376), Pt(560, 352), Pt(760, 372), Pt(980, 338), Pt(1300, 366))
	r := NewRand(5)
	far := Spruce.Mix(air, 0.35)
	for _, v := range Scatter(r, 0, 378, vistaW, 402, 90, 13, nil) {
		pine(c, v.X, v.Y, r.In(15, 24), far, uint32(v.X))
	}
	hillBand(c, Hex("#a5b86a"), 22, Pt(-20, 396), Pt(150, 384), Pt(400, 424), Pt(660, 400), Pt(880, 366), Pt(1080, 360), Pt(1300, 410))
	vistaMiddle(c)
	hillBand(c, Hex("#b3bf63"), 23, Pt(-20, 520), Pt(180, 494), Pt(420, 526), Pt(660, 500), Pt(900, 546), Pt(1120, 522), Pt(1300, 550))
	vistaNear(c)
}

// vistaMiddle is the walled town on its hill, a river and far farms.
func vistaMiddle(c *Canvas) {
	var st Stage
	river := Curve(false, Pt(300, 404), Pt(360, 432), Pt(300, 462), Pt(380, 500), Pt(330, 540))
	c.Paint(c.Stroke(river, Taper(6, 34)), Flat(Hex("#e2d29a")), 0.9)
	c.Paint(c.Stroke(river, Taper(4, 26)), Gouache(Water, 3, 0), 1)
	c.Paint(c.Stroke(river.Move(3, 0), Taper(1, 7)), Flat(WaterLit), 0.8)
	wall := Curve(true, Pt(850, 372), Pt(920, 340), Pt(1030, 330), Pt(1130, 346), Pt(1176, 388), Pt(1130, 428), Pt(1000, 440), Pt(880, 422))
	area := c.Fill(wall)
	c.Glaze(area.Blur(8*c.S), ShadowTint, 0.5)
	c.Paint(area, Gouache(Earth.Mix(Road, 0.4), 4, 0), 1)
	townWall(c, &st, wall, 9, 15, 5)
	for i, v := range Pts(890, 372, 930, 358, 1090, 358, 1130, 378, 872, 396, 1140, 402, 912, 404, 1096, 416, 930, 424, 1060, 424) {
		k := []Col{RoofRed, RoofOrange, RoofRust, RoofBlue, RoofRed}[i%5]
		st.Add(v.Y, func() {
			if i%4 == 3 {
				gable(c, v.X, v.Y, 24, k, uint32(i))
				return
			}
			house(c, v.X, v.Y, 38, k, i%3 == 1, uint32(i*3))
		})
	}
	cathedral(c, &st, 1016, 404, 1, 5)
	for i, v := range Pts(850, 378, 1176, 394, 984, 446, 1018, 446) {
		st.Add(v.Y, func() { tower(c, v.X, v.Y, 24-float64(i/2)*5, 32-float64(i/2)*4, []Col{RoofBlue, RoofRed}[i%2], 4) })
	}
	st.Add(445, func() {
		face(c, Rect(988, 424, 26, 20), Stone, 0.1, 1.6, 3)
		c.Paint(c.Fill(Parse("M993 445 L993 436 C993 426 1009 426 1009 436 L1009 445 Z")), Flat(Hex("#4a332c")), 1)
	})
	for i, v := range Pts(250, 404, 276, 410, 560, 412, 590, 408, 720, 400, 744, 408, 1236, 400, 1256, 410, 620, 416, 150, 430, 172, 438, 430, 446, 660, 452, 700, 460) {
		st.Add(v.Y, func() {
			if i%2 == 0 {
				tree(c, v.X, v.Y, 14, Leaf, uint32(i))
			} else {
				pine(c, v.X, v.Y, 38, Spruce, uint32(i))
			}
		})
	}
	cropField(c, Pt(70, 452), 60, 16, Straw, 2)
	cropField(c, Pt(520, 470), 56, 14, Earth, 3)
	st.Add(440, func() { barn(c, 134, 462, 40, barnRed, 3) })
	st.Add(441, func() { windPump(c, 196, 464, 58, 0.3) })
	st.Add(442, func() { haystack(c, 100, 470, 16, 3); haystack(c, 84, 474, 18, 5) })
	st.Draw()
}

// vistaNear is the foreground: road, fields, trees, fence and cattle.
func vistaNear(c *Canvas) {
	var st Stage
	road := Curve(false, Pt(1000, 436), Pt(960, 470), Pt(1130, 540), Pt(1190, 620), Pt(900, 690), Pt(690, 720), Pt(600, 830))
	c.Paint(c.Stroke(road, Taper(12, 84)), Flat(RoadRim.Dark(0.1)), 0.9)
	c.Paint(c.Stroke(road, Taper(9, 74)), Gouache(Road, 5, 0.3), 1)
	c.Paint(c.Stroke(road.Move(4, 4), Taper(1, 9)), Flat(RoadRim), 0.25)
	fields := []struct {
		v    V
		w, h float64
		k    Col
	}{{Pt(80, 560), 80, 24, Straw}, {Pt(60, 640), 70, 22, GrassLit}, {Pt(1220, 690), 84, 22, Earth}, {Pt(330, 700), 90, 20, Earth}, {Pt(500, 560), 90, 24, Straw}, {Pt(800, 590), 80, 22, GrassLit}}
	inField := func(v V) bool {
		for _, f := range fields {
			if math.Abs(v.X-f.v.X) < f.w+12 && math.Abs(v.Y-f.v.Y) < f.h+8 {
				return true
			}
		}
		return false
	}
	for i, f := range fields {
		cropField(c, f.v, f.w, f.h, f.k, uint32(i))
	}
	r := NewRand(17)
	for _, v := range Scatter(r, 0, 560, vistaW, 798, 330, 15, func(v V) bool { return road.Dist(v) > 48 && !inField(v) }) {
		if r.F() < 0.34 {
			flower(c, v.X, v.Y, r.In(2, 3.4), meadow[r.N(len(meadow))])
		} else {
			tuft(c, v.X, v.Y, r.In(7, 12), []Col{GrassDim.Dark(0.1), GrassLit.Light(0.2)}[r.N(2)])
		}
	}
	for i, v := range Pts(40, 520, 66, 528, 150, 540, 1230, 560, 1254, 572, 1206, 566, 20, 600, 46, 612, 1262, 650, 150, 610) {
		st.Add(v.Y, func() {
			if i%3 == 1 {
				pine(c, v.X, v.Y, 62, Spruce, uint32(i))
			} else {
				tree(c, v.X, v.Y, 22, []Col{Leaf, Moss.Mix(Leaf, 0.4), LeafDim}[i%3], uint32(i))
			}
		})
	}
	for i, x := range []float64{210, 236, 262} {
		st.Add(690+float64(i), func() { pumpkin(c, x, 696+float64(i%2)*6, 24, Pumpkin, uint32(i)) })
	}
	st.Add(716, func() { fence(c, Pt(-4, 716), Pt(330, 722), 26) })
	st.Add(766, func() { cattle(c, 268, 766, 70) })
	st.Add(760, func() { wagon(c, 1180, 764, 96, false, 3) })
	st.Add(770, func() { barrel(c, 1100, 772, 22) })
	st.Add(792, func() { bush(c, 1250, 794, 22, Leaf, 3); bush(c, 30, 800, 24, LeafDim, 5) })
	st.Draw()
}
