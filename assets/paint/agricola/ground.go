package agricola

import (
	"fmt"

	"tilestead/assets/paint/book"
	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/props"
)

// side is how wide and high a space of a farm is, in units; its upper left
// corner is the anchor of all that covers it.
const side = 100

// farmScales are the baked pixels per unit of what lies on a farm.
var farmScales = []float64{0.4, 0.8, 1.2}

const farmMaster = 2.4

// addFarm registers a picture of the farm.
func addFarm(b *book.Book, sheet, name string, box book.Box, paint func(c *brush.Canvas)) {
	b.Add(book.Picture{Name: "agricola/" + name, Sheet: "agricola/" + sheet, Box: box, Scales: farmScales,
		Master: farmMaster, Paint: paint})
}

// addTiled registers a picture that meets others of its kind at its edges.
func addTiled(b *book.Book, sheet, name string, box book.Box, paint func(c *brush.Canvas)) {
	addFarm(b, sheet, name, box, paint)
	b.Pictures[len(b.Pictures)-1].Keep = true
}

// spaceBox is a space and nothing beside it.
var spaceBox = book.Box{X1: side, Y1: side}

// grassAt is the meadow of a farm. It repeats after two spaces either way, so
// that the four pictures of a ground join in every direction.
func grassAt(x, y float64) brush.Col {
	slow := brush.FBM(x, y, 50, 2*side, 3, 11)
	dab := brush.Noise2(x/8, y/4, 25, 50, 17)
	blade := brush.Noise2(x/2, y/8, 100, 25, 23)
	grain := brush.Noise(x/1.6, y/1.6, 125, 31)
	k := brush.Grass
	if slow > 0 {
		k = k.Mix(brush.GrassLit, slow*0.75)
	} else {
		k = k.Mix(brush.GrassDim, -slow*0.85)
	}
	return k.Scale(1 + 0.030*dab + 0.025*blade + 0.018*grain)
}

// croppedAt is the grass that beasts keep short.
func croppedAt(x, y float64) brush.Col { return grassAt(x, y).Mix(brush.GrassLit.Light(0.1), 0.5) }

// addGrounds registers meadow and pasture; picture n belongs on spaces of
// column n%2 and row n/2, counted in twos.
func addGrounds(b *book.Book) {
	for n := range 4 {
		x, y := float64(n%2)*side, float64(n/2)*side
		addTiled(b, "ground", fmt.Sprintf("meadow/%d", n), spaceBox, func(c *brush.Canvas) {
			c.Paint(c.Fill(brush.Rect(0, 0, side, side)), shiftedTo(grassAt, x, y), 1)
			plants(c, uint64(31+n), 9, brush.GrassDim.Dark(0.15))
		})
		addTiled(b, "ground", fmt.Sprintf("pasture/%d", n), spaceBox, func(c *brush.Canvas) {
			c.Paint(c.Fill(brush.Rect(0, 0, side, side)), shiftedTo(croppedAt, x, y), 1)
			plants(c, uint64(71+n), 6, brush.GrassDim)
		})
	}
}

// shiftedTo is a ground seen from x, y.
func shiftedTo(ground brush.Shade, x, y float64) brush.Shade {
	return func(px, py float64) brush.Col { return ground(px+x, py+y) }
}

// plants scatters n tufts and a few flowers that keep off the edges.
func plants(c *brush.Canvas, seed uint64, n int, k brush.Col) {
	r := brush.NewRand(seed)
	for range n {
		props.Tuft(c, r.In(8, 92), r.In(12, 94), r.In(3.4, 5.2), k)
		if r.F() < 0.35 {
			props.Flower(c, r.In(8, 92), r.In(8, 92), r.In(1.1, 1.6),
				[]brush.Col{brush.Cream, brush.Straw, brush.Rose}[r.N(3)])
		}
	}
}
