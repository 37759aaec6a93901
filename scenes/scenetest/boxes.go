package scenetest

import (
	"fmt"
	"testing"

	"tilestead/scenes/board"
	"tilestead/ui"
)

// A Box is a place on the table with a name.
type Box struct {
	Name string
	ui.Rect
}

// Named is a box.
func Named(name string, r ui.Rect) Box { return Box{name, r} }

// Boxes names places alike by their numbers.
func Boxes(name string, rs []ui.Rect) (out []Box) {
	for i, r := range rs {
		out = append(out, Box{fmt.Sprint(name, " ", i), r})
	}
	return out
}

// Shared are the boxes of what the table draws itself, but for the buttons,
// which lie where the board wants them.
func Shared(f *board.Frame) []Box {
	out := append([]Box{{"prompt", f.Prompt}, {"log", f.Log}}, Boxes("tool", f.Tools)...)
	if f.Title.W > 0 {
		out = append(out, Box{"title", f.Title})
	}
	if f.Layout == ui.Compact && f.Hint.W > 0 {
		out = append(out, Box{"hint", f.Hint})
	}
	return out
}

// Apart checks that boxes lie in a place and not on each other.
func Apart(t *testing.T, in ui.Rect, boxes []Box) {
	t.Helper()
	for i, a := range boxes {
		if !a.Within(in) || a.W <= 0 || a.H <= 0 {
			t.Errorf("%s %v is not inside %v", a.Name, a.Rect, in)
		}
		for _, b := range boxes[:i] {
			if a.Overlaps(b.Rect) {
				t.Errorf("%s %v overlaps %s %v", a.Name, a.Rect, b.Name, b.Rect)
			}
		}
	}
}

// LeastTarget is how wide and high what can be clicked is at least, in canvas
// pixels: at the scale of a touch screen it is large enough for a finger.
const LeastTarget = 22

// Clickable checks that boxes are large enough to be clicked.
func Clickable(t *testing.T, boxes []Box) {
	t.Helper()
	for _, r := range boxes {
		if r.W < LeastTarget || r.H < LeastTarget {
			t.Errorf("%s is only %v", r.Name, r.Rect)
		}
	}
}

// EachTable calls check for every size of a canvas and number of players.
func (f *Fixture) EachTable(t *testing.T, check func(t *testing.T, size Size, seats int)) {
	t.Helper()
	for _, size := range Sizes() {
		for seats := f.Title.Seats[0]; seats <= f.Title.Seats[1]; seats++ {
			t.Run(fmt.Sprintf("%gx%g/%d", size.W, size.H, seats), func(t *testing.T) { check(t, size, seats) })
		}
	}
}
