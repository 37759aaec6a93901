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
		Tooltip(c, Rect{X: 300, Y: 200, W: 10, H: 10}, text, Shown{})
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

// A tooltip keeps off what is shown: however far from what must be seen, off the rest only
// where that is near.
func TestTooltipsKeepOffWhatIsShown(t *testing.T) {
	canvas, at := Rect{W: 640, H: 400}, Rect{X: 300, Y: 180, W: 40, H: 40}
	const w, h = 120, 40
	left := []Rect{{W: 340, H: 400}}
	all := []Rect{{W: 640, H: 400}}
	figure := Rect{X: 250, Y: 222, W: 140, H: 30} // below, where there is most room
	for name, c := range map[string]struct {
		shown Shown
		holds func(r Rect) bool
	}{
		"nothing":          {Shown{}, func(r Rect) bool { return r.Y == 224 && r.X == 260 }},
		"land at the left": {Shown{Over: left}, func(r Rect) bool { return !r.Overlaps(left[0]) }},
		"land all round":   {Shown{Over: all}, func(r Rect) bool { return r.Y == 224 }},
		"a figure below": {Shown{Off: []Rect{figure}, Over: all}, func(r Rect) bool {
			return !r.Overlaps(figure) && !r.Overlaps(at)
		}},
	} {
		if r := PlaceTip(canvas, at, w, h, c.shown); !c.holds(r) {
			t.Errorf("%s: the tooltip lies at %v", name, r)
		}
	}
}
