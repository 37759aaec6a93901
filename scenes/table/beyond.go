package table

import (
	"math"

	"tilestead/assets/palette"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// A side is an edge of the map.
type side uint8

const (
	leftSide side = iota
	rightSide
	topSide
	lowSide
	sides
)

// arrowSize is how wide and high an arrow at the edge of the map is.
const arrowSize = 24.0

// beyond finds the nearest target of the map out of sight on each side.
func (c *camera) beyond(list []board.Target) (near [sides]ui.Point, found [sides]bool) {
	r := c.seen()
	var least [sides]float64
	for i := range list {
		g := &list[i]
		at := g.Area.Center()
		if !g.OnMap || g.Off != "" || r.Contains(at) {
			continue
		}
		far := [sides]float64{r.X - at.X, at.X - r.X - r.W, r.Y - at.Y, at.Y - r.Y - r.H}
		s := leftSide
		for o := range sides {
			if far[o] > far[s] {
				s = o
			}
		}
		if !found[s] || far[s] < least[s] {
			near[s], least[s], found[s] = at, far[s], true
		}
	}
	return near, found
}

// arrowBox is where the arrow to a point out of sight lies, off some boxes.
func arrowBox(r ui.Rect, s side, to ui.Point, off []ui.Rect) ui.Rect {
	box := ui.Rect{X: math.Max(r.X, math.Min(to.X-arrowSize/2, r.X+r.W-arrowSize)),
		Y: math.Max(r.Y, math.Min(to.Y-arrowSize/2, r.Y+r.H-arrowSize)), W: arrowSize, H: arrowSize}
	for _, o := range off {
		if !box.Overlaps(o) {
			continue
		}
		if s == leftSide || s == rightSide {
			box.Y = o.Y - arrowSize - 4
		} else {
			box.X = o.X + o.W + 4
		}
	}
	return box.Snap()
}

// layBeyond lays out an arrow at each edge of the map behind which something can be
// clicked; a click on it brings the nearest of that into sight.
func (c *camera) layBeyond(k *ui.Kit, list []board.Target) {
	if c.offers.Map.Sight == nil || c.glides {
		return
	}
	near, found := c.beyond(list)
	var off []ui.Rect
	if c.offers.Lenses != nil {
		for _, l := range c.offers.Lenses(c.view0()) {
			off = append(off, l.Area)
		}
	}
	for s := range sides {
		if !found[s] {
			continue
		}
		r := arrowBox(c.seen().Inset(2), s, near[s], off)
		reply := k.Zone(ui.Zone{ID: k.Nth("beyond", int(s)), Box: r, Tip: c.v.Words.Say("table.beyond"), NoKeys: true,
			Marked: true})
		if k.Drawing() {
			ui.Tool(k.C, r, "", reply.State())
			drawArrow(k.C, r, s)
		}
		if reply.Clicked {
			c.bring(near[s])
		}
	}
}

// drawArrow draws an arrow towards a side.
func drawArrow(c *ui.Canvas, r ui.Rect, s side) {
	d := [sides]ui.Point{{X: -1}, {X: 1}, {Y: -1}, {Y: 1}}[s]
	m, long, wide := r.Center(), r.W*0.24, r.W*0.22
	m.Y--
	c.Poly(palette.Ink, ui.Point{X: m.X + d.X*long, Y: m.Y + d.Y*long},
		ui.Point{X: m.X - d.X*long*0.7 - d.Y*wide, Y: m.Y - d.Y*long*0.7 + d.X*wide},
		ui.Point{X: m.X - d.X*long*0.7 + d.Y*wide, Y: m.Y - d.Y*long*0.7 - d.X*wide})
}

// bring glides so far that a point of the canvas comes into sight.
func (c *camera) bring(at ui.Point) {
	in, from := c.seen(), c.v.Camera
	in = in.Inset(math.Min(2*brought, math.Min(in.W, in.H)/2))
	c.glideTo(board.Camera{At: ui.Point{X: from.At.X + (at.X-math.Min(math.Max(at.X, in.X), in.X+in.W))/from.Scale,
		Y: from.At.Y + (at.Y-math.Min(math.Max(at.Y, in.Y), in.Y+in.H))/from.Scale}, Scale: from.Scale})
	c.led = true
}
