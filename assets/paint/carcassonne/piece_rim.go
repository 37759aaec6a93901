package carcassonne

import (
	"tilestead/assets/paint/book"
	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/common"
)

// What lifts a figure off the map, in baked pixels: a light rim about it, and
// about that a soft dark.
const (
	rimWide   = 2.2
	shadeWide = 2.6
)

// solidFrom is the opacity from which paint is a figure's body; what is paler is
// its cast shadow.
const solidFrom = 0.8

// bodyOf is what a figure covers without its shadow.
func bodyOf(c *brush.Canvas, paint func(c *brush.Canvas)) *brush.Mask {
	b := c.Layer()
	paint(b)
	m := b.Alpha()
	for i, a := range m.A {
		m.A[i] = float32(brush.Smooth(solidFrom-0.1, 1, float64(a)))
	}
	return m
}

// figureRim is the light rim round a body; it lies over the figure, whose cast
// shadow would darken it.
func figureRim(c *brush.Canvas, body *brush.Mask) {
	ring := body.Spread(rimWide, 0.5)
	c.Paint(ring.Not(body), brush.Flat(brush.Cream), 1)
}

// figureShade is the soft dark under a figure, widest at its feet: about its rim
// and as an oval half as wide as its body, w units either side.
func figureShade(c *brush.Canvas, body *brush.Mask, w float64) {
	dark := brush.Ink.Mix(brush.ShadowTint, 0.2)
	foot := c.Fill(brush.Ellipse(4, -5, w, w*0.36)).Blur(7 * c.S)
	c.Paint(foot, brush.Flat(dark), 0.55)
	c.Paint(body.Spread(rimWide+shadeWide, 0.5).Blur(1.2), brush.Flat(dark), 0.72)
}

// addRims registers rim/KIND and shade/KIND of every figure. Figures of all
// seats share them: those of the seat with the widest outline are looked at.
func addRims(b *book.Book) {
	var pale Livery
	for _, l := range Liveries() {
		if l.pale() {
			pale = l
		}
	}
	add := func(name string, box book.Box, wide float64, paint func(c *brush.Canvas)) {
		box = book.Box{X0: box.X0 - 26, Y0: box.Y0 - 26, X1: box.X1 + 26, Y1: box.Y1 + 26}
		for _, layer := range []struct {
			name  string
			paint func(c *brush.Canvas, body *brush.Mask)
		}{{"rim", figureRim}, {"shade", func(c *brush.Canvas, body *brush.Mask) { figureShade(c, body, wide) }}} {
			b.Add(book.Picture{Name: layer.name + "/" + name, Sheet: "carcassonne/pieces-rim", Box: box,
				Scales: common.BakedScales(wayfarerSizes[1:], 100),
				Paint:  func(c *brush.Canvas) { layer.paint(c, bodyOf(c, paint)) }})
		}
	}
	for _, kind := range figureKinds {
		add(kind.name, kind.box, kind.wide, func(c *brush.Canvas) { kind.paint(c, 0, 0, 100, pale) })
	}
	add("fairy", fairyBox, 46, func(c *brush.Canvas) { fairy(c, 0, 0, 100) })
}
