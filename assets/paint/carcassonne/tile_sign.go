package carcassonne

import (
	"math"

	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/props"
	"tilestead/rules/carcassonne"
)

// signs queues what is printed on a tile. Each has an outline of its own, so
// that none is told by its colour.
func (t *tilePainter) signs() {
	for _, v := range t.shields {
		t.up(v.Y+9, func() { shield(t.Canvas, v.X, v.Y+12) })
	}
	for _, g := range t.goods {
		t.up(g.at.Y+12, func() { goodsBadge(t.At(g.at, goodRadius/24), g.kind) })
	}
	for _, v := range t.princes {
		t.up(v.Y+14, func() { t.princess(t.At(brush.Pt(v.X, v.Y+18), 1.3)) })
	}
	if t.portal != nil {
		v := *t.portal
		t.up(v.Y+16, func() { t.gateway(v.X, v.Y+gatewayFoot, gatewayHeight) })
	}
	if t.badge != nil {
		v := *t.badge
		t.up(v.Y+14, func() { dragonBadge(t.At(v, signRadius/24)) })
	}
}

// A signBox is what a sign covers, from the place that is planned for it.
type signBox struct{ x0, y0, x1, y1 float64 }

// What must show of each sign for it to be told.
var (
	shieldBox    = signBox{-18, -29, 18, 12}
	goodBox      = signBox{-21, -21, 21, 21}
	princessBox  = signBox{-14, -50, 14, 18}
	gatewayBox   = signBox{-25, gatewayFoot - gatewayHeight, 25, gatewayFoot}
	dragonBox    = signBox{-22, -22, 22, 22}
	innBox       = signBox{-26, -32, 34, 0}
	cathedralBox = signBox{-24, -108, 48, -22}
)

// signBoxes are what the signs of the tile cover: pennants, goods, princesses, inns, a cathedral, a
// portal, the dragon's.
func (p *tilePlan) signBoxes() (list [][2]brush.V) {
	put := func(v brush.V, b signBox) {
		list = append(list, [2]brush.V{v.Add(brush.Pt(b.x0, b.y0)), v.Add(brush.Pt(b.x1, b.y1))})
	}
	for _, v := range p.shields {
		put(v, shieldBox)
	}
	for _, g := range p.goods {
		put(g.at, goodBox)
	}
	for _, v := range p.princes {
		put(v, princessBox)
	}
	for _, v := range p.inns {
		put(v, innBox)
	}
	if p.nave != nil {
		put(*p.nave, cathedralBox)
	}
	if p.portal != nil {
		put(*p.portal, gatewayBox)
	}
	if p.badge != nil {
		put(*p.badge, dragonBox)
	}
	return list
}

// shield is the pennant of a city, its foot at x, y.
func shield(c *brush.Canvas, x, y float64) {
	c.Ground(x, y+3, 10, 4, 0.6)
	const w, h = 36.0, 41.0
	sh := brush.Parse("M50 0 C66 8 84 10 98 8 C100 50 88 82 50 100 C12 82 0 50 2 8 C16 10 34 8 50 0 Z").Scale(w/100,
		h/100).Move(x-w/2, y-h)
	c.Paint(c.Stroke(sh, brush.Const(5.6)), brush.Flat(brush.Ink), 1)
	c.Paint(c.Stroke(sh, brush.Const(2.8)), brush.Flat(brush.Gold), 1)
	m := c.Fill(sh)
	c.Paint(m, brush.Gouache(brush.Hex("#2f5f9e"), 3, 0), 1)
	c.Paint(c.Fill(brush.Rect(x-w/2, y-h, w/2, h*0.52)).And(m), brush.Flat(brush.Cream), 0.95)
	c.Paint(c.Fill(brush.Rect(x, y-h*0.48, w/2, h*0.5)).And(m), brush.Flat(brush.Cream), 0.95)
	c.Paint(c.Stroke(sh, brush.Const(1.4)), brush.Flat(brush.Ink), 0.9)
}

// token is the disc of a badge: shadow, ink, a coloured ring, the ground.
func token(c *brush.Canvas, q brush.Path, ground, ring brush.Col) {
	c.Drop(c.Fill(q), 2.5, 3, 2, 0.8)
	c.Paint(c.Stroke(q, brush.Const(10)), brush.Flat(brush.Cream), 1)
	c.Paint(c.Stroke(q, brush.Const(5.4)), brush.Flat(brush.Ink), 1)
	c.Paint(c.Stroke(q, brush.Const(2.4)), brush.Flat(ring), 1)
	c.Paint(c.Fill(q), brush.Gouache(ground, 3, 0), 1)
}

