package common

import "tilestead/assets/paint/brush"

// The goods, coins and beasts of the games.

var (
	copperRaw  = brush.Hex("#d9793f")
	copperLit  = brush.Hex("#ffc48f")
	copperDim  = brush.Hex("#9c4a26")
	chipGold   = brush.Hex("#ffd45e")
	grainStalk = brush.Hex("#d39a2e")
	GrainEar   = brush.Hex("#f4c542")
	silver     = brush.Hex("#c9d3d8")
	silverLit  = brush.Hex("#f6fafa")
	silverDim  = brush.Hex("#7f8d98")
	hide       = brush.Hex("#b5713f")
)

func goodsIcons() []Icon {
	return []Icon{
		{"coin", drawCoin},
		{"grain", drawGrain},
		{"pumpkin", drawPumpkin},
		{"copper", drawCopper},
		{"copperL", drawCopperLarge},
		{"stone", drawStone},
		{"stoneL", drawStoneLarge},
		{"cattle", drawCattle},
		{"canteen", drawCanteen},
		{"house", drawHouse},
		{"worker", drawWorker},
	}
}

func drawCoin(p Pen) {
	m := p.Oval(16, 16, 12.6, 12.6, silver)
	p.Within(m, "M16 27 C23 27 27.5 22 27.5 15 C29 22 25 29 16 28.5 Z", silverDim, 0.8)
	p.Line("M23.6 10.6 C21.6 7.8 19 6.8 16 6.8 C10.6 6.8 6.8 10.8 6.8 16", 1.7, silverLit, 1)
	p.Fill("M16 8.6 L18.5 13.4 L23.9 14.2 L20 18 L20.9 23.3 L16 20.8 L11.1 23.3 L12 18 L8.1 14.2 L13.5 13.4 Z",
		brush.Slate.Dark(0.35), 0.95)
}

// drawGrain is a bound sheaf. Its outline is one, laid first: an outline for
// each small ear would leave nothing of the gold.
func drawGrain(p Pen) {
	stalks := []string{"M16 30 C16 22 16 16 16 8", "M10 30 C11 22 9 16 6 11", "M22 30 C21 22 23 16 26 11"}
	var ears []brush.Path
	for _, q := range [][3]float64{{16, 4.8, 0}, {12.4, 8.4, -0.5}, {19.6, 8.4, 0.5}, {12.6, 14, -0.5}, {19.4, 14, 0.5},
		{5, 8.4, -0.45}, {27, 8.4, 0.45}, {5.6, 15.4, -0.7}, {26.4, 15.4, 0.7}} {
		ears = append(ears, p.Place(brush.Ellipse(q[0], q[1], 2.5, 4.2).Rot(brush.Pt(q[0], q[1]), q[2])))
	}
	for _, e := range ears {
		p.C.Paint(p.C.Stroke(e, brush.Const(1.4*p.Ink())), brush.Flat(brush.Hex("#6b4019")), 1)
	}
	p.Bars(2.1, grainStalk, stalks...)
	for _, e := range ears {
		if p.pixels(1) > 0.7 {
			p.C.Paint(p.C.Stroke(e, brush.Const(0.9*p.K)), brush.Flat(brush.Hex("#8a5a20")), 1)
		}
		p.C.Draw(e, brush.Style{K: GrainEar, Puff: 1.4 * p.K, PuffAmt: 0.4})
	}
	p.Bar("M9 24 L23 24", 2.4, brush.RoofRed)
}

func drawPumpkin(p Pen) {
	p.Bar("M16 10 C16 6 18 4 21 3", 2.8, brush.Leaf)
	p.Oval(8.5, 19, 6, 9, brush.Pumpkin.Dark(0.1))
	p.Oval(23.5, 19, 6, 9, brush.Pumpkin.Dark(0.22))
	p.Oval(16, 19, 6.4, 10, brush.Pumpkin)
	p.Line("M13.6 12.4 C12.4 15 12.2 18 12.6 21", 1.5, brush.Pumpkin.Light(0.6), 0.9)
}

