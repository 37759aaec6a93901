package carcassonne

import (
	"testing"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
)

// A tile lies with the picture that it had in hand, and keeps it.
func TestTileKeepsItsPicture(t *testing.T) {
	seen := map[int]bool{}
	fixture.Games(t, 1, func(before rules.State, beat rules.Beat) {
		e, ok := beat.Event.(carcassonne.TilePlaced)
		if !ok {
			return
		}
		was, is := before.(*carcassonne.State), beat.After.(*carcassonne.State)
		hand, lies := variantInHand(was), variantAt(is, e.At)
		if hand != lies || variantAt(was, e.At) != lies {
			t.Fatalf("tile %d had picture %d in hand and lies with picture %d", was.Tiles(), hand, lies)
		}
		seen[lies] = true
	})
	if len(seen) != 2 {
		t.Errorf("only the pictures %v were seen", seen)
	}
}
