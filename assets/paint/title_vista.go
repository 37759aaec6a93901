package paint

import (
	"math"

	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/props"
)

const vistaW, vistaH = 1280.0, 800.0

// hillBand is land below a ridge through pts, down to the foot of the picture.
func hillBand(c *brush.Canvas, k brush.Col, seed uint32, pts ...brush.V) {
	q := brush.Curve(false, pts...)
	p := append(append([]brush.V{}, q[0].P...), brush.Pt(pts[len(pts)-1].X, vistaH+90), brush.Pt(pts[0].X, vistaH+90))
	m := c.Fill(brush.Path{{P: p, Closed: true}})
	c.Paint(m, func(x, y float64) brush.Col {
		n := brush.FBM(x, y*1.6, 150, 0, 3, seed)
		kk := k.Scale(1 + 0.03*brush.Noise(x/9, y/4, 0, seed+3) + 0.02*brush.Noise(x/2.4, y/7, 0, seed+4))
		if n > 0 {
			return kk.Mix(brush.GrassLit.Mix(k, 0.3), n*0.7)
		}
		return kk.Mix(k.Dark(0.3), -n*0.8)
	}, 1)
	c.Paint(c.Stroke(q.Move(0, 3), brush.Breathe(5, seed)).And(m), brush.Flat(k.Light(0.35)), 0.6)
	c.Paint(c.Stroke(q, brush.Breathe(2, seed)), brush.Flat(brush.InkFor(k)), 0.45)
}

// cloud is about 3.6 s wide.
func cloud(c *brush.Canvas, x, y, s float64, seed uint32) {
	var all brush.Path
	for i, q := range []struct{ x, y, r float64 }{{-1.3, 0.1, 0.55}, {-0.6, -0.25, 0.75}, {0.2, -0.35, 0.9},
		{0.95, -0.1, 0.7}, {1.5, 0.15, 0.45}, {0.1, 0.15, 0.8}} {
		all = append(all, brush.Blob(x+q.x*s, y+q.y*s, q.r*s, q.r*s*0.72, 0.05, 7, seed+uint32(i))...)
	}
	m := c.Fill(all)
	puff := c.Puff(m, s*0.30)
	c.Paint(m, func(px, py float64) brush.Col {
		k := brush.Hex("#f8efda").Scale(1 + 0.015*brush.Noise(px/14, py/4, 0, seed))
		if l := puff(px, py); l > 0 {
			return k.Light(l)
		} else {
			return k.Mix(brush.Hex("#b7c9cd"), -l*0.9)
		}
	}, 0.92)
}

