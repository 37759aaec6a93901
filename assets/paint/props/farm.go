package props

import (
	"math"

	"tilestead/assets/paint/brush"
)

// BarnRed is what barns are painted with.
var BarnRed = brush.Hex("#b5482f")

// Fence is a rail fence between two places on the ground, h high.
func Fence(c *brush.Canvas, a, b brush.V, h float64) {
	n := int(math.Max(1, math.Round(b.Sub(a).Len()/24)))
	ink := brush.InkFor(brush.Wood)
	c.Glaze(c.Stroke(brush.Line(a, b).Move(3, 2), brush.Const(5)).Blur(2*c.S), brush.ShadowTint, 0.6)
	for _, top := range []bool{false, true} {
		for _, u := range []float64{0.38, 0.78} {
			l := brush.Line(brush.Pt(a.X, a.Y-h*u), brush.Pt(b.X, b.Y-h*u)).Wobble(0.8, 24, 3)
			if !top {
				c.Paint(c.Stroke(l, brush.Const(h*0.17+2.2)), brush.Flat(ink), 1)
				continue
			}
			c.Paint(c.Stroke(l, brush.Const(h*0.17)), brush.Flat(brush.Wood), 1)
			c.Paint(c.Stroke(l.Move(0, -h*0.045), brush.Const(h*0.06)), brush.Flat(brush.Wood.Light(0.4)), 0.8)
		}
	}
	for i := 0; i <= n; i++ {
		post(c, a.Lerp(b, float64(i)/float64(n)), h)
	}
}

func post(c *brush.Canvas, v brush.V, h float64) {
	q := brush.Line(brush.Pt(v.X, v.Y+1), brush.Pt(v.X, v.Y-h))
	c.Paint(c.Stroke(q, brush.Const(h*0.24+2.2)), brush.Flat(brush.InkFor(brush.Wood)), 1)
	c.Paint(c.Stroke(q, brush.Const(h*0.24)), brush.Flat(brush.Wood.Light(0.10)), 1)
	c.Paint(c.Stroke(q.Move(h*0.05, 0), brush.Const(h*0.07)), brush.Flat(brush.WoodDim), 0.7)
}

// Haystack is a straw dome h high.
func Haystack(c *brush.Canvas, x, y, h float64, seed uint32) {
	c.Ground(x, y, h*0.55, h*0.16, 0.6)
	at := func(s string) brush.Path {
		return brush.Parse(s).Scale(h*1.05/100, h*0.92/100).Move(x-h*0.525, y-h*0.9)
	}
	m := c.Draw(at("M4 100 C6 50 26 0 50 0 C74 0 94 50 96 100 C80 108 20 108 4 100 Z"),
		brush.Style{K: brush.Hex("#e0a83e"), InkW: 2, Puff: h * 0.2, PuffAmt: 0.5, Seed: seed,
			Ink: brush.Hex("#6b4420")})
	c.Paint(c.Fill(brush.Ellipse(x-h*0.14, y-h*0.55, h*0.16, h*0.2)).And(m).Blur(h*0.06*c.S),
		brush.Flat(brush.Hex("#ffe394")), 0.8)
	for _, q := range []string{"M40 14 C26 40 20 66 18 100", "M62 14 C72 40 78 66 82 100",
		"M52 10 C54 40 54 66 50 100"} {
		c.Paint(c.Stroke(at(q), brush.Swell(h*0.06, 0.3)).And(m), brush.Flat(brush.EarthDim), 0.45)
	}
}

// Sheaf is a bound shock of wheat h high.
func Sheaf(c *brush.Canvas, x, y, h float64, seed uint32) {
	c.Ground(x, y, h*0.36, h*0.12, 0.6)
	at := func(s string) brush.Path { return brush.Parse(s).Scale(h/100, h/100).Move(x-h*0.5, y-h*0.98) }
	m := c.Draw(at("M22 98 C30 78 40 64 40 54 C34 42 22 26 14 12 C26 4 38 10 44 4 C50 -2 58 6 66 4 C76 8 84 6 88 14 "+
		"C78 30 66 42 60 54 C60 66 72 80 80 98 C62 104 40 104 22 98 Z"), brush.Style{K: brush.Straw.Dark(0.06),
		InkW: 1.9, Ink: brush.Hex("#6b4420"), Puff: h * 0.08, Seed: seed})
	for _, q := range []string{"M50 60 C46 40 34 22 30 10", "M50 60 C52 40 50 22 50 6", "M50 60 C56 40 68 22 74 10",
		"M46 64 C42 78 36 90 32 98", "M54 64 C58 78 64 90 68 98"} {
		c.Paint(c.Stroke(at(q), brush.Swell(h*0.05, 0.3)).And(m), brush.Flat(brush.EarthDim), 0.55)
	}
	for _, q := range brush.Pts(18, 12, 34, 8, 50, 4, 66, 8, 84, 14) {
		c.Paint(c.Fill(brush.Ellipse(x+(q.X-50)*h/100, y+(q.Y-94)*h/100, h*0.06, h*0.10)),
			brush.Flat(brush.Hex("#f7dc86")), 0.9)
	}
	c.Paint(c.Stroke(at("M38 54 C46 60 54 60 62 54"), brush.Const(h*0.07)), brush.Flat(brush.RoofRust), 1)
}

