package props

import (
	"math"

	"tilestead/assets/paint/brush"
)

// TownWall is a stone wall h high along a closed line, painted in pieces on
// the stage so that what stands inside hides behind its near side.
func TownWall(c *brush.Canvas, st *brush.Stage, ring brush.Path, thick, h float64, seed uint32) {
	n := int(math.Round(ring.Length() / (thick * 1.4)))
	x0, y0, x1, y1 := ring.Bounds()
	mid := brush.Pt((x0+x1)/2, (y0+y1)/2)
	for i := 0; i < n; i++ {
		a, _ := ring.At(float64(i) / float64(n))
		b, _ := ring.At(float64(i+1) / float64(n))
		st.Add(math.Max(a.Y, b.Y), func() {
			in := mid.Sub(a.Lerp(b, 0.5)).Unit().Mul(thick)
			up := brush.Pt(0, -h)
			k := brush.StoneMid.Dark(0.10)
			if d := b.Sub(a).Unit(); d.X < 0 { // near side: the outer face shows
				k = k.Dark(0.22 * math.Max(0, d.Y)).Light(0.25 * math.Max(0, -d.Y))
			} else {
				k = k.Dark(0.25)
			}
			c.Paint(c.Fill(brush.Poly(a, b, b.Add(up), a.Add(up))), brush.Gouache(k, seed+uint32(i), 0), 1)
			c.Paint(c.Fill(brush.Poly(a.Add(in), b.Add(in), b.Add(in).Add(up), a.Add(in).Add(up))),
				brush.Gouache(k.Dark(0.1), seed, 0), 1)
			c.Paint(c.Fill(brush.Poly(a.Add(up), b.Add(up), b.Add(in).Add(up), a.Add(in).Add(up))),
				brush.Gouache(brush.Stone, seed, 0), 1)
			ink := brush.InkFor(brush.StoneMid)
			for _, l := range []brush.Path{brush.Line(a, b), brush.Line(a.Add(up), b.Add(up)),
				brush.Line(a.Add(in).Add(up), b.Add(in).Add(up))} {
				c.Paint(c.Stroke(l, brush.Const(1.3)), brush.Flat(ink), 0.85)
			}
			if i%2 == 0 {
				p, q := a.Lerp(b, 0.1).Add(up), a.Lerp(b, 0.9).Add(up)
				m := brush.Poly(p, q, q.Add(brush.Pt(0, -h*0.34)), p.Add(brush.Pt(0, -h*0.34)))
				c.Paint(c.Fill(m), brush.Flat(brush.Stone.Light(0.15)), 1)
				c.Paint(c.Stroke(m, brush.Const(1.1)), brush.Flat(ink), 0.85)
			}
		})
	}
}

// Cathedral stands on (x, y), about 170 k wide: two towers, a long nave.
func Cathedral(c *brush.Canvas, st *brush.Stage, x, y, k float64, seed uint32) {
	st.Add(y, func() {
		c := c.At(brush.Pt(x, y), k)
		wall := brush.Hex("#eadfca")
		arch := func(a, b, w, h float64, k brush.Col) {
			q := brush.Parse("M0 100 L0 36 C0 -12 100 -12 100 36 L100 100 Z").Scale(w/100, h/100).Move(a-w/2, b-h)
			c.Paint(c.Stroke(q, brush.Const(1.6)), brush.Flat(brush.InkFor(brush.Stone)), 0.8)
			c.Paint(c.Fill(q), brush.Flat(k), 1)
		}
		c.Ground(6, 0, 76, 16, 0.8)
		Face(c, brush.Poly(brush.Pt(-10, -40), brush.Pt(70, -40), brush.Pt(70, -2), brush.Pt(-10, 0)), wall.Dark(0.18),
			0.12, 1.9, seed)
		for i := 0; i < 4; i++ {
			bx := 6 + float64(i)*18
			Face(c, brush.Poly(brush.Pt(bx-2.4, 0), brush.Pt(bx-2.4, -24), brush.Pt(bx, -29), brush.Pt(bx+2.4, -24),
				brush.Pt(bx+2.4, 0)), wall.Dark(0.05), 0.2, 1.3, seed+uint32(i))
			if i < 3 {
				arch(bx+9, -8, 7, 17, brush.Hex("#6f9cb0"))
			}
		}
		roof := brush.Pts(-12, -38, 74, -39, 62, -76, -14, -76)
		Face(c, brush.Poly(roof...), brush.RoofBlue, 0.25, 2, seed+1)
		RoofRows(c, roof[0], roof[1], roof[2], roof[3], 5, brush.RoofBlue, seed)
		Face(c, brush.Poly(brush.Pt(30, -72), brush.Pt(30, -88), brush.Pt(44, -88), brush.Pt(44, -72)), wall.Dark(0.05),
			0.2, 1.6, seed+4)
		Face(c, brush.Poly(brush.Pt(27, -87), brush.Pt(47, -87), brush.Pt(37, -122)), brush.RoofRed, 0.35, 1.8, seed+4)
		for i, tx := range []float64{-56, -14} {
			Face(c, brush.Poly(brush.Pt(tx-13, 2), brush.Pt(tx-13, -74), brush.Pt(tx+13, -74), brush.Pt(tx+13, 2)),
				wall.Light(0.2*float64(1-i)), 0.22, 2, seed+6)
			arch(tx, -42, 8, 20, brush.Hex("#5b6f7d"))
			c.Paint(c.Stroke(brush.Line(brush.Pt(tx-13, -36), brush.Pt(tx+13, -36)), brush.Const(1.4)),
				brush.Flat(brush.InkFor(brush.Stone)), 0.5)
			Face(c, brush.Poly(brush.Pt(tx-16, -72), brush.Pt(tx+16, -72), brush.Pt(tx, -116)), brush.RoofRed,
				0.35, 2, seed+7)
			c.Paint(c.Fill(brush.Poly(brush.Pt(tx, -116), brush.Pt(tx+16, -72), brush.Pt(tx+4, -72))),
				brush.Flat(brush.RoofRed.Dark(0.5)), 0.5)
			c.Paint(c.Stroke(brush.Line(brush.Pt(tx, -124), brush.Pt(tx, -115)), brush.Const(2.4)),
				brush.Flat(brush.Ink), 1)
			c.Paint(c.Fill(brush.Ellipse(tx, -125, 2.4, 2.4)), brush.Flat(brush.Gold), 1)
		}
		Face(c, brush.Poly(brush.Pt(-45, 2), brush.Pt(-45, -52), brush.Pt(-35, -72), brush.Pt(-25, -52),
			brush.Pt(-25, 2)), wall, 0.18, 1.9, seed+8)
		rose := brush.Ellipse(-35, -40, 8.6, 8.6)
		c.Paint(c.Stroke(rose, brush.Const(3)), brush.Flat(brush.InkFor(brush.Stone)), 0.9)
		c.Paint(c.Fill(rose), brush.Flat(brush.Hex("#3f6fa0")), 1)
		for i := 0; i < 6; i++ {
			s, co := math.Sincos(float64(i) / 6 * 2 * math.Pi)
			c.Paint(c.Fill(brush.Ellipse(-35+co*4.8, -40+s*4.8, 2, 2)),
				brush.Flat([]brush.Col{brush.Gold, brush.Rose, brush.Cream}[i%3]), 1)
		}
		arch(-35, 2, 13, 22, brush.Hex("#6d4230"))
	})
}
