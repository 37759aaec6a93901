package carcassonne

import (
	"fmt"
	"math"

	"tilestead/assets/paint/book"
	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/common"
	"tilestead/assets/palette"
)

// What moves on the map, a few pictures each, in tile units. Fires and banners
// have their anchor at the foot, bells where they hang, all else in the middle.

// addEffects registers what moves.
func addEffects(b *book.Book) {
	add := func(sheet, name string, frames int, box book.Box, f func(c *brush.Canvas, n int)) {
		for n := range frames {
			b.Add(book.Picture{Name: fmt.Sprintf("carcassonne/%s/%d", name, n), Sheet: "carcassonne/" + sheet, Box: box,
				Scales: tileScales, Super: 2,
				Paint: func(c *brush.Canvas) { f(c, n) }})
		}
	}
	add("effects", "fire", 4, book.Box{X0: -46, Y0: -92, X1: 46, Y1: 24}, fireFrame)
	add("effects", "smoke", 4, book.Round(26), smokeFrame)
	add("effects", "bell", 3, book.Box{X0: -24, Y0: -8, X1: 26, Y1: 32}, bellFrame)
	add("effects", "lava", 3, book.Box{X0: -52, Y0: -46, X1: 52, Y1: 40}, lavaFrame)
	add("effects", "portal", 3, book.Round(40), portalFrame)
	for i := range palette.Seats {
		seat := palette.Seats[i]
		add("banners", "banner/"+seat.ID, 3, book.Box{X0: -13, Y0: -54, X1: 50, Y1: 12},
			func(c *brush.Canvas, n int) { bannerFrame(c, n, seat) })
	}
}

// fireFrame is a camp-fire of three tongues that lean with n.
func fireFrame(c *brush.Canvas, n int) {
	c.Paint(c.Fill(brush.Ellipse(0, -4, 30, 10)).Blur(7*c.S), brush.Flat(brush.LavaLit), 0.5)
	tongue := func(x, h, w, lean float64) brush.Path {
		return brush.Curve(true, brush.Pt(x, 3), brush.Pt(x-w, -h*0.10), brush.Pt(x-w*0.80, -h*0.42),
			brush.Pt(x-w*0.12+lean*0.5, -h*0.66),
			brush.Pt(x+lean, -h), brush.Pt(x+w*0.34+lean*0.4, -h*0.60), brush.Pt(x+w*0.92, -h*0.34),
			brush.Pt(x+w*0.86, -h*0.06))
	}
	sway := []float64{-7, 3, 8, -2}[n]
	tall := []float64{70, 78, 66, 74}[n]
	side := []float64{44, 36, 48, 40}[n]
	shapes := []brush.Path{
		tongue(-15, side, 13, sway-5),
		tongue(15, 84-side, 13, sway+5),
		tongue(0, tall, 19, sway),
	}
	for _, q := range shapes {
		c.Paint(c.Stroke(q, brush.Const(4.4)), brush.Flat(brush.Hex("#8f2f1c")), 1)
	}
	for i, k := range []brush.Col{brush.Lava.Mix(brush.RoofRed, 0.35), brush.Lava.Mix(brush.LavaLit, 0.4),
		brush.LavaLit, brush.Cream} {
		f := []float64{1, 0.74, 0.50, 0.27}[i]
		for _, q := range shapes {
			x0, _, x1, y1 := q.Bounds()
			root := brush.Pt((x0+x1)/2, y1)
			c.Paint(c.Fill(q.Map(func(v brush.V) brush.V { return root.Lerp(v, f) })),
				brush.Gouache(k, uint32(i+n), 0.4), 1)
		}
	}
	for i := range 3 { // sparks
		x, y := float64(i-1)*24+sway*1.2, -tall*0.7-float64((i*5+n*4)%9)
		c.Paint(c.Fill(brush.Ellipse(x, y, 2.2, 2.6)), brush.Flat(brush.LavaLit), 0.95)
	}
}

// smokeFrame is a puff from a chimney that grows and thins.
func smokeFrame(c *brush.Canvas, n int) {
	r := []float64{7, 10.5, 14, 17}[n]
	alpha := []float64{0.95, 0.85, 0.64, 0.36}[n]
	var q brush.Path
	for i, v := range brush.Pts(-0.5, 0.15, 0.45, 0.25, 0.02, -0.35) {
		q = append(q, brush.Blob(v.X*r, v.Y*r, r*0.66, r*0.60, 0.10, 6, uint32(n*3+i))...)
	}
	m := c.Fill(q)
	for _, lobe := range q {
		c.Paint(c.Stroke(brush.Path{lobe}, brush.Const(1.8)), brush.Flat(brush.InkFor(brush.StoneDim)), 0.5*alpha)
	}
	c.Erase(m, 1)
	puff := c.Puff(m, r*0.35)
	c.Paint(m, func(x, y float64) brush.Col {
		return brush.Snow.Mix(brush.StoneMid, 0.12).Relief(puff(x, y), 0.4, 0.45)
	}, alpha)
}

// bellFrame swings from its hook at 0, 0: left, straight, right.
func bellFrame(c *brush.Canvas, n int) {
	turn := float64(n-1) * -0.5
	at := func(s string) brush.Path { return brush.Parse(s).Rot(brush.V{}, turn) }
	clapper := brush.Ellipse(0, 21, 3, 3).Rot(brush.V{}, turn*1.25)
	c.Paint(c.Stroke(clapper, brush.Const(3)), brush.Flat(brush.Ink), 1)
	c.Paint(c.Fill(clapper), brush.Flat(brush.WoodDim), 1)
	c.Paint(c.Stroke(at("M0 0 L0 6"), brush.Const(4.4)), brush.Flat(brush.Ink), 1)
	m := c.Draw(at("M0 2 C6 2 7.4 7 7.8 11 C8.2 15 10 17 12 19.4 C8 21.6 -8 21.6 -12 19.4 C-10 17 -8.2 15 -7.8 11 "+
		"C-7.4 7 -6 2 0 2 Z"),
		brush.Style{K: brush.Gold, InkW: 2.6, Ink: brush.Ink, Puff: 3.6, PuffAmt: 0.45, Seed: 3})
	c.Paint(c.Stroke(at("M-10 16.4 C-5 18.4 5 18.4 10 16.4"), brush.Const(1.6)).And(m),
		brush.Flat(brush.RoofRust.Dark(0.3)), 0.7)
}

