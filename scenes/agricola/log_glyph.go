package agricola

import (
	"tilestead/assets"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// pictureGlyph is the middle of a card's or a space's picture.
func pictureGlyph(name string) board.Glyph {
	return board.Glyph{Draw: func(c *ui.Canvas, box ui.Rect) { drawScene(c, name, box, ui.White) }}
}

// spaceGlyph is the picture of a space.
func spaceGlyph(sp box.Space) []board.Glyph {
	return []board.Glyph{pictureGlyph(spacePicture(sp))}
}

// farmlandPicture stands for what becomes of land.
const farmlandPicture = "agricola/scene/farmland"

// originGlyph is the picture of a card whose effect something is, or other ones.
func originGlyph(from agricola.Origin, others []board.Glyph) []board.Glyph {
	if c, ok := from.Card(); ok {
		return []board.Glyph{pictureGlyph(handPicture(c))}
	}
	return others
}

// stockGlyphs are goods in the log with their numbers.
func stockGlyphs(st *box.Stock) (list []board.Glyph) {
	for g, n := range st {
		if n != 0 {
			list = append(list, goodGlyph(box.Good(g), int(n)))
		}
	}
	return list
}

// goodGlyph is a good in the log with its number.
func goodGlyph(g box.Good, n int) board.Glyph {
	return board.Glyph{Text: number(n), Draw: func(c *ui.Canvas, box ui.Rect) {
		drawGood(c, g, box.X+box.W/2, box.Y+box.H/2, box.H, ui.White)
	}}
}

// signed are points with their sign.
func signed(n rules.Points) string {
	if n > 0 {
		return "+" + n.String()
	}
	return assets.Number(n)
}
