package carcassonne

import (
	"math"

	"tilestead/assets/paint/book"
	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/common"
)

// Carcassonne's icons: what lies on the map.

var (
	meadowGreen = brush.Hex("#9dbb55")
	wool        = brush.Hex("#e3cda0") // undyed: a figure of no seat
	roofGrey    = brush.Hex("#8d8478") // a roof of no seat's colour
)

// Icons are those of Carcassonne alone, in the order they lie on the sheet.
func Icons() []common.Icon {
	return append([]common.Icon{
		{Name: "tile", Draw: drawTile},
		{Name: "bag", Draw: drawBag},
		{Name: "road", Draw: drawRoad},
		{Name: "city", Draw: drawCity},
		{Name: "cloister", Draw: drawCloister},
		{Name: "field", Draw: drawField},
		{Name: "pennant", Draw: drawPennant},
		{Name: "inn", Draw: drawInn},
		{Name: "cathedral", Draw: drawCathedral},
		{Name: "wine", Draw: drawWine},
		{Name: "sheaf", Draw: drawSheaf},
		{Name: "cloth", Draw: drawCloth},
		{Name: "volcano", Draw: drawVolcano},
		{Name: "portal", Draw: drawPortal},
		{Name: "turnright", Draw: func(p common.Pen) { drawTileTurn(p, false) }},
		{Name: "turnleft", Draw: func(p common.Pen) { drawTileTurn(p, true) }},
		{Name: "gap", Draw: drawGap},
		{Name: "lap", Draw: drawLap},
	}, figureIcons()...)
}

// addIcons registers them, on sheets that are loaded with the title.
func addIcons(b *book.Book) { common.AddIconSet(b, "carcassonne/icons", Icons()) }

// plaque is a square of ground: a tile seen from above.
func plaque(p common.Pen, k brush.Col) *brush.Mask {
	return p.Solid(p.Place(brush.RoundRect(2.6, 2.6, 26.8, 26.8, 2.6)), k, 1.2, 1)
}

// lane is a way of width w with a darker rim, cut off by m.
func lane(p common.Pen, m *brush.Mask, s string, w float64, k, rim brush.Col) {
	p.C.Paint(p.C.Stroke(p.Path(s), brush.Const((w+2.6)*p.K)).And(m), brush.Flat(rim), 1)
	p.C.Paint(p.C.Stroke(p.Path(s), brush.Const(w*p.K)).And(m), brush.Flat(k), 1)
}

// drawTile has a city at its upper corner and a road below.
func drawTile(p common.Pen) {
	m := plaque(p, meadowGreen)
	lane(p, m, "M29 20 C22 19 17 23 16.6 30", 4.4, brush.Road, brush.RoadRim)
	p.Within(m, "M2 2 L25 2 C24 12 12 24 2 25 Z", brush.InkFor(brush.StoneDim), 1)
	p.Within(m, "M2 2 L22 2 C21 10 10 21 2 22 Z", brush.Earth, 1)
	p.Within(m, "M9 7 L15 12 L13.6 12 L13.6 17 L5 17 L5 12 L3.4 12 Z", brush.RoofRed, 1)
}

func drawBag(p common.Pen) {
	k := brush.RoofBlue.Dark(0.12)
	p.Shape("M9.6 9.4 C3.6 15 1.8 20.4 3 25 C4.2 29.4 9 30 16 30 C23 30 27.8 29.4 29 25 C30.2 20.4 28.4 15 22.4 9.4 Z",
		k, 3.4, 2)
	p.Shape("M9.4 9.6 C7.4 6.6 6.4 4.4 7 2.4 C10 4 12 4 16 2.6 C20 4 22 4 25 2.4 C25.6 4.4 24.6 6.6 22.6 9.6 Z",
		k.Light(0.2), 1.4, 3)
	p.Bar("M9 9.8 C13 11.4 19 11.4 23 9.8", 2.4, brush.Gold)
	p.Solid(p.Place(brush.Rect(10.6, 16.4, 10.8, 10.8)), meadowGreen, 0, 4)
	p.Fill("M11.4 17.2 L20.6 17.2 C19 21.6 15 23.4 11.4 24 Z", brush.Earth.Light(0.3), 1)
}

