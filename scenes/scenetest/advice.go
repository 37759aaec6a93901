package scenetest

import (
	"strings"
	"testing"

	"tilestead/assets"
	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/ui"
)

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
// asked, and quotes gives the texts that hints may begin with whole, in more lines
// than their own sentences; nil for none.
func (f *Fixture) AdviceFits(t *testing.T, games []*rules.Match, look func(s rules.State, a rules.Action) bool,
	quotes func(w *assets.Words) []string) {
	t.Helper()
	words, long, bad := map[string]*assets.Words{}, map[string]string{}, map[string]bool{}
	for _, lang := range assets.Languages {
		words[lang] = Words(t, lang)
		if quotes != nil {
			long[lang] = "\n" + strings.Join(quotes(words[lang]), "\n")
		}
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
					misfits(lang, told, long[lang], bad)
				}
			}
		})
	}
	for text := range bad {
		t.Error(text)
	}
}

// misfits adds the sentences told in a language that do not fit; long are the texts that
// may be quoted.
func misfits(lang string, told []string, long string, bad map[string]bool) {
	for _, text := range told {
		if !sentenceFits(text, strings.Contains(long, "\n"+text)) {
			bad[lang+": "+text] = true
		}
	}
}

// sentenceFits says whether a text is a whole sentence that has room in a hint: two
// lines, a quoted one five.
func sentenceFits(text string, quoted bool) bool {
	lines := 2
	if quoted {
		lines = 5
	}
	return len(ui.Body.Wrap(text, board.HintRoom)) <= lines &&
		!strings.ContainsAny(text, "<{") && strings.HasSuffix(text, ".") &&
		board.Capital(text) == text
}
