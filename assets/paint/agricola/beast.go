package agricola

import (
	"tilestead/assets/paint/book"
	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/props"
)

// addBeasts registers the animals of a farm; they stand on 0,0, face left and
// are as long to each other as they are on the farm.
func addBeasts(b *book.Book) {
	box := book.Box{X0: -36, Y0: -56, X1: 48, Y1: 20}
	addFarm(b, "beasts", "sheep", box, func(c *brush.Canvas) { props.Sheep(c, 0, 0, 38) })
	addFarm(b, "beasts", "boar", box, func(c *brush.Canvas) { boar(c, 40) })
	addFarm(b, "beasts", "cattle", box, func(c *brush.Canvas) { props.Cattle(c, 0, 0, 44) })
	addFarm(b, "beasts", "horse", box, func(c *brush.Canvas) { horse(c, 50) })
}

// body paints the outline of an animal s long and its shade; at places what
// else belongs to it.
func body(c *brush.Canvas, s float64, outline string, k brush.Col, seed uint32) (*brush.Mask,
	func(string) brush.Path) {
	at := func(d string) brush.Path { return brush.Parse(d).Scale(s/100, s/100).Move(-s/2, -s*0.98) }
	c.Ground(0, 0, s*0.46, s*0.13, 0.7)
	return c.Draw(at(outline), brush.Style{K: k, InkW: s*0.045 + 0.3, Puff: s * 0.07, PuffAmt: 0.34, Seed: seed}), at
}

func boar(c *brush.Canvas, s float64) {
	bristle := brush.Flat(tone("hairDark"))
	m, at := body(c, s, "M2 66 C2 60 8 57 14 54 L22 40 L24 28 L34 36 C44 28 60 27 74 34 C86 40 93 50 94 62 L98 58 L99 70 "+
		"L93 74 C92 80 90 83 88 84 L89 98 L77 98 L75 87 L48 88 L46 98 L34 98 L33 84 C28 82 24 79 22 76 C16 78 8 78 4 74 Z",
		tone("paleWalnut"), 3)
	c.Paint(c.Fill(at("M24 30 C40 22 66 22 86 42 C70 36 50 36 34 44 Z")).And(m), bristle, 0.9)
	for _, d := range []string{"M36 33 L40 24 L44 32 Z", "M46 30 L51 21 L55 30 Z", "M57 30 L62 22 L66 32 Z",
		"M68 33 L74 26 L77 37 Z"} {
		c.Paint(c.Fill(at(d)), bristle, 1)
	}
	c.Draw(at("M7 72 C6 66 9 60 12 58 C13 64 13 68 12 73 Z"), brush.Style{K: brush.Cream, InkW: s * 0.022,
		Ink: brush.Ink})
	c.Paint(c.Fill(at("M1 62 C4 60 7 62 7 66 C7 70 4 72 1 70 Z")), brush.Flat(tone("clayPink")), 1)
	c.Paint(c.Fill(brush.Ellipse(-s*0.27, -s*0.43, s*0.028, s*0.028)), brush.Flat(brush.Cream), 1)
	c.Paint(c.Fill(brush.Ellipse(-s*0.275, -s*0.43, s*0.014, s*0.02)), brush.Flat(brush.Ink), 1)
}

// horse is chestnut with a dark mane and a blaze.
func horse(c *brush.Canvas, s float64) {
	mane := tone("coffee")
	tail := brush.Parse("M90 42 C100 46 102 66 97 82 C93 74 92 66 86 52 Z").Scale(s/100, s/100).Move(-s/2, -s*0.98)
	c.Draw(tail, brush.Style{K: mane, InkW: s * 0.04})
	m, at := body(c, s, "M3 38 C3 32 10 28 15 22 L19 8 L26 16 C34 18 42 26 46 40 C58 42 70 40 80 41 C90 42 94 50 92 60 "+
		"L90 74 L92 98 L82 98 L79 76 C74 70 60 70 50 70 L46 78 L45 98 L35 98 L34 76 C30 66 28 56 28 44 C22 44 16 46 12 46 "+
		"C6 46 3 43 3 38 Z", tone("cedar"), 5)
	c.Draw(at("M22 10 C36 10 48 24 50 44 C44 42 38 36 34 28 C31 22 27 18 20 18 Z"), brush.Style{K: mane, InkW: s * 0.03})
	c.Paint(c.Fill(at("M14 24 C12 30 6 34 5 40 L9 41 C11 35 16 30 17 25 Z")).And(m), brush.Flat(brush.Cream), 0.95)
	c.Paint(c.Fill(brush.Ellipse(-s*0.31, -s*0.71, s*0.024, s*0.03)), brush.Flat(brush.Ink), 1)
	for _, d := range []string{"M34 88 L46 88 L46 99 L34 99 Z", "M80 88 L93 88 L93 99 L80 99 Z"} {
		c.Paint(c.Fill(at(d)).And(m), brush.Flat(mane), 0.9)
	}
}
