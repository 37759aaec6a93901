package montana

import (
	"fmt"

	art "tilestead/assets/montana"
	"tilestead/assets/paint/book"
	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/common"
	"tilestead/assets/paint/props"
)

// What lies on Montana's hexes and what marks them.

const montanaSheet = "montana/marks"

var hexBox = book.Box{X0: -96, Y0: -104, X1: 96, Y1: 108}

// addMarks registers tokens, plates, rings and borders; all in hex units.
func addMarks(b *book.Book) {
	add := func(name string, box book.Box, f func(c *brush.Canvas)) {
		b.Add(book.Picture{Name: "montana/" + name, Sheet: montanaSheet, Box: box, Scales: hexScales,
			Master: hexMaster, Paint: f})
	}
	add("start", book.Box{X0: -92, Y0: -156, X1: 92, Y1: 104}, paintStart)
	add("cattle", book.Box{X0: -40, Y0: -62, X1: 60, Y1: 30}, func(c *brush.Canvas) { props.Cattle(c, 8, 14, 62) })
	add("canteen", book.Box{X0: -40, Y0: -40, X1: 48, Y1: 48}, func(c *brush.Canvas) { canteenToken(c) })
	add("double", book.Box{X0: -40, Y0: -28, X1: 44, Y1: 32}, func(c *brush.Canvas) { doubleMark(c) })
	for n := 2; n <= 4; n++ {
		add(fmt.Sprintf("pricepad/%d", n), book.Box{X0: -96, Y0: 8, X1: 100, Y1: 88},
			func(c *brush.Canvas) { pricePad(c, n, brush.Paper) })
		add(fmt.Sprintf("pricepad/%d/dim", n), book.Box{X0: -96, Y0: 8, X1: 100, Y1: 88},
			func(c *brush.Canvas) { pricePad(c, n, brush.PaperDark.Mix(brush.StoneMid, 0.4)) })
	}
	add("ring/hot", hexBox, func(c *brush.Canvas) { ring(c, 11, 7, brush.UIGold, true) })
	add("wash/dim", hexBox, func(c *brush.Canvas) {
		c.Paint(c.Fill(brush.Hexagon(0, 0, HexRadius)), brush.Flat(brush.Hex("#24383c")), 0.42)
	})
	corners := brush.Hexagon(0, 0, HexRadius)[0].P
	for i, from := range []int{1, 0, 5, 4, 3, 2} { // E, NE, NW, W, SW, SE
		add(fmt.Sprintf("edge/%d", i), hexBox, func(c *brush.Canvas) {
			q := brush.Line(corners[from], corners[(from+1)%6])
			c.Paint(c.Stroke(q, brush.Const(7)), brush.Flat(brush.Cream), 0.25)
			c.Paint(c.Stroke(q, brush.Const(5)), brush.Flat(brush.Hex("#4a3527")), 0.8)
		})
	}
}

// ring is a frame along the border of the hex: dark wide units broad with k
// inner units broad on it; glowing adds a soft light inside.
func ring(c *brush.Canvas, wide, inner float64, k brush.Col, glowing bool) {
	q := brush.Hexagon(0, 0, HexRadius-10)
	if glowing {
		m := c.Stroke(brush.Hexagon(0, 0, HexRadius-16), brush.Const(14)).Blur(9 * c.S)
		c.Paint(m.And(c.Fill(brush.Hexagon(0, 0, HexRadius-4))), brush.Flat(k.Light(0.5)), 0.75)
	}
	c.Paint(c.Stroke(q, brush.Const(wide)), brush.Flat(brush.Ink), 0.55)
	c.Paint(c.Stroke(q, brush.Const(inner)), brush.Flat(k), 1)
}

func canteenToken(c *brush.Canvas) {
	m := brush.Ellipse(0, 2, 30, 30)
	c.Drop(c.Fill(m), 4, 5, 3, 0.8)
	c.Paint(c.Stroke(m, brush.Const(6)), brush.Flat(brush.Ink), 1)
	c.Paint(c.Fill(m), brush.Gouache(brush.Paper, 3, 0), 1)
	c.Paint(c.Stroke(brush.Ellipse(0, 2, 26.5, 26.5), brush.Const(2)), brush.Flat(brush.Gold), 0.9)
	common.DrawIcon(c, "canteen", 0, 2, 46)
}

