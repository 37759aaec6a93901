package scenes_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"tilestead/assets"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/save"
	"tilestead/scenes"
	"tilestead/scenes/apptest"
	"tilestead/scenes/board"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// endedAgricola is a game of some seats with Farmers of the Moor and other modules, to its
// end.
func endedAgricola(t testing.TB, seats int, seed uint64, modules ...string) *save.Game {
	t.Helper()
	m, err := rules.NewMatch(&agricola.Title,
		rules.Setup{Title: "agricola", Seats: seats, Seed: seed, Modules: append([]string{"moor"}, modules...)})
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(seed, 3))
	for m.State().Turn() != rules.Nobody {
		if m.State().Turn() == rules.Nature {
			m.Replay(m.Roll())
			continue
		}
		legal := m.State().Legal(nil)
		m.Replay(legal[r.IntN(len(legal))])
	}
	g := &save.Game{Match: m}
	for i, look := range []string{"red", "blue", "yellow", "green", "black", "plum"}[:seats] {
		g.Seats = append(g.Seats, save.Seat{Color: look, Name: []string{"Ada", "Otto", "Mira", "Hanne", "Ida", "Lev"}[i]})
	}
	return g
}

// The sixteen lines of Agricola's score sheets stand over its result, no head
// broken within a word and nothing on anything else.
func TestResultOfManyLinesFits(t *testing.T) {
	g := endedAgricola(t, 6, 2)
	for _, lang := range assets.Languages {
		words := scenetest.Words(t, lang)
		for _, size := range []scenetest.Size{apptest.Compact, apptest.Roomy, {W: 960, H: 540, S: 2, Name: "960x540@2"}} {
			h := theResult(t, size, g, func(o *scenes.AppOptions) {
				o.Boards = map[string]func() board.Board{"agricola": apptest.Agricola.New}
				o.Reword = func(*assets.Words) *assets.Words { return words }
			})
			if !h.Has("rematch") {
				t.Fatalf("%s %s: no result shows", lang, size.Name)
			}
			h.Shot("agricola-result-" + lang + "-" + size.Name)
			for _, bad := range scenetest.Check(h.C) {
				t.Errorf("%s %s: %s", lang, size.Name, bad)
			}
			var told []string
			for _, op := range h.C.Ops {
				if op.Kind == ui.OpText {
					told = append(told, strings.Fields(op.Text)...)
				}
			}
			for _, line := range []string{"fields", "unused", "sum"} {
				for _, word := range strings.Fields(words.Say("agricola.item." + line)) {
					if !slices.Contains(told, word) {
						t.Errorf("%s %s: the head %q is broken", lang, size.Name, word)
					}
				}
			}
		}
	}
}

// A game alone is told by its target; the farms of all seats show.
func TestResultShowsFarmsAndTheTarget(t *testing.T) {
	for _, seats := range []int{1, 5} {
		g := endedAgricola(t, seats, 3)
		h := theResult(t, apptest.Compact, g, func(o *scenes.AppOptions) {
			o.Boards = map[string]func() board.Board{"agricola": apptest.Agricola.New}
		})
		missed := scenetest.In(t, "agricola.solo.").Part("missed", 0)
		target := slices.ContainsFunc(h.C.Ops, func(op ui.Op) bool {
			return op.Kind == ui.OpText && strings.HasPrefix(op.Text, missed)
		})
		if target != (seats == 1) {
			t.Errorf("%d seats: the target is told: %t", seats, target)
		}
		named := 0
		for _, seat := range g.Seats {
			for _, op := range h.C.Ops {
				if op.Kind == ui.OpText && op.Text == seat.Name {
					named++
				}
			}
		}
		if named < 2*seats {
			t.Errorf("%d seats: names stand %d times, not on each row and each farm", seats, named)
		}
	}
}

// What each card gave stands on a tab of its own for whoever played it.
func TestResultTellsWhatCardsGave(t *testing.T) {
	g := endedAgricola(t, 3, 5, "hand-cards")
	words := scenetest.Words(t, "en")
	for _, size := range []scenetest.Size{apptest.Compact, apptest.Roomy, {W: 960, H: 540, S: 2, Name: "960x540@2"},
		{W: 640, H: 400, S: 2, Name: "640x400@2"}} {
		h := theResult(t, size, g, func(o *scenes.AppOptions) {
			o.Boards = map[string]func() board.Board{"agricola": apptest.Agricola.New}
		})
		h.Click("chart/1")
		h.Shot("agricola-cards-" + size.Name)
		for _, bad := range scenetest.Check(h.C) {
			t.Errorf("%s: %s", size.Name, bad)
		}
		shown := func(text string) bool {
			return slices.ContainsFunc(h.C.Ops, func(op ui.Op) bool { return op.Kind == ui.OpText && op.Text == text })
		}
		played := 0
		end := g.Match.State().(*agricola.State)
		for seat := range rules.Seat(3) {
			for _, c := range end.Player(seat).Front.Cards() {
				if shown(words.Say("agricola.card." + box.Cards[c].ID)) {
					played++
				}
			}
		}
		if played < 3 {
			t.Errorf("%s: %d cards are told of", size.Name, played)
		}
	}
	if h := theResult(t, apptest.Roomy, endedAgricola(t, 2, 5), func(o *scenes.AppOptions) {
		o.Boards = map[string]func() board.Board{"agricola": apptest.Agricola.New}
	}); h.Has("chart/1") {
		t.Error("a game without cards has a list of them")
	}
}
