// Package props paints what stands in many pictures: beasts, plants, rocks,
// houses and what belongs to a farm.
package props

import "tilestead/assets/paint/brush"

// Cattle is a brown and white cow that stands on (x, y) and faces left, s long.
func Cattle(c *brush.Canvas, x, y, s float64) {
	k := brush.Hex("#b5713f")
	at := func(d string) brush.Path { return brush.Parse(d).Scale(s/100, s/100).Move(x-s/2, y-s*0.98) }
	c.Ground(x, y, s*0.46, s*0.13, 0.7)
	m := c.Draw(at("M6 50 C4 44 8 40 14 38 L10 30 L24 33 C28 30 34 30 38 32 L84 30 C92 30 96 36 95 46 L94 66 L93 98 "+
		"L82 98 L80 74 L74 70 L50 72 L46 76 L44 98 L33 98 L31 72 C28 66 27 62 26 58 C20 62 10 60 6 50 Z"),
		brush.Style{K: k, InkW: s*0.045 + 0.3, Puff: s * 0.07, PuffAmt: 0.34, Seed: 4})
	for _, d := range []string{"M52 28 C66 26 78 34 74 46 C68 56 52 52 50 42 Z",
		"M84 40 C92 38 98 44 96 56 C90 62 84 56 82 50 Z", "M36 54 C44 50 50 58 46 66 C40 70 34 64 36 54 Z"} {
		c.Paint(c.Fill(at(d)).And(m), brush.Gouache(brush.Cream, 3, 0), 0.95)
	}
	c.Draw(at("M4 46 C4 42 8 42 12 43 C14 48 12 56 9 57 C5 55 4 50 4 46 Z"), brush.Style{K: brush.Hex("#e9b79c"),
		InkW: s * 0.02})
	horn := brush.Style{K: brush.Cream, InkW: s * 0.028, Ink: brush.Ink}
	c.Draw(at("M16 35 C12 30 12 22 16 18 C17 24 20 28 24 31 Z"), horn)
	c.Draw(at("M27 31 C28 25 32 20 36 18 C36 24 34 29 32 32 Z"), horn)
	c.Paint(c.Fill(brush.Ellipse(x-s*0.31, y-s*0.53, s*0.026, s*0.03)), brush.Flat(brush.Ink), 1)
	c.Paint(c.Stroke(at("M95 38 C100 46 100 58 98 68"), brush.Const(s*0.045)), brush.Flat(brush.InkFor(k)), 1)
	c.Paint(c.Fill(brush.Ellipse(x+s*0.48, y-s*0.27, s*0.04, s*0.06)), brush.Flat(brush.InkFor(k)), 1)
}

// Sheep stands on (x, y) and faces left, s long.
func Sheep(c *brush.Canvas, x, y, s float64) {
	c.Ground(x, y, s*0.5, s*0.15, 0.7)
	leg := brush.Hex("#4b3a36")
	for _, d := range []float64{-0.26, -0.10, 0.16, 0.30} {
		c.Paint(c.Stroke(brush.Line(brush.Pt(x+d*s, y-s*0.30), brush.Pt(x+d*s, y-s*0.03)), brush.Const(s*0.10)),
			brush.Flat(leg), 1)
	}
	var wool brush.Path
	for i, q := range []struct{ x, y, r float64 }{{-0.20, -0.42, 0.21}, {0.0, -0.52, 0.23}, {0.20, -0.50, 0.22},
		{0.32, -0.38, 0.19}, {0.12, -0.34, 0.22}, {-0.12, -0.33, 0.20}} {
		wool = append(wool, brush.Blob(x+q.x*s, y+q.y*s, q.r*s, q.r*s, 0.05, 8, uint32(i))...)
	}
	for i := range wool {
		c.Paint(c.Stroke(brush.Path{wool[i]}, brush.Const(s*0.075+0.6)), brush.Flat(brush.InkFor(brush.Hex("#a08d78"))),
			1)
	}
	m := c.Fill(wool)
	puff := c.Puff(m, s*0.09)
	g := brush.Gouache(brush.Hex("#f6efdf"), 4, 0)
	c.Paint(m, func(px, py float64) brush.Col {
		l := puff(px, py)
		if l > 0 {
			return g(px, py).Light(l * 0.5)
		}
		return g(px, py).Mix(brush.Hex("#b3a6a8"), -l*0.75)
	}, 1)
	for _, q := range brush.Pts(-0.14, -0.46, 0.06, -0.56, 0.2, -0.42, 0.02, -0.36) {
		a := brush.Curve(false, brush.Pt(x+(q.X-0.07)*s, y+q.Y*s), brush.Pt(x+q.X*s, y+(q.Y+0.06)*s),
			brush.Pt(x+(q.X+0.08)*s, y+q.Y*s))
		c.Paint(c.Stroke(a, brush.Swell(s*0.035, 0.3)), brush.Flat(brush.Hex("#b5a696")), 0.9)
	}
	head := brush.Parse("M60 0 C84 0 96 16 92 38 C88 62 70 100 44 100 C22 100 10 84 18 62 C26 34 36 0 60 0 Z").
		Scale(s*0.30/100, s*0.32/100).Move(x-s*0.54, y-s*0.60)
	c.Draw(head, brush.Style{K: leg, InkW: s * 0.05, Ink: brush.Ink, Puff: s * 0.05, Seed: 2})
	ear := brush.Pt(x-s*0.27, y-s*0.55)
	c.Draw(brush.Ellipse(ear.X, ear.Y, s*0.085, s*0.05).Rot(ear, 0.5), brush.Style{K: leg.Light(0.15), InkW: s * 0.04,
		Ink: brush.Ink})
	c.Paint(c.Fill(brush.Ellipse(x-s*0.40, y-s*0.47, s*0.028, s*0.032)), brush.Flat(brush.Cream), 1)
}

// Duck swims to the left, w long.
func Duck(c *brush.Canvas, x, y, w float64) {
	at := func(s string) brush.Path { return brush.Parse(s).Scale(w/100, w/100).Move(x-w/2, y-w*0.7) }
	c.Paint(c.Stroke(brush.Line(brush.Pt(x-w*0.5, y+w*0.04), brush.Pt(x+w*0.6, y+w*0.04)), brush.Swell(w*0.1, 0.2)),
		brush.Flat(brush.Hex("#e6f6ee")), 0.8)
	c.Draw(at("M22 60 C16 46 30 42 32 34 C30 26 30 14 42 14 C54 14 56 28 52 38 C62 44 78 46 98 38 C98 60 84 72 60 72 "+
		"C40 72 28 70 22 60 Z"), brush.Style{K: brush.Hex("#8c6a4a"), InkW: w * 0.08, Puff: w * 0.08})
	c.Paint(c.Fill(at("M32 32 C30 14 54 10 54 30 C50 36 38 36 32 32 Z")), brush.Flat(brush.Hex("#2f7a5c")), 1)
	c.Paint(c.Fill(at("M16 28 L34 22 L34 32 Z")), brush.Flat(brush.Gold), 1)
}