// doubleMark says that two settlements fit here.
func doubleMark(c *brush.Canvas) {
	q := brush.RoundRect(-30, -18, 60, 36, 9)
	c.Drop(c.Fill(q), 3, 4, 3, 0.8)
	c.Paint(c.Stroke(q, brush.Const(6)), brush.Flat(brush.Ink), 1)
	c.Paint(c.Fill(q), brush.Gouache(brush.Gold.Light(0.45), 3, 0), 1)
	for _, d := range []float64{-13, 13} {
		c.Paint(c.Fill(brush.Parse("M50 4 L96 46 L84 50 L84 96 L62 96 L62 68 L40 68 L40 96 L16 96 L16 50 L4 46 Z").
			Scale(0.25, 0.26).Move(d-12.5, -13)), brush.Flat(brush.Ink), 1)
	}
}

// pricePad is the paper under the n icons of a price, on its place on the hex.
func pricePad(c *brush.Canvas, n int, k brush.Col) {
	w, h := float64(n)*art.PriceStep(n)+8, art.PriceHeight
	q := brush.RoundRect(-w/2, art.PriceY-h/2, w, h, 11)
	c.Drop(c.Fill(q), 3, 4, 3, 0.8)
	c.Paint(c.Stroke(q, brush.Const(7)), brush.Flat(brush.Ink), 1)
	m := c.Fill(q)
	rim := c.Rim(m, 5)
	c.Paint(m, func(x, y float64) brush.Col {
		return k.Scale(1 + 0.016*brush.FBM(x, y, 40, 0, 2, 5)).Dark(rim(x, y) * 0.10)
	}, 1)
}

// paintStart is the hex of the first town.
func paintStart(c *brush.Canvas) {
	s := &hexScene{Canvas: c, seed: 5}
	s.ground = c.Fill(brush.Hexagon(0, 0, HexRadius-0.5))
	c.Paint(s.ground, LandShade(LandPaint{brush.Hex("#cdb878"), brush.Hex("#e2cf94"), brush.Hex("#ab9758")}, s.seed), 1)
	s.path(34, brush.Pt(-110, 44), brush.Pt(-40, 30), brush.Pt(10, 34), brush.Pt(60, 24), brush.Pt(110, 30))
	s.path(20, brush.Pt(6, 36), brush.Pt(10, 70), brush.Pt(-4, 110))
	s.grow(26, wheatTuft, wheatLit, poppy, func(v brush.V) bool {
		return v.Y > 56 && (v.X < -12 || v.X > 24) || v.Y < -64
	})
	s.border()
	s.up(-48, func() { props.House(c, -50, -34, 46, brush.Slate, false, 3) })
	s.up(-46, func() { props.House(c, 52, -38, 46, brush.RoofRust, true, 4) })
	s.up(-40, func() { church(c, 2, -26, 35) })
	s.up(6, func() { props.House(c, -54, 12, 52, brush.RoofOrange, false, 7) })
	s.up(8, func() { storefront(c, 36, 12, 48) })
	s.up(52, func() { props.Wagon(c, -26, 58, 50, false, 4) })
	s.up(60, func() { props.Barrel(c, 52, 44, 13) })
	s.up(61, func() { props.Barrel(c, 64, 48, 13) })
	s.stage.Draw()
}

