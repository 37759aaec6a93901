package table

import (
	"slices"

	"tilestead/input"
	"tilestead/rules"
)

// A flight is what was being shown when the pointer was pressed. The press ends it, and acts
// on what lies there then, if that could be clicked in the decision before, too.
type flight struct {
	pressed bool     // while something was shown
	meant   []string // targets that a click may mean nevertheless
}

// bars says that a click on a target was not meant for it.
func (f *flight) bars(id string) bool { return f.pressed && !slices.Contains(f.meant, id) }

// pressThrough ends what is shown when the pointer is pressed, and opens the next decision at
// once where nothing else comes before it.
func (t *Table) pressThrough(in *input.Frame) {
	if !in.Left.Pressed {
		return
	}
	t.flight = flight{}
	if t.Phase() != Showing || t.targets.keepsShowing(t.kit.HotID()) {
		return
	}
	t.flight.pressed = true
	meant, done := t.targets.offered, t.match.Len()
	if t.hold.waits() || slices.ContainsFunc(t.player.beats, reveals) {
		meant = nil
	}
	t.player.skip()
	t.advance(0)
	t.refresh()
	if t.take(newPlaces) {
		t.kit.Relay()
	}
	if t.match.Len() == done {
		t.flight.meant = meant
	}
}

// reveals says that a shot shows somebody what was hidden.
func reveals(s shot) bool { return rules.RevealedTo(s.beat.Event) != rules.Nobody }