// drawRoad is a lane that winds away past a milestone.
func drawRoad(p common.Pen) {
	p.Shape("M2.4 29.4 C2.6 18 17 20.6 17.4 13.6 C17.6 9.6 12 9.6 12.4 3 L19 3 C19.4 7 26.6 7.6 26 14.6 "+
		"C25.2 21.6 13.4 21 13.6 29.4 Z", brush.Road, 2, 2)
	p.Line("M8.4 27 C9 19.6 21.4 20.8 21.8 14 C22 9.6 16 8.6 15.8 5", 1.5, brush.RoadRim.Dark(0.25), 0.9)
	p.Shape("M20 29.4 L20 25 C20 20.6 28.4 20.6 28.4 25 L28.4 29.4 Z", brush.StoneMid.Light(0.1), 1.4, 4)
	p.Line("M24.2 25 L24.2 27", 2, brush.Ink, 0.8)
}

// drawCity is a walled town with a gate.
func drawCity(p common.Pen) {
	p.Shape("M8 14 L8 8 L16 2 L24 8 L24 14 Z", roofGrey, 1.4, 3)
	p.Shape("M2 29.4 L2 10 L6 10 L6 13 L9.4 13 L9.4 10 L13.4 10 L13.4 13 L18.6 13 L18.6 10 L22.6 10 L22.6 13 L26 13 "+
		"L26 10 L30 10 L30 29.4 Z", brush.Stone, 1.4, 2)
	p.Fill("M11 29.4 L11 22.6 C11 17 21 17 21 22.6 L21 29.4 Z", brush.Ink, 1)
	p.Line("M4.4 18.4 L8.6 18.4", 1.4, brush.StoneDim.Dark(0.2), 0.9)
	p.Line("M23.4 18.4 L27.6 18.4", 1.4, brush.StoneDim.Dark(0.2), 0.9)
	p.Line("M5.6 24 L8.8 24", 1.4, brush.StoneDim.Dark(0.2), 0.9)
	p.Line("M23.2 24 L26.4 24", 1.4, brush.StoneDim.Dark(0.2), 0.9)
}

// drawCloister is a chapel with a tall belfry on its left.
func drawCloister(p common.Pen) {
	p.Shape("M11 29 L11 17.6 L29.6 17.6 L29.6 29 Z", brush.Plaster, 0, 2)
	p.Shape("M9.6 18.6 L13.4 10.6 L27.4 10.6 L31 18.6 Z", roofGrey, 1.4, 3)
	p.Shape("M4 29 L4 12 L12.6 12 L12.6 29 Z", brush.Plaster.Light(0.3), 0, 4)
	p.Shape("M2.4 13.4 L8.3 4.4 L14.2 13.4 Z", brush.RoofBlue, 1, 5)
	p.C.Paint(p.C.Stroke(p.Path("M8.3 0.8 L8.3 5"), brush.Const(1.8*p.K)), brush.Flat(brush.Ink), 1)
	p.C.Paint(p.C.Stroke(p.Path("M6.2 2.5 L10.4 2.5"), brush.Const(1.7*p.K)), brush.Flat(brush.Ink), 1)
	p.Fill("M6.4 20.4 L6.4 17 C6.4 14.8 10.2 14.8 10.2 17 L10.2 20.4 Z", brush.Ink, 1)
	p.Fill("M19.4 29 L19.4 24.6 C19.4 21 25 21 25 24.6 L25 29 Z", brush.WoodDim.Dark(0.3), 1)
}

