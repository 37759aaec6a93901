package props

import (
	"math"

	"tilestead/assets/paint/brush"
)

// drift is a shade lit at (x0, y0) and dark at (x1, y1) by amt.
func drift(base brush.Shade, x0, y0, x1, y1, amt float64) brush.Shade {
	dx, dy := x1-x0, y1-y0
	l := dx*dx + dy*dy
	return func(x, y float64) brush.Col {
		t := brush.Clamp01(((x-x0)*dx + (y-y0)*dy) / l)
		return base(x, y).Relief(1-2*t, amt, amt*1.4)
	}
}

// Face is a flat plane of a building with drifting light and an outline ink
// units wide.
func Face(c *brush.Canvas, q brush.Path, k brush.Col, amt, ink float64, seed uint32) *brush.Mask {
	q = q.Wobble(0.5, 16, seed)
	x0, y0, x1, y1 := q.Bounds()
	m := c.Fill(q)
	c.Paint(m, drift(brush.Gouache(k, seed, 0.2), x0, y0, x1, y1, amt), 1)
	if ink > 0 {
		c.Line(q, ink, brush.InkFor(k), seed)
	}
	return m
}

// RoofRows draws rows of shingles between the eave a-b and the ridge d-e.
func RoofRows(c *brush.Canvas, a, b, e, d brush.V, rows int, k brush.Col, seed uint32) {
	for i := 1; i < rows; i++ {
		t := float64(i) / float64(rows)
		l, r := a.Lerp(d, t), b.Lerp(e, t)
		q := brush.Line(l.Lerp(r, 0.06), r.Lerp(l, 0.06)).Wobble(0.5, 5, seed+uint32(i))
		c.Paint(c.Stroke(q, brush.Swell(1.1, 0.5)), brush.Flat(k.Dark(0.45)), 0.55)
	}
	sun := brush.Line(d.Lerp(e, 0.05).Add(brush.Pt(0, 1.3)), e.Lerp(d, 0.05).Add(brush.Pt(0, 1.3)))
	c.Paint(c.Stroke(sun, brush.Swell(1.5, 0.4)), brush.Flat(k.Light(0.5)), 0.7)
}

// House is a storybook house w wide: a gable front and a long roof beside it.
// Mirrored puts the front on the right; the light stays where it is.
func House(c *brush.Canvas, x, y, w float64, roof brush.Col, mirrored bool, seed uint32) {
	h, g, gw := w*0.36, w*0.36, w*0.45
	flip := 1.0
	wall, side, lit, rk := brush.Plaster, brush.Plaster.Dark(0.22), brush.Plaster, roof
	if mirrored {
		flip = -1
		side, lit, rk = wall.Dark(0.06), wall.Dark(0.12), roof.Light(0.12)
	}
	at := func(t float64) float64 { return x + flip*(t-w/2) }
	c.Ground(x, y, w*0.58, w*0.16, 0.7)
	Face(c, brush.Poly(brush.Pt(at(gw), y-h), brush.Pt(at(w), y-h), brush.Pt(at(w), y-1), brush.Pt(at(gw), y)), side,
		0.10, 1.5, seed)
	a, b := brush.Pt(at(gw-1), y-h+1), brush.Pt(at(w+2), y-h+1.5)
	d, e := brush.Pt(at(gw/2), y-h-g), brush.Pt(at(w-gw*0.28), y-h-g)
	if v, ok := ChimneyOf(x, y, w, mirrored, seed); ok {
		Face(c, brush.Rect(v.X-2.2, v.Y, 4.6, 8), brush.Hex("#c9a184"), 0.2, 1.2, seed+8)
	}
	Face(c, brush.Poly(a, b, e, d), rk, 0.22, 1.7, seed+3)
	RoofRows(c, a, b, e, d, 3, rk, seed)
	Face(c, brush.Poly(brush.Pt(at(0), y), brush.Pt(at(0), y-h), brush.Pt(at(gw/2), y-h-g+1), brush.Pt(at(gw), y-h),
		brush.Pt(at(gw), y)), lit, 0.10, 1.5, seed+5)
	bargeboard(c, brush.Line(brush.Pt(at(-1.5), y-h+2), brush.Pt(at(gw/2), y-h-g-0.5), brush.Pt(at(gw+1.5), y-h+2)),
		roof)
	dx, dw := at(gw*0.5), w*0.075
	c.Paint(c.Fill(brush.Poly(brush.Pt(dx-dw, y-0.4), brush.Pt(dx-dw, y-h*0.5), brush.Pt(dx, y-h*0.68),
		brush.Pt(dx+dw, y-h*0.5), brush.Pt(dx+dw, y-0.4))), brush.Flat(brush.Hex("#6d4230")), 1)
	for _, t := range []float64{0.36, 0.76} {
		Window(c, at(gw+(w-gw)*t), y-h*0.48, w*0.11, h*0.36)
	}
}