// goodsBadge lies in a goods city: a barrel on a disc, a sheaf on a lozenge, a
// bolt of cloth on a square.
func goodsBadge(c *brush.Canvas, kind carcassonne.Good) {
	switch kind {
	case carcassonne.Wine:
		token(c, brush.Ellipse(0, 0, 21, 21), brush.Paper, brush.Gold)
		wineBarrel(c, 0, 14.5, 30)
	case carcassonne.Grain:
		token(c, brush.RoundRect(-19, -19, 38, 38, 5).Rot(brush.V{}, math.Pi/4), brush.Hex("#447a4c"), brush.Gold)
		ears3(c, 0, 15)
	default:
		token(c, brush.RoundRect(-20, -19, 40, 38, 6), brush.Paper, brush.Gold)
		bolt(c, 0, 0)
	}
}

// wineBarrel stands on x, y, h high.
func wineBarrel(c *brush.Canvas, x, y, h float64) {
	k := h / 26
	at := func(s string) brush.Path { return brush.Parse(s).Scale(k, k).Move(x-16*k, y-29*k) }
	c.Draw(at("M8 4 C14 2 18 2 24 4 C29 12 29 20 24 28 C18 30 14 30 8 28 C3 20 3 12 8 4 Z"),
		brush.Style{K: brush.Hex("#9b4b3a"), InkW: 2, Puff: 4})
	for _, s := range []string{"M5.4 10 C12 12 20 12 26.6 10", "M5.4 22 C12 24 20 24 26.6 22"} {
		c.Paint(c.Stroke(at(s), brush.Const(3.4)), brush.Flat(brush.Ink), 0.9)
		c.Paint(c.Stroke(at(s), brush.Const(1.7)), brush.Flat(brush.Gold), 1)
	}
	for _, s := range []string{"M12 4 C10 12 10 20 12 28", "M20 4 C22 12 22 20 20 28"} {
		c.Paint(c.Stroke(at(s), brush.Const(1.1)), brush.Flat(brush.Ink), 0.45)
	}
	c.Draw(at("M16 14 C18 14 18.6 15.6 18.6 16.6 C18.6 18 17.4 19 16 19 C14.6 19 13.4 18 13.4 16.6 "+
		"C13.4 15.2 14 14 16 14 Z"), brush.Style{K: brush.Hex("#5a2430"), InkW: 1.2})
}

// ears3 is a sheaf of three ears with its foot at x, y.
func ears3(c *brush.Canvas, x, y float64) {
	stems := []brush.Path{brush.Line(brush.Pt(x, y), brush.Pt(x, y-18)), brush.Curve(false, brush.Pt(x-5, y),
		brush.Pt(x-4, y-9), brush.Pt(x-9, y-17)), brush.Curve(false, brush.Pt(x+5, y), brush.Pt(x+4, y-9),
		brush.Pt(x+9, y-17))}
	for _, q := range stems {
		c.Paint(c.Stroke(q, brush.Const(4.4)), brush.Flat(brush.Ink), 1)
	}
	for _, q := range stems {
		c.Paint(c.Stroke(q, brush.Const(2.2)), brush.Flat(brush.Hex("#d39a2e")), 1)
	}
	for _, q := range [][3]float64{{0, -31, 0}, {-3.6, -26, -0.5}, {3.6, -26, 0.5}, {-3.6, -20, -0.5}, {3.6, -20, 0.5},
		{-12, -22, -0.6}, {12, -22, 0.6}, {-8.5, -17.5, -0.2}, {8.5, -17.5, 0.2}, {-13.4, -16, -1}, {13.4, -16, 1}} {
		v := brush.Pt(x+q[0], y+q[1])
		c.Draw(brush.Ellipse(v.X, v.Y, 2.9, 4.8).Rot(v, q[2]), brush.Style{K: brush.Hex("#f4c542"), InkW: 1.7,
			Puff: 1.6, Ink: brush.Hex("#6b3d12")})
	}
	tie := brush.Line(brush.Pt(x-7, y-6), brush.Pt(x+7, y-6))
	c.Paint(c.Stroke(tie, brush.Const(5.4)), brush.Flat(brush.Ink), 1)
	c.Paint(c.Stroke(tie, brush.Const(2.8)), brush.Flat(brush.RoofRed), 1)
}

