package agricola

import (
	"tilestead/assets/paint/book"
	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/common"
	"tilestead/assets/palette"
)

// personHigh is how high a person stands, in units of the farm.
const personHigh = 46

// The outline of a person, and the hat within it.
const (
	pathPerson = "M50 2 C58 2 63 6 64 12 L80 16 C86 18 86 23 80 24 L68 25 C67 31 64 35 61 37 C74 40 83 48 85 60 L88 92 " +
		"C88 96 86 98 82 98 L18 98 C14 98 12 96 12 92 L15 60 C17 48 26 40 39 37 C36 35 33 31 32 25 L20 24 " +
		"C14 23 14 18 20 16 L36 12 C37 6 42 2 50 2 Z"
	pathHat = "M50 2 C58 2 63 6 64 12 L80 16 C86 18 86 23 80 24 L20 24 C14 23 14 18 20 16 L36 12 C37 6 42 2 50 2 Z"
)

// addPeople registers a person of every seat, its feet at 0,0, and its bed,
// whose upper left corner is at 0,0.
func addPeople(b *book.Book) {
	for _, seat := range palette.Seats {
		addFarm(b, "people", "person/"+seat.ID, book.Box{X0: -30, Y0: -54, X1: 46, Y1: 20}, func(c *brush.Canvas) {
			person(c, personHigh, seat)
		})
		addFarm(b, "people", "bed/"+seat.ID, book.Box{X0: -3, Y0: -3, X1: 34, Y1: 54}, func(c *brush.Canvas) {
			bed(c, brush.Of(seat.Fill))
		})
	}
}

func person(c *brush.Canvas, h float64, seat palette.SeatLook) {
	k := brush.Of(seat.Fill)
	m := common.Block(c, common.Standing(pathPerson, 0, 0, h), k, h, 7)
	c.Paint(c.Fill(common.Standing(pathHat, 0, 0, h)).And(m), brush.Gouache(brush.Straw, 2, 0), 0.96)
	c.Paint(c.Fill(brush.Rect(-h*0.15, -h*0.865, h*0.30, h*0.05)).And(m), brush.Flat(k.Dark(0.3)), 0.9)
	c.Paint(c.Fill(brush.Rect(-h*0.16, -h*0.74, h*0.32, h*0.12)).And(m), brush.Flat(tone("fairSkin")), 0.96)
	for _, d := range []float64{-0.06, 0.06} {
		c.Paint(c.Fill(brush.Ellipse(d*h, -h*0.69, h*0.018, h*0.022)), brush.Flat(brush.Ink), 1)
	}
	common.Sign(c, seat, 0, -h*0.30, h*0.36)
}

func bed(c *brush.Canvas, k brush.Col) {
	c.Glaze(c.Fill(brush.RoundRect(2, 3, 26, 44, 3)).Blur(2*c.S), brush.ShadowTint, 0.7)
	c.Draw(brush.RoundRect(0, 0, 26, 44, 3), brush.Style{K: brush.Wood, InkW: 2})
	c.Draw(brush.RoundRect(3, 3, 20, 12, 3), brush.Style{K: brush.Cream, InkW: 1.4, Puff: 3})
	c.Draw(brush.RoundRect(2, 14, 22, 28, 3), brush.Style{K: k, InkW: 1.6, Puff: 4})
	c.Paint(c.Fill(brush.Rect(2.6, 18, 20.8, 3.4)), brush.Flat(k.Light(0.45)), 0.9)
}
