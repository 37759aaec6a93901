package carcassonne

import (
	"math"

	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/props"
	"tilestead/rules/carcassonne"
)

// buildings queues what is one of a kind: cloister, cathedral, inns, the well
// of a square, the farm where a road gives out, the volcano.
func (t *tilePainter) buildings() {
	if t.garden != nil {
		t.cloister(*t.garden, t.yard/62)
	}
	if t.nave != nil {
		v := *t.nave
		t.up(v.Y-50, func() {
			q := brush.Ellipse(v.X, v.Y-12, 84, 34)
			t.Paint(t.Fill(q), brush.Gouache(brush.Stone.Mix(brush.Road, 0.4), 4, 0), 0.95)
			t.Paint(t.Stroke(q, brush.Breathe(2.2, 4)), brush.Flat(brush.InkFor(brush.Earth)), 0.5)
		})
		props.Cathedral(t.Canvas, &t.stage, v.X, v.Y, 1, 40)
	}
	for _, v := range t.inns {
		t.up(v.Y-6, func() { t.inn(v) })
	}
	if t.plaza != nil {
		v := *t.plaza
		t.up(v.Y+8, func() { t.well(v.X, v.Y+6) })
	}
	for _, r := range t.roads {
		if t.feature(r.feature).End == carcassonne.AtMeadow {
			v, _ := r.line.At(1)
			t.up(v.Y+6, func() { props.House(t.Canvas, v.X+3, v.Y+9, 36, brush.RoofOrange, false, 5) })
		}
	}
	if t.volcano != nil {
		v := *t.volcano
		t.up(v.Y-t.crater*0.1, func() { t.mountain(v.X, v.Y, t.crater) })
	}
}

// inn is a guest house with its signboard; the lake lies on the ground.
func (t *tilePainter) inn(v brush.V) {
	props.House(t.Canvas, v.X-7, v.Y-4, 40, brush.RoofRust, false, 5)
	x, y := v.X+18, v.Y-3
	post := brush.Line(brush.Pt(x, y), brush.Pt(x, y-26))
	t.Paint(t.Stroke(post, brush.Const(3.6)), brush.Flat(brush.Ink), 1)
	t.Paint(t.Stroke(post, brush.Const(1.8)), brush.Flat(brush.Wood), 1)
	t.Draw(brush.RoundRect(x-1, y-27, 16, 13, 2), brush.Style{K: brush.Gold, InkW: 1.6})
	// a tankard
	t.Paint(t.Stroke(brush.Ellipse(x+10, y-20.4, 2, 2.4), brush.Const(1.3)), brush.Flat(brush.Rust), 1)
	t.Paint(t.Fill(brush.Rect(x+3.4, y-23.6, 6, 7)), brush.Flat(brush.Rust), 1)
	t.Paint(t.Fill(brush.RoundRect(x+2.8, y-25, 7.2, 2.6, 1)), brush.Flat(brush.Cream), 1)
}

// well marks the square where roads meet.
func (t *tilePainter) well(x, y float64) {
	t.Ground(x, y, 12, 6, 0.7)
	base := brush.Parse("M0 20 L0 70 C0 105 100 105 100 70 L100 20 Z").Scale(0.20, 0.13).Move(x-10, y-10)
	t.Draw(base, brush.Style{K: brush.StoneMid, InkW: 1.5, Puff: 5, Seed: 4})
	t.Draw(brush.Ellipse(x, y-7.6, 10, 4), brush.Style{K: brush.Stone, InkW: 1.4, Seed: 5})
	t.Paint(t.Fill(brush.Ellipse(x, y-7.4, 6.6, 2.4)), brush.Flat(brush.WaterDim.Dark(0.3)), 1)
	for _, s := range []float64{-8, 8} {
		post := brush.Line(brush.Pt(x+s, y-7), brush.Pt(x+s, y-20))
		t.Paint(t.Stroke(post, brush.Const(2.8)), brush.Flat(brush.InkFor(brush.Wood)), 1)
		t.Paint(t.Stroke(post, brush.Const(1.5)), brush.Flat(brush.Wood), 1)
	}
	a, b, e, d := brush.Pt(x-14, y-17), brush.Pt(x+14, y-17), brush.Pt(x+8, y-27), brush.Pt(x-8, y-27)
	props.Face(t.Canvas, brush.Poly(a, b, e, d), brush.RoofRed, 0.25, 1.6, 6)
	props.RoofRows(t.Canvas, a, b, e, d, 3, brush.RoofRed, 6)
}

