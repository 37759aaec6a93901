package agricola

import (
	"math"

	"tilestead/assets/palette"
	"tilestead/rules/agricola"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// useSigns are the pictures of what is done with a part of a space that can take several things.
var useSigns = map[uint8]string{agricola.KindRoom: "good/room", agricola.KindStable: "good/stable"}

// useSign is the picture of what a target does with its part of a space, "" for none.
func (m farmPart) useSign(g board.Target) string {
	for _, a := range m.Picked {
		switch {
		case !g.Fits(a):
		case a.Kind() == agricola.KindScatter:
			return goodPictures[agricola.ToOf(a)]
		default:
			return useSigns[a.Kind()]
		}
	}
	return ""
}

// drawUse says on a disc on a part of a space what is done there.
func (m farmPart) drawUse(c *ui.Canvas, g board.Target) {
	sign := m.useSign(g)
	if sign == "" {
		return
	}
	p, wide := g.Area.Center(), math.Min(g.Area.W-8, mostUse)
	ui.Disc(c, p.X, p.Y, wide/2, palette.Ink)
	ui.Disc(c, p.X, p.Y, wide/2-1, palette.Cream)
	ui.Icon(c, sign, p.X, p.Y, wide*0.72, ui.White)
}

// mostUse is how wide the disc is at most on which a part of a space says what is done there.
const mostUse = 30.0
