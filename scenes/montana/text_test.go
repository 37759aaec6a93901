package montana

import (
	"testing"

	kernel "tilestead/rules"
	rules "tilestead/rules/montana"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// positions are some of each kind of decision.
func positions(t testing.TB, seats int) (out []kernel.State) {
	count := map[rules.StepKind]int{}
	play(t, seats, 6, func(s kernel.State) {
		k := s.(*rules.State).Asked().Kind
		if count[k]++; count[k]%9 == 2 && count[k] < 30 {
			out = append(out, s)
		}
	})
	return out
}

// TestTextsFit draws positions at every size in English, in a language with
// words 40 % longer and in Cyrillic.
func TestTextsFit(t *testing.T) {
	w := words(t)
	b := NewBoard()
	all := positions(t, 4)
	for name, lang := range map[string]func(string) string{"en": nil, "longer": scenetest.Longer, "cyrillic": scenetest.Cyrillic} {
		said := w
		if lang != nil {
			said = w.Pseudo(lang)
		}
		for _, size := range canvases {
			bad := map[string]bool{}
			for _, s := range all {
				v := viewOf(t, b, s, size.W, size.H)
				v.Words = said
				c := size.Canvas()
				b.Draw(c, v)
				for _, line := range scenetest.Check(c) {
					bad[line] = true
				}
			}
			for line := range bad {
				t.Errorf("%s %s: %s", name, size.Name, line)
			}
		}
	}
}

// TestButtonsFit checks the labels of buttons, short by agreement.
func TestButtonsFit(t *testing.T) {
	w := words(t)
	for _, key := range w.Keys() {
		if len(key) > 15 && key[:15] == "montana.button." {
			if n := len([]rune(w.Say(key))); n > 11 && key != "montana.button.cattle" {
				t.Errorf("%s: %q has %d letters, more than 11", key, w.Say(key), n)
			}
		}
		if len(key) > 11 && key[:11] == "montana.no." {
			if n := ui.TextWidth(w.Say(key)) / 6; n > 60 {
				t.Errorf("%s: %q is longer than 60 letters", key, w.Say(key))
			}
		}
	}
}