// ChimneyOf is the top of the chimney of the House with the same arguments, and
// false when it has none.
func ChimneyOf(x, y, w float64, mirrored bool, seed uint32) (brush.V, bool) {
	d := w*0.68 - w/2
	if mirrored {
		d = -d
	}
	return brush.Pt(x+d, y-w*0.36-w*0.36-5), seed%3 != 0
}

func bargeboard(c *brush.Canvas, q brush.Path, roof brush.Col) {
	c.Paint(c.Stroke(q, brush.Const(3.1)), brush.Flat(brush.InkFor(roof)), 0.95)
	c.Paint(c.Stroke(q, brush.Const(1.6)), brush.Flat(roof.Light(0.25)), 1)
}

// Window has its middle at (x, y); there is light behind its upper left pane.
func Window(c *brush.Canvas, x, y, w, h float64) {
	c.Paint(c.Fill(brush.Rect(x-w/2, y-h/2, w, h)), brush.Flat(brush.Hex("#6f5a55")), 1)
	c.Paint(c.Fill(brush.Rect(x-w*0.34, y-h*0.38, w*0.4, h*0.46)), brush.Flat(brush.Hex("#ffe29a")), 0.9)
}

// Gable is a narrow town house seen from the front, w wide.
func Gable(c *brush.Canvas, x, y, w float64, roof brush.Col, seed uint32) {
	h, g, d := w*0.62, w*0.5, w*0.42
	c.Ground(x, y, w*0.62, w*0.2, 0.7)
	l, r := x-w/2, x+w/2
	top := y - h - g
	Face(c, brush.Poly(brush.Pt(l-1.5, y-h+2), brush.Pt(x, top), brush.Pt(x, top-d), brush.Pt(l-1.5, y-h-d+2)),
		roof.Light(0.15), 0.15, 1.6, seed)
	Face(c, brush.Poly(brush.Pt(x, top), brush.Pt(r+1.5, y-h+2), brush.Pt(r+1.5, y-h-d+2), brush.Pt(x, top-d)),
		roof.Dark(0.18), 0.15, 1.6, seed+1)
	Face(c, brush.Poly(brush.Pt(l, y), brush.Pt(l, y-h), brush.Pt(x, top+1), brush.Pt(r, y-h), brush.Pt(r, y)),
		brush.Plaster, 0.14, 1.5, seed+2)
	bargeboard(c, brush.Line(brush.Pt(l-1.5, y-h+2), brush.Pt(x, top), brush.Pt(r+1.5, y-h+2)), roof)
	ws := w * 0.09
	Window(c, x, y-h*0.89, ws*2, h*0.26)
	c.Paint(c.Fill(brush.Rect(x-ws*1.1, y-h*0.5, ws*2.2, h*0.5)), brush.Flat(brush.Hex("#6d4230")), 1)
}

// Tower is round, w wide and h high to the eaves, with a pointed roof.
func Tower(c *brush.Canvas, x, y, w, h float64, roof brush.Col, seed uint32) {
	c.Ground(x, y, w*0.8, w*0.3, 0.7)
	body := brush.Poly(brush.Pt(x-w/2, y-h), brush.Pt(x+w/2, y-h), brush.Pt(x+w/2, y-w*0.1), brush.Pt(x, y+w*0.1),
		brush.Pt(x-w/2, y-w*0.1))
	m := Face(c, body, brush.Stone, 0.2, 1.6, seed)
	c.Paint(c.Fill(brush.Rect(x+w*0.12, y-h, w*0.4, h+w*0.1)).And(m), brush.Flat(brush.StoneDim), 0.55)
	c.Paint(c.Fill(brush.RoundRect(x-w*0.16, y-h*0.62, w*0.2, h*0.24, w*0.09)), brush.Flat(brush.Ink), 0.85)
	cone := brush.Poly(brush.Pt(x-w*0.66, y-h+w*0.06), brush.Pt(x, y-h-w*1.15), brush.Pt(x+w*0.66, y-h+w*0.06),
		brush.Pt(x, y-h+w*0.2))
	m = Face(c, cone, roof, 0.3, 1.7, seed+1)
	c.Paint(c.Fill(brush.Poly(brush.Pt(x, y-h-w*1.15), brush.Pt(x+w*0.66, y-h+w*0.06), brush.Pt(x+w*0.14, y-h+w*0.2))).
		And(m), brush.Flat(roof.Dark(0.5)), 0.5)
}