// haze washes what f paints with the colour of far air by t.
func haze(c *brush.Canvas, air brush.Col, t float64, f func(c *brush.Canvas)) {
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
func cropField(c *brush.Canvas, v brush.V, w, h float64, k brush.Col, seed uint32) {
	a := brush.Poly(brush.Pt(v.X-w*0.8, v.Y-h), brush.Pt(v.X+w*0.9, v.Y-h*0.9), brush.Pt(v.X+w, v.Y+h),
		brush.Pt(v.X-w, v.Y+h)).Wobble(2, 30, seed)
	m := c.Fill(a)
	c.Paint(c.Stroke(a, brush.Const(4)), brush.Flat(brush.GrassDim.Dark(0.3)), 0.6)
	c.Paint(m, brush.Gouache(k, seed, 0), 1)
	for t := -4.0; t <= 4; t++ {
		l := brush.Line(brush.Pt(v.X+t*w*0.20, v.Y-h), brush.Pt(v.X+t*w*0.27, v.Y+h)).Wobble(1, 12, seed)
		c.Paint(c.Stroke(l, brush.Breathe(3, 3)).And(m), brush.Flat(k.Dark(0.35)), 0.6)
		c.Paint(c.Stroke(l.Move(3, 0), brush.Breathe(2, 4)).And(m), brush.Flat(k.Light(0.4)), 0.5)
	}
}

func paintVista(c *brush.Canvas) {
	top, mid, low := brush.Hex("#6fb0bb"), brush.Hex("#bcd9cf"), brush.Hex("#fbe6b4")
	air := brush.Hex("#b9cfc9")
	c.Paint(c.Whole(), func(x, y float64) brush.Col {
		t := y / 430
		k := top.Mix(mid, brush.Smooth(0, 0.6, t))
		if t > 0.5 {
			k = k.Mix(low, brush.Smooth(0.5, 1.05, t))
		}
		sun := math.Hypot((x-1010)/420, (y-300)/300)
		k = k.Mix(brush.Hex("#fff0c4"), 0.65*math.Max(0, 1-sun))
		return k.Scale(1 + 0.02*brush.FBM(x, y*2.2, 170, 0, 3, 5) + 0.012*brush.Noise(x/30, y/2.6, 0,
			9) + 0.018*brush.Noise(x/2.3, y/2.3, 0, 12))
	}, 1)
	cloud(c, 452, 262, 34, 12)
	cloud(c, 800, 300, 24, 15)
	cloud(c, 230, 304, 20, 19)
	haze(c, air, 0.5, func(c *brush.Canvas) {
		for i, q := range []struct{ x, y, k float64 }{{90, 386, 1.2}, {300, 394, 1.0}, {520, 392, 1.3}, {700, 396, 0.9},
			{1180, 388, 1.35}} {
			props.Peaks(c, q.x, q.y, q.k, uint32(i*31+4))
		}
	})
	hillBand(c, brush.Hex("#9db88a"), 21, brush.Pt(-20, 372), brush.Pt(120, 344), brush.Pt(330, 376),
		brush.Pt(560, 352), brush.Pt(760, 372), brush.Pt(980, 338), brush.Pt(1300, 366))
	r := brush.NewRand(5)
	far := brush.Spruce.Mix(air, 0.35)
	for _, v := range brush.Scatter(r, 0, 378, vistaW, 402, 90, 13, nil) {
		props.Pine(c, v.X, v.Y, r.In(15, 24), far, uint32(v.X))
	}
	hillBand(c, brush.Hex("#a5b86a"), 22, brush.Pt(-20, 396), brush.Pt(150, 384), brush.Pt(400, 424),
		brush.Pt(660, 400), brush.Pt(880, 366), brush.Pt(1080, 360), brush.Pt(1300, 410))
	vistaMiddle(c)
	hillBand(c, brush.Hex("#b3bf63"), 23, brush.Pt(-20, 520), brush.Pt(180, 494), brush.Pt(420, 526),
		brush.Pt(660, 500), brush.Pt(900, 546), brush.Pt(1120, 522), brush.Pt(1300, 550))
	vistaNear(c)
}

// vistaMiddle is the walled town on its hill, a river and far farms.
func vistaMiddle(c *brush.Canvas) {
	var st brush.Stage
	river := brush.Curve(false, brush.Pt(300, 404), brush.Pt(360, 432), brush.Pt(300, 462), brush.Pt(380, 500),
		brush.Pt(330, 540))
	c.Paint(c.Stroke(river, brush.Taper(6, 34)), brush.Flat(brush.Hex("#e2d29a")), 0.9)
	c.Paint(c.Stroke(river, brush.Taper(4, 26)), brush.Gouache(brush.Water, 3, 0), 1)
	c.Paint(c.Stroke(river.Move(3, 0), brush.Taper(1, 7)), brush.Flat(brush.WaterLit), 0.8)
	wall := brush.Curve(true, brush.Pt(850, 416), brush.Pt(920, 384), brush.Pt(1030, 374), brush.Pt(1130, 390),
		brush.Pt(1176, 432), brush.Pt(1130, 472), brush.Pt(1000, 484), brush.Pt(880, 466))
	area := c.Fill(wall)
	c.Glaze(area.Blur(8*c.S), brush.ShadowTint, 0.5)
	c.Paint(area, brush.Gouache(brush.Earth.Mix(brush.Road, 0.4), 4, 0), 1)
	props.TownWall(c, &st, wall, 9, 15, 5)
	for i, v := range brush.Pts(890, 416, 930, 402, 1090, 402, 1130, 422, 872, 440, 1140, 446, 912, 448,
		1096, 460, 930, 468, 1060, 468) {
		k := []brush.Col{brush.RoofRed, brush.RoofOrange, brush.RoofRust, brush.RoofBlue, brush.RoofRed}[i%5]
		st.Add(v.Y, func() {
			if i%4 == 3 {
				props.Gable(c, v.X, v.Y, 24, k, uint32(i))
				return
			}
			props.House(c, v.X, v.Y, 38, k, i%3 == 1, uint32(i*3))
		})
	}
	props.Cathedral(c, &st, 1016, 448, 0.6, 5)
	for i, v := range brush.Pts(850, 422, 1176, 438, 984, 490, 1018, 490) {
		st.Add(v.Y, func() {
			props.Tower(c, v.X, v.Y, 24-float64(i/2)*5, 32-float64(i/2)*4,
				[]brush.Col{brush.RoofBlue, brush.RoofRed}[i%2], 4)
		})
	}
	st.Add(489, func() {
		props.Face(c, brush.Rect(988, 468, 26, 20), brush.Stone, 0.1, 1.6, 3)
		c.Paint(c.Fill(brush.Parse("M993 489 L993 480 C993 470 1009 470 1009 480 L1009 489 Z")),
			brush.Flat(brush.Hex("#4a332c")), 1)
	})
	for i, v := range brush.Pts(250, 404, 276, 410, 560, 412, 590, 408, 720, 400, 744, 408, 1236, 400, 1256, 410,
		620, 416, 150, 430, 172, 438, 430, 446, 660, 452, 700, 460) {
		st.Add(v.Y, func() {
			if i%2 == 0 {
				props.Tree(c, v.X, v.Y, 14, brush.Leaf, uint32(i))
			} else {
				props.Pine(c, v.X, v.Y, 38, brush.Spruce, uint32(i))
			}
		})
	}
	cropField(c, brush.Pt(70, 452), 60, 16, brush.Straw, 2)
	cropField(c, brush.Pt(520, 470), 56, 14, brush.Earth, 3)
	st.Add(440, func() { props.Barn(c, 134, 462, 40, props.BarnRed, 3) })
	st.Add(441, func() { props.WindPump(c, 196, 464, 58, 0.3) })
	st.Add(442, func() { props.Haystack(c, 100, 470, 16, 3); props.Haystack(c, 84, 474, 18, 5) })
	st.Draw()
}

// vistaNear is the foreground: road, fields, trees and a fence.
func vistaNear(c *brush.Canvas) {
	var st brush.Stage
	road := brush.Curve(false, brush.Pt(1000, 480), brush.Pt(970, 500), brush.Pt(1130, 540), brush.Pt(1190, 620),
		brush.Pt(900, 690), brush.Pt(690, 720), brush.Pt(600, 830))
	c.Paint(c.Stroke(road, brush.Taper(12, 84)), brush.Flat(brush.RoadRim.Dark(0.1)), 0.9)
	c.Paint(c.Stroke(road, brush.Taper(9, 74)), brush.Gouache(brush.Road, 5, 0.3), 1)
	c.Paint(c.Stroke(road.Move(4, 4), brush.Taper(1, 9)), brush.Flat(brush.RoadRim), 0.25)
	fields := []struct {
		v    brush.V
		w, h float64
		k    brush.Col
	}{{brush.Pt(80, 560), 80, 24, brush.Straw}, {brush.Pt(60, 640), 70, 22, brush.GrassLit},
		{brush.Pt(1220, 690), 84, 22, brush.Earth}, {brush.Pt(330, 700), 90, 20, brush.Earth},
		{brush.Pt(500, 560), 90, 24, brush.Straw}, {brush.Pt(800, 590), 80, 22, brush.GrassLit}}
	inField := func(v brush.V) bool {
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
	r := brush.NewRand(17)
	for _, v := range brush.Scatter(r, 0, 560, vistaW, 798, 330, 15, func(v brush.V) bool {
		return road.Dist(v) > 48 && !inField(v)
	}) {
		if r.F() < 0.34 {
			props.Flower(c, v.X, v.Y, r.In(2, 3.4), props.Meadow[r.N(len(props.Meadow))])
		} else {
			props.Tuft(c, v.X, v.Y, r.In(7, 12), []brush.Col{brush.GrassDim.Dark(0.1),
				brush.GrassLit.Light(0.2)}[r.N(2)])
		}
	}
	for i, v := range brush.Pts(40, 520, 66, 528, 150, 540, 1230, 560, 1254, 572, 1206, 566, 20, 600, 46, 612,
		1262, 650, 150, 610) {
		st.Add(v.Y, func() {
			if i%3 == 1 {
				props.Pine(c, v.X, v.Y, 62, brush.Spruce, uint32(i))
			} else {
				props.Tree(c, v.X, v.Y, 22, []brush.Col{brush.Leaf, brush.Moss.Mix(brush.Leaf, 0.4),
					brush.LeafDim}[i%3], uint32(i))
			}
		})
	}
	for i, x := range []float64{210, 236, 262} {
		st.Add(690+float64(i), func() { props.Pumpkin(c, x, 696+float64(i%2)*6, 24, brush.Pumpkin, uint32(i)) })
	}
	st.Add(716, func() { props.Fence(c, brush.Pt(-4, 716), brush.Pt(330, 722), 26) })
	st.Add(792, func() { props.Bush(c, 1250, 794, 22, brush.Leaf, 3); props.Bush(c, 30, 800, 24, brush.LeafDim, 5) })
	st.Draw()
}
