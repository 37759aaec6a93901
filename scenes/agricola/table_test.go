package agricola

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"tilestead/scenes/board"
	"tilestead/scenes/scenetest"
)

// Whole games are played through at a real table by clicks alone, with and
// without Farmers of the Moor.
func TestWholeGamesByClicks(t *testing.T) {
	sizes := scenetest.Sizes()
	for i, seats := range [...]int{1, 2, 4, 6} {
		for _, modules := range [][]string{nil, {"moor"}, {"moor", "fuel-tokens"},
			{"hand-cards"}, {"moor", "minor-cards", "draft"}, {"moor", "hand-cards", "mulligan"},
			{"moor", "hand-cards", "draft", "draft-more"}} {
			if seats == 1 { // who plays alone does not draft
				modules = slices.DeleteFunc(slices.Clone(modules),
					func(m string) bool { return strings.HasPrefix(m, "draft") })
			}
			t.Run(fmt.Sprint(seats, modules), func(t *testing.T) {
				f := fixture
				f.Modules = modules
				f.WholeGameByClicks(t, f.Match(t, seats, uint64(seats)), sizes[i%len(sizes)], 20000, endsGames)
			})
		}
	}
}

// So they are where nothing is proposed and no click does more than its action.
func TestWholeGamesByClicksAlone(t *testing.T) {
	for i, seats := range [...]int{1, 3} {
		f := fixture.Bare()
		m := f.Match(t, seats, uint64(seats), "moor", "hand-cards")
		f.WholeGameByClicks(t, m, yardSizes[i], 20000, endsGames)
	}
}

// endsGames says that a click brings the end nearer: somebody is placed, or
// nothing more is done.
func endsGames(g board.Target) bool {
	return g.Button == goesOnPlace || strings.HasPrefix(g.ID, "space ")
}