// Barn is the red prairie barn, w wide, its front to the left.
func Barn(c *brush.Canvas, x, y, w float64, k brush.Col, seed uint32) {
	h := w * 0.5
	c.Ground(x, y, w*0.64, w*0.2, 0.7)
	Face(c, brush.Poly(brush.Pt(x+w*0.1, y-h), brush.Pt(x+w*0.55, y-h), brush.Pt(x+w*0.55, y-1), brush.Pt(x+w*0.1, y)),
		k.Dark(0.25), 0.12, 2, seed)
	roof := brush.Pts(x+w*0.10, y-h*0.96, x+w*0.60, y-h*0.96, x+w*0.34, y-h*1.9, x-w*0.16, y-h*1.9)
	Face(c, brush.Poly(roof...), brush.Slate, 0.25, 2, seed)
	RoofRows(c, roof[0], roof[1], roof[2], roof[3], 3, brush.Slate, seed)
	front := brush.Poly(brush.Pt(x-w*0.45, y), brush.Pt(x-w*0.45, y-h), brush.Pt(x-w*0.36, y-h*1.5),
		brush.Pt(x-w*0.17, y-h*1.86), brush.Pt(x+w*0.02, y-h*1.5), brush.Pt(x+w*0.11, y-h), brush.Pt(x+w*0.11, y))
	Face(c, front, k, 0.16, 2, seed+2)
	eaves := brush.Line(brush.Pt(x-w*0.47, y-h*0.96), brush.Pt(x-w*0.37, y-h*1.5), brush.Pt(x-w*0.17, y-h*1.9),
		brush.Pt(x+w*0.03, y-h*1.5), brush.Pt(x+w*0.13, y-h*0.96))
	c.Paint(c.Stroke(eaves, brush.Const(3)), brush.Flat(brush.Cream), 1)
	c.Paint(c.Fill(brush.Rect(x-w*0.23, y-h*1.36, w*0.12, h*0.3)), brush.Flat(brush.Hex("#5d241c")), 1)
	d := brush.Rect(x-w*0.30, y-h*0.62, w*0.26, h*0.62)
	c.Paint(c.Fill(d), brush.Flat(brush.Hex("#6f2a20")), 1)
	c.Paint(c.Stroke(d, brush.Const(1.8)), brush.Flat(brush.Cream), 1)
	c.Paint(c.Stroke(brush.Line(brush.Pt(x-w*0.30, y), brush.Pt(x-w*0.04, y-h*0.62)), brush.Const(1.6)),
		brush.Flat(brush.Cream), 1)
	c.Paint(c.Stroke(brush.Line(brush.Pt(x-w*0.04, y), brush.Pt(x-w*0.30, y-h*0.62)), brush.Const(1.6)),
		brush.Flat(brush.Cream), 1)
}

// Cabin is a log cabin w wide, front to the left, smoke from its chimney.
func Cabin(c *brush.Canvas, x, y, w float64, smoke bool, seed uint32) {
	h := w * 0.34
	log := brush.Hex("#9c6b40")
	c.Ground(x, y, w*0.6, w*0.18, 0.7)
	side := brush.Poly(brush.Pt(x-w*0.04, y-h), brush.Pt(x+w*0.5, y-h), brush.Pt(x+w*0.5, y-1), brush.Pt(x-w*0.04, y))
	ms := Face(c, side, log.Dark(0.24), 0.1, 1.8, seed)
	front := brush.Poly(brush.Pt(x-w*0.5, y), brush.Pt(x-w*0.5, y-h), brush.Pt(x-w*0.27, y-h*1.95),
		brush.Pt(x-w*0.04, y-h), brush.Pt(x-w*0.04, y))
	cx := x + w*0.24
	Face(c, brush.Rect(cx, y-h*2.35, w*0.1, h*0.8), brush.StoneMid, 0.2, 1.5, seed+2)
	roof := brush.Pts(x-w*0.06, y-h*0.92, x+w*0.55, y-h*0.92, x+w*0.34, y-h*1.95, x-w*0.27, y-h*1.98)
	mf := Face(c, front, log, 0.14, 1.8, seed+1)
	for i := 1; i < 5; i++ {
		yy := y - h*float64(i)*0.25
		l := brush.Line(brush.Pt(x-w*0.5, yy), brush.Pt(x-w*0.04, yy), brush.Pt(x+w*0.5, yy-0.3))
		c.Paint(c.Stroke(l, brush.Const(1.2)).And(mf), brush.Flat(log.Dark(0.6)), 0.75)
		c.Paint(c.Stroke(l, brush.Const(1.2)).And(ms), brush.Flat(log.Dark(0.7)), 0.75)
	}
	k := brush.Hex("#7a8a5c")
	Face(c, brush.Poly(roof...), k, 0.25, 1.9, seed+3)
	RoofRows(c, roof[0], roof[1], roof[2], roof[3], 3, k, seed)
	bargeboard(c, brush.Line(brush.Pt(x-w*0.53, y-h*0.92), brush.Pt(x-w*0.27, y-h*2), brush.Pt(x-w*0.02, y-h*0.92)),
		brush.WoodDim)
	c.Paint(c.Fill(brush.Rect(x-w*0.34, y-h*0.74, w*0.15, h*0.74)), brush.Flat(brush.Hex("#5a3524")), 1)
	Window(c, x+w*0.24, y-h*0.52, w*0.13, h*0.42)
	if smoke {
		Plume(c, cx+w*0.05, y-h*2.4, w*0.1, seed)
	}
}

