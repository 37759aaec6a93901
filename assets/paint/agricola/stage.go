package agricola

import (
	"tilestead/assets/paint/book"
	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/props"
)

// What stands on the stage of a harvest, in units of the farm. Table, stove and mouth hang from
// their left lower corner: who draws them cuts off at the top what is too much.
const (
	tableWide, tableHigh = 480.0, 290.0
	stoveWide, stoveHigh = 150.0, 520.0
	mouthWide, mouthHigh = 130.0, 270.0
)

// addStage registers the table top, the stove, its mouth and its fire, the pot and the open gate.
func addStage(b *book.Book) {
	addTiled(b, "stage", "stage/table", book.Box{Y0: -tableHigh, X1: tableWide}, tableTop)
	addTiled(b, "stage", "stage/stove", book.Box{Y0: -stoveHigh, X1: stoveWide}, stove)
	addTiled(b, "stage", "stage/mouth", book.Box{Y0: -mouthHigh, X1: mouthWide}, mouth)
	addFarm(b, "stage", "stage/fire", book.Box{X0: -66, Y0: -106, X1: 66, Y1: 24}, hearthFire)
	addFarm(b, "stage", "stage/pot", book.Box{X0: -64, Y0: -98, X1: 78, Y1: 34}, kettle)
	addFarm(b, "stage", "stage/gate", book.Box{X0: -84, Y0: -54, X1: 28, Y1: 40}, openGate)
}

// tableTop is of broad planks, its edge towards us.
func tableTop(c *brush.Canvas) {
	const edge, plank = 26.0, 44.0
	wood := tone("saddle").Mix(tone("caramel"), 0.25)
	r := brush.NewRand(7)
	for i := 0; float64(i)*plank < tableHigh; i++ {
		y := -edge - float64(i+1)*plank
		m := c.Fill(brush.Rect(0, y, tableWide, plank))
		k := wood.Light(r.In(0, 0.12)).Dark(r.In(0, 0.1))
		c.Paint(m, brush.Gouache(k, uint32(20+i), 0.05), 1)
		for range 7 {
			x, at := r.In(-40, tableWide), y+r.In(6, plank-6)
			grain := brush.Curve(false, brush.Pt(x, at), brush.Pt(x+r.In(40, 90), at+r.In(-3, 3)),
				brush.Pt(x+r.In(120, 200), at))
			c.Paint(c.Stroke(grain, brush.Swell(1.6, 0.4)).And(m), brush.Flat(k.Dark(0.3)), 0.45)
		}
		if i%2 == 1 {
			knot := brush.Ellipse(r.In(60, tableWide-60), y+plank*0.5, 7, 4.5)
			c.Paint(c.Fill(knot).And(m), brush.Flat(k.Dark(0.4)), 0.6)
		}
		c.Paint(c.Stroke(brush.Line(brush.Pt(0, y), brush.Pt(tableWide, y)), brush.Breathe(2.4, uint32(i))),
			brush.Flat(wood.Dark(0.55)), 0.8)
		c.Paint(c.Stroke(brush.Line(brush.Pt(0, y+3), brush.Pt(tableWide, y+3)), brush.Const(1.4)),
			brush.Flat(k.Light(0.3)), 0.5)
	}
	front := c.Fill(brush.Rect(0, -edge, tableWide, edge))
	c.Paint(front, brush.Gouache(wood.Dark(0.34), 40, 0.05), 1)
	c.Paint(c.Stroke(brush.Line(brush.Pt(0, -edge), brush.Pt(tableWide, -edge)), brush.Const(4)),
		brush.Flat(wood.Light(0.35)), 0.9)
	c.Paint(c.Stroke(brush.Rect(0, -tableHigh, tableWide, tableHigh), brush.Const(7)),
		brush.Flat(brush.InkFor(wood)), 1)
}

