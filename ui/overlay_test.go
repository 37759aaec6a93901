package ui

import (
	"testing"

	"tilestead/assets/palette"
)

// The name of a thing is gold, and nothing else: a sentence that is broken into
// lines has one colour.
func TestTooltipsNameInGold(t *testing.T) {
	for text, want := range map[string]int{
		"A lesson goes back step by step, in the panel, as far as its beginning.": 0,
		"City\n3 points": 1,
		"Wait for it.":   0,
		"The whole of a very long name that does not fit on a line\nIt is long.": 2,
	} {
		c := &Canvas{}
		c.Reset(640, 400, 2)
		Tooltip(c, Rect{X: 300, Y: 200, W: 10, H: 10}, text)
		gold := 0
		for _, op := range c.Ops {
			if op.Kind == OpText && op.Color == palette.UIGold {
				gold++
			}
		}
		if gold != want {
			t.Errorf("%q: %d lines are gold, want %d", text, gold, want)
		}
	}
}
