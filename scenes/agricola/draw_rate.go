package agricola

import (
	"slices"

	"tilestead/assets/palette"
	"tilestead/rules/agricola/box"
	"tilestead/ui"
)

// rateLooks are the sizes of a rate in canvas pixels, the roomiest first: of its arrow, of the gap
// behind that, of its good, and how far it stays from the edge.
var rateLooks = []struct{ arrow, gap, good, edge float64 }{
	{arrowWide, 2, 13, 4}, {arrowWide, 1, 11, 2}, {0, 0, 11, 2},
}

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
	from := m.owned().goodEnd(g) + 3
	if other != "" {
		from += ui.DenseBold.Width(other) + 2
	}
	for _, k := range rateLooks {
		wide := k.arrow + k.good + ui.DenseBold.Width(text)
		if k.arrow > 0 {
			wide += k.gap
		}
		x, y := r.X+r.W-k.edge-wide, r.Y+r.H/2
		if x < from {
			continue
		}
		if k.arrow > 0 {
			drawArrow(c, x, y, palette.InkSoft)
			x += k.arrow + k.gap
		}
		c.Write(x, midline(ui.DenseBold, y), text, ui.DenseBold, palette.Ink)
		drawGood(c, list[i].to, x+ui.DenseBold.Width(text)+k.good/2, y, k.good, ui.White)
		return
	}
}