// stove is built of glazed tiles.
func stove(c *brush.Canvas) {
	glaze := tone("weatheredBrick").Mix(tone("terracotta"), 0.35)
	r := brush.NewRand(11)
	const tile, foot = 25.0, 22.0
	c.Paint(c.Fill(brush.Rect(0, -stoveHigh, stoveWide, stoveHigh)), brush.Flat(glaze.Dark(0.45)), 1)
	for row := 0; float64(row)*tile < stoveHigh; row++ {
		for x := -tile / 2 * float64(row%2); x < stoveWide; x += tile {
			y := -foot - float64(row+1)*tile
			q := brush.RoundRect(x+1.2, y+1.2, tile-2.4, tile-2.4, 4)
			k := glaze.Light(r.In(0, 0.12)).Dark(r.In(0, 0.12))
			c.Paint(c.Fill(q), brush.Gouache(k, uint32(row*9)+uint32(x+30), 0.05), 1)
			c.Paint(c.Stroke(brush.Line(brush.Pt(x+5, y+4.5), brush.Pt(x+tile-8, y+4.5)), brush.Swell(2, 0.4)),
				brush.Flat(k.Light(0.5)), 0.7)
		}
	}
	stone := tone("mortar")
	props.Face(c, brush.Rect(-2, -foot, stoveWide+4, foot+2), stone, 0.2, 2.4, 3)
	for x := 30.0; x < stoveWide; x += 38 {
		c.Paint(c.Stroke(brush.Line(brush.Pt(x, -foot), brush.Pt(x, 0)), brush.Const(2)),
			brush.Flat(stone.Dark(0.4)), 0.7)
	}
	c.Paint(c.Stroke(brush.Rect(0, -stoveHigh, stoveWide, stoveHigh), brush.Const(6)),
		brush.Flat(brush.InkFor(glaze)), 1)
}

// mouth is an arch of stones, dark inside, with embers on its floor.
func mouth(c *brush.Canvas) {
	stone, soot := tone("dove"), tone("soot")
	c.Paint(c.Fill(brush.Rect(0, -mouthHigh, mouthWide, mouthHigh)), brush.Flat(soot), 1)
	glow := brush.Ellipse(mouthWide/2, -10, mouthWide*0.5, 54)
	c.Paint(c.Fill(glow).Blur(16*c.S), brush.Flat(tone("burntSienna")), 0.7)
	r := brush.NewRand(5)
	for range 22 {
		x, y := r.In(16, mouthWide-16), r.In(-16, -3)
		c.Paint(c.Fill(brush.Ellipse(x, y, r.In(3, 7), r.In(2, 4))),
			brush.Flat(tone("ember").Mix(tone("soot"), r.In(0, 0.7))), 1)
	}
	for i := 0; float64(i)*22 < mouthHigh; i++ {
		y := -float64(i+1) * 22
		for j, x := range []float64{-6, mouthWide - 12} {
			q := brush.RoundRect(x, y+1, 18, 20, 5).Wobble(0.6, 8, uint32(i*2+j))
			c.Draw(q, brush.Style{K: stone.Light(r.In(0, 0.2)).Dark(r.In(0, 0.2)), InkW: 1.8, Puff: 3,
				Seed: uint32(i*2 + j)})
		}
	}
}

// hearthFire burns on three logs.
func hearthFire(c *brush.Canvas) {
	c.Paint(c.Fill(brush.Ellipse(0, -30, 46, 44)).Blur(7*c.S), brush.Flat(tone("ember")), 0.35)
	log := func(x0, y0, x1, y1 float64) {
		q := brush.Line(brush.Pt(x0, y0), brush.Pt(x1, y1))
		c.Paint(c.Stroke(q, brush.Const(17)), brush.Flat(brush.InkFor(brush.Wood)), 1)
		c.Paint(c.Stroke(q, brush.Const(13)), brush.Flat(brush.Wood.Dark(0.2)), 1)
		c.Draw(brush.Ellipse(x0, y0, 5.5, 6.5), brush.Style{K: cutWood, InkW: 1.6})
	}
	log(-40, 2, 34, -10)
	log(40, 3, -30, -8)
	tongue := func(k brush.Col, x, size, turn float64, seed uint32) {
		d := brush.Parse("M0 -100 C8 -76 36 -60 32 -28 C30 -8 18 0 0 0 C-20 0 -32 -10 -30 -30 C-28 -46 -20 -48 -16 -66 "+
			"C-8 -58 -8 -52 -6 -46 C2 -58 2 -80 0 -100 Z").Scale(size, size).Rot(brush.Pt(0, 0), turn).Move(x, -4)
		c.Draw(d, brush.Style{K: k, InkW: 2, Puff: 4, Seed: seed})
	}
	tongue(brush.Lava, -20, 0.6, -0.16, 3)
	tongue(brush.Lava, 21, 0.66, 0.14, 4)
	tongue(brush.Lava, 0, 0.88, 0, 5)
	for i, k := range []brush.Col{brush.LavaLit, brush.Cream} {
		size := 0.54 - 0.26*float64(i)
		d := brush.Parse("M0 -100 C8 -76 36 -60 32 -28 C30 -8 18 0 0 0 C-20 0 -32 -10 -30 -30 C-28 -46 -20 -48 -16 -66 "+
			"C-8 -58 -8 -52 -6 -46 C2 -58 2 -80 0 -100 Z").Scale(size, size).Move(0, -5)
		c.Paint(c.Fill(d), brush.Flat(k), 1)
	}
}

