package carcassonne

import (
	"tilestead/assets/paint/book"
	"tilestead/assets/paint/brush"
)

// What marks cells and borders of the map, in tile units: 256 wide, the anchor
// in the middle of the tile.

const tileSide = 256.0

// tileScales are tiles 96 and 192 pixels wide.
var tileScales = []float64{96 / tileSide, 192 / tileSide}

// markFair and markFoul are the colours of a border that agrees and of one that does not.
var markFair, markFoul = brush.Hex("#8fc05a"), brush.Hex("#d8503c")

// addMarks registers frames of cells and marks of borders.
func addMarks(b *book.Book) {
	const over = 28 // what frames and marks reach over the border
	add := func(name string, f func(c *brush.Canvas)) {
		b.Add(book.Picture{Name: "carcassonne/frame/" + name, Sheet: "carcassonne/marks",
			Box: book.Round(tileSide/2 + over), Scales: tileScales, Super: 2, Paint: f})
	}
	add("legal", func(c *brush.Canvas) { cellFrame(c, 13, 4.2, 7, brush.Cream, 0.09) })
	add("strong", func(c *brush.Canvas) {
		cellFrame(c, 13, 7, 7, brush.Cream.Mix(brush.UIGold, 0.15), 0.24)
		for _, q := range corners(13, 34) {
			c.Paint(c.Stroke(q, brush.Const(13)), brush.Flat(brush.Ink), 0.75)
		}
		for _, q := range corners(13, 34) {
			c.Paint(c.Stroke(q, brush.Const(8.5)), brush.Flat(brush.UIGold.Light(0.2)), 1)
		}
	})
	add("hot", func(c *brush.Canvas) {
		c.Paint(c.Stroke(cell(-3), brush.Const(16)).Blur(7*c.S), brush.Flat(brush.UIGold.Light(0.3)), 0.75)
		c.Paint(c.Stroke(cell(-2), brush.Const(10)), brush.Flat(brush.Ink), 1)
		c.Paint(c.Stroke(cell(-2), brush.Const(6)), brush.Flat(brush.UIGold), 1)
		c.Paint(c.Stroke(brush.Line(brush.Pt(-130, 130), brush.Pt(-130, -130), brush.Pt(130, -130)), brush.Const(1.8)),
			brush.Flat(brush.UIGold.Light(0.7)), 0.9)
	})
	add("focus", func(c *brush.Canvas) {
		c.Paint(c.Stroke(cell(-4), brush.Const(8.5)), brush.Flat(brush.Ink), 0.85)
		c.Paint(c.Stroke(cell(-4), brush.Const(4.5)), brush.Flat(brush.UIGold), 1)
		c.Paint(c.Stroke(cell(9), brush.Const(5.5)), brush.Flat(brush.Ink), 0.6)
		c.Paint(c.Stroke(cell(9), brush.Const(3)), brush.Flat(brush.UIGold), 1)
	})
	add("last", func(c *brush.Canvas) {
		for _, q := range corners(3, 46) {
			c.Paint(c.Stroke(q, brush.Const(15)), brush.Flat(brush.Ink), 0.8)
		}
		for _, q := range corners(3, 46) {
			c.Paint(c.Stroke(q, brush.Const(10)), brush.Flat(brush.Cream), 1)
			c.Paint(c.Stroke(q, brush.Const(5.4)), brush.Flat(brush.Rust.Light(0.1)), 1)
		}
	})
	add("gap", func(c *brush.Canvas) { crossedOut(c) })
	for _, side := range []struct {
		name string
		at   brush.V
	}{{"", brush.Pt(0, -128)}, {"/E", brush.Pt(128, 0)}, {"/S", brush.Pt(0, 128)}, {"/W", brush.Pt(-128, 0)}} {
		add("fair"+side.name, func(c *brush.Canvas) { borderMark(c, side.at, true) })
		add("foul"+side.name, func(c *brush.Canvas) { borderMark(c, side.at, false) })
	}
}

