package carcassonne_test

import (
	"testing"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
)

// Undo stops where chance showed a tile, not at placements.
func TestOnlyDrawingReveals(t *testing.T) {
	for _, e := range []rules.Event{carcassonne.FirstDrawn{}, carcassonne.Drawn{}, carcassonne.LaidAside{},
		carcassonne.Shelved{}, carcassonne.RowReturned{}} {
		if rules.RevealedTo(e) != rules.Everyone {
			t.Errorf("%T reveals nothing", e)
		}
	}
	for _, e := range []rules.Event{carcassonne.TurnBegan{}, carcassonne.TilePlaced{}, carcassonne.FigurePlaced{},
		carcassonne.Scored{}, carcassonne.GameOver{}} {
		if rules.RevealedTo(e) != rules.Nobody {
			t.Errorf("%T reveals something", e)
		}
	}
}
