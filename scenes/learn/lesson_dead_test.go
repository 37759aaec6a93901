package learn_test

import (
	"strings"
	"testing"

	"tilestead/assets"
	"tilestead/scenes/apptest"
	"tilestead/scenes/scenetest"
)

// What is only read names no key that turns a piece: the arrows and the key are dead until the
// step that asks for it.
func TestWhatIsReadNamesNothingDead(t *testing.T) {
	told := 0
	apptest.Each(t, func(t *testing.T, f *scenetest.Fixture) {
		for _, lang := range assets.Languages {
			words := scenetest.Words(t, lang)
			words.Fill("key turn", "(dead)")
			for _, l := range f.Lessons(t) {
				for _, key := range l.Told() {
					told++
					if text := words.Say(f.Title.ID + ".lesson." + l.ID + "." + key); strings.Contains(text, "(dead)") {
						t.Errorf("%s: lesson %s says at %s, before it can be done: %q", lang, l.ID, key, text)
					}
				}
			}
		}
	})
	if told == 0 {
		t.Error("nothing is told in any lesson")
	}
}