// cloister is the church in its hedged garden, k times as large as on an open
// tile; v is the middle of the garden.
func (t *tilePainter) cloister(v brush.V, k float64) {
	t.up(v.Y-70*k, func() {
		yard := brush.RoundRect(v.X-58*k, v.Y-40*k, 116*k, 84*k, 16*k).Wobble(1.4, 20, 9)
		t.Glaze(t.Fill(yard.Move(2, 3)).Blur(3*t.S), brush.ShadowTint, 0.4)
		t.Paint(t.Stroke(yard, brush.Breathe(3, 9)), brush.Flat(brush.InkFor(brush.Leaf)), 0.5)
		t.Paint(t.Fill(yard), brush.Gouache(brush.Road.Mix(brush.GrassLit, 0.25), 9, 0), 1)
	})
	foot := brush.Pt(v.X-4*k, v.Y+16*k)
	t.up(foot.Y+1, func() { t.abbey(t.At(foot, k)) })
	for i, q := range brush.Pts(-52, -32, -34, -37, 36, -37, 54, -30, -57, -8, 57, -6, -57, 16, -54, 38, 57, 18,
		55, 38, -34, 45) {
		b := v.Add(q.Mul(k))
		t.up(b.Y, func() { props.Bush(t.Canvas, b.X, b.Y, 6.2*k, brush.Leaf, uint32(i)) })
	}
}

// abbey is the church with its foot at 0,0, about 80 units wide.
func (t *tilePainter) abbey(c *brush.Canvas) {
	c.Ground(4, 0, 50, 12, 0.75)
	props.Face(c, brush.Poly(brush.Pt(-6, -22), brush.Pt(42, -22), brush.Pt(42, 0), brush.Pt(-6, 2)),
		brush.Plaster.Dark(0.16), 0.12, 1.7, 1)
	const pane = "M0 100 L0 40 C0 -14 100 -14 100 40 L100 100 Z"
	for _, x := range []float64{10, 21, 32} {
		c.Paint(c.Fill(brush.Parse(pane).Scale(0.05, 0.10).Move(x-2.5, -16)), brush.Flat(brush.Hex("#5b6f7d")), 1)
	}
	a, b, e, d := brush.Pt(-8, -20), brush.Pt(45, -21), brush.Pt(38, -46), brush.Pt(-12, -46)
	props.Face(c, brush.Poly(a, b, e, d), brush.RoofRed, 0.25, 1.9, 2)
	props.RoofRows(c, a, b, e, d, 4, brush.RoofRed, 2)
	props.Face(c, brush.Poly(brush.Pt(-30, 2), brush.Pt(-30, -52), brush.Pt(-6, -52), brush.Pt(-6, 2)),
		brush.Plaster, 0.16, 1.8, 3)
	props.Face(c, brush.Poly(brush.Pt(-33, -50), brush.Pt(-3, -50), brush.Pt(-18, -86)), brush.RoofBlue, 0.3, 1.9, 4)
	c.Paint(c.Fill(brush.Poly(brush.Pt(-18, -86), brush.Pt(-3, -50), brush.Pt(-14, -50))),
		brush.Flat(brush.RoofBlue.Dark(0.4)), 0.5)
	door := brush.Parse(pane).Scale(0.10, 0.16).Move(-23, -14)
	c.Paint(c.Stroke(door, brush.Const(2.4)), brush.Flat(brush.Stone), 1)
	c.Paint(c.Fill(door), brush.Flat(brush.Hex("#6d4230")), 1)
	rose := brush.Ellipse(-18, -34, 5.4, 5.4)
	c.Paint(c.Stroke(rose, brush.Const(2)), brush.Flat(brush.InkFor(brush.Plaster)), 0.8)
	c.Paint(c.Fill(rose), brush.Flat(brush.Hex("#7fa7b5")), 1)
	for _, l := range []brush.Path{brush.Line(brush.Pt(-18, -39), brush.Pt(-18, -29)), brush.Line(brush.Pt(-23, -34),
		brush.Pt(-13, -34))} {
		c.Paint(c.Stroke(l, brush.Const(1.1)), brush.Flat(brush.Ink), 0.7)
	}
	cross := brush.Path{{P: brush.Pts(-18, -97, -18, -85)}, {P: brush.Pts(-22.4, -92.6, -13.6, -92.6)}}
	c.Paint(c.Stroke(cross, brush.Const(3.4)), brush.Flat(brush.Ink), 1)
	c.Paint(c.Stroke(cross, brush.Const(1.7)), brush.Flat(brush.Gold), 1)
}

