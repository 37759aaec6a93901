package paint

// What marks cells and borders of the map, in tile units: 256 wide, the anchor
// in the middle of the tile.

const tileSide = 256.0

// tileScales are tiles 96 and 192 pixels wide.
var tileScales = []float64{96 / tileSide, 192 / tileSide}

// markFair and markFoul are the colours of a border that agrees and of one that does not.
var markFair, markFoul = Hex("#8fc05a"), Hex("#d8503c")

// addCarcassonneMarks registers frames of cells and marks of borders.
func addCarcassonneMarks(b *Book) {
	const over = 28 // what frames and marks reach over the border
	add := func(name string, f func(c *Canvas)) {
		b.Add(Picture{Name: "carcassonne/frame/" + name, Sheet: "carcassonne/marks", Box: Round(tileSide/2 + over), Scales: tileScales, Super: 2, Paint: f})
	}
	add("legal", func(c *Canvas) { cellFrame(c, 13, 4.2, 7, Cream, 0.09) })
	add("strong", func(c *Canvas) {
		cellFrame(c, 13, 7, 7, Cream.Mix(UIGold, 0.15), 0.24)
		for _, q := range corners(13, 34) {
			c.Paint(c.Stroke(q, Const(13)), Flat(Ink), 0.75)
		}
		for _, q := range corners(13, 34) {
			c.Paint(c.Stroke(q, Const(8.5)), Flat(UIGold.Light(0.2)), 1)
		}
	})
	add("hot", func(c *Canvas) {
		c.Paint(c.Stroke(cell(-3), Const(16)).Blur(7*c.S), Flat(UIGold.Light(0.3)), 0.75)
		c.Paint(c.Stroke(cell(-2), Const(10)), Flat(Ink), 1)
		c.Paint(c.Stroke(cell(-2), Const(6)), Flat(UIGold), 1)
		c.Paint(c.Stroke(Line(Pt(-130, 130), Pt(-130, -130), Pt(130, -130)), Const(1.8)), Flat(UIGold.Light(0.7)), 0.9)
	})
	add("focus", func(c *Canvas) {
		c.Paint(c.Stroke(cell(-4), Const(8.5)), Flat(Ink), 0.85)
		c.Paint(c.Stroke(cell(-4), Const(4.5)), Flat(UIGold), 1)
		c.Paint(c.Stroke(cell(9), Const(5.5)), Flat(Ink), 0.6)
		c.Paint(c.Stroke(cell(9), Const(3)), Flat(UIGold), 1)
	})
	add("last", func(c *Canvas) {
		for _, q := range corners(3, 46) {
			c.Paint(c.Stroke(q, Const(15)), Flat(Ink), 0.8)
		}
		for _, q := range corners(3, 46) {
			c.Paint(c.Stroke(q, Const(10)), Flat(Cream), 1)
			c.Paint(c.Stroke(q, Const(5.4)), Flat(Rust.Light(0.1)), 1)
		}
	})
	add("gap", func(c *Canvas) { crossedOut(c) })
	for _, side := range []struct {
		name string
		at   V
	}{{"", Pt(0, -128)}, {"/E", Pt(128, 0)}, {"/S", Pt(0, 128)}, {"/W", Pt(-128, 0)}} {
		add("fair"+side.name, func(c *Canvas) { borderMark(c, side.at, true) })
		add("foul"+side.name, func(c *Canvas) { borderMark(c, side.at, false) })
	}
}

// cell is the border of a tile, in by so many units.
func cell(in float64) Path {
	return Rect(in-tileSide/2, in-tileSide/2, tileSide-2*in, tileSide-2*in)
}

// corners are the four angles of that border, arms long.
func corners(in, arm float64) []Path {
	d := tileSide/2 - in
	var out []Path
	for _, s := range Pts(-1, -1, 1, -1, 1, 1, -1, 1) {
		out = append(out, Line(Pt(s.X*(d-arm), s.Y*d), Pt(s.X*d, s.Y*d), Pt(s.X*d, s.Y*(d-arm))))
	}
	return out
}

// cellFrame is a frame of n dashes a side, w wide, with a dark twin and a thin
// wash inside.
func cellFrame(c *Canvas, in, w float64, n int, k Col, wash float64) {
	c.Paint(c.Fill(cell(in)), Flat(k), wash)
	lines := Dashes(cell(in), n)
	for _, s := range lines {
		c.Paint(c.Stroke(Path{s}.Move(1.2, 1.8), Const(w+3)), Flat(Ink), 0.55)
	}
	for _, s := range lines {
		c.Paint(c.Stroke(Path{s}, Const(w)), Flat(k), 1)
	}
}

// crossedOut marks a cell that no tile fits any more.
func crossedOut(c *Canvas) {
	c.Paint(c.Fill(cell(10)), Flat(Ink), 0.30)
	c.Paint(c.Stroke(cell(13), Const(3)), Flat(Cream), 0.55)
	lines := []Path{Line(Pt(-62, -62), Pt(62, 62)), Line(Pt(62, -62), Pt(-62, 62))}
	for _, q := range lines {
		c.Paint(c.Stroke(q, Const(21)), Flat(Ink), 0.8)
	}
	for _, q := range lines {
		c.Paint(c.Stroke(q, Const(13)), Flat(markFoul), 1)
	}
	c.Paint(c.Stroke(Line(Pt(-62, -64), Pt(-6, -8)), Const(2.6)), Flat(markFoul.Light(0.6)), 0.8)
	c.Paint(c.Stroke(Line(Pt(6, 4), Pt(60, 58)), Const(2.6)), Flat(markFoul.Light(0.6)), 0.8)
}

// borderMark lies on the border of a cell: a tick where it agrees with its
// neighbour, a cross bar where it does not; v is the middle of the border.
func borderMark(c *Canvas, v V, fair bool) {
	k, half := markFair, 54.0
	if !fair {
		k, half = markFoul, 92
	}
	along := v.Unit().Perp()
	bar := Line(v.Sub(along.Mul(half)), v.Add(along.Mul(half)))
	c.Paint(c.Stroke(bar, Const(14)), Flat(Ink), 0.85)
	c.Paint(c.Stroke(bar, Const(8)), Flat(k), 1)
	disc := Ellipse(v.X, v.Y, 15, 15)
	c.Paint(c.Stroke(disc, Const(5)), Flat(Ink), 1)
	c.Draw(disc, Style{K: k.Light(0.12), Puff: 4, Seed: 2})
	sign := []string{"M-7 -7 L7 7", "M7 -7 L-7 7"}
	if fair {
		sign = []string{"M-8 0 L-2.5 6.5 L8.5 -6.5"}
	}
	for _, s := range sign {
		c.Paint(c.Stroke(Parse(s).Move(v.X, v.Y), Const(5.2)), Flat(Ink), 1)
	}
}