// drawField is a meadow with furrows under a hedge.
func drawField(p common.Pen) {
	m := p.Shape("M1.6 19.4 L13 7.6 L30.4 12 L21.6 28 Z", meadowGreen, 0, 2)
	for n := range 4 {
		t := float64(n)
		p.C.Paint(p.C.Stroke(p.Path(common.Segment(4+t*4.8, 21.4+t*1.7, 14.4+t*4.5, 9+t*1.1)),
			brush.Const(1.9*p.K)).And(m), brush.Flat(brush.LeafDim.Dark(0.35)), 0.9)
	}
	p.Shape("M11 9.6 C9.6 5 13.4 2.4 16 4.6 C18.4 1.8 22.6 3.4 22 6.4 C25.6 5 29 7.4 28 10 "+
		"C30.6 10.8 31 14.2 28.6 14.8 C23 13.6 16 12.4 11 9.6 Z", brush.LeafDim, 1.6, 4)
}

// drawPennant is a shield, quartered.
func drawPennant(p common.Pen) {
	const shield = "M16 2 C20 4 25 4.6 28.6 4 C29.4 16 26 25.4 16 30.4 C6 25.4 2.6 16 3.4 4 C7 4.6 12 4 16 2 Z"
	m := p.Shape(shield, brush.Hex("#2f5f9e"), 2, 2)
	p.Within(m, "M2 2 L16 2 L16 16 L2 16 Z", brush.Cream, 1)
	p.Within(m, "M16 16 L30 16 L30 31 L16 31 Z", brush.Cream, 1)
	p.C.Paint(p.C.Stroke(p.Path(shield), brush.Const(p.Ink())), brush.Flat(brush.Ink), 0.94)
}

// drawInn is a house on a lake, its sign out.
func drawInn(p common.Pen) {
	p.Shape("M16 20.6 C24 20 31 22 30.6 25.6 C30 29.6 22 30.4 15 30.2 C7 30 1.6 28.6 1.6 25.4 C1.6 22 8 21 16 20.6 Z",
		brush.Water, 1.6, 1)
	p.Line("M6 27 C9 25.8 11 25.8 14 27", 1.5, brush.Cream, 0.95)
	p.Line("M18 28 C21 26.8 23 26.8 26 28", 1.5, brush.Cream, 0.95)
	p.Shape("M5 21.4 L5 12 L20 12 L20 21.4 Z", brush.Plaster, 0, 2)
	p.Shape("M2 13.4 L7 4 L18 4 L23 13.4 Z", brush.RoofRust, 1.4, 3)
	p.Fill("M10.4 21.4 L10.4 16 L14.8 16 L14.8 21.4 Z", brush.WoodDim.Dark(0.2), 1)
	p.Bar("M22 9.4 L28 9.4", 1.6, brush.Wood)
	p.Shape("M23.4 10.6 L30.4 10.6 L30.4 17.6 L23.4 17.6 Z", brush.Gold, 0, 4)
}

// drawCathedral has two towers and a rose.
func drawCathedral(p common.Pen) {
	p.Shape("M8 29.4 L8 17 L16 9 L24 17 L24 29.4 Z", brush.Plaster, 0, 2)
	for _, x := range []float64{0, 18.4} {
		q := common.Pen{C: p.C, X: p.X + x*p.K, Y: p.Y, K: p.K}
		q.Shape("M2.4 29.4 L2.4 12 L11.2 12 L11.2 29.4 Z", brush.Plaster.Light(0.3), 0, 4)
		q.Shape("M1.2 13 L6.8 1.6 L12.4 13 Z", brush.RoofBlue, 1, 5)
		q.Fill("M5 22 L5 17.8 C5 15.6 8.6 15.6 8.6 17.8 L8.6 22 Z", brush.Ink, 0.95)
	}
	p.Spot(16, 17.4, 2.5, 2.5, brush.RoofRust, 1)
	p.Fill("M13.2 29.4 L13.2 25.4 C13.2 22 18.8 22 18.8 25.4 L18.8 29.4 Z", brush.WoodDim.Dark(0.3), 1)
}