// Plume is smoke that rises from (x, y) in three puffs, the first of radius s.
func Plume(c *brush.Canvas, x, y, s float64, seed uint32) {
	for i, q := range brush.Pts(0.2, -0.7, 0.9, -2.1, 2.1, -3.5) {
		r := s * (0.8 + 0.35*float64(i))
		b := brush.Blob(x+q.X*s, y+q.Y*s, r, r*0.8, 0.12, 6, seed+uint32(i))
		m := c.Fill(b)
		p := c.Puff(m, r*0.4)
		c.Paint(c.Stroke(b, brush.Const(1.3)), brush.Flat(brush.StoneDim), 0.30)
		c.Paint(m, func(px, py float64) brush.Col { return brush.Hex("#efe6d8").Relief(p(px, py), 0.5, 0.25) },
			0.80-0.16*float64(i))
	}
}

// WindPump is the lattice windmill of the prairie, h high.
func WindPump(c *brush.Canvas, x, y, h float64, turn float64) {
	c.Ground(x, y, h*0.22, h*0.07, 0.6)
	ink := brush.InkFor(brush.WoodDim)
	hub := brush.Pt(x, y-h)
	var frame brush.Path
	for _, d := range []float64{-0.17, 0.17} {
		frame = append(frame, brush.Line(brush.Pt(x+d*h, y), brush.Pt(x+d*h*0.22, y-h*0.94))...)
	}
	for i := 0; i < 3; i++ {
		a, b := float64(i)*0.3, float64(i+1)*0.3
		frame = append(frame, brush.Line(brush.Pt(x-0.17*h*(1-a*0.8), y-a*h), brush.Pt(x+0.17*h*(1-b*0.8), y-b*h))...)
		frame = append(frame, brush.Line(brush.Pt(x+0.17*h*(1-a*0.8), y-a*h), brush.Pt(x-0.17*h*(1-b*0.8), y-b*h))...)
	}
	c.Paint(c.Stroke(frame, brush.Const(h*0.05+1)), brush.Flat(ink), 1)
	c.Paint(c.Stroke(frame, brush.Const(h*0.024)), brush.Flat(brush.Wood.Light(0.25)), 1)
	c.Draw(brush.Poly(brush.Pt(x+h*0.02, y-h*1.02), brush.Pt(x+h*0.30, y-h*1.10), brush.Pt(x+h*0.34, y-h*0.98),
		brush.Pt(x+h*0.30, y-h*0.90), brush.Pt(x+h*0.02, y-h*0.98)), brush.Style{K: brush.RoofRust, InkW: 1.6, Seed: 2})
	r := h * 0.24
	c.Paint(c.Fill(brush.Ellipse(hub.X, hub.Y, r+1.6, r+1.6)), brush.Flat(ink), 0.95)
	for i := 0; i < 10; i++ {
		a := turn + float64(i)/10*2*math.Pi
		p := func(t, d float64) brush.V { return brush.Pt(hub.X+math.Cos(a+d)*r*t, hub.Y+math.Sin(a+d)*r*t) }
		k := brush.Stone.Light(0.3)
		if math.Cos(a+0.9) > 0.1 {
			k = brush.StoneMid
		}
		c.Paint(c.Fill(brush.Poly(p(0.2, 0.1), p(1, -0.02), p(1, 0.50), p(0.2, 0.4))), brush.Flat(k), 1)
	}
	c.Paint(c.Fill(brush.Ellipse(hub.X, hub.Y, r*0.2, r*0.2)), brush.Flat(brush.RoofRust), 1)
}
