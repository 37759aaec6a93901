package carcassonne_test

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/rules/carcassonne/moves"
	"tilestead/rules/rulestest"
	"tilestead/rules/rulestest/golden"
)

// all is every expansion.
var all = []string{"inns", "traders", "dragon"}

// ofPreset is every expansion, with the house rules of a preset.
func ofPreset(i int) []string { return slices.Concat(all, carcassonne.Presets[i].Modules(all)) }

var recorded = []struct {
	name    string
	seats   int
	modules []string
	with    rules.Event // what happens in it and seldom elsewhere
}{
	{"base", 2, []string{"first-1"}, carcassonne.LaidAside{}},
	{"inns", 6, []string{"inns"}, carcassonne.Scored{}},
	{"traders", 3, []string{"traders"}, carcassonne.SecondPart{}},
	{"dragon", 4, []string{"dragon"}, carcassonne.Dismissed{}},
	{"inns-traders", 2, []string{"inns", "traders", "first-2"}, carcassonne.GoodsScored{}},
	{"inns-dragon", 3, []string{"inns", "dragon", "first-3"}, carcassonne.FairyPaid{}},
	{"traders-dragon", 4, []string{"traders", "dragon", "first-4"}, carcassonne.Shelved{}},
	{"all", 6, all, carcassonne.SecondPart{}},
	{"publisher", 5, ofPreset(1), carcassonne.FairyPaid{}},
	{"engine", 5, append(ofPreset(2), "first-5"), carcassonne.Dismissed{}},
	{"house", 6, append(slices.Clone(all), "small-city-2", "no-farmers", "unfinished-count", "pig-returns",
		"dragon-after-scoring", "first-6"), carcassonne.DragonRests{}},
	{"first", 4, ofPreset(3), carcassonne.Scored{}},
	{"second", 3, append(slices.Clone(all), "farmers-second"), carcassonne.Scored{}},
	{"passage", 3, append(slices.Clone(all), "no-farmers", "unfinished-count", "pig-returns",
		"dragon-after-scoring", "fairy-after-princess", "portal-dragon"), carcassonne.Dismissed{}},
}

func file(name string) string { return filepath.Join("testdata", "games", name+".moves") }

// findGame plays random games until something happens in one.
func findGame(t *testing.T, seats int, modules []string, with rules.Event) *rules.Match {
	for seed := uint64(0); ; seed++ {
		m := rulestest.RandomMatch(t, &carcassonne.Title, rules.Setup{Seats: seats, Modules: modules, Seed: seed})
		if rulestest.Happened(m)[rulestest.EventName(with)] {
			return m
		}
	}
}

// Recorded games, one for each set of modules, must replay to the same positions,
// of which two are kept, and all that can happen happens in them.
func TestRecordedGames(t *testing.T) {
	happened := map[string]bool{}
	var played []rules.Setup
	for _, c := range recorded {
		if golden.Updating() {
			golden.File(t, file(c.name), string(moves.Write(findGame(t, c.seats, c.modules, c.with))))
		}
		text, err := os.ReadFile(file(c.name))
		if err != nil {
			t.Fatal(err)
		}
		m, err := moves.Read(text)
		if err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		maps.Copy(happened, rulestest.Happened(m))
		played = append(played, m.Setup())
		middle := m.Len() / 2
		golden.File(t, filepath.Join("testdata", "golden", "position-"+c.name+".txt"),
			fmt.Sprintf("after %d actions\n%s\nthe end\n%s", middle,
				m.Before(middle).AppendView(nil, rules.Nature), m.State().AppendView(nil, rules.Nature)))
	}
	rulestest.Recorded(t, &carcassonne.Title, played)
	rulestest.AllHappen(t, happened,
		carcassonne.FirstDrawn{}, carcassonne.TurnBegan{}, carcassonne.SecondPart{}, carcassonne.Drawn{},
		carcassonne.LaidAside{},
		carcassonne.TilePlaced{}, carcassonne.FigurePlaced{}, carcassonne.Scored{}, carcassonne.GoodsScored{},
		carcassonne.StackEmpty{}, carcassonne.Counting{},
		carcassonne.GameOver{}, carcassonne.Shelved{}, carcassonne.RowReturned{}, carcassonne.DragonCame{},
		carcassonne.DragonMoved{},
		carcassonne.DragonRests{}, carcassonne.FairyMoved{}, carcassonne.FairyPaid{}, carcassonne.Dismissed{})
}

// The number of ways a game can go on notices any change of what is legal.
func TestCounts(t *testing.T) {
	var ps []rulestest.Position
	for _, c := range recorded {
		text, err := os.ReadFile(file(c.name))
		if err != nil {
			t.Fatal(err)
		}
		m, err := moves.Read(text)
		if err != nil {
			t.Fatal(err)
		}
		for _, part := range []int{0, 4, 8} {
			i := m.Len() * part / 10
			ps = append(ps, rulestest.Position{Name: fmt.Sprintf("%s, after %d actions", c.name, i),
				State: m.Before(i), Depth: 3})
		}
	}
	golden.File(t, "testdata/golden/counts.txt", rulestest.Counts(ps))
}
