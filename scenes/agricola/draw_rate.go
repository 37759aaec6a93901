package agricola

import (
	"slices"

	"tilestead/assets/palette"
	"tilestead/rules/agricola/box"
	"tilestead/ui"
)

// The sizes of a rate in canvas pixels: of its good, and of what lies between its parts.
const (
	rateGood = 13.0
	rateGap  = 2.0
)

// drawRate draws at the right end of a good what one of it brings, food before all else, where it
// has room behind the number and another text there.
func (m choicesPart) drawRate(c *ui.Canvas, g box.Good, other string) {
	list := m.rates(m.seen)
	i := slices.IndexFunc(list, func(r rate) bool { return r.from == g && r.to == box.Food })
	if i < 0 {
		i = slices.IndexFunc(list, func(r rate) bool { return r.from == g })
	}
	if i < 0 || !slices.Contains(m.owned().shown(), g) {
		return
	}
	text := ""
	if list[i].n > 1 {
		text = number(list[i].n)
	}
	r := m.owned().goodBox(g)
	wide := arrowWide + rateGap + rateGood + ui.DenseBold.Width(text)
	x, y := r.X+r.W-4-wide, r.Y+r.H/2
	if x < m.owned().goodEnd(g)+4+ui.DenseBold.Width(other) {
		return
	}
	drawArrow(c, x, y, palette.InkSoft)
	x += arrowWide + rateGap
	c.Write(x, midline(ui.DenseBold, y), text, ui.DenseBold, palette.Ink)
	drawGood(c, list[i].to, x+ui.DenseBold.Width(text)+rateGood/2, y, rateGood, ui.White)
}