// drawCopper is a little copper: a raw nugget, all edges and facets, so that it
// is no stone even in grey.
func drawCopper(p Pen) {
	m := p.Shape("M3.4 23.6 L5 14.6 L11.6 10 L15.4 3.6 L23.4 6.2 L25 12.4 L29.4 18 L26.6 26.4 L17 29.2 L8 27.6 Z",
		copperRaw, 1.5, 2)
	p.Within(m, "M5.4 15 L11.8 10.4 L15.6 4.4 L18.6 12 L11.4 18.4 Z", copperLit, 1)
	p.Within(m, "M18.6 12 L15.6 4.4 L23 6.6 L24.6 12.6 L28.6 18 L20.6 20 Z", copperRaw.Light(0.22), 1)
	p.Within(m, "M20.6 20 L29 18 L26.4 26 L17 28.8 L13 26 Z", copperDim.Dark(0.3), 1)
	p.Line("M11.4 18.4 L18.6 12 L20.6 20 L13 26.4", 1.5, copperDim.Dark(0.4), 0.8)
	p.Line("M11.4 18.4 L4.6 22", 1.4, copperDim, 0.7)
}

// chip is the gold counter under a large good, so that large and small are
// told apart by more than their shape.
func chip(p Pen, outline brush.Path) {
	p.Solid(p.Place(outline), chipGold, 2, 1)
	p.Line("M8.4 9.6 C10.2 6.8 12.6 5.4 15.6 5.2", 1.7, chipGold.Light(0.8), 1)
}

// drawCopperLarge is much copper: an ingot; it is wider than its chip.
func drawCopperLarge(p Pen) {
	chip(p, brush.Ellipse(16, 14.6, 13, 13))
	m := p.Shape("M1.6 29 L6 18 L10.6 13.4 L21.4 13.4 L26 18 L30.4 29 Z", copperRaw, 0, 2)
	p.Within(m, "M6 18 L11 12.6 L21 12.6 L26 18 Z", copperLit, 1)
	p.Within(m, "M2 29.4 L6.4 19 L15 19 L13.4 29.4 Z", brush.Hex("#f4a56a"), 1)
	p.Within(m, "M25.6 19 L31 29.6 L22.6 29.6 L21 19 Z", brush.Hex("#a4512b"), 0.9)
	p.Line("M6.4 18.4 L25.6 18.4", 1.5, brush.Ink, 0.9)
}

// drawStone is a little stone: a boulder with a pebble before it.
func drawStone(p Pen) {
	m := p.Shape("M2.6 21.6 C1.6 13.6 8 5.4 16 4.4 C23.6 3.6 27.6 11 26.6 18.6 C26 25 21.6 26.6 14 26.6 "+
		"C6.4 26.6 3.4 25.6 2.6 21.6 Z", brush.StoneMid, 4, 3)
	p.Within(m, "M7.6 12 L15.4 6.4 L20 10.6 L13.4 16.6 Z", brush.Stone.Light(0.5), 0.9)
	p.Within(m, "M20 10.6 L27 15 L25 25 L18 21.6 Z", brush.StoneDim.Dark(0.15), 0.65)
	p.Line("M13.4 16.6 L18 21", 1.5, brush.StoneDim.Dark(0.3), 0.8)
	p.Line("M13.4 16.6 L7.4 19.4", 1.5, brush.StoneDim.Dark(0.3), 0.8)
	p.Shape("M17.6 25.4 C17.6 21.6 21.4 19.4 25.4 20 C29.4 20.6 31 23.6 30.2 26.4 C29.4 29.4 26.4 29.8 23.4 29.4 "+
		"C20 29.4 17.6 28.4 17.6 25.4 Z", brush.Stone, 2, 4)
}

// drawStoneLarge is much stone: a dressed block on a square chip.
func drawStoneLarge(p Pen) {
	chip(p, brush.RoundRect(2.6, 1.8, 26.8, 25, 5))
	m := p.Shape("M7 14.6 L12.4 9 L26 9 L26 24.6 L20.6 30 L7 30 Z", brush.StoneMid, 0, 2)
	p.Within(m, "M7 14.8 L12.4 9 L26 9 L20.6 14.8 Z", brush.Stone.Light(0.6), 1)
	p.Within(m, "M20.6 14.8 L26 9 L26 24.6 L20.6 30 Z", brush.StoneDim.Dark(0.3), 1)
	p.Line("M20.6 15.2 L20.6 29", 1.4, brush.Ink, 0.8)
	p.Line("M9.8 19.4 L14.6 19.4", 1.5, brush.StoneDim.Dark(0.2), 0.9)
	p.Line("M12.4 25 L17.4 25", 1.5, brush.StoneDim.Dark(0.2), 0.9)
}