// church has a white gable front with a spire, w wide.
func church(c *brush.Canvas, x, y, w float64) {
	wall := brush.Hex("#f6efe0")
	c.Ground(x, y, w*0.7, w*0.2, 0.7)
	props.Face(c, brush.Poly(brush.Pt(x, y-w*0.7), brush.Pt(x+w*0.62, y-w*0.7), brush.Pt(x+w*0.62, y-1),
		brush.Pt(x, y)), wall.Dark(0.2), 0.1, 1.7, 3)
	roof := brush.Pts(x+w*0.1, y-w*0.66, x+w*0.68, y-w*0.66, x+w*0.52, y-w*1.16, x-w*0.1, y-w*1.16)
	props.Face(c, brush.Poly(roof...), brush.RoofRed, 0.25, 1.7, 3)
	props.RoofRows(c, roof[0], roof[1], roof[2], roof[3], 3, brush.RoofRed, 3)
	props.Window(c, x+w*0.3, y-w*0.34, w*0.10, w*0.3)
	props.Window(c, x+w*0.48, y-w*0.34, w*0.10, w*0.3)
	props.Face(c, brush.Poly(brush.Pt(x-w*0.36, y), brush.Pt(x-w*0.36, y-w*0.72), brush.Pt(x-w*0.1, y-w*1.16),
		brush.Pt(x+w*0.16, y-w*0.72), brush.Pt(x+w*0.16, y)), wall, 0.1, 1.7, 4)
	props.Face(c, brush.Rect(x-w*0.22, y-w*1.46, w*0.24, w*0.52), wall, 0.12, 1.6, 5)
	c.Paint(c.Fill(brush.RoundRect(x-w*0.15, y-w*1.38, w*0.10, w*0.22, w*0.05)), brush.Flat(brush.Ink), 0.8)
	props.Face(c, brush.Poly(brush.Pt(x-w*0.28, y-w*1.44), brush.Pt(x-w*0.1, y-w*2.02), brush.Pt(x+w*0.08, y-w*1.44)),
		brush.Slate, 0.3, 1.7, 6)
	c.Paint(c.Stroke(brush.Line(brush.Pt(x-w*0.1, y-w*2.0), brush.Pt(x-w*0.1, y-w*2.22)), brush.Const(2.2)),
		brush.Flat(brush.Ink), 1)
	c.Paint(c.Stroke(brush.Line(brush.Pt(x-w*0.17, y-w*2.14), brush.Pt(x-w*0.03, y-w*2.14)), brush.Const(2.2)),
		brush.Flat(brush.Ink), 1)
	c.Paint(c.Fill(brush.RoundRect(x-w*0.19, y-w*0.44, w*0.18, w*0.5, w*0.09)).
		And(c.Fill(brush.Rect(x-w, y-w, w*2, w))), brush.Flat(brush.Hex("#6d4230")), 1)
	c.Paint(c.Fill(brush.Ellipse(x-w*0.1, y-w*0.68, w*0.08, w*0.08)), brush.Flat(brush.Hex("#4d7f95")), 1)
}

// storefront is a shop with a false front and a porch, w wide.
func storefront(c *brush.Canvas, x, y, w float64) {
	k := brush.Hex("#c99a62")
	c.Ground(x, y, w*0.6, w*0.16, 0.7)
	props.Face(c, brush.Poly(brush.Pt(x-w*0.5, y), brush.Pt(x-w*0.5, y-w*0.92), brush.Pt(x-w*0.3, y-w*0.92),
		brush.Pt(x-w*0.3, y-w*1.04), brush.Pt(x+w*0.3, y-w*1.04), brush.Pt(x+w*0.3, y-w*0.92),
		brush.Pt(x+w*0.5, y-w*0.92), brush.Pt(x+w*0.5, y)), k, 0.14, 1.8, 4)
	for i := 1; i < 7; i++ {
		yy := y - w*0.14*float64(i)
		c.Paint(c.Stroke(brush.Line(brush.Pt(x-w*0.48, yy), brush.Pt(x+w*0.48, yy)), brush.Const(0.9)),
			brush.Flat(k.Dark(0.6)), 0.5)
	}
	c.Draw(brush.RoundRect(x-w*0.34, y-w*0.90, w*0.68, w*0.18, 2), brush.Style{K: brush.Cream, InkW: 1.5, Seed: 2})
	for i, t := range []float64{-0.24, -0.12, 0.02, 0.14, 0.24} {
		c.Paint(c.Fill(brush.Rect(x+t*w, y-w*0.855, w*(0.05+0.02*float64(i%2)), w*0.09)), brush.Flat(brush.RoofRust), 1)
	}
	c.Paint(c.Fill(brush.Rect(x-w*0.10, y-w*0.36, w*0.2, w*0.36)), brush.Flat(brush.Hex("#6d4230")), 1)
	props.Window(c, x-w*0.30, y-w*0.22, w*0.22, w*0.22)
	props.Window(c, x+w*0.30, y-w*0.22, w*0.22, w*0.22)
	props.Face(c, brush.Poly(brush.Pt(x-w*0.52, y-w*0.56), brush.Pt(x+w*0.52, y-w*0.56), brush.Pt(x+w*0.58, y-w*0.40),
		brush.Pt(x-w*0.58, y-w*0.40)), brush.RoofBlue, 0.25, 1.8, 7)
	for _, t := range []float64{-0.52, 0.52} {
		c.Paint(c.Stroke(brush.Line(brush.Pt(x+t*w, y-w*0.40), brush.Pt(x+t*w, y+1)), brush.Const(3.2)),
			brush.Flat(brush.InkFor(brush.Wood)), 1)
		c.Paint(c.Stroke(brush.Line(brush.Pt(x+t*w, y-w*0.40), brush.Pt(x+t*w, y+1)), brush.Const(1.5)),
			brush.Flat(brush.Wood.Light(0.3)), 1)
	}
}
