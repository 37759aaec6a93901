package table_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"tilestead/input"
	"tilestead/rules"
	"tilestead/scenes/apptest"
	"tilestead/scenes/scenetest"
	"tilestead/scenes/settings"
)

// waited are decisions of each title that chance follows, by their notation.
var waited = map[string][]string{
	"montana":     {"recruit", "white"},
	"carcassonne": {"place", "small", "big", "builder", "pig", "pass", "fairy", "remove", "dragon"},
	"agricola":    {"place", "plow"},
}

// Whatever is decided in a title, it is done without a question where chance follows, and waits
// until it could be taken back; then chance goes on.
func TestDecisionsBeforeChanceAreDoneAndWait(t *testing.T) {
	apptest.Each(t, func(t *testing.T, f *scenetest.Fixture) {
		held := map[string]bool{}
		missing := func(word string) bool { return !held[word] }
		for seed := range uint64(40) { // few games have a princess who sends somebody home
			if seed >= 3 && !slices.ContainsFunc(waited[f.Title.ID], missing) {
				break
			}
			r := rand.New(rand.NewPCG(seed, 8))
			p := sit(t, f.Match(t, 2, seed+1), f.New(), "pp", 853, 533, nil)
			p.opt.Confirm, p.opt.Undo, p.opt.Speed = settings.ConfirmFinal, settings.UndoFair, settings.InstantSpeed
			p.opt.Purist = true // nothing that is left undone is asked about
			for range 400 {
				p.until()
				m := p.table.Match()
				s, n := m.State(), m.Len()
				if s.Turn() == rules.Nobody {
					break
				}
				ids := p.ids()
				p.clickTarget(ids[r.IntN(len(ids))])
				if a, asked := p.table.Asked(); asked {
					if b := f.New(); b.Confirm(f.View(t, b, s, 853, 533), a) == "" {
						t.Errorf("%s: %s is asked about", s.Prompt().Key, rules.Notation(s, a))
					}
					p.key(input.KeyEnter)
				}
				if m.Len() != n+1 || m.State().Turn() != rules.Nature {
					continue
				}
				if p.wait(25); m.Len() != n+1 {
					t.Errorf("%s: chance does not wait", s.Prompt().Key)
				}
				if p.wait(25); m.Len() == n+1 {
					t.Errorf("%s: chance waits for ever", s.Prompt().Key)
				}
				held[strings.Fields(rules.Notation(s, m.Action(n)))[0]] = true
			}
		}
		for _, word := range waited[f.Title.ID] {
			if !held[word] {
				t.Errorf("no %s came before chance, but %v", word, held)
			}
		}
	})
}

// Bots wait too where what they do hands out cards.
func TestBotsWaitWhereCardsAreHandedOn(t *testing.T) {
	for undo, want := range map[settings.UndoRule]bool{settings.UndoFair: true, settings.UndoFree: false} {
		m := apptest.Agricola.Match(t, 2, 5, "moor", "hand-cards", "draft")
		p := sit(t, m, apptest.Agricola.New(), "pb", 853, 533, nil)
		p.opt.Confirm, p.opt.Undo, p.opt.Speed = settings.ConfirmFinal, undo, settings.InstantSpeed
		p.until()
		n := m.Len()
		if key := m.State().Prompt().Key; key != "draft" {
			t.Fatalf("asked is %s", key)
		}
		cards := slices.DeleteFunc(p.ids(), func(id string) bool { return !strings.HasPrefix(id, "hand ") })
		p.clickTarget(cards[0])
		if p.wait(20); m.Len() == n || (m.Len() == n+1) != want {
			t.Errorf("undo %v: %d actions after %d", undo, m.Len(), n)
		}
		if want {
			p.key(input.KeyU)
			if p.wait(60); m.Len() != n {
				t.Errorf("a pick cannot be taken back: %d actions after %d", m.Len(), n)
			}
		}
	}
}

// Carcassonne's button for no figure is pressed where it lies, apart from the one for the tile.
func TestNoFigureIsPressedWhereItLies(t *testing.T) {
	pressed := 0
	r := rand.New(rand.NewPCG(1, 8))
	p := sit(t, apptest.Carcassonne.Match(t, 2, 3), apptest.Carcassonne.New(), "pp", 853, 533, nil)
	p.opt.Confirm, p.opt.Speed, p.opt.Purist = settings.ConfirmFinal, settings.InstantSpeed, true
	for range 60 {
		if p.until(); p.table.Match().State().Turn() == rules.Nobody {
			break
		}
		n, ids := p.table.Match().Len(), p.ids()
		if slices.Contains(ids, "button pass") {
			p.clickTarget("button pass")
			if p.wait(1); p.table.Match().Len() == n {
				t.Fatalf("after %d actions a click on No figure at %v does nothing", n, p.target("button pass").Area)
			}
			pressed++
			continue
		}
		p.clickTarget(ids[r.IntN(len(ids))])
	}
	if pressed < 5 {
		t.Errorf("pressed only %d times", pressed)
	}
}
