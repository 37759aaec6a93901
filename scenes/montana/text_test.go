package montana

import (
	"testing"

	"tilestead/assets"
	kernel "tilestead/rules"
	rules "tilestead/rules/montana"
	"tilestead/scenes/scenetest"
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

// TestTextsFit draws positions at every size in every language, in one with
// words 40 % longer and in Cyrillic.
func TestTextsFit(t *testing.T) {
	w := words(t)
	b := NewBoard()
	all := positions(t, 4)
	languages := map[string]*assets.Words{"longer": w.Pseudo(scenetest.Longer), "cyrillic": w.Pseudo(scenetest.Cyrillic)}
	for _, lang := range assets.Languages {
		languages[lang] = wordsOf(t, lang)
	}
	for name, said := range languages {
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
