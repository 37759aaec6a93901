package screens

import (
	"math"

	"tilestead/ui"
)

// textSize is the setting of how large texts are.
const textSize = "text_size"

// times is how many times as large as now everything becomes with the value of textSize
// numbered at.
func times(c *ui.Canvas, at int) float64 {
	s, _, _ := ui.Scale(c.W*c.S, c.H*c.S, ui.TextSize(at-1))
	return s / c.S
}

// sizeWidth is how wide the button of a text size is whose word stands there as large as it
// will be.
func sizeWidth(c *ui.Canvas, label string, at int) float64 {
	return math.Ceil(math.Max(72, ui.Name.Width(label)*times(c, at)+18))
}

// sizesWidth is how wide the buttons of all text sizes are.
func sizesWidth(c *ui.Canvas, labels []string) float64 {
	wide := -2.0
	for i, l := range labels {
		wide += sizeWidth(c, l, i) + 2
	}
	return wide
}

// sizes lays out the text sizes as ui.Kit.Segments does, each word as large as all will be.
func sizes(k *ui.Kit) func(id string, r ui.Rect, labels []string, at int) (int, bool) {
	return func(id string, r ui.Rect, labels []string, at int) (int, bool) {
		chosen, x := at, r.X
		for i, l := range labels {
			box := ui.Rect{X: x, Y: r.Y, W: sizeWidth(k.C, l, i), H: r.H}
			x += box.W + 2
			look := ui.Plain
			if i == at {
				look = ui.Strong
			}
			reply := k.Zone(ui.Zone{ID: k.Nth(id, i), Box: box, Marked: true, Name: ui.Chosen(l, i == at)})
			ui.Button(k.C, box, "", "", look, reply.State())
			n, mid := times(k.C, i), box.Center()
			ink := ui.OnPaper(look.Color())
			k.C.WriteTimes(mid.X-ui.Name.Width(l)*n/2, mid.Y-1+ui.Name.Capital()*n/2, l, ui.Name, n, ink)
			if reply.Clicked && i != at {
				chosen = i
			}
		}
		return chosen, chosen != at
	}
}
