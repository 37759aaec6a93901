package carcassonne

import (
	"math"

	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/common"
)

const (
	pathFarmer = "M-11 93 C-8 82 2 60 24 56 C33 54 40 58 44 64 C54 54 70 53 82 61 C88 65 92 70 95 75 L96 62 " +
		"C96 55 100 52 106 52 C112 52 116 56 115 62 L112 92 C112 96 109 98 104 98 L-6 98 C-10 98 -12 96 -11 93 Z"
	pathFarmerFace = "M30 64 C37 64 42 70 42 77 C42 85 36 91 29 91 C22 91 18 85 18 78 C18 70 23 64 30 64 Z"
)

// farmer naps on its back, the hood for a pillow, an ear of wheat in the mouth.
func farmer(c *brush.Canvas, x, y, h float64, l Livery) {
	k := h / 100
	at := func(q brush.Path) brush.Path { return q.Scale(k, k).Move(x-52*k, y-98*k) }
	path := func(s string) brush.Path { return at(brush.Parse(s)) }
	m := l.block(c, path(pathFarmer), h)
	ink := brush.InkFor(l.fill)
	boots := c.Fill(path("M96 50 L118 50 L114 98 L93 98 Z")).And(m)
	c.Paint(boots, brush.Flat(l.fill.Dark(0.42)), 0.80)
	c.Paint(c.Stroke(path("M44 64 C50 72 52 86 46 98"), brush.Const(h*0.035)).And(m), brush.Flat(ink), 0.8)
	if h*c.S > foldFrom {
		c.Paint(c.Stroke(path("M94 76 C92 84 91 92 92 98"), brush.Const(h*0.022)).And(m), brush.Flat(ink), 0.7)
	}
	face := path(pathFarmerFace)
	c.Paint(c.Stroke(face, brush.Const(h*0.05)), brush.Flat(ink), 0.95)
	c.Paint(c.Fill(face), brush.Flat(skin), 1)
	if h*c.S > faceFrom {
		for _, s := range []string{"M22 77.4 C23.6 79.6 26 79.8 27.8 78.4", "M32 78.4 C33.8 79.8 36.2 79.6 37.8 77.4"} {
			c.Paint(c.Stroke(path(s), brush.Const(h*0.026)), brush.Flat(brush.Ink), 1)
		}
	}
	wheatEar(c, path("M31 84 C30 66 24 50 14 40"), at, h)
	l.emblem(c, x+h*0.17, y-h*0.20, h*0.29, h)
}

// crownLean is how far the crown of one that lies is turned, in radians.
const crownLean = -1.05

// bigFarmer naps as a farmer does, crowned and with the fur hem of a big follower at its knees.
func bigFarmer(c *brush.Canvas, x, y, h float64, l Livery) {
	k := h / 100
	place := func(q brush.Path) brush.Path { return q.Scale(k, k).Move(x-52*k, y-98*k) }
	farmer(c, x, y, h, l)
	onHood := func(q brush.Path) brush.Path { return place(q.Rot(brush.V{}, crownLean).Move(-1, 68)) }
	crown := onHood(brush.Parse(pathBigCrown).Scale(0.44, 0.29).Move(-22, -16))
	m := outlined(c, crown, h*0.05+0.4, brush.Ink, brush.Style{K: brush.Gold, Puff: h * 0.02, Seed: 3})
	c.Paint(c.Fill(onHood(brush.Rect(-22, 7, 44, 4))).And(m), brush.Flat(brush.RoofRust), 0.9)
	hem := place(brush.Parse("M88 62 L99 74 L97 98 L86 98 C84 85 84 73 88 62 Z"))
	outlined(c, hem, h*0.03, brush.InkFor(l.fill), brush.Style{K: brush.Cream, Puff: h * 0.02, Seed: 6})
	if h*c.S > faceFrom {
		for _, q := range brush.Pts(91.5, 71, 91, 80.5, 91.5, 90) {
			c.Paint(c.Stroke(place(brush.Parse(common.Segment(q.X-2, q.Y, q.X+2, q.Y))), brush.Const(h*0.026)),
				brush.Flat(brush.Ink), 0.9)
		}
	}
}

// wheatEar is a stalk with five grains at its end, placed by at.
func wheatEar(c *brush.Canvas, stalk brush.Path, at func(brush.Path) brush.Path, h float64) {
	c.Paint(c.Stroke(stalk, brush.Const(math.Max(h*0.085, 2.4/c.S))), brush.Flat(brush.Ink), 1)
	var grains []brush.Path
	for _, q := range [][3]float64{{15, 43, 0.5}, {20, 38, -0.9}, {8, 38, 0.9}, {13, 31, -0.5}, {4, 29, 0.4}} {
		g := at(brush.Ellipse(0, 0, 4.6, 7.6).Rot(brush.V{}, q[2]-0.5).Move(q[0], q[1]))
		grains = append(grains, g)
		c.Paint(c.Stroke(g, brush.Const(math.Max(h*0.06+0.3, 1.6/c.S))), brush.Flat(brush.Ink), 1)
	}
	c.Paint(c.Stroke(stalk, brush.Const(math.Max(h*0.036, 0.9/c.S))), brush.Flat(brush.Straw), 1)
	for _, g := range grains {
		c.Draw(g, brush.Style{K: brush.Gold.Light(0.2), Puff: h * 0.02, Seed: 3})
	}
}
