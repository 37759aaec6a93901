package apptest

import (
	"testing"

	"tilestead/assets"
	"tilestead/rules/agricola"
	"tilestead/rules/carcassonne"
	"tilestead/rules/montana"
	"tilestead/save"
	"tilestead/scenes"
	"tilestead/scenes/board"
	"tilestead/scenes/boards"
	"tilestead/scenes/scenetest"
	"tilestead/titles"
)

// expanded are the modules with which what all share is tried, where a title has
// expansions.
var expanded = map[string][]string{
	carcassonne.Title.ID: {"inns", "traders", "dragon"},
	agricola.Title.ID:    {"moor"},
}

// Titles are all that there are. What all share is tried with each of them.
var Titles = fixtures()

// The titles that single tests are about.
var (
	Montana     = fixture(montana.Title.ID)
	Carcassonne = fixture(carcassonne.Title.ID)
	Agricola    = fixture(agricola.Title.ID)
)

func fixtures() (list []*scenetest.Fixture) {
	for _, title := range titles.All {
		list = append(list, &scenetest.Fixture{Title: title, New: boards.All[title.ID], Modules: expanded[title.ID]})
	}
	return list
}

// fixture is the one of Titles with that name.
func fixture(title string) *scenetest.Fixture {
	for _, f := range Titles {
		if f.Title.ID == title {
			return f
		}
	}
	panic("no title " + title)
}

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