// cell is the border of a tile, in by so many units.
func cell(in float64) brush.Path {
	return brush.Rect(in-tileSide/2, in-tileSide/2, tileSide-2*in, tileSide-2*in)
}

// corners are the four angles of that border, arms long.
func corners(in, arm float64) []brush.Path {
	d := tileSide/2 - in
	var out []brush.Path
	for _, s := range brush.Pts(-1, -1, 1, -1, 1, 1, -1, 1) {
		out = append(out, brush.Line(brush.Pt(s.X*(d-arm), s.Y*d), brush.Pt(s.X*d, s.Y*d),
			brush.Pt(s.X*d, s.Y*(d-arm))))
	}
	return out
}

// cellFrame is a frame of n dashes a side, w wide, with a dark twin and a thin
// wash inside.
func cellFrame(c *brush.Canvas, in, w float64, n int, k brush.Col, wash float64) {
	c.Paint(c.Fill(cell(in)), brush.Flat(k), wash)
	lines := brush.Dashes(cell(in), n)
	for _, s := range lines {
		c.Paint(c.Stroke(brush.Path{s}.Move(1.2, 1.8), brush.Const(w+3)), brush.Flat(brush.Ink), 0.55)
	}
	for _, s := range lines {
		c.Paint(c.Stroke(brush.Path{s}, brush.Const(w)), brush.Flat(k), 1)
	}
}

// crossedOut marks a cell that no tile fits any more.
func crossedOut(c *brush.Canvas) {
	c.Paint(c.Fill(cell(10)), brush.Flat(brush.Ink), 0.30)
	c.Paint(c.Stroke(cell(13), brush.Const(3)), brush.Flat(brush.Cream), 0.55)
	lines := []brush.Path{brush.Line(brush.Pt(-62, -62), brush.Pt(62, 62)),
		brush.Line(brush.Pt(62, -62), brush.Pt(-62, 62))}
	for _, q := range lines {
		c.Paint(c.Stroke(q, brush.Const(21)), brush.Flat(brush.Ink), 0.8)
	}
	for _, q := range lines {
		c.Paint(c.Stroke(q, brush.Const(13)), brush.Flat(markFoul), 1)
	}
	c.Paint(c.Stroke(brush.Line(brush.Pt(-62, -64), brush.Pt(-6, -8)), brush.Const(2.6)),
		brush.Flat(markFoul.Light(0.6)), 0.8)
	c.Paint(c.Stroke(brush.Line(brush.Pt(6, 4), brush.Pt(60, 58)), brush.Const(2.6)),
		brush.Flat(markFoul.Light(0.6)), 0.8)
}

// borderMark lies on the border of a cell: a tick where it agrees with its
// neighbour, a cross bar where it does not; v is the middle of the border.
func borderMark(c *brush.Canvas, v brush.V, fair bool) {
	k, half := markFair, 54.0
	if !fair {
		k, half = markFoul, 92
	}
	along := v.Unit().Perp()
	bar := brush.Line(v.Sub(along.Mul(half)), v.Add(along.Mul(half)))
	c.Paint(c.Stroke(bar, brush.Const(14)), brush.Flat(brush.Ink), 0.85)
	c.Paint(c.Stroke(bar, brush.Const(8)), brush.Flat(k), 1)
	disc := brush.Ellipse(v.X, v.Y, 15, 15)
	c.Paint(c.Stroke(disc, brush.Const(5)), brush.Flat(brush.Ink), 1)
	c.Draw(disc, brush.Style{K: k.Light(0.12), Puff: 4, Seed: 2})
	sign := []string{"M-7 -7 L7 7", "M7 -7 L-7 7"}
	if fair {
		sign = []string{"M-8 0 L-2.5 6.5 L8.5 -6.5"}
	}
	for _, s := range sign {
		c.Paint(c.Stroke(brush.Parse(s).Move(v.X, v.Y), brush.Const(5.2)), brush.Flat(brush.Ink), 1)
	}
}
