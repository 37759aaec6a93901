package board

import (
	"math"

	"tilestead/assets/palette"
	"tilestead/ui"
)

// nameRoles are the roles a name may be written in, the largest first.
var nameRoles = [...]ui.Role{ui.Name, ui.Dense, ui.Least}

// FitName is the largest role in which a name takes at most width canvas pixels, and the
// name; one that is too long for all of them is shortened.
func FitName(s string, width float64) (ui.Role, string) { return FitIn(s, width, nameRoles[:]...) }

// FitIn is the first of some roles in which a line takes at most width canvas pixels, and
// the line; in the last of them it is shortened where it must be.
func FitIn(s string, width float64, roles ...ui.Role) (ui.Role, string) {
	for _, r := range roles {
		if r.Width(s) <= width {
			return r, s
		}
	}
	last := roles[len(roles)-1]
	return last, last.Fit(s, width)
}

// Baseline is where the baseline of a line lies whose capitals have their middle at y.
func Baseline(y float64, r ui.Role) float64 { return y + r.Capital()/2 }

// tagPad is how much wider than its text a tag is, in canvas pixels.
const tagPad = 6.0

// TagWidth is how wide the tag of a short text is.
func TagWidth(text string, r ui.Role) float64 { return math.Ceil(r.Width(text)) + tagPad }

// Tag writes a number or a short text on a bit of paper with its middle at p, to be read
// on any picture, and gives where it lies.
func Tag(c *ui.Canvas, p ui.Point, text string, r ui.Role, ground ui.Color) ui.Rect {
	w, h := TagWidth(text, r), r.Capital()+5
	box := c.Snap(ui.Rect{X: p.X - w/2, Y: p.Y - h/2, W: w, H: h})
	c.Fill(box, palette.Ink)
	c.Fill(box.Inset(c.Px()), ground)
	c.WriteCenter(box.X+box.W/2, Baseline(box.Y+box.H/2, r), text, r, ui.OnPaper(ground))
	return box
}

// Lines writes lines of a role below each other, the first with its top at y, pitch canvas
// pixels apart, and gives the y below the last.
func Lines(c *ui.Canvas, x, y float64, lines []string, r ui.Role, pitch float64, k ui.Color) float64 {
	for _, l := range lines {
		c.Write(x, Baseline(y+pitch/2, r), l, r, k)
		y += pitch
	}
	return y
}
