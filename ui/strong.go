package ui

import (
	"math"
	"strings"

	"tilestead/assets/palette"
)

// ringScale is how much smaller the second ring is that makes a mark thicker.
const ringScale = 0.93

// strengthen records an operation for high contrast: letters and grounds part
// further, grounds lose their texture, marks on the board do not fade and are
// twice as thick.
func (c *Canvas) strengthen(op Op) {
	switch op.Kind {
	case OpFill, OpText:
		op.Color = palette.Strong(op.Color)
	case OpTile:
		if name := op.Sprite.Name(); name == "paper" || name == "cloth" || name == "teal" {
			op = Op{Kind: OpFill, Box: op.Box, Color: palette.Strong(op.Color)}
		}
	case OpSprite:
		if op.Sprite != 0 && strings.Contains(op.Sprite.Name(), "/ring/") {
			op.Color.A = 255
			c.Ops = append(c.Ops, op)
			op.Scale *= ringScale
		}
	}
	c.Ops = append(c.Ops, op)
}

// strike crosses out what cannot be used where only a paler ground would say so.
func (c *Canvas) strike(r Rect) {
	if !c.Strong {
		return
	}
	t, rise := 1.5*c.Px(), math.Min(r.H/2-3, 5)
	y := r.Y + r.H/2
	left, right := r.X-2, r.X+r.W+2
	c.Poly(palette.Disabled, Point{left, y + rise}, Point{left, y + rise - t}, Point{right, y - rise - t},
		Point{right, y - rise})
}
