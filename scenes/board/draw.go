package board

import (
	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/ui"
)

// Piece draws a standing piece as high as high, in canvas pixels, its foot at
// x, y and its picture tinted; while there is no such picture a cone of the
// colour of fill stands there.
func Piece(c *ui.Canvas, name string, x, y, high float64, fill, tint ui.Color) {
	if s, ok := assets.Find(name); ok {
		c.Tinted(s, x, y, high/100, 0, tint)
		return
	}
	w := high * 0.4
	fill.A = tint.A
	rim := palette.Alpha(palette.Ink, float64(tint.A)/255)
	c.Poly(rim, ui.Point{X: x, Y: y - high}, ui.Point{X: x + w, Y: y}, ui.Point{X: x - w, Y: y})
	c.Poly(fill, ui.Point{X: x, Y: y - high*0.85}, ui.Point{X: x + w*0.8, Y: y - 1}, ui.Point{X: x - w*0.8, Y: y - 1})
}

// Fade is the tint of an icon, paler where there is none of it.
func Fade(none bool) ui.Color {
	if none {
		return palette.Alpha(ui.White, 0.45)
	}
	return ui.White
}

// Faint is the colour of a number, softer where it is 0.
func Faint(none bool) ui.Color {
	if none {
		return palette.InkSoft
	}
	return palette.Ink
}