// drawWine is a barrel that stands.
func drawWine(p common.Pen) {
	k := brush.Hex("#9b4b3a")
	m := p.Shape("M8 3.6 C14 2 18 2 24 3.6 C29 12 29 20 24 28.4 C18 30 14 30 8 28.4 C3 20 3 12 8 3.6 Z", k, 4, 2)
	for _, s := range []string{"M4 9.8 C12 12.2 20 12.2 28 9.8", "M4 22 C12 24.4 20 24.4 28 22"} {
		p.C.Paint(p.C.Stroke(p.Path(s), brush.Const(3.8*p.K)).And(m), brush.Flat(brush.Ink), 0.95)
		p.C.Paint(p.C.Stroke(p.Path(s), brush.Const(1.9*p.K)).And(m), brush.Flat(brush.Gold), 1)
	}
	p.Line("M12 4 C10.4 12 10.4 20 12 28", 1.2, brush.Ink, 0.45)
	p.Line("M20 4 C21.6 12 21.6 20 20 28", 1.2, brush.Ink, 0.45)
	p.Spot(16, 16.6, 3.2, 3.2, brush.Ink, 1)
}

// drawSheaf is trade grain: a tied sheaf, spread above and below its band.
func drawSheaf(p common.Pen) {
	m := p.Shape("M12 18 C7 13 3.6 9 2.4 4.4 L7 5.6 L9 2 L13 4.6 L16 1.2 L19 4.6 L23 2 L25 5.6 L29.6 4.4 "+
		"C28.4 9 25 13 20 18 C21.6 22 24 26 26.4 30 L5.6 30 C8 26 10.4 22 12 18 Z", common.GrainEar, 2.4, 2)
	for _, s := range []string{"M16 5 L16 16", "M9.6 6 L14 16", "M22.4 6 L18 16", "M12 29 L14.6 21", "M20 29 L17.4 21",
		"M16 29 L16 21"} {
		p.C.Paint(p.C.Stroke(p.Path(s), brush.Const(math.Max(1.5*p.K, 0.7/p.C.S))).And(m),
			brush.Flat(brush.Hex("#8a5a20")), 0.85)
	}
	p.Bar("M11.4 18.2 C14 19.6 18 19.6 20.6 18.2", 2.6, brush.RoofRed)
}

// drawCloth is a bolt, rolled up on the left.
func drawCloth(p common.Pen) {
	m := p.Shape("M6 10.4 C6 7 8 5.4 10.6 5.4 L26 5.4 C29 5.4 30.4 8 29.4 11.4 L29.4 27.4 L6 27.4 Z",
		brush.RoofBlue, 2, 2)
	p.Within(m, "M12 15.6 L30 15.6 L30 18.2 L12 18.2 Z", brush.Cream, 1)
	p.Within(m, "M12 21.2 L30 21.2 L30 23 L12 23 Z", brush.Gold, 1)
	p.Oval(8, 16.4, 5.8, 11.2, brush.RoofBlue.Light(0.45))
	p.Line("M8 11 C11 13 11 19.6 8.4 21 C6 21 5.6 16 8 15.4", 1.7, brush.RoofBlue.Dark(0.7), 1)
}

func drawVolcano(p common.Pen) {
	p.Oval(13.6, 5.4, 3.8, 3, brush.StoneMid.Light(0.3))
	p.Oval(19.4, 4, 3.2, 2.6, brush.StoneMid.Light(0.3))
	m := p.Shape("M1.8 29 C7 24 9.6 16 12 9.4 L20 9.4 C22.4 16 25 24 30.2 29 Z", brush.Hex("#8a6f63"), 2, 2)
	p.Within(m, "M20 9.4 C22.4 16 25 24 30.2 29 L20 29 C22 22 19.6 16 18 9.4 Z", brush.Hex("#5a4550"), 0.8)
	p.Within(m, "M11 9 L21 9 L21 14 L19 13 L19 20 L16.6 17 L15.6 25 L13.6 17 L12.4 19 L11.4 13 Z", brush.Lava, 1)
	p.Within(m, "M13.4 9 L18.6 9 L18.4 12 L16.6 12 L15.8 18 L14.6 12 Z", brush.LavaLit, 1)
	p.Line("M12 9.6 L20 9.6", 2, brush.Ink, 0.9)
}

