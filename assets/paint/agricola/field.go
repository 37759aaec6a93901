package agricola

import (
	"fmt"
	"math"

	"tilestead/assets/paint/book"
	"tilestead/assets/paint/brush"
)

// addFields registers the ploughed field and the crops that lie on it, by how
// many are left.
func addFields(b *book.Book) {
	box := book.Box{X0: -5, Y0: -5, X1: side + 10, Y1: side + 10}
	addFarm(b, "field", "field", box, paintField)
	for n := 1; n <= 3; n++ {
		addFarm(b, "field", fmt.Sprintf("grain/%d", n), box, func(c *brush.Canvas) { rows(c, n, 1, grainPlant) })
	}
	for n := 1; n <= 2; n++ {
		addFarm(b, "field", fmt.Sprintf("vegetable/%d", n), box, func(c *brush.Canvas) {
			rows(c, n, 2, vegetablePlant)
		})
	}
}

func paintField(c *brush.Canvas) {
	const seed = 4
	area := brush.RoundRect(6, 7, 88, 87, 9).Wobble(1.6, 20, seed)
	c.Glaze(c.Fill(area.Move(1.5, 2.5)).Blur(2.5*c.S), brush.ShadowTint, 0.5)
	c.Paint(c.Stroke(area, brush.Breathe(3.4, seed)), brush.Flat(brush.InkFor(brush.SoilDim)), 0.85)
	m := c.Fill(area)
	c.Paint(m, brush.Gouache(brush.Soil, seed, 0), 1)
	for i := range 8 {
		y := 15 + float64(i)*11
		q := brush.Line(brush.Pt(0, y), brush.Pt(side, y)).Split(8).Wobble(1.2, 22, seed+uint32(i))
		c.Paint(c.Stroke(q, brush.Breathe(4.6, seed)).And(m), brush.Flat(brush.SoilDim), 0.75)
		c.Paint(c.Stroke(q.Move(0, -4), brush.Breathe(2.2, seed+3)).And(m), brush.Flat(brush.Soil.Light(0.30)), 0.55)
	}
}

// rows plants one row for each crop that is left, so that they can be counted;
// of six plants a row every step-th stands.
func rows(c *brush.Canvas, n, step int, plant func(c *brush.Canvas, x, y float64)) {
	r := brush.NewRand(uint64(7 + n))
	first, apart := 60.0, 26.0
	switch n {
	case 2:
		first, apart = 46, 34
	case 3:
		first, apart = 35, 27
	}
	for row := range n {
		for k := 0; k < 6; k += step {
			x := 17 + (float64(k)+float64(step-1)/2)*13.2
			plant(c, x+r.In(-1.5, 1.5), first+float64(row)*apart+r.In(-1.5, 1.5))
		}
	}
}

// grainPlant is a tuft of ripe ears.
func grainPlant(c *brush.Canvas, x, y float64) {
	const h = 25
	ink := brush.InkFor(brush.EarthDim)
	c.Glaze(c.Fill(brush.Ellipse(x+3, y, 6, 2.4)), brush.ShadowTint, 0.6)
	for _, d := range []float64{-0.26, 0.26, 0} {
		tip := brush.Pt(x+d*h*0.9, y-h*(0.92-0.3*math.Abs(d)))
		stem := brush.Curve(false, brush.Pt(x+d*3, y), brush.Pt(x+d*h*0.3, y-h*0.45), tip)
		c.Paint(c.Stroke(stem, brush.Const(3.2)), brush.Flat(ink), 0.95)
		c.Paint(c.Stroke(stem, brush.Const(1.5)), brush.Flat(brush.Straw.Dark(0.2)), 1)
		ear := brush.Ellipse(tip.X, tip.Y, 3, 5.6).Rot(tip, d*1.4)
		c.Paint(c.Stroke(ear, brush.Const(2.4)), brush.Flat(ink), 1)
		c.Paint(c.Fill(ear), brush.Flat(tone("yolk")), 1)
		lit := brush.Ellipse(tip.X-0.9, tip.Y-1.4, 1.1, 2.6).Rot(tip, d*1.4)
		c.Paint(c.Fill(lit), brush.Flat(tone("butter")), 1)
	}
}

// vegetablePlant is a carrot top with a shoulder of orange.
func vegetablePlant(c *brush.Canvas, x, y float64) {
	c.Glaze(c.Fill(brush.Ellipse(x+4, y, 9, 3)), brush.ShadowTint, 0.6)
	c.Draw(brush.Parse("M0 60 C0 20 100 20 100 60 C96 96 70 108 50 108 C30 108 4 96 0 60 Z").Scale(0.14, 0.09).
		Move(x-7, y-9), brush.Style{K: carrot, InkW: 1.8, Puff: 2})
	for i, d := range []float64{-0.7, 0.7, -0.32, 0.34, 0} {
		k := brush.Leaf
		if i >= 2 {
			k = k.Light(0.18)
		}
		c.Draw(brush.Parse("M0 0 C-5 -6 -5 -16 0 -22 C5 -16 5 -6 0 0 Z").Rot(brush.V{}, d).Move(x, y-6),
			brush.Style{K: k, InkW: 1.5, Seed: uint32(i)})
	}
}
