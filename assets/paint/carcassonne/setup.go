package carcassonne

import (
	"tilestead/assets/paint/book"
	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/props"
)

// addSetup registers what each expansion brings to the land of the set-up, in the units of
// the card of the title.
func addSetup(b *book.Book) {
	b.AddParts("carcassonne", false, book.Part{ID: "inns", Paint: setupInns},
		book.Part{ID: "traders", Paint: setupTraders}, book.Part{ID: "dragon", Paint: setupDragon})
}

// setupInns is an inn by a lake, with its sign at the road.
func setupInns(c *brush.Canvas) {
	lake := brush.Blob(22, 116, 24, 13, 0.1, 6, 4)
	c.Paint(c.Stroke(lake, brush.Breathe(5, 3)), brush.Flat(brush.Hex("#e2d29a")), 0.9)
	c.Paint(c.Fill(lake), brush.Gouache(brush.Water, 3, 0), 1)
	c.Paint(c.Stroke(lake, brush.Breathe(1.6, 3)), brush.Flat(brush.InkFor(brush.WaterDim)), 0.8)
	props.Duck(c, 16, 117, 9)
	props.House(c, 64, 104, 46, brush.RoofRust, false, 9)
	props.Barrel(c, 92, 104, 9)
	post := brush.Curve(false, brush.Pt(101, 108), brush.Pt(101, 82))
	c.Paint(c.Stroke(post, brush.Const(3.4)), brush.Flat(brush.InkFor(brush.Earth)), 1)
	c.Paint(c.Stroke(post, brush.Const(1.6)), brush.Flat(brush.Earth), 1)
	c.Draw(brush.RoundRect(95, 84, 15, 11, 2), brush.Style{K: brush.Straw, InkW: 1.3, Ink: brush.InkFor(brush.Earth)})
	c.Draw(brush.Ellipse(102.5, 89.5, 2.6, 3.2), brush.Style{K: brush.RoofRed, InkW: 0.9,
		Ink: brush.InkFor(brush.Earth)})
}

// setupTraders is a wagon with wares on its way to the gate, a builder and a pig.
func setupTraders(c *brush.Canvas) {
	wear := Liveries()
	props.Wagon(c, 254, 128, 46, true, 5)
	props.Sheaf(c, 176, 138, 20, 4)
	wineBarrel(c, 194, 138, 17)
	builder(c, 170, 152, 32, wear[3])
	pig(c, 248, 152, 25, wear[4])
}

// setupDragon is the dragon that comes over the meadows from its mountain, and the fairy.
func setupDragon(c *brush.Canvas) {
	props.Peak(c, 20, 78, 50, 42, 7)
	FlyingDragon(c.At(brush.Pt(64, 68), 0.44))
	fairy(c, 122, 140, 32)
}