// drawPortal is an arch of stone full of light.
func drawPortal(p common.Pen) {
	p.Shape("M2.8 29.6 L2.8 15.4 C2.8 -2.6 29.2 -2.6 29.2 15.4 L29.2 29.6 Z", brush.StoneMid, 2, 2)
	m := p.Shape("M8.2 29.6 L8.2 16 C8.2 4.6 23.8 4.6 23.8 16 L23.8 29.6 Z", brush.Magic.Dark(0.35), 0, 3)
	p.C.Paint(p.C.Stroke(p.Path("M16 18 C18 16 20 20 16.4 21.6 C11 23 9.6 15 15 12.4 C21 10.4 25 19 20 25 "+
		"C17 28 12 28 9 26"), brush.Const(2.1*p.K)).And(m), brush.Flat(brush.Magic.Light(0.65)), 1)
	p.Spot(16, 18.4, 2, 2, brush.Cream, 1)
}

// drawTileTurn is a tile under the arrow that turns it.
func drawTileTurn(p common.Pen, left bool) {
	side := func(s string) brush.Path {
		q := brush.Parse(s)
		if left {
			q = q.Map(func(v brush.V) brush.V { return brush.Pt(common.IconUnits-v.X, v.Y) })
		}
		return p.Place(q)
	}
	m := p.Solid(side("M2.6 13.4 L18.6 13.4 L18.6 29.4 L2.6 29.4 Z"), meadowGreen, 1, 1)
	p.C.Paint(p.C.Fill(side("M2.6 13.4 L18.6 13.4 C16 19 9 20 2.6 19 Z")).And(m), brush.Flat(brush.Earth.Dark(0.2)), 1)
	arc := side("M7 7.4 C12 2 22 2.4 25.6 9 C26.6 11 27 13 27 15.6")
	p.C.Paint(p.C.Stroke(arc, brush.Const(3.4*p.K+1.5*p.Ink())), brush.Flat(brush.Ink), 1)
	p.Solid(side("M20.6 15.6 L31.4 15.6 L26.4 24 Z"), brush.Gold, 1.2, 2)
	p.C.Paint(p.C.Stroke(arc, brush.Const(3.4*p.K)), brush.Flat(brush.Gold), 1)
}

// drawGap is a hole between tiles that nothing fits.
func drawGap(p common.Pen) {
	for i, v := range brush.Pts(11, 1.6, 1.6, 11, 20.4, 11, 11, 20.4) {
		p.Solid(p.Place(brush.Rect(v.X, v.Y, 10, 10)), meadowGreen.Mix(brush.Earth, float64(i%2)*0.9), 0.8, uint32(i))
	}
	p.Bars(2.8, brush.RoofRed, "M11.6 11.6 L20.4 20.4", "M20.4 11.6 L11.6 20.4")
}

// drawLap is the flag of a finished round of the score track.
func drawLap(p common.Pen) {
	p.Bar("M6.4 3 L6.4 29.6", 2, brush.Wood)
	m := p.Shape("M7.4 3.6 C13 1.4 18 6.4 29.4 3.6 L29.4 19.4 C18 22.2 13 17.2 7.4 19.4 Z", brush.Cream, 1, 2)
	for r := range 3 {
		for s := range 4 {
			if (r+s)%2 == 0 {
				x, y := 7+float64(s)*5.7, 2+float64(r)*6.2
				p.C.Paint(p.C.Fill(p.Place(brush.Rect(x, y, 5.7, 6.2))).And(m), brush.Flat(brush.Ink), 0.95)
			}
		}
	}
}
