package paint

import "math"

// townWall is a stone wall h high along a closed line, painted in pieces on
// the stage so that what stands inside hides behind its near side.
func townWall(c *Canvas, st *Stage, ring Path, thick, h float64, seed uint32) {
	n := int(math.Round(length(ring) / (thick * 1.4)))
	x0, y0, x1, y1 := ring.Bounds()
	mid := Pt((x0+x1)/2, (y0+y1)/2)
	for i := 0; i < n; i++ {
		a, _ := ring.At(float64(i) / float64(n))
		b, _ := ring.At(float64(i+1) / float64(n))
		st.Add(math.Max(a.Y, b.Y), func() {
			in := mid.Sub(a.Lerp(b, 0.5)).Unit().Mul(thick)
			up := Pt(0, -h)
			k := StoneMid.Dark(0.10)
			if d := b.Sub(a).Unit(); d.X < 0 { // near side: the outer face shows
				k = k.Dark(0.22 * math.Max(0, d.Y)).Light(0.25 * math.Max(0, -d.Y))
			} else {
				k = k.Dark(0.25)
			}
			c.Paint(c.Fill(Poly(a, b, b.Add(up), a.Add(up))), Gouache(k, seed+uint32(i), 0), 1)
			c.Paint(c.Fill(Poly(a.Add(in), b.Add(in), b.Add(in).Add(up), a.Add(in).Add(up))), Gouache(k.Dark(0.1), seed, 0), 1)
			c.Paint(c.Fill(Poly(a.Add(up), b.Add(up), b.Add(in).Add(up), a.Add(in).Add(up))), Gouache(Stone, seed, 0), 1)
			ink := InkFor(StoneMid)
			for _, l := range []Path{Line(a, b), Line(a.Add(up), b.Add(up)), Line(a.Add(in).Add(up), b.Add(in).Add(up))} {
				c.Paint(c.Stroke(l, Const(1.3)), Flat(ink), 0.85)
			}
			if i%2 == 0 {
				p, q := a.Lerp(b, 0.1).Add(up), a.Lerp(b, 0.9).Add(up)
				m := Poly(p, q, q.Add(Pt(0, -h*0.34)), p.Add(Pt(0, -h*0.34)))
				c.Paint(c.Fill(m), Flat(Stone.Light(0.15)), 1)
				c.Paint(c.Stroke(m, Const(1.1)), Flat(ink), 0.85)
			}
		})
	}
}

func length(p Path) float64 {
	t := 0.0
	pts := p[0].P
	for i, a := range pts {
		if i+1 < len(pts) || p[0].Closed {
			t += pts[(i+1)%len(pts)].Sub(a).Len()
		}
	}
	return t
}

// cathedral stands on (x, y), about 170 k wide: two towers, a long nave.
func cathedral(c *Canvas, st *Stage, x, y, k float64, seed uint32) {
	st.Add(y, func() {
		c := c.At(Pt(x, y), k)
		wall := Hex("#eadfca")
		arch := func(a, b, w, h float64, k Col) {
			q := Parse("M0 100 L0 36 C0 -12 100 -12 100 36 L100 100 Z").Scale(w/100, h/100).Move(a-w/2, b-h)
			c.Paint(c.Stroke(q, Const(1.6)), Flat(InkFor(Stone)), 0.8)
			c.Paint(c.Fill(q), Flat(k), 1)
		}
		c.Ground(6, 0, 76, 16, 0.8)
		face(c, Poly(Pt(-10, -40), Pt(70, -40), Pt(70, -2), Pt(-10, 0)), wall.Dark(0.18), 0.12, 1.9, seed)
		for i := 0; i < 4; i++ {
			bx := 6 + float64(i)*18
			face(c, Poly(Pt(bx-2.4, 0), Pt(bx-2.4, -24), Pt(bx, -29), Pt(bx+2.4, -24), Pt(bx+2.4, 0)), wall.Dark(0.05), 0.2, 1.3, seed+uint32(i))
			if i < 3 {
				arch(bx+9, -8, 7, 17, Hex("#6f9cb0"))
			}
		}
		roof := Pts(-12, -38, 74, -39, 62, -76, -14, -76)
		face(c, Poly(roof...), RoofBlue, 0.25, 2, seed+1)
		roofRows(c, roof[0], roof[1], roof[2], roof[3], 5, RoofBlue, seed)
		face(c, Poly(Pt(30, -72), Pt(30, -88), Pt(44, -88), Pt(44, -72)), wall.Dark(0.05), 0.2, 1.6, seed+4)
		face(c, Poly(Pt(27, -87), Pt(47, -87), Pt(37, -122)), RoofRed, 0.35, 1.8, seed+4)
		for i, tx := range []float64{-56, -14} {
			face(c, Poly(Pt(tx-13, 2), Pt(tx-13, -74), Pt(tx+13, -74), Pt(tx+13, 2)), wall.Light(0.2*float64(1-i)), 0.22, 2, seed+6)
			arch(tx, -42, 8, 20, Hex("#5b6f7d"))
			c.Paint(c.Stroke(Line(Pt(tx-13, -36), Pt(tx+13, -36)), Const(1.4)), Flat(InkFor(Stone)), 0.5)
			face(c, Poly(Pt(tx-16, -72), Pt(tx+16, -72), Pt(tx, -116)), RoofRed, 0.35, 2, seed+7)
			c.Paint(c.Fill(Poly(Pt(tx, -116), Pt(tx+16, -72), Pt(tx+4, -72))), Flat(RoofRed.Dark(0.5)), 0.5)
			c.Paint(c.Stroke(Line(Pt(tx, -124), Pt(tx, -115)), Const(2.4)), Flat(Ink), 1)
			c.Paint(c.Fill(Ellipse(tx, -125, 2.4, 2.4)), Flat(Gold), 1)
		}
		face(c, Poly(Pt(-45, 2), Pt(-45, -52), Pt(-35, -72), Pt(-25, -52), Pt(-25, 2)), wall, 0.18, 1.9, seed+8)
		rose := Ellipse(-35, -40, 8.6, 8.6)
		c.Paint(c.Stroke(rose, Const(3)), Flat(InkFor(Stone)), 0.9)
		c.Paint(c.Fill(rose), Flat(Hex("#3f6fa0")), 1)
		for i := 0; i < 6; i++ {
			s, co := math.Sincos(float64(i) / 6 * 2 * math.Pi)
			c.Paint(c.Fill(Ellipse(-35+co*4.8, -40+s*4.8, 2, 2)), Flat([]Col{Gold, Rose, Cream}[i%3]), 1)
		}
		arch(-35, 2, 13, 22, Hex("#6d4230"))
	})
}
