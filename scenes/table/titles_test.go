package table_test

import (
	"testing"

	carcassonneRules "tilestead/rules/carcassonne"
	montanaRules "tilestead/rules/montana"
	"tilestead/scenes/board"
	"tilestead/scenes/carcassonne"
	"tilestead/scenes/montana"
	"tilestead/scenes/scenetest"
)

// The titles that there are. What all share is tried with each of them.
var (
	montanaTitle = scenetest.Fixture{
		Title: &montanaRules.Title,
		New:   func() board.Board { return montana.NewBoard() },
	}
	carcassonneTitle = scenetest.Fixture{
		Title:   &carcassonneRules.Title,
		New:     func() board.Board { return carcassonne.NewBoard() },
		Modules: []string{"inns", "traders", "dragon"},
	}
)

// eachTitle runs a test with every title.
func eachTitle(t *testing.T, test func(t *testing.T, f *scenetest.Fixture)) {
	for _, f := range []*scenetest.Fixture{&montanaTitle, &carcassonneTitle} {
		t.Run(f.Title.ID, func(t *testing.T) { test(t, f) })
	}
}