// mountain is a volcano of radius r, the middle of its foot at x, y.
func (t *tilePainter) mountain(x, y, r float64) {
	k := r / 50
	at := func(s string) brush.Path { return brush.Parse(s).Scale(k, k).Move(x-50*k, y-74*k) }
	base := at("M2 74 C12 66 18 52 26 36 C30 26 34 18 40 16 C46 18 54 18 60 16 C66 19 70 28 75 38 C82 54 88 66 98 74 "+
		"C92 84 72 90 50 90 C28 90 8 84 2 74 Z").Wobble(r*0.02, r*0.2, 3)
	t.Drop(t.Fill(base), r*0.10, r*0.08, r*0.10, 0.8)
	rock := brush.Hex("#8a6f63")
	m := t.Draw(base, brush.Style{K: rock, InkW: 2.2, Puff: r * 0.16, PuffAmt: 0.30, Seed: 3})
	flank := at("M60 16 C66 19 70 28 75 38 C82 54 88 66 98 74 C92 84 72 90 56 90 C62 70 56 50 58 30 Z").Wobble(r*0.02,
		r*0.15, 6)
	t.Paint(t.Fill(flank).And(m), brush.Gouache(rock.Dark(0.42), 3, 1), 0.75)
	for _, s := range []string{"M34 30 C30 46 24 60 16 72", "M44 24 C42 44 40 62 34 84", "M64 30 C66 50 74 66 82 78",
		"M28 52 C26 62 22 70 20 80"} {
		t.Paint(t.Stroke(at(s).Wobble(r*0.015, r*0.1, 3), brush.Swell(r*0.035, 0.2)).And(m),
			brush.Flat(rock.Dark(0.55)), 0.7)
	}
	for _, s := range []string{"M32 34 C28 48 22 60 13 73", "M42 26 C39 44 37 62 31 83"} {
		t.Paint(t.Stroke(at(s).Wobble(r*0.015, r*0.1, 3), brush.Swell(r*0.03, 0.2)).And(m),
			brush.Flat(rock.Light(0.35)), 0.6)
	}
	t.Paint(t.Fill(at("M36 18 C40 4 60 4 64 18 C58 26 42 26 36 18 Z")).Blur(r*0.12*t.S), brush.Flat(brush.Lava), 0.75)
	for _, s := range []string{"M50 18 C46 28 56 34 52 44 C48 54 58 60 56 70", "M43 19 C40 28 36 32 38 42",
		"M58 19 C60 26 64 30 63 38"} {
		flow := at(s)
		t.Paint(t.Stroke(flow, brush.Taper(r*0.13, r*0.046)).And(m), brush.Flat(brush.Hex("#8f2f1c")), 0.9)
		t.Paint(t.Stroke(flow, brush.Taper(r*0.095, r*0.033)).And(m), brush.Flat(brush.Lava), 1)
		t.Paint(t.Stroke(flow.Move(-r*0.008, 0), brush.Taper(r*0.045, r*0.016)).And(m), brush.Flat(brush.LavaLit), 1)
	}
	t.Draw(at("M38 17 C42 11 58 11 62 17 C58 23 42 23 38 17 Z"), brush.Style{K: brush.Lava, InkW: 2,
		Ink: brush.Hex("#5a2418"), Seed: 2})
	t.Paint(t.Fill(at("M42 17 C45 14 55 14 58 17 C55 20 45 20 42 17 Z")), brush.Flat(brush.LavaLit), 1)
	for i, q := range []struct{ x, y, r float64 }{{48, 6, 6}, {55, 1, 7.5}, {48, -6, 8}, {58, -11, 6.5}} {
		b := brush.Blob(x+(q.x-50)*k, y+(q.y-74)*k, q.r*k, q.r*k*0.85, 0.1, 6, uint32(i))
		cloud := t.Fill(b)
		t.Paint(t.Stroke(b, brush.Const(1.8)), brush.Flat(brush.InkFor(brush.StoneDim)), 0.55)
		puff := t.Puff(cloud, q.r*k*0.4)
		t.Paint(cloud, func(px, py float64) brush.Col {
			return brush.Hex("#cfc3bb").Relief(puff(px, py), 0.5, 0.4)
		}, 0.92)
	}
}

// battlements is a round tower w wide and h high with a crown of merlons.
func battlements(c *brush.Canvas, x, y, w, h float64) {
	r := w / 2
	c.Ground(x, y, r*1.2, r*0.6, 0.7)
	body := brush.Parse("M0 0 L0 100 C0 112 100 112 100 100 L100 0 C100 12 0 12 0 0 Z").Scale(w/100,
		h/100).Move(x-r, y-h)
	g := brush.Gouache(brush.StoneMid, 5, 0)
	c.Paint(c.Fill(body), func(px, py float64) brush.Col {
		f := (px - (x - r)) / w
		return g(px, py).Light(math.Max(0, 0.35-f) * 1.6).Dark(math.Max(0, f-0.35) * 0.75)
	}, 1)
	c.Line(body, 1.6, brush.InkFor(brush.StoneMid), 5)
	c.Paint(c.Fill(brush.Rect(x-1.4, y-h*0.6, 2.8, 5.4)), brush.Flat(brush.InkFor(brush.StoneMid)), 0.9)
	top := brush.Ellipse(x, y-h, r*1.12, r*0.5)
	c.Paint(c.Stroke(top, brush.Const(1.8)), brush.Flat(brush.InkFor(brush.StoneMid)), 1)
	c.Paint(c.Fill(top), brush.Gouache(brush.Stone, 5, 0), 1)
	for i := range 7 {
		s, co := math.Sincos(float64(i)/7*2*math.Pi + 0.3)
		q := brush.Rect(x+co*r-1.8, y-h+s*r*0.45-4.4, 3.6, 4.6)
		c.Paint(c.Stroke(q, brush.Const(1.7)), brush.Flat(brush.InkFor(brush.StoneMid)), 1)
		c.Paint(c.Fill(q), brush.Flat(brush.Stone.Light(0.2)), 1)
	}
}
