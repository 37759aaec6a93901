package ui

import "math"

// Picture lays a copy of another display list on c, smaller or larger: its part
// from as large as to allows, in the middle. Words are left out, for letters
// cannot be made smaller than they are.
func (c *Canvas) Picture(list *Canvas, from, to Rect) {
	if c.mute || from.W <= 0 || from.H <= 0 {
		return
	}
	k := math.Min(to.W/from.W, to.H/from.H)
	mid, at := from.Center(), to.Center()
	to = Rect{at.X - from.W*k/2, at.Y - from.H*k/2, from.W * k, from.H * k}
	place := func(p Point) Point { return Point{at.X + (p.X-mid.X)*k, at.Y + (p.Y-mid.Y)*k} }
	c.Clip(to)
	for _, op := range list.Ops {
		switch op.Kind {
		case OpText, OpStill, OpEndStill:
			continue
		case OpUnclip:
			c.Unclip()
			continue
		case OpPoly:
			n := len(c.points)
			for _, p := range op.Points {
				c.points = append(c.points, place(p))
			}
			op.Points = c.points[n:len(c.points):len(c.points)]
		default:
			p := place(Point{op.Box.X, op.Box.Y})
			op.Box = Rect{p.X, p.Y, op.Box.W * k, op.Box.H * k}
			op.Scale *= k
		}
		if op.Kind == OpClip || reached(&op).Overlaps(to) {
			c.Ops = append(c.Ops, op)
		}
	}
	c.Unclip()
}

// reached is a box that holds what op draws.
func reached(op *Op) Rect {
	switch op.Kind {
	case OpSprite:
		if op.Sprite == 0 {
			return Rect{}
		}
		x0, y0, x1, y1 := op.Sprite.Bounds()
		far := op.Scale * math.Hypot(math.Max(math.Abs(x0), math.Abs(x1)), math.Max(math.Abs(y0), math.Abs(y1)))
		return Rect{op.Box.X - far, op.Box.Y - far, 2 * far, 2 * far}
	case OpPoly:
		r := Rect{math.Inf(1), math.Inf(1), 0, 0}
		x1, y1 := math.Inf(-1), math.Inf(-1)
		for _, p := range op.Points {
			r.X, r.Y, x1, y1 = math.Min(r.X, p.X), math.Min(r.Y, p.Y), math.Max(x1, p.X), math.Max(y1, p.Y)
		}
		r.W, r.H = x1-r.X, y1-r.Y
		return r
	}
	return op.Box
}