// bolt is a rolled bolt of blue cloth about x, y.
func bolt(c *brush.Canvas, x, y float64) {
	at := func(s string) brush.Path { return brush.Parse(s).Scale(1.16, 1.1).Move(x-17*1.16, y-16.5*1.1) }
	c.Draw(at("M4 12 C4 8 7 6 10 6 L26 6 C29 6 30 9 29 12 L29 26 L4 26 Z"), brush.Style{K: brush.RoofBlue.Dark(0.1),
		InkW: 2, Puff: 3})
	c.Draw(at("M4 12 C4 8 7 6 10 6 C13 6 14 9 13 12 C12 14 9 14 9 12 L9 26 L4 26 Z"),
		brush.Style{K: brush.RoofBlue.Light(0.35), InkW: 1.7, Puff: 1.5})
	c.Paint(c.Stroke(at("M12 17 L28 17"), brush.Const(2.6)), brush.Flat(brush.Cream), 0.95)
	c.Paint(c.Stroke(at("M12 22 L28 22"), brush.Const(2)), brush.Flat(brush.Gold), 1)
}

// dragonPath is the sign of the dragon in a 100 x 100 box: head, neck, wing and
// tail in one outline.
const dragonPath = "M2 44 C4 36 14 30 25 28 L22 12 L38 25 C47 27 52 35 49 45 C48 50 46 53 45 57 C42 38 52 16 76 2 " +
	"C74 12 78 18 84 20 C88 16 95 15 100 18 C93 24 92 31 95 38 C87 37 84 42 83 49 C76 48 72 51 70 55 " +
	"C79 60 84 69 85 77 C90 76 92 70 90 61 L84 59 L95 46 L100 62 C102 80 92 93 79 93 L68 93 L69 99 L52 99 L54 92 " +
	"L41 93 L40 99 L23 99 L26 88 C19 78 22 67 27 59 C29 54 30 52 28 50 C22 53 14 53 8 51 C4 49 1 48 2 44 Z"

// dragonBadge marks a tile on which the dragon wakes: a wavy seal.
func dragonBadge(c *brush.Canvas) {
	token(c, brush.Blob(0, 0, 21.5, 21.5, 0, 1, 0).Map(func(v brush.V) brush.V {
		return v.Mul(1 + 0.075*math.Cos(11*math.Atan2(v.Y, v.X)))
	}), brush.Dragon, brush.Hex("#f0c24b"))
	at := brush.Parse(dragonPath).Scale(0.355, 0.355).Move(-18.1, -18.6)
	c.Paint(c.Fill(at.Move(0.8, 1)), brush.Flat(brush.Hex("#5d1518")), 0.9)
	c.Paint(c.Fill(at), brush.Flat(brush.Cream), 1)
	c.Paint(c.Fill(brush.Ellipse(-8.5, -5.9, 1.5, 1.7)), brush.Flat(brush.Dragon), 1)
}

// princess looks out from her tower, its foot at 0,0, with a large crown.
func (t *tilePainter) princess(c *brush.Canvas) {
	battlements(c, 0, 0, 20, 22)
	dress := brush.Parse("M50 0 C62 0 66 14 66 24 L92 96 C70 104 30 104 8 96 L34 24 C34 14 38 0 50 0 Z").Scale(0.17,
		0.20).Move(-8.5, -43)
	c.Draw(dress, brush.Style{K: brush.Rose, InkW: 1.8, Puff: 3, Seed: 2})
	c.Draw(brush.Ellipse(0, -46, 4.8, 5), brush.Style{K: brush.Hex("#f3cfae"), InkW: 1.5})
	c.Draw(brush.Parse("M0 60 C-6 0 106 0 100 60 C80 30 20 30 0 60 Z").Scale(0.10, 0.09).Move(-5, -52),
		brush.Style{K: brush.Hex("#c98a2e"), InkW: 1.2})
	c.Draw(brush.Parse("M4 100 L0 20 L30 58 L50 0 L70 58 L100 20 L96 100 Z").Scale(0.13, 0.095).Move(-6.5, -59),
		brush.Style{K: brush.Gold, InkW: 1.5})
}

