package apptest

import (
	"testing"

	"tilestead/assets"
	agricolaRules "tilestead/rules/agricola"
	carcassonneRules "tilestead/rules/carcassonne"
	montanaRules "tilestead/rules/montana"
	"tilestead/save"
	"tilestead/scenes"
	"tilestead/scenes/agricola"
	"tilestead/scenes/board"
	"tilestead/scenes/carcassonne"
	"tilestead/scenes/montana"
	"tilestead/scenes/scenetest"
)

// The titles that there are. What all share is tried with each of them.
var (
	Montana = scenetest.Fixture{
		Title: &montanaRules.Title,
		New:   func() board.Board { return montana.NewBoard() },
	}
	Carcassonne = scenetest.Fixture{
		Title:   &carcassonneRules.Title,
		New:     func() board.Board { return carcassonne.NewBoard() },
		Modules: []string{"inns", "traders", "dragon"},
	}
	Agricola = scenetest.Fixture{
		Title:   &agricolaRules.Title,
		New:     func() board.Board { return agricola.NewBoard() },
		Modules: []string{"moor"},
	}

	Titles = []*scenetest.Fixture{&Montana, &Carcassonne, &Agricola}
)

// Each runs a test with every title.
func Each(t *testing.T, test func(t *testing.T, f *scenetest.Fixture)) {
	for _, f := range Titles {
		t.Run(f.Title.ID, func(t *testing.T) { test(t, f) })
	}
}

// OpenWith opens the program with one title's board.
func OpenWith(t testing.TB, f *scenetest.Fixture, size scenetest.Size, store save.Store, words *assets.Words) *Hand {
	t.Helper()
	return Open(t, size, func(o *scenes.AppOptions) {
		o.Boards = map[string]func() board.Board{f.Title.ID: f.New}
		if store != nil {
			o.Store = store
		}
		if words != nil {
			o.Reword = func(*assets.Words) *assets.Words { return words }
		}
	})
}
