package montana

import (
	"math"

	"tilestead/assets/paint/book"
	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/common"
	"tilestead/rules/montana"
)

// discScales are the baked radii of the disc over its 100 units.
var discScales = []float64{0.9, 1.3, 1.9, 2.6}

const (
	discInner = 90 // radius of the painted sectors
	discStand = 62 // where the workers stand
)

// addDisc registers the recruitment disc and what turns on it.
func addDisc(b *book.Book) {
	add := func(name string, r float64, f func(c *brush.Canvas)) {
		b.Add(book.Picture{Name: "montana/disc" + name, Sheet: "montana/disc",
			Box: book.Box{X0: -r, Y0: -r, X1: r + 6, Y1: r + 10}, Scales: discScales, Super: 2, Paint: f})
	}
	add("", 104, paintDisc)
	add("/arrow", 64, func(c *brush.Canvas) {
		q := brush.Parse("M-6 14 L-4 -46 L-13 -44 L0 -74 L13 -44 L4 -46 L6 14 C4 20 -4 20 -6 14 Z").Scale(0.78, 0.78)
		c.Drop(c.Fill(q), 2, 3.4, 2, 0.9)
		m := c.Draw(q, brush.Style{K: brush.Rust.Light(0.06), InkW: 2, Puff: 2.4, PuffAmt: 0.45, Ink: brush.Ink})
		c.Paint(c.Stroke(brush.Line(brush.Pt(0, -52), brush.Pt(0, 8)), brush.Swell(1.6, 0.2)).And(m),
			brush.Flat(brush.Rust.Light(0.5)), 0.6)
	})
	add("/hub", 16, func(c *brush.Canvas) {
		c.Drop(c.Fill(brush.Ellipse(0, 0, 8.5, 8.5)), 1.5, 2, 1.5, 0.8)
		c.Draw(brush.Ellipse(0, 0, 8.5, 8.5), brush.Style{K: brush.UIGold, InkW: 2, Puff: 3.4, PuffAmt: 0.5,
			Ink: brush.Ink})
		c.Paint(c.Fill(brush.Ellipse(-2.4, -2.8, 2.4, 1.9)), brush.Flat(brush.Cream), 0.8)
	})
	add("/sector", 96, func(c *brush.Canvas) {
		q := sectorPath(0, len(montana.Components.Sectors), discInner)
		m := c.Fill(q)
		c.Paint(m, brush.Flat(brush.UIGold.Light(0.20)), 0.26)
		c.Paint(c.Stroke(q, brush.Const(15)).Blur(4*c.S).And(m), brush.Flat(brush.UIGold), 0.75)
		c.Paint(c.Stroke(q, brush.Const(5.6)), brush.Flat(brush.Ink), 0.9)
		c.Paint(c.Stroke(q, brush.Const(3.4)), brush.Flat(brush.UIGold.Light(0.15)), 1)
	})
}

// sectorAngle is the middle of sector i of n; sector 0 points up and the
// numbers run clockwise.
func sectorAngle(i, n int) float64 { return float64(i)/float64(n)*2*math.Pi - math.Pi/2 }

func sectorPath(i, n int, r float64) brush.Path {
	pts := []brush.V{{}}
	for k := 0; k <= 12; k++ {
		s, c := math.Sincos(sectorAngle(i, n) + (float64(k)/12-0.5)*2*math.Pi/float64(n))
		pts = append(pts, brush.Pt(r*c, r*s))
	}
	return brush.Path{{P: pts, Closed: true}}
}

func paintDisc(c *brush.Canvas) {
	sectors := montana.Components.Sectors
	n := len(sectors)
	rim := brush.Ellipse(0, 0, 100, 100)
	c.Drop(c.Fill(rim), 3, 5, 4, 0.8)
	c.Paint(c.Stroke(rim, brush.Const(4)), brush.Flat(brush.Ink), 1)
	m := c.Fill(rim)
	puff := c.Puff(m.Not(c.Fill(brush.Ellipse(0, 0, discInner-1, discInner-1))), 3)
	g := brush.Gouache(brush.Wood, 4, 0.7)
	c.Paint(m, func(x, y float64) brush.Col {
		a := math.Atan2(y, x) // the grain runs round the rim
		ring := 0.03 * brush.Noise(math.Hypot(x, y)/1.3, a*3, 0, 6)
		return g(x, y).Scale(1+ring).Relief(puff(x, y), 0.5, 0.5)
	}, 1)
	for i := 0; i < n; i++ {
		q := sectorPath(i, n, discInner)
		k := []brush.Col{brush.Paper, brush.PaperDim}[i%2]
		gg := brush.Gouache(k, uint32(i), sectorAngle(i, n))
		c.Paint(c.Fill(q), func(x, y float64) brush.Col {
			r := math.Hypot(x, y) / discInner
			return gg(x, y).Dark(0.10*brush.Smooth(0.75, 1, r) + 0.10*brush.Smooth(0.35, 0, r))
		}, 1)
		c.Paint(c.Stroke(q, brush.Const(1.4)), brush.Flat(brush.InkSoft), 0.9)
	}
	// the rim throws a shade on the upper left of the paper
	paper := c.Fill(brush.Ellipse(0, 0, discInner, discInner))
	c.Glaze(paper.Not(c.Fill(brush.Ellipse(2.5, 3.5, discInner, discInner)).Blur(2*c.S)), brush.ShadowTint, 0.6)
	c.Paint(c.Stroke(brush.Ellipse(0, 0, discInner, discInner), brush.Const(2)), brush.Flat(brush.Ink), 1)
	for i := 0; i < n; i++ {
		s, co := math.Sincos(sectorAngle(i, n) + math.Pi/float64(n))
		v := brush.Pt(95*co, 95*s)
		c.Paint(c.Fill(brush.Ellipse(v.X, v.Y, 3.1, 3.1)), brush.Flat(brush.Ink), 1)
		c.Paint(c.Fill(brush.Ellipse(v.X, v.Y, 2.2, 2.2)), brush.Flat(brush.UIGold), 1)
		c.Paint(c.Fill(brush.Ellipse(v.X-0.6, v.Y-0.7, 0.8, 0.7)), brush.Flat(brush.Cream), 0.9)
	}
	var st brush.Stage
	for i, w := range sectors {
		s, co := math.Sincos(sectorAngle(i, n))
		x, y := discStand*co, discStand*s
		const h = 25.5
		st.Add(y, func() {
			common.TradeWorker(c, x-h*0.40, y+h*0.40, h, int(w[0]))
			common.TradeWorker(c, x+h*0.40, y+h*0.58, h, int(w[1]))
		})
	}
	st.Draw()
}
