package agricola

import (
	"math"
	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/rules/agricola/box"
	"tilestead/ui"
)

// majorStrip is the colour of what majors are called on.
var majorStrip = palette.Hex("#b9c4ae")

// spacePicture is the name of the picture of a space. Spaces for other numbers of
// players that do the same share one.
func spacePicture(sp box.Space) string { return "agricola/scene/" + spaceName(sp) }

// drawTag draws goods on a slip of paper in a lower corner of a picture: the left
// one with all numbers, for goods that pile up, or the right one.
func drawTag(c *ui.Canvas, r ui.Rect, st box.Stock, right bool) {
	size := math.Min(math.Round(r.H*0.56), 22)
	if right {
		size = math.Min(size, 16)
	}
	high, wide := size+2, 5.0
	for _, n := range st {
		switch {
		case n > 1 || n == 1 && !right:
			wide += size + 2 + ui.Number.Width(number(int(n)))
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

// drawScene fills a box with a picture, whose edges it cuts where they would
// reach beyond. A picture that is missing shows its name in angle brackets, as a
// text does: that is a mistake of the program.
func drawScene(c *ui.Canvas, name string, r ui.Rect, tint ui.Color) {
	r = r.Snap()
	if r.W <= 0 || r.H <= 0 {
		return
	}
	s, ok := assets.Find(name)
	if !ok {
		c.Clip(r)
		c.Fill(r, palette.Alpha(majorStrip, float64(tint.A)/255))
		c.Write(r.X, r.Y+bodyBase, "<"+name+">", ui.Body, palette.Bad)
		c.Unclip()
		return
	}
	k := math.Max(r.W/sceneWide, r.H/sceneHigh)
	c.Clip(r)
	m := r.Center()
	c.Tinted(s, m.X-k*sceneWide/2, m.Y-k*sceneHigh/2, k, 0, tint)
	c.Unclip()
}

// sceneWide and sceneHigh are how many units pictures of cards are painted in.
const sceneWide, sceneHigh = 120, 60

// majorPicture is the name of a major's picture; a copy has that of the card it is
// like.
func majorPicture(card box.Major) string {
	c := &box.Majors[card]
	if c.Copy {
		return "agricola/major/" + c.Under
	}
	return "agricola/major/" + c.ID
}