func drawCattle(p Pen) {
	q := Pen{p.C, p.X - 0.2*p.K, p.Y - 0.6*p.K, p.K * 0.32} // a 100 unit grid
	at := func(s string) brush.Path { return q.Path(s) }
	q.C.Paint(q.C.Stroke(at("M95 38 C101 46 101 58 98 68"), brush.Const(1.6*p.Ink()/2.2*1.4)),
		brush.Flat(brush.InkFor(hide)), 1)
	q.C.Paint(q.C.Fill(q.Place(brush.Ellipse(97.5, 69, 4.4, 6.6))), brush.Flat(brush.InkFor(hide)), 1)
	m := p.Solid(at("M6 50 C4 44 8 40 14 38 L10 30 L24 33 C28 30 34 30 38 32 L84 30 C92 30 96 36 95 46 L94 66 L93 98 "+
		"L82 98 L80 74 L74 70 L50 72 L46 76 L44 98 L33 98 L31 72 C28 66 27 62 26 58 C20 62 10 60 6 50 Z"), hide, 2.1, 4)
	for _, s := range []string{
		"M52 28 C66 26 78 34 74 46 C68 56 52 52 50 42 Z",
		"M84 40 C92 38 98 44 96 56 C90 62 84 56 82 50 Z",
		"M36 54 C44 50 50 58 46 66 C40 70 34 64 36 54 Z",
	} {
		q.C.Paint(q.C.Fill(at(s)).And(m), brush.Gouache(brush.Cream, 3, 0), 0.95)
	}
	q.C.Paint(q.C.Fill(at("M4 46 C4 42 8 42 12 43 C14 48 12 56 9 57 C5 55 4 50 4 46 Z")).And(m),
		brush.Flat(brush.Hex("#e9b79c")), 1)
	for _, s := range []string{"M16 35 C11 30 11 20 15 15 C17 22 20 27 25 31 Z",
		"M27 31 C28 24 32 18 37 15 C37 23 35 29 33 32 Z"} {
		q.C.Draw(at(s), brush.Style{K: brush.Cream, InkW: 0.62 * p.Ink(), Ink: brush.Ink})
	}
	q.Spot(19, 45, 2.8, 3.2, brush.Ink, 1)
}

func drawCanteen(p Pen) {
	p.Bar("M6.4 18 C1.6 1.6 30.4 1.6 25.6 18", 2.2, brush.Wood)
	p.Shape("M12.6 3.4 L19.4 3.4 L19.4 10 L12.6 10 Z", brush.Stone, 1, 2)
	p.Oval(16, 19.4, 10.4, 10.4, brush.WaterDim)
	p.Spot(16, 19.4, 6.9, 6.9, brush.Water, 1)
	p.Fill("M16 12.6 C18.8 16.6 20.4 18.6 20.4 21 C20.4 23.8 18.4 25.6 16 25.6 C13.6 25.6 11.6 23.8 11.6 21 "+
		"C11.6 18.6 13.2 16.6 16 12.6 Z", brush.Hex("#f2fbf7"), 1)
}

func drawHouse(p Pen) {
	p.Shape("M7.5 13 L7.5 4.5 L11.5 4.5 L11.5 10 Z", brush.StoneMid, 0, 4)
	p.Shape("M16 3 L30 15 L27 15 L27 29 L5 29 L5 15 L2 15 Z", brush.Plaster, 0, 2)
	p.Shape("M16 3 L30.4 15.4 L27 18.2 L16 8.6 L5 18.2 L1.6 15.4 Z", brush.RoofRed, 1.5, 3)
	p.Fill("M12.6 29 L12.6 21 C12.6 17.4 19.4 17.4 19.4 21 L19.4 29 Z", brush.WoodDim, 1)
	p.Line("M5 29 L27 29", 2.2, brush.Ink, 0.94)
}

// drawWorker is the settler of the pieces without a trade: undyed wool.
func drawWorker(p Pen) {
	q := Pen{p.C, p.X - 0.4*p.K, p.Y - 1.4*p.K, p.K * 0.328}
	m := p.Solid(q.Path(felt.outline), brush.Hex("#e3cda0"), 2.4, 7)
	p.C.Paint(p.C.Fill(q.Path(felt.hat)).And(m), brush.Flat(brush.Soil), 1)
	p.C.Paint(p.C.Fill(q.Path(felt.band)).And(m), brush.Flat(brush.Straw), 1)
	p.Line("M7.6 27 C12 25.6 20 25.6 24.4 27", 1.3, brush.WoodDim, 0.6)
}
