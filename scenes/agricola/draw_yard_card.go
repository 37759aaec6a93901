package agricola

import (
	"math"

	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
	"tilestead/ui"
)

// reserveFence numbers a space with a tile that a card has fenced beside the pastures.
const reserveFence = 100

// drawLeft draws what cards have left on a space: crops where no field is, goods that
// wait there, markers, somebody in a forest, and how much lies on top of each other.
func (y *yard) drawLeft(cell farm.Cell) {
	f := y.farm
	r := y.at(cell)
	if f.Untilled.Has(cell) {
		y.drawCrop(cell)
	}
	if f.Hut.Has(cell) {
		if s, ok := assets.Find("agricola/person/" + y.seat); ok {
			y.Sprite(s, r.X+r.W*0.5, r.Y+r.H*0.92, y.k*0.8)
		}
	}
	size := math.Max(9, r.W*0.26)
	x, top := r.X+size*0.7, r.Y+size*0.7
	sign := func(picture, text string) {
		if s, ok := assets.Find(picture); ok {
			y.Tinted(s, x, top, size/32, 0, ui.White)
		}
		if text != "" && r.W >= leastTold {
			drawSlip(y.Canvas, x+size*0.4, top+2, text, palette.Ink)
		}
		x += size * 1.5
	}
	if f.Dry.Has(cell) {
		sign(goodPictures[box.Fuel], "")
	}
	if f.Dry.Has(cell) || f.Fallow.Has(cell) {
		sign(goodPictures[box.Food], "")
	}
	if f.Seeded.Has(cell) {
		sign(goodPictures[box.Food], number(2))
	}
	switch {
	case f.Posts.Has(cell):
		sign("good/fence", "")
	case f.Blocked.Has(cell):
		sign(goodPictures[box.Stone], "")
	}
	if f.Deep.Has(cell) {
		sign(goodPictures[box.Wood], number(2))
	}
	if f.Bog.Has(cell) {
		sign(goodPictures[box.Fuel], "")
	}
}
