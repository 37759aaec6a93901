package assets

import (
	"regexp"
	"slices"
	"strings"
	"testing"
)

var placeholder = regexp.MustCompile(`\{[^}]*\}`)

// fills are what a text has put in, each once, in order.
func fills(text string) []string {
	out := placeholder.FindAllString(text, -1)
	slices.Sort(out)
	return slices.Compact(out)
}

// Every language has every text of the English table, with the same fills.
func TestLanguagesAreComplete(t *testing.T) {
	en, err := LoadWords("en")
	if err != nil {
		t.Fatal(err)
	}
	for _, lang := range Languages {
		w, err := LoadWords(lang)
		if err != nil {
			t.Fatal(err)
		}
		for _, key := range en.Keys() {
			if !w.Has(key) && !strings.HasSuffix(key, "#none") { // whether nought needs words each language decides
				t.Errorf("%s has no text for %s", lang, key)
			}
		}
		for _, key := range w.Keys() {
			text, like := w.text[key], key
			base, form, counted := strings.Cut(key, "#")
			if counted && (form == "none" || !en.Has(key)) {
				like = base + "#other"
			}
			if !en.Has(like) {
				t.Errorf("%s has %s, which English has not", lang, key)
				continue
			}
			if base+touchForm == key && !w.Has(base) {
				t.Errorf("%s has %s for nothing", lang, key)
			}
			got, want := fills(text), fills(en.text[like])
			if form == "none" { // says in words what else is a number, and may say nothing of the rest
				want = slices.DeleteFunc(want, func(s string) bool { return !slices.Contains(got, s) })
			}
			if !slices.Equal(got, want) {
				t.Errorf("%s %s fills in %v, English %v", lang, key, got, want)
			}
			if text == "" || text != strings.TrimSpace(text) || strings.Contains(text, "  ") {
				t.Errorf("%s %s is empty or has stray spaces: %q", lang, key, text)
			}
		}
	}
}

// Whatever a language counts, it has the form for it.
func TestCountedTextsHaveEveryForm(t *testing.T) {
	for _, lang := range Languages {
		w, err := LoadWords(lang)
		if err != nil {
			t.Fatal(err)
		}
		for _, key := range w.Keys() {
			base, form, counted := strings.Cut(key, "#")
			if !counted || "#"+form == touchForm {
				continue
			}
			for n := range 30 {
				if form := base + "#" + plural(lang, n); !w.Has(form) {
					t.Errorf("%s: %d needs %s", lang, n, form)
					break
				}
			}
		}
	}
}

// Who plays with fingers reads of no keys.
func TestFingersReadOfNoKeys(t *testing.T) {
	w := &Words{lang: "en", fingers: true, text: map[string]string{"undo": "Undo ({key undo})",
		"turn": "{key turn} rotates", "turn#touch": "Tap the tile to rotate it", "left": "Left (Shift+{key turn})."}}
	for key, want := range map[string]string{"undo": "Undo", "turn": "Tap the tile to rotate it", "left": "Left."} {
		if got := w.Say(key); got != want {
			t.Errorf("%s: %q, want %q", key, got, want)
		}
	}
}

func TestPlural(t *testing.T) {
	for lang, want := range map[string]map[int]string{
		"en": {0: "other", 1: "one", 2: "other", 21: "other"},
		"de": {0: "other", 1: "one", 5: "other"},
		"sk": {0: "other", 1: "one", 2: "few", 4: "few", 5: "other", 22: "other"},
		"ru": {0: "other", 1: "one", 2: "few", 4: "few", 5: "other", 11: "other", 12: "other", 21: "one", 22: "few",
			111: "other"},
	} {
		for n, form := range want {
			if got := plural(lang, n); got != form {
				t.Errorf("%s counts %d as %s, want %s", lang, n, got, form)
			}
		}
	}
}

// What stands on the buttons of a table is short by agreement, and so is why
// something cannot be done.
func TestShortTexts(t *testing.T) {
	for _, lang := range Languages {
		w, err := LoadWords(lang)
		if err != nil {
			t.Fatal(err)
		}
		for key, text := range w.text {
			n := len([]rune(strings.ReplaceAll(text, "{1}", ""))) // a number
			if (strings.HasPrefix(key, "montana.button.") || strings.HasPrefix(key, "carcassonne.button.")) &&
				key != "montana.button.cattle" && n > 11 {
				t.Errorf("%s %s: %q has %d letters, more than 11", lang, key, text, n)
			}
			if (strings.HasPrefix(key, "montana.no.") || strings.HasPrefix(key, "carcassonne.no.")) && n > 60 {
				t.Errorf("%s %s: %q has %d letters, more than 60", lang, key, text, n)
			}
		}
	}
}

// Nought has words of its own where a language has them.
func TestNoughtIsSaidInWords(t *testing.T) {
	w := &Words{lang: "en", text: map[string]string{
		"tile#none": "no tile in {1}", "tile#one": "{n} tile in {1}", "tile#other": "{n} tiles in {1}",
		"cow#one": "{n} cow", "cow#other": "{n} cows"}}
	for n, want := range map[int]string{0: "no tile in the bag", 1: "1 tile in the bag", 2: "2 tiles in the bag"} {
		if got := w.Count("tile", n, "the bag"); got != want {
			t.Errorf("%d: %q, want %q", n, got, want)
		}
	}
	if got := w.Count("cow", 0); got != "0 cows" {
		t.Errorf("without a text of its own: %q", got)
	}
}

// Soft hyphens are for whoever breaks lines: no other text has any, and without them both are
// the same.
func TestSoftHyphensAreForLinesOnly(t *testing.T) {
	for _, lang := range Languages {
		w, err := LoadWords(lang)
		if err != nil {
			t.Fatal(err)
		}
		n := 0
		for _, key := range w.Keys() {
			said, soft := w.Say(key), w.Soft(key)
			if strings.Contains(said, softHyphen) || strings.ReplaceAll(soft, softHyphen, "") != said {
				t.Errorf("%s: %s says %q, and %q in lines", lang, key, said, soft)
			}
			if soft != said {
				n++
			}
		}
		if n == 0 {
			t.Errorf("%s: no text has soft hyphens", lang)
		}
	}
	w, err := LoadWords("de")
	if err != nil {
		t.Fatal(err)
	}
	p, err := w.Shared()
	if err != nil {
		t.Fatal(err)
	}
	if got := p.Soft("agricola.space.pig_market"); got != p.Say("agricola.space.pig_market") {
		t.Errorf("%q is there before its pack came", got)
	}
}

// A name that runs from right to left stays together within a sentence.
func TestNamesStayTogether(t *testing.T) {
	w := &Words{lang: "en", text: map[string]string{"won": "{1}: {2}"}}
	for name, want := range map[string]string{"Ada": "Ada: 3", "Ωあ한": "Ωあ한: 3", "محمد": "\u2068محمد\u2069: 3",
		"שרה 2": "\u2068שרה 2\u2069: 3"} {
		if got := w.Say("won", name, 3); got != want {
			t.Errorf("%q; want %q", got, want)
		}
	}
}
