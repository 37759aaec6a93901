package agricola

import (
	"tilestead/assets/paint/book"
	"tilestead/assets/paint/brush"
)

// addYoung registers the young of the animals; they stand on 0,0 and face left like their
// parents, with larger heads and longer legs for their size.
func addYoung(b *book.Book) {
	box := book.Box{X0: -28, Y0: -42, X1: 36, Y1: 14}
	addFarm(b, "beasts", "lamb", box, youngSheep)
	addFarm(b, "beasts", "piglet", box, youngBoar)
	addFarm(b, "beasts", "calf", box, youngCattle)
	addFarm(b, "beasts", "foal", box, youngHorse)
}

// eye is a dark eye with a glint, at x and y of a hundred parts of an animal s long.
func eye(c *brush.Canvas, s, x, y, r float64) {
	x, y, r = (x/100-0.5)*s, (y/100-0.98)*s, r/100*s
	c.Paint(c.Fill(brush.Ellipse(x, y, r, r*1.2)), brush.Flat(brush.Ink), 1)
	c.Paint(c.Fill(brush.Ellipse(x-r*0.3, y-r*0.4, r*0.35, r*0.35)), brush.Flat(brush.Cream), 1)
}

// legs paints the legs of an animal s long, from y down to its hooves, at places of a hundred.
func legs(c *brush.Canvas, s, y, w float64, k brush.Col, at ...float64) {
	for _, x := range at {
		top, foot := brush.Pt((x/100-0.5)*s, (y/100-0.98)*s), brush.Pt((x/100-0.5)*s, -s*0.02)
		q := brush.Line(top, foot)
		c.Paint(c.Stroke(q, brush.Const(w/100*s+s*0.05+0.6)), brush.Flat(brush.InkFor(k)), 1)
		c.Paint(c.Stroke(q, brush.Const(w/100*s)), brush.Flat(k), 1)
	}
}

// youngSheep has a short curled fleece.
func youngSheep(c *brush.Canvas) {
	const s = 27.0
	face := tone("hairDark")
	c.Ground(0, 0, s*0.42, s*0.12, 0.7)
	legs(c, s, 66, 7, face, 40, 50, 70, 80)
	at := func(d string) brush.Path { return brush.Parse(d).Scale(s/100, s/100).Move(-s/2, -s*0.98) }
	c.Draw(at("M84 44 C92 42 98 50 95 58 C92 62 86 58 84 52 Z"), brush.Style{K: brush.Cream, InkW: s * 0.05})
	c.Draw(at("M30 60 C24 50 28 38 40 38 C43 29 56 28 61 34 C68 28 80 31 82 39 C92 41 94 54 87 60 C89 70 79 77 71 73 "+
		"C65 79 54 78 51 73 C42 78 30 73 30 60 Z"), brush.Style{K: brush.Cream, InkW: s*0.05 + 0.3, Puff: s * 0.09,
		PuffAmt: 0.34, Seed: 2})
	for _, d := range []string{"M50 46 C54 50 58 50 61 46", "M64 56 C68 60 72 60 75 56",
		"M48 60 C51 64 55 64 58 60"} {
		c.Paint(c.Stroke(at(d), brush.Swell(s*0.04, 0.3)), brush.Flat(tone("mortar")), 0.9)
	}
	c.Draw(at("M34 26 C44 20 54 26 54 31 C48 36 40 35 34 32 Z"), brush.Style{K: face.Light(0.2), InkW: s * 0.04})
	c.Draw(at("M8 40 C6 26 18 14 30 18 C40 21 43 34 38 44 C35 54 26 61 17 58 C10 56 9 48 8 40 Z"),
		brush.Style{K: face, InkW: s * 0.05, Ink: brush.Ink, Puff: s * 0.06, Seed: 4})
	c.Draw(at("M20 18 C20 10 32 8 36 14 C40 18 36 25 30 23 C26 26 20 24 20 18 Z"), brush.Style{K: brush.Cream,
		InkW: s * 0.04})
	x, y := -s*0.28, -s*0.62
	c.Paint(c.Fill(brush.Ellipse(x, y, s*0.05, s*0.055)), brush.Flat(brush.Cream), 1)
	c.Paint(c.Fill(brush.Ellipse(x-s*0.01, y+s*0.01, s*0.028, s*0.034)), brush.Flat(brush.Ink), 1)
}

