package table

import (
	"math"

	"tilestead/assets/palette"
	"tilestead/ui"
)

// layHome lays out a button at r that shows the map as at first: fingers have no
// key for that.
func (c *camera) layHome(k *ui.Kit, r ui.Rect) {
	reply := k.Zone(ui.Zone{ID: "lens/home", Box: r, Tip: c.v.Words.Say("keys.map"), Marked: true})
	if k.Drawing() {
		ui.Tool(k.C, r, "", reply.State())
		drawCorners(k.C, r.Inset(r.W*0.28).Snap())
	}
	if reply.Clicked {
		c.home()
	}
}

// homeBox is where that button is: on the map right of the last lens, else left
// of the first; in the place of the first where there are none.
func (ls *lenses) homeBox() ui.Rect {
	const size, edge = 24, 6
	m := ls.v.Frame.Map
	r := ui.Rect{X: m.X + edge, Y: m.Y + m.H - edge - size, W: size, H: size}
	if ls.offers.Lenses == nil {
		return r
	}
	lenses := ls.offers.Lenses(ls.view0())
	if len(lenses) == 0 {
		return r
	}
	r = lenses[0].Area
	if ls.opt.Purist {
		return r
	}
	if beside := lenses[len(lenses)-1].Area; beside.X+2*beside.W+edge <= m.X+m.W {
		beside.X += beside.W + edge
		return beside
	}
	r.X = math.Min(r.X, m.X+m.W) - r.W - edge
	return r
}

// drawCorners draws the corners of a frame, as those of what is in sight.
func drawCorners(c *ui.Canvas, r ui.Rect) {
	const thick = 2
	long := r.W / 3
	for _, x := range [...]float64{r.X, r.X + r.W - long} {
		for _, y := range [...]float64{r.Y, r.Y + r.H - thick} {
			c.Fill(ui.Rect{X: x, Y: y, W: long, H: thick}.Snap(), palette.Ink)
		}
	}
	for _, x := range [...]float64{r.X, r.X + r.W - thick} {
		for _, y := range [...]float64{r.Y, r.Y + r.H - long} {
			c.Fill(ui.Rect{X: x, Y: y, W: thick, H: long}.Snap(), palette.Ink)
		}
	}
}
