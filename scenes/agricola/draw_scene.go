package agricola

import (
	"math"

	"tilestead/assets/palette"
	"tilestead/rules/agricola"
	"tilestead/ui"
)

// spacePicture is the name of the picture of a space. Spaces for other numbers of
// players that do the same share one.
func spacePicture(sp agricola.Space) string { return "agricola/scene/" + spaceName(sp) }

// drawTag draws goods on a slip of paper in a lower corner of a picture: the left
// one with all numbers, for goods that pile up, or the right one.
func drawTag(c *ui.Canvas, r ui.Rect, st agricola.Stock, right bool) {
	size := math.Min(math.Round(r.H*0.56), 22)
	if right {
		size = math.Min(size, 16)
	}
	high, wide := size+2, 5.0
	for _, n := range st {
		switch {
		case n > 1 || n == 1 && !right:
			wide += size + 2 + ui.TextWidth(number(int(n)))
		case n == 1:
			wide += size + 2
		}
	}
	if wide > r.W-2 && right { // four animals in a small cell: closer, without the slip's edge
		size *= (r.W - 2) / wide
		wide = r.W - 2
	}
	box := ui.Rect{X: r.X + 2, Y: r.Y + r.H - high - 1, W: wide, H: high}
	if right {
		box.X = r.X + r.W - wide - 2
	}
	ui.Inset(c, box, palette.Cream)
	drawStock(c, box.X+box.W-2, box.Y+box.H/2, size, &st, !right)
}
