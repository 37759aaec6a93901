package scenetest

import (
	"strings"
	"testing"

	"tilestead/assets"
	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// hintRoom is how wide sentences are set in a hint, in canvas pixels.
const hintRoom = 306

// Adviser tells of the actions of one game, whatever the language, as an advisor
// that makes nothing of any reason.
func (f *Fixture) Adviser(t testing.TB, s rules.State) func(s rules.State, w *assets.Words, a rules.Action) []string {
	t.Helper()
	b := f.New()
	v, advise := f.View(t, b, s, 1280, 800), b.Offers().Advise
	return func(s rules.State, w *assets.Words, a rules.Action) []string {
		v.State, v.Words, v.Legal = s, w, s.Legal(nil)
		v.Picked = v.Legal
		return advise(v, a, func(string) int { return 0 })
	}
}

// AdviceFits plays games at random: whatever is advised has sentences in every
// language, each of which fits and is filled in. look says of which actions it is
// asked.
func (f *Fixture) AdviceFits(t *testing.T, games []*rules.Match, look func(s rules.State, a rules.Action) bool) {
	t.Helper()
	words, bad := map[string]*assets.Words{}, map[string]bool{}
	for _, lang := range assets.Languages {
		words[lang] = Words(t, lang)
	}
	for _, m := range games {
		tell := f.Adviser(t, m.State())
		f.Play(t, m, func(s rules.State) {
			for _, a := range s.Legal(nil) {
				if !look(s, a) {
					continue
				}
				for lang, w := range words {
					told := tell(s, w, a)
					if len(told) == 0 {
						t.Fatalf("%s: nothing is said of %s", lang, rules.Notation(s, a))
					}
					for _, text := range told {
						if !sentenceFits(text) {
							bad[lang+": "+text] = true
						}
					}
				}
			}
		})
	}
	for text := range bad {
		t.Error(text)
	}
}

// sentenceFits says whether a text is a whole sentence that has room in a hint.
func sentenceFits(text string) bool {
	return len(ui.Wrap(text, hintRoom)) <= 2 && !strings.ContainsAny(text, "<{") && strings.HasSuffix(text, ".") &&
		board.Capital(text) == text
}