// Pumpkin lies on the ground, w wide.
func Pumpkin(c *brush.Canvas, x, y, w float64, k brush.Col, seed uint32) {
	c.Ground(x, y, w*0.6, w*0.18, 0.7)
	h := w * 0.40
	leaf := c.Fill(brush.Blob(x-w*0.48, y-w*0.08, w*0.26, w*0.14, 0.25, 6, seed))
	c.Paint(leaf, brush.Flat(brush.LeafDim), 1)
	body := brush.Path{}
	for _, d := range []float64{-0.27, 0.27, 0} {
		body = append(body, brush.Ellipse(x+d*w, y-h, w*0.24, h*0.98)...)
	}
	ink := brush.Hex("#5f2c18")
	for i := range body {
		c.Paint(c.Stroke(brush.Path{body[i]}, brush.Const(w*0.10+1.1)), brush.Flat(ink), 1)
	}
	for i := range body {
		m := c.Fill(brush.Path{body[i]})
		p := c.Puff(m, w*0.10)
		g := brush.Gouache(k, seed, 1.4)
		c.Paint(m, func(px, py float64) brush.Col { return g(px, py).Relief(p(px, py), 0.45, 0.55) }, 1)
		c.Paint(c.Stroke(brush.Path{body[i]}, brush.Const(w*0.04)), brush.Flat(ink), 0.5)
	}
	stalk := brush.Curve(false, brush.Pt(x, y-h*1.8), brush.Pt(x+w*0.02, y-h*2.15), brush.Pt(x+w*0.12, y-h*2.4))
	c.Paint(c.Stroke(stalk, brush.Const(w*0.17+0.8)), brush.Flat(brush.InkFor(brush.LeafDim)), 1)
	c.Paint(c.Stroke(stalk, brush.Const(w*0.10)), brush.Flat(brush.LeafDim), 1)
}

// Scarecrow stands h high, arms out.
func Scarecrow(c *brush.Canvas, x, y, h float64) {
	c.Ground(x, y, h*0.2, h*0.07, 0.6)
	ink := brush.Ink
	arms := brush.Line(brush.Pt(x-h*0.36, y-h*0.60), brush.Pt(x+h*0.36, y-h*0.66))
	pole := brush.Line(brush.Pt(x, y), brush.Pt(x, y-h*0.7))
	for _, q := range []brush.Path{pole, arms} {
		c.Paint(c.Stroke(q, brush.Const(h*0.10)), brush.Flat(ink), 1)
		c.Paint(c.Stroke(q, brush.Const(h*0.05)), brush.Flat(brush.Wood), 1)
	}
	at := func(s string) brush.Path { return brush.Parse(s).Scale(h/100, h/100).Move(x-h*0.5, y-h) }
	c.Draw(at("M18 30 L82 24 L84 38 L66 42 L70 72 L58 66 L50 74 L42 66 L30 72 L34 42 L18 44 Z"),
		brush.Style{K: brush.Hex("#8c4a3c"), InkW: h * 0.04, Ink: ink, Puff: h * 0.05, Seed: 4})
	c.Paint(c.Fill(at("M44 48 L52 46 L54 56 L46 58 Z")), brush.Flat(brush.Straw), 0.95)
	c.Draw(brush.Ellipse(x, y-h*0.76, h*0.12, h*0.12), brush.Style{K: brush.Hex("#e6c987"), InkW: h * 0.04,
		Ink: ink, Seed: 2})
	c.Draw(at("M30 18 L40 14 L44 -2 L58 -2 L62 14 L72 18 C60 24 42 24 30 18 Z"), brush.Style{K: brush.Hex("#6b5a3c"),
		InkW: h * 0.04, Ink: ink, Seed: 6})
}

// Crow is a small dark bird, s long, standing or in the air.
func Crow(c *brush.Canvas, x, y, s float64, flying bool) {
	k := brush.Hex("#3f3a44")
	if flying {
		q := brush.Curve(false, brush.Pt(x-s, y-s*0.25), brush.Pt(x-s*0.4, y-s*0.5), brush.Pt(x, y),
			brush.Pt(x+s*0.4, y-s*0.5), brush.Pt(x+s, y-s*0.25))
		c.Paint(c.Stroke(q, brush.Swell(s*0.30, 0.25)), brush.Flat(k), 0.95)
		return
	}
	body := brush.Parse("M2 40 C10 30 20 26 30 30 C50 36 70 50 98 58 C80 70 50 76 34 66 C22 60 20 48 14 44 Z").
		Scale(s/100, s/100).Move(x-s*0.5, y-s*0.74)
	c.Draw(body, brush.Style{K: k, Puff: s * 0.08, Seed: 1})
	c.Paint(c.Stroke(brush.Line(brush.Pt(x, y-s*0.06), brush.Pt(x-s*0.02, y)), brush.Const(s*0.07)),
		brush.Flat(brush.Gold.Dark(0.3)), 1)
}

