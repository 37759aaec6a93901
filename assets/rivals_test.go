package assets

import (
	"slices"
	"strings"
	"testing"
)

// moments are when a rival says something.
var moments = []string{"start", "gain", "loss", "ahead", "behind", "end"}

// mostSaid is how many letters a rival's line has at most, for a bubble of one or two lines.
var mostSaid = map[string]int{"en": 48, "de": 60, "ru": 60, "sk": 60}

// Who has a face has a name, is known for something and says something at every moment, in each
// language, briefly; and nobody else does. What the set-up says of them is there before a title's own texts.
func TestRivalsHaveWords(t *testing.T) {
	faces := map[string]bool{} // "TITLE.ID"
	for _, s := range index().sprites {
		if who, ok := strings.CutPrefix(s.name, "rival-"); ok {
			faces[strings.Replace(who, "-", ".", 1)] = true
		}
	}
	if len(faces) == 0 {
		t.Fatal("no rival has a portrait")
	}
	for _, lang := range Languages {
		w, err := LoadWords(lang)
		if err != nil {
			t.Fatal(err)
		}
		shared, err := w.Shared()
		if err != nil {
			t.Fatal(err)
		}
		for who := range faces {
			for _, what := range []string{"name", "about"} {
				if key := "rival." + who + "." + what; !shared.Has(key) {
					t.Errorf("%s has no %s among the shared texts", lang, key)
				}
			}
			for _, what := range moments {
				if key := "rival." + who + "." + what; !w.Has(key) || shared.Has(key) {
					t.Errorf("%s has no %s among the own texts of its title", lang, key)
				}
			}
		}
		said := map[string]string{}
		for _, key := range w.Keys() {
			rest, ok := strings.CutPrefix(key, "rival.")
			if !ok {
				continue
			}
			parts := strings.Split(rest, ".")
			what := parts[len(parts)-1]
			if who := strings.TrimSuffix(rest, "."+what); !faces[who] {
				t.Errorf("%s has %s, whose face nobody painted", lang, key)
			}
			if !slices.Contains(moments, what) {
				continue
			}
			text := w.Say(key)
			if n := len([]rune(text)); n > mostSaid[lang] {
				t.Errorf("%s %s: %q has %d letters, more than %d", lang, key, text, n, mostSaid[lang])
			}
			if other, twice := said[text]; twice {
				t.Errorf("%s: %s and %s say the same: %q", lang, other, key, text)
			}
			said[text] = key
		}
	}
}

// No bot of a level goes by the name of a rival.
func TestLevelsLeaveRivalsTheirNames(t *testing.T) {
	for _, lang := range Languages {
		w, err := LoadWords(lang)
		if err != nil {
			t.Fatal(err)
		}
		of := map[string]string{}
		for _, key := range w.Keys() {
			if strings.HasPrefix(key, "rival.") && strings.HasSuffix(key, ".name") {
				of[w.Say(key)] = key
			}
		}
		for _, key := range w.Keys() {
			if !strings.HasPrefix(key, "bot.") || !strings.HasSuffix(key, ".name") {
				continue
			}
			for _, name := range strings.Split(w.Say(key), ", ") {
				if rival := of[name]; rival != "" {
					t.Errorf("%s: %q is one of %s, and %s", lang, name, key, rival)
				}
			}
		}
	}
}