// lavaFrame is the light over the mouth of the volcano, with drops in it.
func lavaFrame(c *brush.Canvas, n int) {
	r := []float64{25, 29, 27}[n]
	c.Paint(c.Fill(brush.Ellipse(0, -4, r, r*0.72)).Blur(10*c.S), brush.Flat(brush.Lava), 0.55)
	c.Paint(c.Fill(brush.Ellipse(0, 0, 15, 6)).Blur(4*c.S), brush.Flat(brush.LavaLit), 0.85)
	drops := [][]brush.V{brush.Pts(-9, -13, 7, -20, 1, -9), brush.Pts(-13, -19, 11, -27, 3, -15),
		brush.Pts(-17, -12, 15, -22, -3, -24)}
	for i, v := range drops[n] {
		q := brush.Ellipse(v.X, v.Y, 3.4-0.5*float64(i), 3.8-0.5*float64(i))
		c.Paint(c.Stroke(q, brush.Const(1.8)), brush.Flat(brush.Hex("#8f2f1c")), 0.9)
		c.Paint(c.Fill(q), brush.Flat(brush.LavaLit), 1)
	}
}

// portalFrame is the light that swirls in the opening of a portal, a twelfth
// of a turn further each time.
func portalFrame(c *brush.Canvas, n int) {
	const k, arms = gatewayHeight / 100, 4
	opening := brush.Parse(pathGateway).Move(-50, -gatewayMiddle).Scale(k, k)
	m := c.Fill(opening)
	c.Paint(m.Blur(6*c.S), brush.Flat(brush.Magic.Light(0.45)), 0.8)
	c.Paint(m, brush.Flat(brush.Magic.Dark(0.25)), 1)
	for i := range arms {
		var pts []brush.V
		for s := 0.04; s < 1; s += 0.04 {
			sin, cos := math.Sincos(s*5.2 + (float64(i)+float64(n)/3)*2*math.Pi/arms)
			pts = append(pts, brush.Pt(cos*s*24, sin*s*28))
		}
		c.Paint(c.Stroke(brush.Line(pts...), brush.Taper(1.6, 6.5)).And(m),
			brush.Flat(brush.Magic.Light(0.32+0.18*float64(i%2))), 0.95)
	}
	c.Paint(c.Fill(brush.Ellipse(0, 0, 4.6, 5.4)).Blur(1.2*c.S), brush.Flat(brush.Cream), 1)
	c.Paint(c.Stroke(opening, brush.Const(2.2)), brush.Flat(brush.Hex("#33204a")), 0.9)
	for i := range 5 { // sparks that fly round
		sin, cos := math.Sincos(float64(i)*2*math.Pi/5 + float64(n)*0.42)
		c.Paint(c.Fill(brush.Ellipse(cos*28, sin*31, 1.9, 1.9)), brush.Flat(brush.Cream), 0.9)
	}
}

// bannerFrame is a seat's little flag in the wind, its foot at 0, 0.
func bannerFrame(c *brush.Canvas, n int, seat palette.SeatLook) {
	k := brush.Of(seat.Fill)
	const top, height, length = -46.0, 21.0, 36.0
	wave := func(t float64) float64 {
		return 3.4 * t * math.Sin(t*5.2-float64(n)*2*math.Pi/3)
	}
	var upper, lower []brush.V
	for i := 0; i <= 16; i++ {
		t := float64(i) / 16
		upper = append(upper, brush.Pt(length*t, top+2+wave(t)))
		lower = append(brush.Pts(length*t, top+2+height+wave(t)), lower...)
	}
	notch := brush.Pt(length*0.78, top+2+height/2+wave(0.8))
	flag := brush.Poly(append(append(upper, notch), lower...)...)
	c.Ground(0, 0, 6, 2.4, 0.7)
	c.Drop(c.Fill(flag), 3, 3.4, 2, 0.5)
	pole := brush.Line(brush.Pt(0, 0), brush.Pt(0, top))
	c.Paint(c.Stroke(pole, brush.Const(5)), brush.Flat(brush.Ink), 1)
	c.Paint(c.Stroke(flag, brush.Const(3.4)), brush.Flat(brush.InkFor(k)), 1)
	m := c.Fill(flag)
	g := brush.Gouache(k, 3, 0)
	c.Paint(m, func(x, y float64) brush.Col {
		t := brush.Clamp01(x / length)
		return g(x, y).Relief(-math.Cos(t*5.2-float64(n)*2*math.Pi/3)*t, 0.30, 0.30)
	}, 1)
	c.Paint(c.Stroke(pole, brush.Const(2.2)), brush.Flat(brush.Wood.Light(0.2)), 1)
	c.Paint(c.Fill(brush.Ellipse(0, top-1, 3.6, 3.6)), brush.Flat(brush.Ink), 1)
	c.Paint(c.Fill(brush.Ellipse(0, top-1, 2.3, 2.3)), brush.Flat(brush.Gold), 1)
	common.Sign(c, seat, length*0.40, top+2+height/2+wave(0.4), 14.5)
}
