package table

import (
	"math"

	"tilestead/assets/palette"
	"tilestead/ui"
)

// far says that the map is looked at from farther than its pictures are painted for: whoever plays
// may want to look closer.
func (c *camera) far() bool {
	if limits := c.offers.Map.Zoom; limits != nil {
		_, most := limits(c.view0())
		return c.v.Camera.Scale < most/2
	}
	return false
}

// layMoves lays out the buttons that move the map, the first at r: closer and farther while it is
// far or has been moved by the player, and as at first.
func (c *camera) layMoves(k *ui.Kit, r ui.Rect) {
	if !c.free && !c.far() {
		return
	}
	box := func(n int) ui.Rect { return r.Move(float64(n)*(r.W+moveGap), 0) }
	if c.free {
		c.layHome(k, box(2))
	}
	for i, tip := range [...]string{"table.zoom.in", "table.zoom.out"} {
		box := box(i)
		reply := k.Zone(ui.Zone{ID: k.Nth("zoom", i), Box: box, Tip: c.v.Words.Say(tip), Marked: true})
		if k.Drawing() {
			ui.Tool(k.C, box, "", reply.State())
			drawSign(k.C, box.Inset(box.W*0.3).Snap(), i == 0)
		}
		if reply.Clicked {
			c.zoom(c.seen().Center(), []float64{zoomKey, 1 / zoomKey}[i])
			c.change(retarget)
		}
	}
}

// moveGap is how far those buttons lie apart.
const moveGap = 4

// drawSign draws a plus or a minus.
func drawSign(c *ui.Canvas, r ui.Rect, plus bool) {
	const thick = 2
	m := r.Center()
	c.Fill(ui.Rect{X: r.X, Y: m.Y - thick/2, W: r.W, H: thick}.Snap(), palette.Ink)
	if plus {
		c.Fill(ui.Rect{X: m.X - thick/2, Y: r.Y, W: thick, H: r.H}.Snap(), palette.Ink)
	}
}

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

// homeBox is where the first of the buttons that move the map is: on the map right of the last lens, else left
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
