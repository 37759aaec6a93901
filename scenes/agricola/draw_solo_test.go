package agricola

import (
	"testing"

	"tilestead/assets"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/scenes/scenetest"
)

// The piles and the target of a game alone lie on nothing else, tell what the
// rules count, and are not cut in any language.
func TestSoloTableFits(t *testing.T) {
	for _, modules := range [][]string{nil, {"moor"}} {
		f := fixture
		f.Modules = modules
		b, all := NewBoard(), f.Positions(t, 1)
		if modules == nil {
			all = all[:1] // all the others differ only in what fit_test.go looks at
		}
		for _, lang := range assets.Languages {
			words := scenetest.Words(t, lang)
			for _, size := range canvases() {
				bad := map[string]bool{}
				for _, s := range all {
					v := f.View(t, b, s, size.W, size.H)
					v.Words, v.Viewer = words, rules.Nobody
					c := size.Canvas()
					b.Draw(c, v)
					for _, line := range scenetest.Check(c) {
						bad[line] = true
					}
					m := b.moment(v)
					target := m.works().targetBox()
					for _, box := range append(append(m.grid.cells, m.grid.cards...), m.at.front, m.at.preview) {
						if box.Overlaps(target) {
							bad["the target lies on something"] = true
						}
					}
				}
				for line := range bad {
					t.Errorf("%v %s %s: %s", modules, lang, size.Name, line)
				}
			}
		}
	}
}

// All special cards of a game alone lie in the piles or are the open one.
func TestSoloPilesCountAllCards(t *testing.T) {
	f, most := fixture, 0
	f.Modules = []string{"moor"}
	b := NewBoard()
	f.Play(t, f.Match(t, 1, 3), func(state rules.State) {
		s := state.(*agricola.State)
		if s.Prompt().Key != "place" {
			return
		}
		n := 0
		if _, up := s.SpecialUp(); up {
			n++
		}
		for _, p := range b.moment(f.View(t, b, s, 960, 540)).works().soloPiles() {
			n += p.n
			if (p.card < 0) != (p.n == 0) {
				t.Fatalf("%s: %d cards, on top %d", p.key, p.n, p.card)
			}
		}
		if most = max(most, n); n > 10 {
			t.Fatalf("%d special cards", n)
		}
	})
	if most != 10 {
		t.Errorf("at most %d special cards were seen, want 10", most)
	}
}

// Whoever may pay for the special card is told what becomes of it otherwise.
func TestDecliningTellsOfTheSpecialCard(t *testing.T) {
	f, asked, buttons := fixture, 0, 0
	f.Modules = []string{"moor"}
	b := NewBoard()
	f.Play(t, f.Match(t, 1, 3), func(s rules.State) {
		if s.Prompt().Key != "spend" {
			return
		}
		asked++
		v := f.View(t, b, s, 960, 540)
		label, hint := v.Words.Say("agricola.button.done"), v.Words.Say("agricola.hint.retain")
		for _, target := range b.Targets(v) {
			if target.ID != "button stop" {
				continue
			}
			buttons++
			if target.Label != label || target.Hint != hint {
				t.Fatalf("%q, %q; want %q, %q", target.Label, target.Hint, label, hint)
			}
		}
		if stop, ok := rules.Find(s, "stop"); !ok || b.Name(v, stop) != label {
			t.Fatalf("told as %q, want %q", b.Name(v, stop), label)
		}
	})
	if asked == 0 || buttons != asked {
		t.Errorf("asked %d times, with %d buttons to decline", asked, buttons)
	}
}
