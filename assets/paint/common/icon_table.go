package common

import "tilestead/assets/paint/brush"

// The marks of play: who, what counts, what happens.

func tableIcons() []Icon {
	return []Icon{
		{"upgrade", func(p Pen) { p.Shape("M16 2 L29 16 L22 16 L22 29 L10 29 L10 16 L3 16 Z", brush.Gold, 2, 1) }},
		{"crown", drawCrown},
		{"star", func(p Pen) {
			p.Shape("M16 2 L20.4 11.4 L30.4 12.6 L23 19.4 L25 29.6 L16 24.4 L7 29.6 L9 19.4 L1.6 12.6 L11.6 11.4 Z",
				brush.Gold, 2.5, 2)
		}},
		{"seed", drawDice},
		{"robot", drawRobot},
		{"person", drawPerson},
		{"extra", drawExtra},
		{"row4", drawRow},
		{"shortage", drawShortage},
	}
}

func drawCrown(p Pen) {
	p.Shape("M4 27 L3 10 L10 17 L16 5 L22 17 L29 10 L28 27 Z", brush.Gold, 2, 2)
	p.Line("M5.4 23 L26.6 23", 2, brush.RoofRust, 1)
	p.Spot(16, 17.6, 1.9, 2.3, brush.RoofRed, 1)
}

// drawDice is a die seen from a corner: the seed of the game's chance.
func drawDice(p Pen) {
	p.Shape("M16 1.8 L29 8.6 L29 23.4 L16 30.2 L3 23.4 L3 8.6 Z", brush.Cream, 0, 1)
	p.Fill("M16 15.6 L28.4 9 L28.4 23 L16 29.6 Z", brush.PaperDark, 1)
	p.Fill("M16 15.6 L3.6 9 L3.6 23 L16 29.6 Z", brush.PaperDim, 1)
	p.Line("M3.6 9 L16 15.6 L28.4 9", 1.5, brush.Ink, 0.9)
	p.Line("M16 15.6 L16 29.6", 1.5, brush.Ink, 0.9)
	p.Spot(16, 8.8, 2.9, 1.9, brush.RoofRed, 1)
	for _, q := range brush.Pts(6.6, 14.2, 12.6, 24.2, 9.6, 19.2) {
		p.Spot(q.X, q.Y, 1.5, 2, brush.Ink, 1)
	}
	for _, q := range brush.Pts(25.2, 14.4, 19.4, 24) {
		p.Spot(q.X, q.Y, 1.6, 2.1, brush.Ink, 1)
	}
}

func drawRobot(p Pen) {
	p.Bar("M16 8 L16 4.4", 1.8, brush.StoneMid)
	p.Oval(16, 3.6, 2.2, 2.2, brush.RoofRed)
	p.Bars(2.6, brush.StoneDim, "M3.6 15.4 L3.6 20.6", "M28.4 15.4 L28.4 20.6")
	p.Shape("M9 7.6 L23 7.6 C25.6 7.6 27 9 27 11.6 L27 25 C27 27.8 25.6 29 23 29 L9 29 C6.4 29 5 27.8 5 25 L5 11.6 "+
		"C5 9 6.4 7.6 9 7.6 Z", brush.RoofBlue.Light(0.35), 3, 2)
	for _, x := range []float64{11.2, 20.8} {
		p.Spot(x, 15.6, 3.5, 3.5, brush.Ink, 1)
		p.Spot(x, 15.6, 2, 2, brush.LavaLit, 1)
	}
	p.C.Paint(p.C.Stroke(p.Path("M10.6 23.6 L21.4 23.6"), brush.Const(2.4*p.K)), brush.Flat(brush.Ink), 1)
}

// drawPerson is a head and shoulders, bare-headed so that nobody takes it for
// a worker.
func drawPerson(p Pen) {
	p.Shape("M2.6 29 C2.6 21 8 17.6 16 17.6 C24 17.6 29.4 21 29.4 29 Z", brush.Clay, 3, 1)
	p.Shape("M16 2.6 C21 2.6 24 6 24 11 C24 16.4 20.6 19.6 16 19.6 C11.4 19.6 8 16.4 8 11 C8 6 11 2.6 16 2.6 Z",
		brush.Hex("#f0c69e"), 2, 2)
	p.Shape("M8 11.4 C6.4 4.6 11 1.8 16 1.8 C21.4 1.8 25.4 4.8 24 11.4 C21.6 10.6 20.4 9 19.6 7.4 "+
		"C16.6 9.8 11.8 10 8 11.4 Z", brush.WoodDim, 1, 3)
}

// drawExtra is one more turn: a ring that runs round into its own arrow.
func drawExtra(p Pen) {
	ring := p.Place(brush.Ellipse(16, 17, 10.4, 10.4).Rot(brush.Pt(16, 17), -1.1))
	ring[0].P, ring[0].Closed = ring[0].P[:53], false
	p.C.Paint(p.C.Stroke(ring, brush.Const(3.6*p.K+1.5*p.Ink())), brush.Flat(brush.Ink), 1)
	p.Shape("M9.8 2.2 L20.4 6.2 L11.6 13.8 Z", brush.Hex("#8fc05a"), 1, 1)
	p.C.Paint(p.C.Stroke(ring, brush.Const(3.6*p.K)), brush.Flat(brush.Hex("#8fc05a")), 1)
	for _, s := range []string{"M16 12.8 L16 21.2", "M11.8 17 L20.2 17"} {
		p.C.Paint(p.C.Stroke(p.Path(s), brush.Const(3*p.K)), brush.Flat(brush.Ink), 1)
	}
}

// drawRow is four fields of one line, settled.
func drawRow(p Pen) {
	for i := 0; i < 4; i++ {
		t := float64(i) * 7.1
		p.Solid(p.Place(brush.Hexagon(5.4+t, 26.6-t, 5)), brush.RoofRed.Mix(brush.Gold, float64(i)/3), 1, uint32(i))
	}
}

// drawShortage is a piece that goes back into the common box.
func drawShortage(p Pen) {
	p.Shape("M2.6 16 L29.4 16 L26.6 29 L5.4 29 Z", brush.Wood, 0, 1)
	p.Fill("M4.4 17 L27.6 17 L27 20 L5 20 Z", brush.Hex("#4b3127"), 1)
	p.Line("M6 24.4 L26 24.4", 1.5, brush.WoodDim.Dark(0.3), 0.9)
	p.Shape("M12.4 2 L19.6 2 L19.6 9.6 L25 9.6 L16 19.6 L7 9.6 L12.4 9.6 Z", brush.RoofRed, 1.6, 2)
}
