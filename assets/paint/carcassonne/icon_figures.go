package carcassonne

import (
	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/common"
)

// Carcassonne's figures as icons: of no seat, so in undyed wool.

func figureIcons() []common.Icon {
	return []common.Icon{
		{Name: "follower", Draw: func(p common.Pen) { hooded(p, 16, 30, 0.305) }},
		{Name: "farmer", Draw: drawFarmer},
		{Name: "big", Draw: drawBig},
		{Name: "builder", Draw: drawBuilder},
		{Name: "pig", Draw: drawPig},
		{Name: "fairy", Draw: drawFairy},
		{Name: "dragon", Draw: drawDragonHead},
		{Name: "princess", Draw: drawPrincess},
	}
}

// figureAt is a pen for outlines in the box of pieces with its feet at x, y
// and k grid units to each of its own.
func figureAt(p common.Pen, x, y, k float64) common.Pen {
	return common.Pen{C: p.C, X: p.X + (x-50*k)*p.K, Y: p.Y + (y-98*k)*p.K, K: p.K * k}
}

// part is a shape in the outlines' box with the ink of the icon p belongs to.
func part(p common.Pen, icon common.Pen, s string, k brush.Col, seed uint32) *brush.Mask {
	return p.C.Draw(p.Path(s), brush.Style{K: k, InkW: icon.Ink(), Puff: 2 * icon.K, PuffAmt: 0.36, Seed: seed})
}

// hooded is the wayfarer standing at x, y.
func hooded(p common.Pen, x, y, k float64) common.Pen {
	q := figureAt(p, x, y, k)
	m := part(q, p, pathWayfarer, wool, 5)
	q.C.Paint(m.Not(q.C.Fill(q.Path(pathCape))).And(q.C.Fill(q.Place(brush.Rect(0, 76, 100, 26)))),
		brush.Flat(wool.Dark(0.5)), 0.9)
	face := q.Path(pathHoodFace)
	q.C.Paint(q.C.Stroke(face, brush.Const(p.Ink()*0.9)), brush.Flat(brush.Ink), 0.95)
	q.C.Paint(q.C.Fill(face), brush.Flat(skin), 1)
	return q
}

func drawFarmer(p common.Pen) {
	q := figureAt(p, 16.4, 27.6, 0.228)
	q.Y += 1.2 * p.K
	m := part(q, p, pathFarmer, wool, 5)
	q.C.Paint(q.C.Fill(q.Path("M95 48 L120 48 L116 100 L92 100 Z")).And(m), brush.Flat(wool.Dark(0.55)), 0.9)
	q.C.Paint(q.C.Stroke(q.Path("M44 64 C50 72 52 86 46 98"), brush.Const(0.9*p.Ink())).And(m),
		brush.Flat(brush.Ink), 0.8)
	face := q.Path(pathFarmerFace)
	q.C.Paint(q.C.Stroke(face, brush.Const(p.Ink())), brush.Flat(brush.Ink), 0.95)
	q.C.Paint(q.C.Fill(face), brush.Flat(skin), 1)
	p.Bar("M9.6 22 C9.6 17 8.6 12 6.4 8.6", 1.8, brush.Straw.Dark(0.15))
	for _, v := range brush.Pts(3.8, 9, 8.6, 7.6, 3.4, 4.4, 7, 3.6) {
		p.C.Paint(p.C.Fill(p.Place(brush.Ellipse(v.X, v.Y, 2.2+0.5*common.IconInk, 2.4+0.5*common.IconInk))),
			brush.Flat(brush.Hex("#6b4019")), 1)
	}
	for _, v := range brush.Pts(3.8, 9, 8.6, 7.6, 3.4, 4.4, 7, 3.6) {
		p.Spot(v.X, v.Y, 2, 2.3, common.GrainEar, 1)
	}
}

func drawBig(p common.Pen) {
	q := hooded(p, 16, 30.2, 0.27)
	part(q, p, pathCapeHem, brush.Cream, 6)
	p.Shape("M8.6 11.2 L7.6 1.8 L12.4 6 L16 0.8 L19.6 6 L24.4 1.8 L23.4 11.2 Z", brush.Gold, 1, 3)
}

func drawBuilder(p common.Pen) {
	p.Bar("M24.4 24 L26.6 9", 2, brush.Wood)
	hooded(p, 12.2, 30, 0.275)
	p.Shape("M19.8 4.4 L30.6 6.4 L29.6 13 L18.6 11 Z", brush.StoneMid.Light(0.15), 1.4, 3)
	p.Shape("M15.4 21.4 C19 20.4 21.6 18.8 23 16.8 C26 16.4 27.6 18.6 26.4 20.8 C24 24.4 20.6 26.4 16.6 26.4 Z", wool,
		1, 4)
}

func drawPig(p common.Pen) {
	q := figureAt(p, 16, 30.2, 0.315)
	q.Y -= 0.6 * p.K
	k := brush.Rose.Mix(skin, 0.35)
	m := part(q, p, pathPig, k, 5)
	q.C.Paint(q.C.Fill(q.Path("M3 57 C2 50 5 46 10 45 C13 52 12 61 9 66 C4 64 3 61 3 57 Z")).And(m),
		brush.Flat(k.Light(0.5)), 0.9)
	q.Spot(19, 48, 3.6, 4, brush.Ink, 1)
	p.Line("M5.6 13.6 C7 12.4 8 12 9.6 11.4", 1.4, brush.Ink, 0.7)
}

