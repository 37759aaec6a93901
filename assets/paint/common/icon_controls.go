package common

import (
	"math"
	"strconv"

	"tilestead/assets/paint/brush"
)

// The signs of the interface: tools, buttons and marks.

func controlIcons() []Icon {
	return []Icon{
		{"turnl", func(p Pen) { drawTurn(p, true) }},
		{"turnr", func(p Pen) { drawTurn(p, false) }},
		{"gear", drawGear},
		{"question", drawQuestion},
		{"info", drawInfo},
		{"check", func(p Pen) { p.Bar("M5 17 L13 25 L28 7", 4.8, brush.Hex("#8fc05a")) }},
		{"cross", func(p Pen) { p.Bars(4.8, brush.RoofRed, "M7 7 L25 25", "M25 7 L7 25") }},
		{"plus", func(p Pen) { p.Bars(4.8, brush.Cream, "M16 5.5 L16 26.5", "M5.5 16 L26.5 16") }},
		{"minus", func(p Pen) { p.Bar("M5.5 16 L26.5 16", 4.8, brush.Cream) }},
		{"play", func(p Pen) { p.Shape("M8 3.4 L28.6 16 L8 28.6 Z", brush.Gold, 2.5, 1) }},
		{"pause", drawPause},
		{"fast", drawFast},
		{"eye", drawEye},
		{"hint", drawHint},
		{"log", drawLog},
		{"door", drawDoor},
		{"sound", func(p Pen) {
			drawSpeaker(p)
			p.Bars(2.4, brush.Gold, "M21.4 11.6 C24 14 24 18 21.4 20.4", "M25.4 7.4 C30.2 12 30.2 20 25.4 24.6")
		}},
		{"mute", func(p Pen) {
			drawSpeaker(p)
			p.Bars(3.2, brush.RoofRed, "M20.6 9.6 L30 22.4", "M30 9.6 L20.6 22.4")
		}},
		{"lock", drawLock},
		{"clock", drawClock},
	}
}

// Segment is a straight line as a path string.
func Segment(x0, y0, x1, y1 float64) string {
	f := func(v float64) string { return strconv.FormatFloat(v, 'f', 3, 64) }
	return "M" + f(x0) + " " + f(y0) + " L" + f(x1) + " " + f(y1)
}

// drawTurn is an arrow bent to the left (undo) or the right (redo).
func drawTurn(p Pen, left bool) {
	side := func(s string) brush.Path {
		q := brush.Parse(s)
		if left {
			q = q.Map(func(v brush.V) brush.V { return brush.Pt(IconUnits-v.X, v.Y) })
		}
		return p.Place(q)
	}
	arc := side("M6 24 C2 12 11 4.6 19 7 C23 8.2 25.4 11 26 15")
	p.C.Paint(p.C.Stroke(arc, brush.Const(3.8*p.K+1.5*p.Ink())), brush.Flat(brush.Ink), 1)
	p.Solid(side("M17.6 14.4 L31 12.6 L26.6 25.4 Z"), brush.Gold, 1.4, 1)
	p.C.Paint(p.C.Stroke(arc, brush.Const(3.8*p.K)), brush.Flat(brush.Gold), 1)
	p.C.Paint(p.C.Stroke(side("M6 20 C5 12 12 6 18.6 6.8"), brush.Const(1.1*p.K)),
		brush.Flat(brush.Gold.Light(0.7)), 0.8)
}

func drawGear(p Pen) {
	const teeth = 8
	var cogs [teeth]string
	for n := range cogs {
		s, c := math.Sincos(float64(n) / teeth * 2 * math.Pi)
		cogs[n] = Segment(16+8*c, 16+8*s, 16+12.4*c, 16+12.4*s)
	}
	p.Bars(3.8, brush.StoneMid, cogs[:]...)
	p.Oval(16, 16, 9.6, 9.6, brush.StoneMid)
	for _, s := range cogs {
		p.C.Paint(p.C.Stroke(p.Path(s), brush.Const(3.8*p.K)), brush.Flat(brush.StoneMid), 1)
	}
	p.Oval(16, 16, 3.8, 3.8, brush.PaperDark)
}

func drawQuestion(p Pen) {
	p.Bar("M8.6 11.4 C8 1.6 24.4 1.8 23.6 11 C23 16.4 16 15.6 16 21.4", 4.8, brush.Gold)
	p.Bar("M16 27.6 L16 27.8", 5, brush.Gold)
}

func drawInfo(p Pen) {
	p.Solid(p.Place(brush.RoundRect(4, 3, 24, 26, 6)), brush.RoofBlue.Dark(0.25), 3, 1)
	p.C.Paint(p.C.Stroke(p.Path("M16 15 L16 23.4"), brush.Const(4.4*p.K)), brush.Flat(brush.Cream), 1)
	p.Spot(16, 9.2, 2.7, 2.7, brush.Cream, 1)
}

func drawPause(p Pen) {
	p.Shape("M6.4 4 L13 4 L13 28 L6.4 28 Z", brush.Gold, 1.6, 1)
	p.Shape("M19 4 L25.6 4 L25.6 28 L19 28 Z", brush.Gold, 1.6, 2)
}

