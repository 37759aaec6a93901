package carcassonne

import (
	"math"

	"tilestead/assets/paint/book"
	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/common"
)

// The dragon is drawn in parts about its feet, 100 units high, y upwards
// negative. The parts of a pose may be mirrored before they are painted: the
// light stays where it is.

// dragonSizes are its baked heights in pixels: 90 on a tile of 192.
var dragonSizes = []float64{24, 45, 68, 90, 124}

var (
	dragonWing  = brush.Hex("#d9573a")
	dragonVein  = brush.Hex("#7d1f22")
	dragonDeep  = brush.Hex("#5d1518")
	dragonBelly = brush.Gold.Mix(brush.RoofOrange, 0.35)
)

// A pose is one picture of the dragon.
type pose struct {
	name  string
	box   book.Box
	paint func(c *brush.Canvas)
}

var dragonPoses = []pose{
	{"dragon", book.Box{X0: -88, Y0: -118, X1: 100, Y1: 24}, func(c *brush.Canvas) { dragonSitting(drake{c: c}) }},
	{"dragon/E", book.Box{X0: -112, Y0: -126, X1: 108, Y1: 24}, func(c *brush.Canvas) { dragonLeaping(drake{c: c}) }},
	{"dragon/W", book.Box{X0: -108, Y0: -126, X1: 124, Y1: 24}, func(c *brush.Canvas) {
		dragonLeaping(drake{c: c, mirrored: true})
	}},
	{"dragon/N", book.Box{X0: -84, Y0: -126, X1: 96, Y1: 24}, func(c *brush.Canvas) { dragonLeaving(drake{c: c}) }},
	{"dragon/S", book.Box{X0: -84, Y0: -126, X1: 96, Y1: 24}, func(c *brush.Canvas) { dragonNearing(drake{c: c}) }},
	{"dragon/crouch", book.Box{X0: -88, Y0: -96, X1: 104, Y1: 24}, func(c *brush.Canvas) {
		dragonCrouching(drake{c: c})
	}},
	{"dragon/eat", book.Box{X0: -116, Y0: -126, X1: 110, Y1: 24}, func(c *brush.Canvas) { dragonEating(drake{c: c}) }},
}

// A drake paints parts of the dragon, mirrored left to right or not.
type drake struct {
	c        *brush.Canvas
	mirrored bool
	aloft    bool // high in the air, where nothing takes its shadow
}

func (d drake) flip(q brush.Path) brush.Path {
	if !d.mirrored {
		return q
	}
	return q.Map(func(v brush.V) brush.V { return brush.Pt(-v.X, v.Y) })
}

func (d drake) at(s string) brush.Path { return d.flip(brush.Parse(s)) }

// other is d mirrored: what is on both sides is painted with both.
func (d drake) other() drake {
	d.mirrored = !d.mirrored
	return d
}

// moved is d painting y further down and k times as large.
func (d drake) moved(y, k float64) drake {
	d.c = d.c.At(brush.Pt(0, y), k)
	return d
}

// ink is the width of the outline of a part.
func (d drake) ink() float64 { return math.Max(2.7, 1.25/d.c.S) }

// part is one rounded limb with an outline.
func (d drake) part(q brush.Path, k brush.Col, seed uint32) *brush.Mask {
	return d.c.Draw(q, brush.Style{K: k, InkW: d.ink(), Ink: brush.InkFor(brush.Dragon), Puff: 4.5,
		PuffAmt: 0.40, Seed: seed})
}

// mark is a line on a part, left out where it would be a hairline.
func (d drake) mark(m *brush.Mask, s string, w float64, k brush.Col, alpha float64) {
	if w*d.c.S < 0.55 {
		return
	}
	st := d.c.Stroke(d.at(s), brush.Swell(w, 0.35))
	if m != nil {
		st = st.And(m)
	}
	d.c.Paint(st, brush.Flat(k), alpha)
}