// gateway is a stone arch h high with a violet swirl.
func (t *tilePainter) gateway(x, y, h float64) {
	k := h / 100
	at := func(s string) brush.Path { return brush.Parse(s).Scale(k, k).Move(x-50*k, y-98*k) }
	t.Ground(x, y, h*0.5, h*0.15, 0.7)
	in := at(pathGateway)
	t.Paint(t.Fill(in).Blur(h*0.12*t.S), brush.Flat(brush.Magic.Light(0.4)), 0.55)
	t.Draw(at("M4 98 L4 46 C4 -12 96 -12 96 46 L96 98 Z"), brush.Style{K: brush.StoneMid, InkW: h*0.045 + 0.4,
		Puff: h * 0.05, Seed: 2})
	m := t.Draw(in, brush.Style{K: brush.Magic.Dark(0.35), InkW: h*0.035 + 0.3, Ink: brush.Hex("#33204a"), Seed: 3})
	for i := range 4 {
		var pts []brush.V
		for s := 0.0; s < 1; s += 0.04 {
			sn, co := math.Sincos(s*7.5 + float64(i)*math.Pi/2)
			pts = append(pts, brush.Pt(x+co*s*0.34*h, y-h*0.44+sn*s*0.46*h))
		}
		t.Paint(t.Stroke(brush.Line(pts...), brush.Taper(h*0.02, h*0.09)).And(m),
			brush.Flat(brush.Magic.Light(0.25+0.12*float64(i))), 0.85)
	}
	t.Paint(t.Fill(brush.Ellipse(x, y-h*0.44, h*0.07, h*0.08)), brush.Flat(brush.Cream), 0.95)
	joint := func(a, b brush.V) {
		t.Paint(t.Stroke(brush.Line(a, b), brush.Const(h*0.025)), brush.Flat(brush.InkFor(brush.StoneMid)), 0.6)
	}
	for i := range 7 {
		s, c := math.Sincos(math.Pi * (1 + (float64(i)+0.5)/7))
		joint(brush.Pt(x+c*h*0.31, y-h*0.52+s*h*0.30), brush.Pt(x+c*h*0.46, y-h*0.52+s*h*0.44))
	}
	for _, up := range []float64{0.14, 0.30} {
		for _, side := range []float64{-1, 1} {
			joint(brush.Pt(x+side*h*0.31, y-up*h), brush.Pt(x+side*h*0.46, y-up*h))
		}
	}
}

// tileBack is the back of every tile: a dark card with a walled town for a
// seal.
func tileBack(c *brush.Canvas) {
	t := &tilePainter{Canvas: c.At(tileMiddle.Mul(-1), 1)}
	k := brush.Hex("#7a3f33")
	g := brush.Gouache(k, 4, 0.6)
	t.Paint(t.square(), func(x, y float64) brush.Col {
		lozenge := math.Abs(math.Mod(x+y, 32)-16) < 1.1 || math.Abs(math.Mod(x-y+tileSide, 32)-16) < 1.1
		if lozenge {
			return g(x, y).Light(0.16)
		}
		return g(x, y)
	}, 1)
	for _, q := range []struct {
		in, w float64
		k     brush.Col
	}{{14, 5, brush.InkFor(k)}, {14, 2.6, brush.Gold}, {22, 1.4, brush.Gold.Mix(k, 0.4)}} {
		t.Paint(t.Stroke(brush.RoundRect(q.in, q.in, tileSide-2*q.in, tileSide-2*q.in, 10), brush.Const(q.w)),
			brush.Flat(q.k), 1)
	}
	token(t.Canvas, brush.Ellipse(128, 128, 66, 66), brush.Paper, brush.Gold)
	disc := t.Fill(brush.Ellipse(128, 128, 64, 64))
	t.Paint(t.Fill(brush.Ellipse(128, 190, 92, 46)).And(disc), brush.Gouache(brush.Grass, 6, 0), 1)
	st := &brush.Stage{}
	st.Add(150, func() { props.House(t.Canvas, 102, 150, 36, brush.RoofRust, false, 3) })
	st.Add(152, func() { props.House(t.Canvas, 158, 152, 36, brush.RoofBlue, true, 4) })
	st.Add(146, func() { props.Tower(t.Canvas, 128, 146, 20, 40, brush.RoofRed, 5) })
	wall := brush.Line(brush.Pt(72, 156), brush.Pt(100, 166), brush.Pt(128, 169), brush.Pt(156, 166),
		brush.Pt(184, 156))
	st.Draw()
	pts := resampled(wall, wallStep)
	out := make([]brush.V, len(pts))
	for i := range out {
		out[i] = brush.Pt(0, 1)
	}
	for s := 0; s < len(pts)-1; s += wallPiece {
		e := min(len(pts)-1, s+wallPiece)
		t.wallPiece(pts[s:e+1], out[s:e+1], uint32(s))
	}
	t.stage.Draw()
	t.gatehouse(brush.Pt(128, 168), brush.RoofBlue)
	t.Paint(t.Stroke(brush.Ellipse(128, 128, 66, 66), brush.Const(5)), brush.Flat(brush.Ink), 1)
	t.Paint(t.Stroke(brush.Ellipse(128, 128, 66, 66), brush.Const(2.4)), brush.Flat(brush.Gold), 1)
	t.card()
}