func drawFast(p Pen) {
	p.Shape("M16 5.4 L30.4 16 L16 26.6 Z", brush.Gold, 2, 1)
	p.Shape("M2 5.4 L16.4 16 L2 26.6 Z", brush.Gold, 2, 2)
}

func drawEye(p Pen) {
	m := p.Shape("M1.6 16.6 C8 5 24 5 30.4 16.6 C24 27 8 27 1.6 16.6 Z", brush.Cream, 1, 1)
	p.C.Paint(p.C.Fill(p.Place(brush.Ellipse(16, 16, 6.6, 6.6))).And(m), brush.Flat(brush.WaterDim), 1)
	p.Spot(16, 16, 3.4, 3.4, brush.Ink, 1)
	p.Spot(14, 13.8, 1.7, 1.7, brush.Cream, 0.95)
}

// drawHint is a lit bulb.
func drawHint(p Pen) {
	if p.pixels(1) > 0.55 { // rays clutter the smallest sizes
		for _, s := range []string{"M1.6 12.6 L4 12.6", "M30.4 12.6 L28 12.6", "M4.4 3 L6.2 4.8", "M27.6 3 L25.8 4.8"} {
			p.C.Paint(p.C.Stroke(p.Path(s), brush.Const(2.2*p.K)), brush.Flat(brush.RoofOrange.Dark(0.25)), 1)
		}
	}
	p.Shape("M12 21 L20 21 L19.4 28.4 C19 30.6 13 30.6 12.6 28.4 Z", brush.StoneMid, 1, 2)
	p.Line("M12.2 25 L19.8 25", 1.6, brush.Ink, 0.8)
	p.Shape("M16 2.6 C21.4 2.6 24.8 6.6 24.8 11.4 C24.8 16 20.8 18 20.2 22 L11.8 22 C11.2 18 7.2 16 7.2 11.4 "+
		"C7.2 6.6 10.6 2.6 16 2.6 Z", brush.LavaLit, 3, 3)
	p.Line("M11 11.6 C11 8.6 13 6.8 15.2 6.6", 1.8, brush.Cream, 0.95)
}

// drawLog is a written sheet.
func drawLog(p Pen) {
	p.Shape("M5.4 3 L21.6 3 L27 8.4 L27 29 L5.4 29 Z", brush.Paper, 0, 1)
	p.Shape("M21.2 3 L27 8.8 L21.2 8.8 Z", brush.PaperDark, 0, 2)
	for i, k := range []brush.Col{brush.RoofRust, brush.Hex("#285ba8"), brush.Hex("#279a60")} {
		y := 13 + 5.4*float64(i)
		p.C.Paint(p.C.Fill(p.Place(brush.Rect(8.6, y-1.5, 3, 3))), brush.Flat(k), 1)
		p.Line(Segment(14.4, y, 23.4, y), 1.9, brush.Ink, 0.9)
	}
}

// drawDoor is a way out with an arrow through it.
func drawDoor(p Pen) {
	p.Shape("M4 2.6 L19 2.6 L19 29.4 L4 29.4 Z", brush.Hex("#4b3127"), 0, 1)
	m := p.Shape("M4 2.6 L12.6 6.2 L12.6 30.4 L4 29.4 Z", brush.Wood, 1, 2)
	p.Within(m, "M6 7 L10.6 9 L10.6 15.6 L6 14.8 Z", brush.WoodDim, 0.7)
	p.Spot(10.4, 19.4, 1.3, 1.5, brush.LavaLit, 1)
	p.Shape("M15.6 13.4 L22.6 13.4 L22.6 8.6 L30.8 16 L22.6 23.4 L22.6 18.6 L15.6 18.6 Z", brush.Gold, 1.4, 3)
}

func drawSpeaker(p Pen) {
	p.Shape("M2.4 11.4 L8 11.4 L17 4 L17 28 L8 20.6 L2.4 20.6 Z", brush.StoneMid.Light(0.2), 1.6, 1)
	p.Line("M8.4 12 L8.4 20", 1.4, brush.StoneDim.Dark(0.3), 0.8)
}

func drawLock(p Pen) {
	p.Bar("M9.6 16 L9.6 10.6 C9.6 2.4 22.4 2.4 22.4 10.6 L22.4 16", 3, brush.Stone)
	p.Shape("M5 14.6 L27 14.6 L27 29 L5 29 Z", brush.Gold.Dark(0.08), 2, 2)
	p.Spot(16, 20.2, 2.6, 2.6, brush.Ink, 1)
	p.C.Paint(p.C.Stroke(p.Path("M16 20 L16 25"), brush.Const(2.2*p.K)), brush.Flat(brush.Ink), 1)
}

// drawClock is a pocket watch.
func drawClock(p Pen) {
	p.Bar("M16 4.4 L16 2.6", 3.4, brush.Gold)
	p.Oval(16, 17.6, 12.2, 12.2, brush.Gold.Dark(0.1))
	p.Spot(16, 17.6, 9.2, 9.2, brush.Cream, 1)
	p.C.Paint(p.C.Stroke(p.Path("M16 10.6 L16 17.8 L21 20.4"), brush.Const(2.5*p.K)), brush.Flat(brush.Ink), 1)
}
