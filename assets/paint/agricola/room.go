package agricola

import (
	"math"

	"tilestead/assets/paint/book"
	"tilestead/assets/paint/brush"
)

// A house is what rooms are built of.
type house struct {
	name              string
	wall, floor, line brush.Col
}

var houses = []house{
	{"wood", tone("doe"), tone("fawn"), tone("saddle")},
	{"clay", tone("bakedClay"), tone("driedClay"), tone("potsherd")},
	{"stone", tone("moth"), tone("mortar"), tone("taupe")},
}

const (
	wallThick = 7
	wallHigh  = 27
)

// addRooms registers floors, which join without a seam, and the walls that stand
// where no room of the house lies beside. The roof is off, as of a doll's house.
func addRooms(b *book.Book) {
	for _, h := range houses {
		add := func(part string, box book.Box, paint func(c *brush.Canvas)) {
			addTiled(b, "rooms", h.name+"/"+part, box, paint)
		}
		add("floor", spaceBox, h.paintFloor)
		add("back", book.Box{X0: -1, Y0: -13, X1: side + 1, Y1: 44}, h.paintBack)
		add("left", book.Box{X0: -1, Y0: -13, X1: 22, Y1: side}, h.paintLeft)
		add("right", book.Box{X0: side - wallThick - 1, Y0: -13, X1: side + 12, Y1: side}, h.paintRight)
		add("front", book.Box{X0: -1, Y0: 84, X1: side + 1, Y1: side + 10}, h.paintFront)
	}
}

func (h house) paintFloor(c *brush.Canvas) {
	floor := c.Fill(brush.Rect(0, 0, side, side))
	c.Paint(floor, brush.Flat(h.floor), 1)
	line := func(x0, y0, x1, y1 float64) {
		c.Paint(c.Stroke(brush.Line(brush.Pt(x0, y0), brush.Pt(x1, y1)), brush.Const(1.3)), brush.Flat(h.line), 0.6)
	}
	switch h.name {
	case "wood":
		for i := range 10 {
			y := 5 + float64(i)*10
			line(0, y, side, y)
			line(math.Mod(float64(i)*37+12, side), y, math.Mod(float64(i)*37+12, side), y+10)
			line(math.Mod(float64(i)*37+64, side), y, math.Mod(float64(i)*37+64, side), y+10)
		}
	case "clay":
		for o := 6.25; o < side; o += 12.5 {
			line(0, o, side, o)
			line(o, 0, o, side)
		}
	case "stone":
		r := brush.NewRand(9)
		for row := range 7 {
			y, high := float64(row)*side/7, side/7.0
			for x := -r.In(0, 6); x < side; {
				w := r.In(14, 24)
				q := brush.RoundRect(x+1, y+1, w-2, high-2, 3)
				c.Paint(c.Fill(q), brush.Flat(h.floor.Light(r.In(0, 0.3)).Dark(r.In(0, 0.12))), 0.85)
				c.Paint(c.Stroke(q, brush.Const(1)), brush.Flat(h.line), 0.6)
				x += w
			}
		}
	}
}

// coping is the top of a wall in a box, inked along its length only, so that
// the walls of two rooms are one.
func (h house) coping(c *brush.Canvas, x, y, w, high float64) {
	ink := brush.Flat(brush.InkFor(h.wall))
	c.Paint(c.Fill(brush.Rect(x, y, w, high)), brush.Flat(h.wall.Light(0.34)), 1)
	a, b := brush.Line(brush.Pt(x, y), brush.Pt(x+w, y)), brush.Line(brush.Pt(x, y+high), brush.Pt(x+w, y+high))
	if high > w {
		a, b = brush.Line(brush.Pt(x, y), brush.Pt(x, y+high)), brush.Line(brush.Pt(x+w, y), brush.Pt(x+w, y+high))
	}
	c.Paint(c.Stroke(a, brush.Const(1.8)), ink, 0.95)
	c.Paint(c.Stroke(b, brush.Const(1.8)), ink, 0.95)
}

// face is the side of a wall that shows, from y down.
func (h house) face(c *brush.Canvas, y, high float64) {
	m := c.Fill(brush.Rect(0, y, side, high))
	c.Paint(m, brush.Flat(h.wall.Dark(0.10)), 1)
	line := func(x0, y0, x1, y1, w float64, k brush.Col) {
		q := brush.Line(brush.Pt(x0, y0), brush.Pt(x1, y1))
		c.Paint(c.Stroke(q, brush.Const(w)).And(m), brush.Flat(k), 0.8)
	}
	switch h.name {
	case "wood":
		for d := 6.6; d < high; d += 6.6 {
			line(0, y+d, side, y+d, 1.3, h.line)
		}
	case "clay":
		for x := 12.5; x < side; x += 25 {
			line(x, y, x, y+high, 3, brush.WoodDim)
		}
	case "stone":
		for row := 0; float64(row)*7 < high; row++ {
			d := y + float64(row)*7
			line(0, d, side, d, 1.2, h.line)
			for x := 5 + 6*float64(row%2); x < side; x += 12.5 {
				line(x, d, x, d+7, 1.1, h.line)
			}
		}
	}
	line(0, y+high, side, y+high, 2, brush.InkFor(h.wall))
}

// paintBack is the wall at the far side, with a window.
func (h house) paintBack(c *brush.Canvas) {
	c.Glaze(c.Fill(brush.Rect(0, wallHigh, side, 9)).Blur(2.4*c.S), brush.ShadowTint, 0.6)
	h.face(c, wallThick-12, wallHigh+5)
	h.coping(c, 0, -12, side, wallThick)
	ink := brush.Flat(brush.InkFor(h.wall))
	pane := brush.Rect(41, 2, 18, 14)
	c.Paint(c.Stroke(pane, brush.Const(3.4)), ink, 1)
	c.Paint(c.Fill(pane), brush.Flat(tone("duckEgg")), 1)
	c.Paint(c.Fill(brush.Poly(brush.Pts(41, 2, 52, 2, 41, 13)...)), brush.Flat(brush.Cream), 0.7)
	c.Paint(c.Stroke(brush.Line(brush.Pt(50, 2), brush.Pt(50, 16)), brush.Const(1.5)), ink, 1)
}

func (h house) paintLeft(c *brush.Canvas) {
	c.Glaze(c.Fill(brush.Rect(wallThick, 0, 7, side)).Blur(2.4*c.S), brush.ShadowTint, 0.5)
	h.coping(c, 0, -12, wallThick, side+12)
}

func (h house) paintRight(c *brush.Canvas) {
	c.Glaze(c.Fill(brush.Rect(side, 0, 5, side)).Blur(2.4*c.S), brush.ShadowTint, 0.6)
	h.coping(c, side-wallThick, -12, wallThick, side+12)
}

// paintFront is low, so that the room stays open to view, and has the door.
func (h house) paintFront(c *brush.Canvas) {
	c.Glaze(c.Fill(brush.Rect(0, side, side, 5)).Blur(2.4*c.S), brush.ShadowTint, 0.6)
	h.face(c, 93, 8)
	h.coping(c, 0, 88, side, wallThick-1)
	c.Paint(c.Fill(brush.Rect(53, 87, 18, 15)), brush.Flat(h.floor.Dark(0.15)), 1)
	for _, x := range []float64{53, 71} {
		q := brush.Line(brush.Pt(x, 87), brush.Pt(x, 102))
		c.Paint(c.Stroke(q, brush.Const(1.8)), brush.Flat(brush.InkFor(h.wall)), 1)
	}
}
