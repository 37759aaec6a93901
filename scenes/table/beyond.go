package table

import (
	"math"
	"slices"

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

// arrowStep is how far an arrow is moved to find a place where it hides nothing.
const arrowStep = 4.0

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

// arrowBox is where the arrow to a point out of sight lies: at the edge of r, as near to the
// point as it is off all boxes of off. Where there is no such place it is clear of the first
// few alone, as many as must.
func arrowBox(r ui.Rect, s side, to ui.Point, off []ui.Rect, must int) ui.Rect {
	box := ui.Rect{X: math.Max(r.X, math.Min(to.X-arrowSize/2, r.X+r.W-arrowSize)),
		Y: math.Max(r.Y, math.Min(to.Y-arrowSize/2, r.Y+r.H-arrowSize)), W: arrowSize, H: arrowSize}
	along := ui.Point{X: 1}
	if s == leftSide || s == rightSide {
		along = ui.Point{Y: 1}
	}
	for _, boxes := range [...][]ui.Rect{off, off[:must]} {
		for far := 0.0; far <= math.Max(r.W, r.H); far += arrowStep {
			for _, d := range [...]float64{far, -far} {
				at := ui.Rect{X: box.X + d*along.X, Y: box.Y + d*along.Y, W: box.W, H: box.H}.Snap()
				if at.Within(r) && !slices.ContainsFunc(boxes, at.Overlaps) {
					return at
				}
			}
		}
	}
	return box.Snap()
}

// arrows are where the arrows lie at each edge of the map behind which something can be
// clicked, empty for none: off what can be clicked there.
func (c *camera) arrows(list []board.Target, near [sides]ui.Point, found [sides]bool) (at [sides]ui.Rect) {
	var off []ui.Rect
	if c.offers.Lenses != nil {
		for _, l := range c.offers.Lenses(c.view0()) {
			off = append(off, l.Area)
		}
	}
	lenses, seen := len(off), c.seen()
	for i := range list {
		if g := &list[i]; g.OnMap && g.Off == "" && g.Area.Overlaps(seen) {
			off = append(off, g.Area)
		}
	}
	for s := range sides {
		if found[s] {
			at[s] = arrowBox(seen.Inset(2), s, near[s], off, lenses)
		}
	}
	return at
}

// layBeyond lays out the arrows; a click on one brings the nearest of what lies beyond into
// sight.
func (c *camera) layBeyond(k *ui.Kit, list []board.Target) {
	if c.offers.Map.Sight == nil || c.glides {
		return
	}
	near, found := c.beyond(list)
	at := c.arrows(list, near, found)
	for s := range sides {
		if !found[s] {
			continue
		}
		r := at[s]
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
