package agricola

import (
	"tilestead/assets/paint/book"
	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/props"
	"tilestead/assets/palette"
)

// fenceHigh is how high fences stand, in units of the farm.
const fenceHigh = 17

// addBuilt registers fences and stables of every seat. A fence begins at 0,0 and
// runs a space's length to the right ("across") or down; a stable stands in the
// middle of its foot.
func addBuilt(b *book.Book) {
	for _, seat := range palette.Seats {
		k := brush.Of(seat.Fill)
		addFarm(b, "built", "fence/across/"+seat.ID, book.Box{X0: -6, Y0: -24, X1: side + 16, Y1: 12},
			func(c *brush.Canvas) { fence(c, k, brush.Pt(0, 0), brush.Pt(side, 0)) })
		addFarm(b, "built", "fence/down/"+seat.ID, book.Box{X0: -6, Y0: -24, X1: 20, Y1: side + 12},
			func(c *brush.Canvas) { fence(c, k, brush.Pt(0, 0), brush.Pt(0, side)) })
		addFarm(b, "built", "stable/"+seat.ID, book.Box{X0: -40, Y0: -52, X1: 54, Y1: 22},
			func(c *brush.Canvas) { stable(c, k) })
	}
}

// fence paints a run whose posts wear the colour of their seat.
func fence(c *brush.Canvas, k brush.Col, a, b brush.V) {
	props.Fence(c, a, b, fenceHigh)
	for i := range 5 {
		v := a.Lerp(b, float64(i)/4).Add(brush.Pt(0, -fenceHigh))
		c.Draw(brush.Ellipse(v.X, v.Y, 3.2, 2.8), brush.Style{K: k, InkW: 1.4, Puff: 1.2})
	}
}

func stable(c *brush.Canvas, k brush.Col) {
	const w, h = 46.0, 21.0
	ink := brush.InkFor(brush.Wood)
	c.Ground(0, 0, w*0.56, w*0.18, 0.75)
	props.Face(c, brush.Rect(-w/2, -h, w, h), brush.Wood, 0.15, 2, 3)
	for i := 1; i < 6; i++ {
		x := -w/2 + w*float64(i)/6
		c.Paint(c.Stroke(brush.Line(brush.Pt(x, -h), brush.Pt(x, 0)), brush.Const(1)), brush.Flat(brush.WoodDim), 0.7)
	}
	door := brush.Rect(-w*0.26, -h*0.78, w*0.52, h*0.78)
	c.Paint(c.Fill(door), brush.Flat(dark), 1)
	c.Paint(c.Fill(brush.Rect(-w*0.24, -h*0.22, w*0.48, h*0.2)), brush.Flat(brush.Straw), 0.95)
	c.Paint(c.Stroke(door, brush.Const(1.8)), brush.Flat(ink), 1)
	bar := brush.Line(brush.Pt(-w*0.26, -h*0.4), brush.Pt(w*0.26, -h*0.4))
	c.Paint(c.Stroke(bar, brush.Const(2.8)), brush.Flat(ink), 1)
	c.Paint(c.Stroke(bar, brush.Const(1.5)), brush.Flat(brush.Wood.Light(0.3)), 1)
	left, right := brush.Pt(-w*0.58, 2-h), brush.Pt(w*0.58, 2-h)
	ridgeRight, ridgeLeft := brush.Pt(w*0.46, -h*2.05), brush.Pt(-w*0.46, -h*2.05)
	props.Face(c, brush.Poly(left, right, ridgeRight, ridgeLeft), k, 0.25, 2.1, 4)
	props.RoofRows(c, left, right, ridgeRight, ridgeLeft, 4, k, 4)
}