// youngBoar is striped, as young boars are.
func youngBoar(c *brush.Canvas) {
	const s = 27.0
	k := tone("swarthy")
	legs(c, s, 74, 9, k.Dark(0.25), 34, 46, 72, 82)
	m, at := body(c, s,
		"M4 70 C3 64 8 60 14 56 L24 40 L29 31 L37 41 C48 34 68 34 80 42 C92 50 94 66 89 76 C82 86 66 88 52 87 "+
			"C40 87 28 85 22 78 C14 80 6 78 4 70 Z", k, 3)
	for _, d := range []string{"M38 48 C52 41 70 41 84 50", "M37 58 C52 51 72 51 88 61",
		"M40 69 C54 63 72 63 86 71"} {
		c.Paint(c.Stroke(at(d), brush.Swell(s*0.075, 0.35)).And(m), brush.Flat(tone("candle")), 0.85)
	}
	c.Draw(at("M86 54 C94 48 99 54 96 60"), brush.Style{K: k, InkW: s * 0.04})
	c.Paint(c.Fill(at("M2 66 C6 63 10 66 9 71 C8 75 4 76 2 73 Z")), brush.Flat(tone("clayPink")), 1)
	eye(c, s, 24, 58, 4)
}

// youngCattle has no horns yet.
func youngCattle(c *brush.Canvas) {
	const s = 31.0
	k := tone("cedar")
	legs(c, s, 64, 8, k, 36, 46, 76, 86)
	m, at := body(c, s,
		"M4 44 C3 38 8 32 15 27 C18 22 28 21 33 26 C38 33 44 37 52 38 C64 37 78 36 88 40 C95 44 95 56 92 66 "+
			"C84 74 70 73 60 73 C50 75 38 75 33 66 C29 58 27 54 22 52 C14 54 5 52 4 44 Z", k, 6)
	for _, d := range []string{"M50 36 C58 36 66 38 66 46 C62 54 52 54 47 48 Z",
		"M78 50 C88 46 96 50 94 62 C86 66 78 62 78 50 Z"} {
		c.Paint(c.Fill(at(d)).And(m), brush.Flat(brush.Cream), 0.95)
	}
	c.Paint(c.Fill(at("M3 38 C8 34 12 38 12 46 C10 52 4 51 3 46 Z")).And(m), brush.Flat(tone("clayPink")), 1)
	c.Draw(at("M30 25 C38 17 46 20 46 25 C43 32 36 33 31 31 Z"), brush.Style{K: k.Light(0.15), InkW: s * 0.035})
	c.Paint(c.Stroke(at("M92 46 C98 50 98 62 95 70"), brush.Const(s*0.045)), brush.Flat(brush.InkFor(k)), 1)
	eye(c, s, 21, 35, 3.4)
}

// youngHorse is mostly legs.
func youngHorse(c *brush.Canvas) {
	const s = 34.0
	k, mane := tone("cedar"), tone("coffee")
	legs(c, s, 58, 6.5, k, 36, 45, 76, 84)
	for _, x := range []float64{36, 45, 76, 84} {
		hoof := brush.Pt((x/100-0.5)*s, -s*0.05)
		c.Paint(c.Fill(brush.Ellipse(hoof.X, hoof.Y, s*0.045, s*0.04)), brush.Flat(mane), 1)
	}
	c.Draw(brush.Parse("M86 40 C95 42 97 54 92 62 C88 56 86 52 82 46 Z").Scale(s/100, s/100).Move(-s/2, -s*0.98),
		brush.Style{K: mane, InkW: s * 0.035})
	m, at := body(c, s,
		"M5 34 C4 28 11 24 16 18 L20 6 L27 14 C34 18 40 26 44 36 C56 37 70 35 80 37 C90 40 92 50 88 60 "+
			"C80 68 66 65 56 66 C46 68 36 66 32 58 C29 52 30 46 29 41 C23 41 18 43 13 42 C8 42 5 39 5 34 Z", k, 5)
	c.Draw(at("M24 10 C34 11 43 22 45 34 C39 32 35 27 32 22 C29 17 26 14 21 14 Z"), brush.Style{K: mane,
		InkW: s * 0.03})
	c.Paint(c.Fill(at("M15 21 C13 27 8 31 7 36 L11 37 C13 31 17 27 18 22 Z")).And(m), brush.Flat(brush.Cream), 0.95)
	eye(c, s, 20, 24, 3)
}
