package ui

import (
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
