// Package ui holds what a screen is made of without knowing a device or a
// title: the display list, text boxes, panels, buttons, layout and tweens.
package ui

import (
	"math"

	"tilestead/assets"
	"tilestead/assets/face"
	"tilestead/assets/palette"
)

// A Color is straight-alpha; see package palette.
type Color = palette.Color

// A Point is a place in canvas pixels; y grows downwards.
type Point struct{ X, Y float64 }

// A Rect is a box in canvas pixels.
type Rect struct{ X, Y, W, H float64 }

// Contains says whether p lies in r; the right and lower edges are outside.
func (r Rect) Contains(p Point) bool {
	return p.X >= r.X && p.Y >= r.Y && p.X < r.X+r.W && p.Y < r.Y+r.H
}

// Inset is r made smaller by d on every side.
func (r Rect) Inset(d float64) Rect { return Rect{r.X + d, r.Y + d, r.W - 2*d, r.H - 2*d} }

// Center is the middle of r.
func (r Rect) Center() Point { return Point{r.X + r.W/2, r.Y + r.H/2} }

// Overlaps says whether r and o share any area.
func (r Rect) Overlaps(o Rect) bool {
	return r.X < o.X+o.W && o.X < r.X+r.W && r.Y < o.Y+o.H && o.Y < r.Y+r.H
}

// An OpKind says what an Op draws.
type OpKind uint8

// The operations of a display list.
const (
	OpFill   OpKind = iota // Box in Color
	OpSprite               // Sprite with its anchor at Box.X,Box.Y; Scale canvas px per unit; Turn; tinted by Color
	OpTile                 // Sprite repeated over Box from its upper left corner, one baked px = one device px, tinted
	OpText                 // Text with its pen at Box.X and its baseline at Box.Y, in Face, its capitals Capital high
	// Sprite (units = px) stretched over Box; its corners keep Scale canvas px per unit; Corner units of it are corner
	OpNine
	OpPoly // Points as a filled convex or star-shaped polygon round the first point, in Color
	OpClip // from here on only what lies in Box shows; ends with OpUnclip
	OpUnclip
	OpStill // up to OpEndStill nothing changes while Text and the canvas's size stay: it may be drawn once and kept
	OpEndStill
)

// An Op is one step of a display list. Positions are canvas pixels.
type Op struct {
	Kind    OpKind
	Sprite  assets.Sprite
	Face    face.Face
	Box     Rect
	Scale   float64 // OpSprite: canvas px per unit
	Turn    float64 // OpSprite: radians clockwise round the anchor
	Side    float64 // OpSprite: how wide it shows, 1 or 0 as painted, -1 as in a mirror, between them aslant
	Corner  float64 // OpNine: units
	Capital float64 // OpText: canvas px
	Color   Color   // fill or text colour; for sprites a multiplied tint, white for none
	Text    string
	Points  []Point
}

// White leaves a sprite as it is painted.
var White = Color{R: 255, G: 255, B: 255, A: 255}

// A Canvas is a display list of W x H canvas pixels, S device pixels each.
// A window, a software picture or a test reads Ops.
type Canvas struct {
	W, H float64
	S    float64
	Ops  []Op

	// Needed are the sheets of a title's art that this screen may show at any time,
	// Awaited those that it will lead to: see assets.Sheet. What the list draws from
	// is needed without being named.
	Needed, Awaited []int

	// Strong makes all that is drawn plainer and harder to overlook, for those
	// who need high contrast; see strong.go.
	Strong bool

	points []Point // backing of OpPoly, kept between frames
	mute   bool    // nothing is recorded: a Kit only asks where things are
}

// Reset empties the list for a frame of the given size and keeps its memory.
func (c *Canvas) Reset(w, h, s float64) {
	c.W, c.H, c.S = w, h, s
	c.Ops, c.points = c.Ops[:0], c.points[:0]
	c.Needed, c.Awaited = c.Needed[:0], c.Awaited[:0]
}

// add records an operation.
func (c *Canvas) add(op Op) {
	if c.mute {
		return
	}
	if c.Strong {
		c.strengthen(op)
		return
	}
	c.Ops = append(c.Ops, op)
}

// Again draws what another canvas of the same kind and size has drawn.
func (c *Canvas) Again(ops []Op) {
	if !c.mute {
		c.Ops = append(c.Ops, ops...)
	}
}

// Fill paints a box.
func (c *Canvas) Fill(r Rect, k Color) {
	c.add(Op{Kind: OpFill, Box: r, Color: k})
}

// Sprite draws s with its anchor at x, y, scale canvas px per unit.
func (c *Canvas) Sprite(s assets.Sprite, x, y, scale float64) {
	c.Tinted(s, x, y, scale, 0, White)
}

// Tinted is Sprite turned by radians clockwise and multiplied by a colour
// (its alpha makes it translucent).
func (c *Canvas) Tinted(s assets.Sprite, x, y, scale, turn float64, k Color) {
	c.add(Op{Kind: OpSprite, Sprite: s, Box: Rect{X: x, Y: y}, Scale: scale, Turn: turn, Color: k})
}

// Turned is Sprite turned by radians clockwise and, round the upright through its anchor, to a side:
// 1 as it is painted, -1 as in a mirror.
func (c *Canvas) Turned(s assets.Sprite, x, y, scale, turn, side float64) {
	if math.Abs(side) < leastSide {
		side = math.Copysign(leastSide, side)
	}
	c.add(Op{Kind: OpSprite, Sprite: s, Box: Rect{X: x, Y: y}, Scale: scale, Turn: turn, Side: side, Color: White})
}

// leastSide is how narrow a sprite becomes that turns its side.
const leastSide = 0.08

// Across is how much wider than painted an OpSprite shows, below 0 mirrored.
func (op *Op) Across() float64 {
	if op.Side == 0 {
		return 1
	}
	return op.Side
}

// Tile covers r with s, one baked pixel to one device pixel.
func (c *Canvas) Tile(s assets.Sprite, r Rect, k Color) {
	c.add(Op{Kind: OpTile, Sprite: s, Box: r, Color: k})
}

// Nine stretches s over r; corner units of it on every side keep their shape,
// scale canvas px per unit.
func (c *Canvas) Nine(s assets.Sprite, r Rect, corner, scale float64, k Color) {
	c.add(Op{Kind: OpNine, Sprite: s, Box: r, Corner: corner, Scale: scale, Color: k})
}

// Poly fills a polygon; every point must be visible from the first.
func (c *Canvas) Poly(k Color, pts ...Point) {
	if c.mute {
		return
	}
	n := len(c.points)
	c.points = append(c.points, pts...)
	c.Ops = append(c.Ops, Op{Kind: OpPoly, Color: k, Points: c.points[n:len(c.points):len(c.points)]})
}

// Clip hides what is drawn outside r until Unclip; clips nest.
func (c *Canvas) Clip(r Rect) { c.add(Op{Kind: OpClip, Box: r}) }

// Unclip ends the last Clip.
func (c *Canvas) Unclip() { c.add(Op{Kind: OpUnclip}) }

// Still calls draw, whose operations are the same in every frame as long as key
// and the size of the canvas are: a backdrop. It must not lie within another
// or within a Clip, and must leave no Clip open.
func (c *Canvas) Still(key string, draw func()) {
	if c.Strong {
		key += " strong"
	}
	c.add(Op{Kind: OpStill, Text: key})
	draw()
	c.add(Op{Kind: OpEndStill})
}
