package carcassonne

import (
	"fmt"

	"tilestead/assets"
	"tilestead/assets/palette"
	rules "tilestead/rules/carcassonne"
	"tilestead/ui"
)

// shadow is what the land throws on the cloth.
var shadow = palette.Hex("#1d1a2a")

// tileSprites remembers the pictures: kind, turn and variant.
var tileSprites map[[3]int]assets.Sprite

// tileSprite is the picture of a tile; which of two follows from its cell, so
// that neighbours differ.
func tileSprite(k rules.Kind, turn, variant int) (assets.Sprite, bool) {
	if rules.Tiles[k].Copies < 2 {
		variant = 0
	}
	key := [3]int{int(k), turn & 3, variant & 1}
	if s, ok := tileSprites[key]; ok {
		return s, s >= 0
	}
	if tileSprites == nil {
		tileSprites = map[[3]int]assets.Sprite{}
	}
	s, ok := assets.Find(fmt.Sprintf("carcassonne/tile/%s/%d/%d", rules.Tiles[k].ID, turn&3, key[2]))
	if !ok {
		s = -1
	}
	tileSprites[key] = s
	return s, ok
}

// variantAt is which picture lies on a cell.
func variantAt(at rules.Pos) int {
	x := uint32(int32(at.X)+512)*0x9e3779b1 ^ uint32(int32(at.Y)+512)*0x85ebca6b
	return int((x ^ x>>15) >> 9 & 1)
}

// drawTile draws a tile with its middle at p, k canvas pixels a unit.
func drawTile(c *ui.Canvas, kind rules.Kind, turn, variant int, p ui.Point, k float64, tint ui.Color) {
	if s, ok := tileSprite(kind, turn, variant); ok {
		c.Tinted(s, p.X, p.Y, k, 0, tint)
		return
	}
	c.Fill(around(p, side*k), palette.Alpha(palette.Teal, float64(tint.A)/255))
	c.TextCenter(p.X, p.Y-8, rules.Tiles[kind].ID, palette.Cream)
}

// drawTurning draws the tile in hand; while it is being turned, as it was
// before shows through. Its light stays where it is.
func (m *moment) drawTurning(c *ui.Canvas, kind rules.Kind, turn, variant int, p ui.Point, k float64, tint ui.Color) {
	if before := int(m.Before[turnDial]); m.Turning < 1 && before != m.handTurn() {
		drawTile(c, kind, before, variant, p, k, tint)
		tint = palette.Alpha(ui.White, m.Turning*float64(tint.A)/255)
	}
	drawTile(c, kind, turn, variant, p, k, tint)
}

// moved is an outline of tile units on the canvas, its middle at p.
func moved(pts []ui.Point, p ui.Point, k float64) []ui.Point {
	out := make([]ui.Point, len(pts))
	for i, q := range pts {
		out[i] = ui.Point{X: p.X + q.X*k, Y: p.Y + q.Y*k}
	}
	return out
}

// piece draws a standing piece, its foot at x, y.
func piece(c *ui.Canvas, name string, x, y, high float64, k, tint ui.Color) {
	if s, ok := assets.Find(name); ok {
		c.Tinted(s, x, y, high/100, 0, tint)
		return
	}
	w := high * 0.4
	k.A = tint.A
	c.Poly(palette.Alpha(palette.Ink, float64(tint.A)/255), ui.Point{X: x, Y: y - high}, ui.Point{X: x + w, Y: y}, ui.Point{X: x - w, Y: y})
	c.Poly(k, ui.Point{X: x, Y: y - high*0.85}, ui.Point{X: x + w*0.8, Y: y - 1}, ui.Point{X: x - w*0.8, Y: y - 1})
}

// figureSprite is what a figure on a kind of feature is painted as.
func figureSprite(f rules.Figure, kind rules.FeatureKind, color string) string {
	if f == rules.Small && kind == rules.Field {
		return "farmer/" + color
	}
	return figureNames[f] + "/" + color
}