// kettle is an iron pot on three feet, full of stew that steams.
func kettle(c *brush.Canvas) {
	iron := tone("basalt")
	c.Ground(0, 4, 44, 11, 0.7)
	for _, x := range []float64{-24, 0, 24} {
		foot := brush.Line(brush.Pt(x*0.9, -10), brush.Pt(x*1.15, 4))
		c.Paint(c.Stroke(foot, brush.Const(8)), brush.Flat(brush.Ink), 1)
	}
	handle := brush.Parse("M-40 -56 C-36 -100 36 -100 40 -56")
	c.Paint(c.Stroke(handle, brush.Const(6)), brush.Flat(brush.Ink), 1)
	c.Paint(c.Stroke(handle, brush.Const(2.6)), brush.Flat(iron.Light(0.4)), 1)
	c.Draw(brush.Parse("M-42 -58 C-52 -30 -40 -2 0 -2 C40 -2 52 -30 42 -58 Z"), brush.Style{K: iron,
		InkW: 3, Puff: 9,
		PuffAmt: 0.5, Seed: 8})
	c.Draw(brush.Ellipse(0, -58, 44, 12), brush.Style{K: iron.Light(0.2), InkW: 3})
	c.Paint(c.Fill(brush.Ellipse(0, -57, 37, 8.5)), brush.Flat(tone("rowan")), 1)
	for _, q := range brush.Pts(-20, -58, -2, -55, 17, -59) {
		c.Paint(c.Fill(brush.Ellipse(q.X, q.Y, 6, 3)), brush.Flat(tone("candle")), 1)
	}
	c.Paint(c.Fill(brush.Ellipse(8, -57, 4, 2)), brush.Flat(brush.Leaf), 1)
	shine := brush.Curve(false, brush.Pt(-33, -44), brush.Pt(-36, -28), brush.Pt(-26, -14))
	c.Paint(c.Stroke(shine, brush.Swell(5, 0.4)), brush.Flat(iron.Light(0.55)), 0.8)
}

// openGate is a leaf of a fence that stands open to the left, hung on a post at 0,0.
func openGate(c *brush.Canvas) {
	c.Ground(-32, 12, 38, 8, 0.5)
	bar := func(w float64, x0, y0, x1, y1 float64, k brush.Col) {
		q := brush.Line(brush.Pt(x0, y0), brush.Pt(x1, y1))
		c.Paint(c.Stroke(q, brush.Const(w+2.6)), brush.Flat(brush.InkFor(k)), 1)
		c.Paint(c.Stroke(q, brush.Const(w)), brush.Flat(k), 1)
	}
	wood := brush.Wood
	for i := range 3 {
		y := -22 + 11*float64(i)
		bar(4.4, -64, y+11, -3, y, wood)
	}
	bar(4, -62, 8, -6, -22, wood.Dark(0.12))
	bar(5, -64, -14, -64, 16, wood.Light(0.15))
	bar(8, 0, -34, 0, 8, wood.Light(0.1))
	c.Draw(brush.Ellipse(0, -36, 6, 4), brush.Style{K: wood.Light(0.3), InkW: 1.6})
}
