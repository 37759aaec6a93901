package agricola

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"tilestead/assets"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/board"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// fixture is Agricola for the tests that every board has to pass.
var fixture = scenetest.Fixture{Title: &agricola.Title, New: func() board.Board { return NewBoard() },
	Modules: []string{"moor"}, Choose: choose}

// choose exchanges or throws away something in one decision of three: whoever does so as
// often as anything else has nothing left to show.
func choose(s rules.State, r *rand.Rand) rules.Action {
	legal := s.Legal(nil)
	if main := slices.DeleteFunc(slices.Clone(legal), agricola.Title.Side); len(main) > 0 && r.IntN(3) > 0 {
		legal = main
	}
	return legal[r.IntN(len(legal))]
}

// Every action of a game can be clicked, with and without Farmers of the Moor.
func TestEveryActionCanBeClicked(t *testing.T) {
	fixture.EveryActionCanBeClicked(t, []string{"moor", "fuel-tokens"})
	plain := fixture
	plain.Modules = nil
	plain.EveryActionCanBeClicked(t, nil)
	plain.EveryActionCanBeClicked(t, []string{"moor", "hand-cards"})
}

// So can it where nothing is proposed and no click does more than its action.
func TestEveryActionCanBeClickedAlone(t *testing.T) {
	kinds := fixture.Bare().EveryActionCanBeClicked(t, []string{"moor", "hand-cards"})
	for _, k := range []uint8{agricola.KindFeed, agricola.KindHeat, agricola.KindKeep, agricola.KindSow,
		agricola.KindPasture, agricola.KindExchange} {
		if kinds[k] == 0 {
			t.Errorf("no action of kind %d came up", k)
		}
	}
}

// Everything has a name, which is the only one, and that of nothing else.
func TestEverythingHasAName(t *testing.T) {
	for _, lang := range assets.Languages {
		w, called := scenetest.Words(t, lang), map[string]string{}
		for _, kind := range []string{"space", "special", "major", "card"} {
			for _, key := range nameKeys(kind) {
				name := w.Say(key)
				if !w.Has(key) || called[name] != "" {
					t.Errorf("%s: %s is called %q, as %s is", lang, key, name, called[name])
				}
				called[name] = key
			}
		}
		for _, id := range box.GoodIDs {
			if key := "agricola.good." + id; !w.Has(key) {
				t.Errorf("%s lacks %s", lang, key)
			}
		}
		for _, key := range w.Keys() {
			for _, gone := range []string{"full", "short", "supply.short"} {
				if strings.HasPrefix(key, "agricola."+gone+".") {
					t.Errorf("%s: %s is a second name", lang, key)
				}
			}
		}
	}
}

// What is asked, named, hinted and told has words in every game.
func TestNothingLacksWords(t *testing.T) {
	w := scenetest.Words(t, "en")
	unsaid := func(what, text string) {
		if text == "" || strings.Contains(text, "<agricola") || strings.Contains(text, "{") ||
			strings.HasSuffix(text, ": ") {
			t.Errorf("%s: %q", what, text)
		}
	}
	for seats := 1; seats <= agricola.MaxSeats; seats++ {
		b, match := NewBoard(), fixture.Match(t, seats, 3)
		fixture.Play(t, match, func(s rules.State) {
			v := fixture.View(t, b, s, 640, 400)
			ask, _ := b.Prompt(v)
			unsaid("prompt "+s.Prompt().Key, ask)
			for _, g := range b.Targets(v) {
				unsaid(g.ID, g.Label)
				if g.Tell != nil {
					g.Hint = g.Tell()
				}
				unsaid(g.ID, g.Hint)
			}
		})
		head, rows := b.Result(match.State(), w)
		unsaid("result", strings.Join(head, " "))
		if len(rows) != seats || len(rows[0]) != len(head) {
			t.Errorf("%d heads for rows %v", len(head), rows)
		}
	}
	b := NewBoard()
	fixture.Games(t, 6, func(before rules.State, beat rules.Beat) {
		n := before.Players()
		frame := b.Frame(640, 400, ui.Compact, before)
		v := &board.View{Words: w, State: before, Seats: scenetest.Seats(n), Frame: frame}
		if l, ok := b.Line(v, before, beat); ok {
			unsaid("log", l.Text)
		}
	})
}

func TestTargetsIgnoreThePointer(t *testing.T) { fixture.TargetsIgnoreThePointer(t) }

func TestTargetsAreToldApart(t *testing.T) { fixture.TargetsAreToldApart(t) }

func TestHintsFit(t *testing.T) { fixture.HintsFit(t) }

func TestLensesFit(t *testing.T) { fixture.LensesFit(t, 6) }

func TestLensesAreToldApart(t *testing.T) { fixture.LensesAreToldApart(t) }

func TestDrawsNoOtherArt(t *testing.T) { fixture.DrawsNoOtherArt(t) }
