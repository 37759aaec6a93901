package carcassonne

import (
	"strings"

	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// drawFigure draws a figure on the map with its foot at p, k canvas pixels a unit
// but no smaller than figures get.
func (m landPart) drawFigure(c *ui.Canvas, f carcassonne.Standing, p ui.Point, k float64, tint ui.Color) {
	drawOnLand(c, f.Figure, m.featureKind(f.At, f.Feature), m.Seats[f.Seat].Look, p, max(k, m.pieceScale()), tint)
}

// drawOnLand draws a figure that stands on a kind of feature.
func drawOnLand(c *ui.Canvas, f carcassonne.Figure, kind carcassonne.FeatureKind, look int, p ui.Point, k float64,
	tint ui.Color) {
	name, h := figureSprite(f, kind, palette.Seats[look].ID), high(f, kind)*k
	shape, _, _ := strings.Cut(name, "/")
	lifted(c, shape, h, p, tint, func() { board.Piece(c, name, p.X, p.Y, h, palette.Seats[look].Fill, tint) })
}

// lifted draws a piece h high with its foot at p so that it stands out from the painting: a soft
// dark below it and a light rim round it.
func lifted(c *ui.Canvas, shape string, h float64, p ui.Point, tint ui.Color, draw func()) {
	layer := func(name string) {
		if s, ok := assets.Find(name + shape); ok {
			c.Tinted(s, p.X, p.Y, h/100, 0, tint)
		}
	}
	layer(shadeOf)
	draw()
	layer(rimOf)
}

// What lies below a figure's picture and round it, for each shape of figures.
const (
	shadeOf = "shade/"
	rimOf   = "rim/"
)

// eachLayer visits the pictures a figure on the land is made of, from below, if
// there are any.
func (m landPart) eachLayer(f carcassonne.Standing, draw func(s assets.Sprite)) (ok bool) {
	name := figureSprite(f.Figure, m.featureKind(f.At, f.Feature), palette.Seats[m.Seats[f.Seat].Look].ID)
	shape, _, _ := strings.Cut(name, "/")
	for _, layer := range [...]string{shadeOf + shape, name, rimOf + shape} {
		if s, found := assets.Find(layer); found {
			draw(s)
			ok = true
		}
	}
	return ok
}
