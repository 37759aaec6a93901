package carcassonne

import (
	"math"

	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/common"
	"tilestead/assets/palette"
)

const (
	pathFairyDress = "M50 30 C56 30 60 34 61 39 C70 55 79 74 84 90 C76 98 60 98 50 98 C40 98 24 98 16 90 " +
		"C21 74 30 55 39 39 C40 34 44 30 50 30 Z"
	pathFairyWing = "M54 44 C60 22 80 10 96 18 C102 34 88 50 70 52 C84 56 90 68 84 78 C70 80 58 66 54 50 Z"
)

// fairy is nobody's: white, winged, with a star on her wand.
func fairy(c *brush.Canvas, x, y, h float64) {
	at := func(s string) brush.Path { return common.Standing(s, x, y, h) }
	mirror := func(q brush.Path) brush.Path { return q.Map(func(v brush.V) brush.V { return brush.Pt(2*x-v.X, v.Y) }) }
	line := func(w float64) float64 { return math.Max(h*w, 1.2/c.S) }
	heart := brush.Pt(x, y-h*0.5)
	for i, w := range []brush.Path{at(pathFairyWing), mirror(at(pathFairyWing))} {
		m := c.Draw(w, brush.Style{K: brush.Hex("#bfe3e6"), InkW: line(0.030), Ink: brush.Hex("#35617a"),
			Puff: h * 0.05, Shadow: h * 0.03, Seed: uint32(2 + i)})
		inner := w.Map(func(v brush.V) brush.V { return heart.Lerp(v, 0.74) })
		c.Paint(c.Stroke(inner, brush.Const(h*0.016)).And(m), brush.Flat(brush.Hex("#f4ffff")), 0.85)
	}
	m := common.Block(c, at(pathFairyDress), brush.Hex("#fffaf0"), h, 4)
	for _, s := range []string{"M44 58 C40 70 36 82 33 95", "M56 58 C60 70 64 82 67 95", "M50 60 C50 72 50 84 50 96"} {
		c.Paint(c.Stroke(at(s), brush.Swell(h*0.018, 0.2)).And(m), brush.Flat(brush.Hex("#b39fa6")), 0.7)
	}
	c.Paint(c.Fill(at("M37 50 L63 50 L65 56.5 L35 56.5 Z")).And(m), brush.Flat(brush.Rose), 0.95)
	c.Draw(brush.Ellipse(x, y-0.72*h, 0.135*h, 0.135*h), brush.Style{K: brush.Hex("#f3cfae"), InkW: line(0.034),
		Puff: h * 0.03, Seed: 3})
	c.Draw(at("M35 30 C30 6 70 6 65 30 C66 34 63 36 62 31 C58 19 42 19 38 31 C37 36 34 34 35 30 Z"),
		brush.Style{K: brush.Gold, InkW: line(0.022), Puff: h * 0.02, Seed: 3})
	if h*c.S > 40 { // lower the eyes would fill the face
		for _, d := range []float64{-0.045, 0.045} {
			c.Paint(c.Fill(brush.Ellipse(x+d*h, y-h*0.705, h*0.016, h*0.021)), brush.Flat(brush.Ink), 1)
			c.Paint(c.Fill(brush.Ellipse(x+d*1.7*h, y-h*0.662, h*0.020, h*0.013)), brush.Flat(brush.Rose), 0.7)
		}
	}
	if h*c.S > 60 { // lower it would look like a beard
		c.Paint(c.Stroke(at("M47.4 32.8 C48.6 34.2 51.4 34.2 52.6 32.8"), brush.Const(h*0.014)),
			brush.Flat(brush.Ink), 0.8)
	}
	wand := at("M68 66 L91 32")
	c.Paint(c.Stroke(wand, brush.Const(line(0.055))), brush.Flat(brush.Ink), 1)
	c.Paint(c.Stroke(wand, brush.Const(h*0.024)), brush.Flat(brush.Gold), 1)
	arm := at("M58 44 C64 50 69 56 71 62")
	c.Paint(c.Stroke(arm, brush.Const(h*0.115)), brush.Flat(brush.InkFor(brush.Hex("#f7efe2"))), 1)
	c.Paint(c.Stroke(arm, brush.Const(h*0.070)), brush.Flat(brush.Hex("#f7efe2")), 1)
	c.Paint(c.Fill(brush.Ellipse(x+h*0.21, y-h*0.36, h*0.042, h*0.042)), brush.Flat(skin), 1)
	s := h * 0.30
	star := brush.Parse(common.Signs[palette.Seats[2].Sign]).Scale(s/100, s/100).Move(x+h*0.42-s/2, y-h*0.70-s/2)
	c.Paint(c.Stroke(star, brush.Const(line(0.05))), brush.Flat(brush.Ink), 1)
	c.Paint(c.Fill(star), brush.Flat(brush.LavaLit), 1)
	c.Paint(c.Fill(brush.Ellipse(x+h*0.41, y-h*0.71, h*0.03, h*0.03)), brush.Flat(brush.Cream), 1)
}