func drawFairy(p common.Pen) {
	wing := brush.Hex("#bfe3e6")
	for _, s := range []string{
		"M17 13 C20 5 27 2.4 30.4 5 C31.4 10 27 15.6 22 16 C27 17.4 28.4 22 26.4 25 C22 25.4 18 20 17 15 Z",
		"M15 13 C12 5 5 2.4 1.6 5 C0.6 10 5 15.6 10 16 C5 17.4 3.6 22 5.6 25 C10 25.4 14 20 15 15 Z",
	} {
		p.Shape(s, wing, 1.4, 2)
	}
	p.Shape("M16 10 C18.6 10 19.4 11.4 20 13 C23 18.4 25.4 24 27 28.6 C22 30.8 10 30.8 5 28.6 C6.6 24 9 18.4 12 13 "+
		"C12.6 11.4 13.4 10 16 10 Z", brush.Cream, 2, 4)
	p.Line("M11.4 17.6 L20.6 17.6", 2, brush.Rose, 1)
	p.Oval(16, 7.2, 4.2, 4.2, skin)
	p.Fill("M11.4 8 C10.4 0.6 21.6 0.6 20.6 8 C19.6 4.6 12.4 4.6 11.4 8 Z", brush.Gold, 1)
}

// drawDragonHead looks at the player, as the piece does.
func drawDragonHead(p common.Pen) {
	for _, left := range []bool{false, true} {
		side := func(s string) brush.Path {
			q := brush.Parse(s)
			if left {
				q = q.Map(func(v brush.V) brush.V { return brush.Pt(common.IconUnits-v.X, v.Y) })
			}
			return p.Place(q)
		}
		p.Solid(side("M24 13.6 L30.8 9.6 L29.6 14.6 L31 19 L24.4 20 Z"), dragonWing, 1, 2)
		p.Solid(side("M18.6 6.6 C20 3.6 22.6 1.8 26.4 1.4 C26.6 4.6 25.4 7.6 23 9.8 Z"), brush.Cream, 0.8, 3)
	}
	m := p.Shape("M16 4.4 C22.6 4.4 26.4 8.6 26.4 14 C26.4 16.6 26 18 25 19.4 C25.4 26.4 22 29.8 16 29.8 "+
		"C10 29.8 6.6 26.4 7 19.4 C6 18 5.6 16.6 5.6 14 C5.6 8.6 9.4 4.4 16 4.4 Z", brush.Dragon.Light(0.06), 2.4, 3)
	p.Within(m, "M16 18.4 C22 18.4 25 21 24.6 23.8 C24 27.6 20.6 29 16 29 C11.4 29 8 27.6 7.4 23.8 "+
		"C7 21 10 18.4 16 18.4 Z", dragonWing.Light(0.25), 1)
	for _, x := range []float64{11.4, 20.6} {
		p.Spot(x, 13.6, 3.3, 3.6, brush.LavaLit, 1)
		p.Spot(x+(16-x)*0.1, 13.8, 1.5, 3, brush.Ink, 1)
	}
	p.Spot(13.8, 20.8, 0.9, 0.8, dragonDeep, 1)
	p.Spot(18.2, 20.8, 0.9, 0.8, dragonDeep, 1)
	p.Line("M9.6 23.4 C13 26.8 19 26.8 22.4 23.4", 1.7, dragonDeep, 1)
	p.Fill("M11 24.2 L14 25.6 L12.2 28.4 Z", brush.Cream, 1)
	p.Fill("M21 24.2 L18 25.6 L19.8 28.4 Z", brush.Cream, 1)
}

// drawPrincess is head and shoulders with long hair and a small crown.
func drawPrincess(p common.Pen) {
	p.Shape("M8.4 8 C6.4 14 6.6 20 4.4 25.6 L27.6 25.6 C25.4 20 25.6 14 23.6 8 Z", brush.Hex("#c98a2e"), 2, 2)
	p.Shape("M2.6 30 C3.4 23.4 8.4 20.4 16 20.4 C23.6 20.4 28.6 23.4 29.4 30 Z", brush.Rose, 2, 1)
	p.Shape("M16 6.8 C20 6.8 22 9.6 22 13.8 C22 18.6 19.4 21.4 16 21.4 C12.6 21.4 10 18.6 10 13.8 "+
		"C10 9.6 12 6.8 16 6.8 Z", skin, 1.4, 3)
	p.Shape("M8.8 9.8 L8 1.8 L12.4 5.2 L16 1.2 L19.6 5.2 L24 1.8 L23.2 9.8 Z", brush.Gold, 1, 4)
	p.Spot(13.6, 14.4, 1.1, 1.3, brush.Ink, 1)
	p.Spot(18.4, 14.4, 1.1, 1.3, brush.Ink, 1)
}
