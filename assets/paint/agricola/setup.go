package agricola

import (
	"tilestead/assets/paint/book"
	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/props"
)

// addSetup registers what each module brings to the farm of the set-up, in the units of the
// card of the title.
func addSetup(b *book.Book) {
	b.AddParts("agricola", true, book.Part{ID: "moor", Paint: setupMoor},
		book.Part{ID: "minor-cards", Paint: func(c *brush.Canvas) { setupHand(c, brush.RoofOrange, 137) }},
		book.Part{ID: "hand-cards", Paint: func(c *brush.Canvas) {
			setupHand(c, brush.Straw, 92)
			setupHand(c, brush.RoofOrange, 182)
		}})
}

// setupMoor is a forest where the field was, a moor where the pond was, and a horse.
func setupMoor(c *brush.Canvas) {
	paintForest(c.At(brush.Pt(2, -30), 0.92), 5)
	paintMoor(c.At(brush.Pt(196, 84), 0.78), 0)
	props.Pine(c, 96, 58, 40, brush.Spruce, 3)
	horse(c.At(brush.Pt(204, 152), 1), 42)
}

// setupHand is a fan of five cards of a colour in the foreground.
func setupHand(c *brush.Canvas, k brush.Col, x float64) {
	for i := -2; i <= 2; i++ {
		turn := float64(i)
		dx, dy := turn*13, turn*turn*1.7
		lean := turn * 3.2
		q := func(x0, y0, x1, y1 float64) brush.Path { // a box of the card, leaning
			at := func(u, v float64) brush.V { return brush.Pt(x+dx+u+lean*(44-v)/26, 97+dy+v) }
			return brush.Poly(at(x0, y0), at(x1, y0), at(x1, y1), at(x0, y1))
		}
		c.Draw(q(-15, 0, 15, 58), brush.Style{K: tone("flour"), InkW: 1.8, Ink: brush.InkFor(brush.Earth)})
		c.Paint(c.Fill(q(-14, 1, 14, 11)), brush.Flat(k), 1)
		c.Paint(c.Fill(q(-12, 14, 12, 34)), brush.Flat([]brush.Col{brush.Leaf, brush.Water, brush.Earth, brush.Moss,
			brush.RoofRust}[i+2]), 0.9)
	}
}