// wing is a sail of skin with bones.
func (d drake) wing(outline brush.Path, k brush.Col, bones ...string) {
	m := d.c.Draw(outline, brush.Style{K: k, InkW: d.ink(), Ink: brush.InkFor(brush.Dragon), Puff: 4, PuffAmt: 0.40,
		Shadow: 3, Seed: 5})
	for _, s := range bones {
		d.mark(m, s, 2.4, dragonVein, 0.75)
	}
}

// body is the block of wood everything else sits on.
func (d drake) body(parts ...string) *brush.Mask {
	var all brush.Path
	for _, s := range parts {
		all = append(all, brush.Parse(s)...)
	}
	if d.aloft {
		return common.Carve(d.c, d.flip(all), brush.Dragon, 100, 3)
	}
	return common.Block(d.c, d.flip(all), brush.Dragon, 100, 3)
}

// belly lies on the body m: gold, with plates across.
func (d drake) belly(m *brush.Mask, outline string, plates ...string) {
	b := d.c.Fill(d.at(outline)).And(m)
	puff := d.c.Puff(b, 4)
	g := brush.Gouache(dragonBelly, 4, 0)
	d.c.Paint(b, func(x, y float64) brush.Col { return g(x, y).Relief(puff(x, y), 0.3, 0.3) }, 0.97)
	for _, s := range plates {
		d.mark(b, s, 1.9, brush.Hex("#8c4a22"), 0.75)
	}
}

// thorns are the gold crest: each a small triangle that leans back by lean.
func (d drake) thorns(lean float64, at ...brush.V) {
	for _, v := range at {
		q := d.flip(brush.Poly(brush.Pt(v.X-4.6, v.Y+3), brush.Pt(v.X+lean, v.Y-8), brush.Pt(v.X+4.6, v.Y+3)))
		d.c.Paint(d.c.Stroke(q, brush.Const(math.Max(2.4, 1.2/d.c.S))), brush.Flat(dragonDeep), 1)
		d.c.Paint(d.c.Fill(q), brush.Flat(brush.Gold), 1)
	}
}

// horn is a cream horn.
func (d drake) horn(s string) {
	d.c.Draw(d.at(s), brush.Style{K: brush.Cream.Mix(brush.Straw, 0.2), InkW: d.ink() * 0.85,
		Ink: brush.InkFor(brush.Dragon), Puff: 2.4, Seed: 7})
}

// eye looks towards a side: by is how far the pupil is off the middle.
func (d drake) eye(x, y, r, by float64) {
	e := func(dx, dy, rx, ry float64) brush.Path { return d.flip(brush.Ellipse(x+dx, y+dy, rx, ry)) }
	d.c.Paint(d.c.Fill(e(0, 0, r+1.5, r*1.1+1.5)), brush.Flat(dragonDeep), 1)
	d.c.Paint(d.c.Fill(e(0, 0, r, r*1.1)), brush.Flat(brush.LavaLit), 1)
	d.c.Paint(d.c.Fill(e(by, 0.3, r*0.48, r*0.92)), brush.Flat(brush.Ink), 1)
	if r*d.c.S > 1.6 { // the glint is a light: it is not mirrored
		g := d.flip(brush.Ellipse(x+by, y-r*0.4, 1, 1))
		d.c.Paint(d.c.Fill(brush.Ellipse(g[0].P[0].X-r*0.30, g[0].P[0].Y, r*0.26, r*0.28)), brush.Flat(brush.Cream), 1)
	}
}

// paw is a foot with three claws, half a dozen units wide.
func (d drake) paw(x, y, w float64) {
	d.part(d.flip(brush.Ellipse(x, y, w, w*0.68)), brush.Dragon.Light(0.04), 8)
	for _, t := range []float64{-0.55, 0, 0.55} {
		q := d.flip(brush.Ellipse(x+t*w, y+w*0.52, w*0.17, w*0.24))
		d.c.Paint(d.c.Stroke(q, brush.Const(math.Max(1.2, 0.5/d.c.S))), brush.Flat(dragonDeep), 0.9)
		d.c.Paint(d.c.Fill(q), brush.Flat(brush.Cream), 1)
	}
}
