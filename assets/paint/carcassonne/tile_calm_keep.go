package carcassonne

import (
	"tilestead/assets/paint/book"
	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/props"
)

// addCalmKeep registers carcassonne/keep, which stands in a finished city of calm tiles, its
// foot at 0,0.
func addCalmKeep(b *book.Book) {
	b.Add(book.Picture{Name: "carcassonne/keep", Sheet: "carcassonne/calm-base", Scales: calmScales, Master: calmMaster,
		Box: book.Box{X0: -112, Y0: -192, X1: 112, Y1: 32}, Paint: paintCalmKeep})
}

// paintCalmKeep is a tall tower between two lower ones, in the stone and blue of the calm
// cities' towers, with a red flag: few shapes, and stout ones.
func paintCalmKeep(c *brush.Canvas) {
	ink := brush.InkFor(brush.StoneMid)
	mound := brush.Ellipse(0, -2, 96, 24)
	c.Paint(c.Stroke(mound, brush.Const(9)), brush.Flat(calmLane), 1)
	c.Paint(c.Fill(mound), brush.Flat(calmSquare), 1)
	blue := brush.RoofBlue.Dark(0.12)
	keep := brush.Rect(-32, -92, 64, 88)
	c.Paint(c.Stroke(keep, brush.Const(9)), brush.Flat(ink), 1)
	props.Tower(c, 0, -10, 64, 86, blue, 11)
	for _, x := range []float64{-58, 58} {
		body := brush.Rect(x-22, -54, 44, 54)
		c.Paint(c.Stroke(body, brush.Const(9)), brush.Flat(ink), 1)
		props.Tower(c, x, 0, 44, 52, blue, 13)
	}
	wall := brush.Rect(-44, -38, 88, 40)
	c.Paint(c.Stroke(wall, brush.Const(9)), brush.Flat(ink), 1)
	c.Paint(c.Fill(wall), brush.Flat(brush.Stone), 1)
	c.Paint(c.Fill(brush.Rect(-44, -18, 88, 20)), brush.Flat(brush.StoneMid), 0.6)
	door := archway(0, 2, 34, 32)
	c.Paint(c.Stroke(door, brush.Const(8)), brush.Flat(brush.StoneDim), 1)
	c.Paint(c.Fill(door), brush.Flat(brush.Hex("#3d2b2a")), 1)
	mast := brush.Line(brush.Pt(0, -168), brush.Pt(0, -186))
	c.Paint(c.Stroke(mast, brush.Const(7)), brush.Flat(brush.Ink), 1)
	flag := brush.Poly(brush.Pt(0, -190), brush.Pt(40, -180), brush.Pt(0, -166))
	c.Paint(c.Stroke(flag, brush.Const(7)), brush.Flat(brush.Ink), 1)
	c.Paint(c.Fill(flag), brush.Flat(brush.RoofRed), 1)
}