// Wagon is a covered wagon w wide, or with open true a hay cart.
func Wagon(c *brush.Canvas, x, y, w float64, open bool, seed uint32) {
	at := func(s string) brush.Path { return brush.Parse(s).Scale(w/100, w/100).Move(x-w*0.5, y-w*0.72) }
	c.Ground(x, y, w*0.55, w*0.12, 0.7)
	if open {
		m := c.Draw(at("M4 40 C6 14 30 4 52 6 C78 4 96 18 96 40 Z"), brush.Style{K: brush.Hex("#e0a83e"),
			InkW: w * 0.035, Ink: brush.Hex("#6b4420"), Puff: w * 0.10, PuffAmt: 0.45, Seed: seed})
		for _, q := range []string{"M20 38 C24 24 34 14 40 10", "M50 38 C50 24 54 14 58 10",
			"M76 38 C78 28 82 20 86 18"} {
			c.Paint(c.Stroke(at(q), brush.Swell(w*0.04, 0.3)).And(m), brush.Flat(brush.EarthDim), 0.5)
		}
	} else {
		m := c.Draw(at("M8 42 C2 20 6 4 20 4 L80 4 C94 4 98 20 92 42 Z"), brush.Style{K: brush.Hex("#f4ead2"),
			InkW: w * 0.035, Ink: brush.InkFor(brush.WoodDim), Puff: w * 0.10, PuffAmt: 0.3, Seed: seed})
		for _, q := range []string{"M26 4 C18 18 20 32 24 42", "M50 4 C50 18 50 32 50 42", "M74 4 C82 18 80 32 76 42"} {
			c.Paint(c.Stroke(at(q), brush.Const(w*0.022)).And(m), brush.Flat(brush.StoneDim), 0.6)
		}
	}
	c.Draw(at("M2 40 L98 40 L92 60 L8 60 Z"), brush.Style{K: brush.Wood, InkW: w * 0.035, Seed: seed})
	c.Paint(c.Stroke(at("M6 49 L94 49"), brush.Const(w*0.02)), brush.Flat(brush.WoodDim), 0.8)
	for _, dx := range []float64{-0.27, 0.27} {
		r := w * 0.17
		v := brush.Pt(x+dx*w, y-r)
		c.Paint(c.Fill(brush.Ellipse(v.X, v.Y, r, r)), brush.Flat(brush.Ink), 1)
		c.Paint(c.Stroke(brush.Ellipse(v.X, v.Y, r*0.76, r*0.76), brush.Const(r*0.24)),
			brush.Flat(brush.Wood.Light(0.2)), 1)
		for i := 0; i < 3; i++ {
			s, co := math.Sincos(float64(i) * math.Pi / 3)
			c.Paint(c.Stroke(brush.Line(brush.Pt(v.X-co*r*0.7, v.Y-s*r*0.7), brush.Pt(v.X+co*r*0.7, v.Y+s*r*0.7)),
				brush.Const(r*0.16)), brush.Flat(brush.Wood.Light(0.2)), 1)
		}
	}
}

// Crate is an open box of goods of colour k, w wide.
func Crate(c *brush.Canvas, x, y, w float64, k brush.Col, seed uint32) {
	c.Ground(x, y, w*0.55, w*0.16, 0.6)
	for i, d := range []float64{-0.26, 0.02, 0.28} {
		c.Draw(brush.Ellipse(x+d*w, y-w*0.52-w*0.05*float64(i%2), w*0.17, w*0.15), brush.Style{K: k, InkW: w * 0.06,
			Puff: w * 0.05, Seed: seed + uint32(i)})
	}
	Face(c, brush.Rect(x-w*0.5, y-w*0.46, w, w*0.46), brush.Wood.Light(0.1), 0.2, w*0.06, seed)
	c.Paint(c.Stroke(brush.Line(brush.Pt(x-w*0.5, y-w*0.23), brush.Pt(x+w*0.5, y-w*0.23)), brush.Const(w*0.05)),
		brush.Flat(brush.WoodDim), 0.9)
}

// Barrel stands on (x, y), w wide.
func Barrel(c *brush.Canvas, x, y, w float64) {
	c.Ground(x, y, w*0.5, w*0.18, 0.6)
	m := c.Draw(brush.Parse("M14 8 C4 36 4 70 14 100 C36 110 64 110 86 100 C96 70 96 36 86 8 C64 0 36 0 14 8 Z").
		Scale(w/100, w*1.15/100).Move(x-w/2, y-w*1.15), brush.Style{K: brush.Wood, InkW: 1.7, Puff: w * 0.16})
	for _, t := range []float64{0.28, 0.85} {
		c.Paint(c.Stroke(brush.Curve(false, brush.Pt(x-w*0.5, y-w*t), brush.Pt(x, y-w*(t-0.08)),
			brush.Pt(x+w*0.5, y-w*t)), brush.Const(w*0.12)).And(m), brush.Flat(brush.Slate), 1)
	}
	c.Paint(c.Stroke(brush.Ellipse(x, y-w*1.08, w*0.34, w*0.1), brush.Const(w*0.08)), brush.Flat(brush.WoodDim), 0.9)
}
