package agricola

import (
	"tilestead/assets/paint/book"
	"tilestead/assets/paint/brush"
	"tilestead/assets/palette"
)

// addSleepers registers the bed of every seat with somebody in it.
func addSleepers(b *book.Book) {
	for _, seat := range palette.Seats {
		addFarm(b, "people", "lying/"+seat.ID, book.Box{X0: -3, Y0: -3, X1: 34, Y1: 54}, func(c *brush.Canvas) {
			sleeper(c, brush.Of(seat.Fill))
		})
	}
}

// sleeper lies under the blanket, the head on the pillow and the eyes shut.
func sleeper(c *brush.Canvas, k brush.Col) {
	bed(c, k)
	c.Draw(brush.Ellipse(13, 12, 7, 7.4), brush.Style{K: tone("fairSkin"), InkW: 1.4, Puff: 2})
	c.Paint(c.Fill(brush.Parse("M6 9 C7 3 19 3 20 9 C16 7 10 7 6 9 Z")), brush.Flat(tone("tanbark")), 0.95)
	for _, x := range []float64{8.4, 14.4} {
		eye := brush.Line(brush.Pt(x, 12.6), brush.Pt(x+3.2, 12.6))
		c.Paint(c.Stroke(eye, brush.Const(1.2)), brush.Flat(brush.Ink), 0.9)
	}
	c.Draw(brush.RoundRect(2, 19, 22, 23, 4), brush.Style{K: k, InkW: 1.6, Puff: 5})
	c.Paint(c.Fill(brush.Rect(2.6, 20, 20.8, 3.4)), brush.Flat(k.Light(0.45)), 0.9)
}
