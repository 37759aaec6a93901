package scenes_test

import (
	"strings"
	"testing"
	"time"
	"unicode"

	"tilestead/assets"
	"tilestead/save"
	"tilestead/scenes"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// A game that is open speaks the language chosen on top of it.
func TestLanguageChangesInAGame(t *testing.T) {
	h := open(t, compact, nil)
	h.click("play montana")
	h.click("start")
	for i := 0; i < 400 && !h.has("button recruit"); i++ {
		h.wait(250 * time.Millisecond)
	}
	if !h.text("Recruit") {
		t.Fatal("the buttons do not show in English")
	}
	h.click("tool/menu")
	h.click("menu/settings")
	h.click("set language/1")
	if !h.text("Sprache") {
		t.Error("the settings do not change at once")
	}
	h.click("back")
	h.wait(time.Second)
	if h.has("menu/on") {
		h.click("menu/on")
		h.wait(time.Second)
	}
	for _, text := range []string{"Anwerben", "Siedeln"} {
		if !h.text(text) {
			t.Errorf("%q does not show", text)
		}
	}
	for _, text := range []string{"Recruit", "Settle"} {
		if h.text(text) {
			t.Errorf("%q still shows", text)
		}
	}
}

// What is written on a table lies there in the new language at once: prompt,
// buttons, log and the title's name; nothing is decided by it.
func TestTableIsRewordedAtOnce(t *testing.T) {
	st := &save.Memory{}
	h := open(t, scenetest.Size{W: 1280, H: 720, S: 1}, func(o *scenes.AppOptions) {
		g := ended(t, 9)
		g.Match.Rewind(60)
		for g.Match.State().Turn() != 0 || len(g.Match.State().Legal(nil)) < 2 {
			g.Match.Rewind(g.Match.Len() - 1)
		}
		o.Store, o.Load = st, bytesOf(t, g)
	})
	h.wait(time.Second)
	before := saved(t, st).Match.Len()
	seen := func() (texts []string) {
		for i := range h.c.Ops {
			if op := &h.c.Ops[i]; op.Kind == ui.OpText {
				texts = append(texts, op.Text)
			}
		}
		return texts
	}
	h.click("tool/menu")
	h.click("menu/settings")
	h.click("set language/2")
	h.click("back")
	latin := func(r rune) bool { return unicode.Is(unicode.Latin, r) }
	for _, s := range seen() {
		if rest := strings.NewReplacer("Ada", "", "Otto", "", "3x", "", "2x", "").Replace(s); strings.ContainsFunc(rest, latin) {
			t.Errorf("on a Russian table there is %q", s)
		}
	}
	if after := saved(t, st).Match.Len(); after != before {
		t.Errorf("changing the language took %d decisions to %d", before, after)
	}
}

// The system's language is taken until one was chosen; a chosen one stays.
func TestLanguageIsTheSystemsAtFirst(t *testing.T) {
	st := &save.Memory{}
	german := func(o *scenes.AppOptions) { o.Store, o.System = st, "de" }
	h := open(t, compact, german)
	if lang := h.app.Settings().Lang; lang != "de" {
		t.Fatalf("on a German system the language is %q", lang)
	}
	h.click("settings")
	h.click("set language/0")
	if h = open(t, compact, german); h.app.Settings().Lang != "en" {
		t.Errorf("English was chosen, but kept is %q", h.app.Settings().Lang)
	}
	h = open(t, compact, func(o *scenes.AppOptions) { o.System = "" })
	if lang := h.app.Settings().Lang; lang != "en" {
		t.Errorf("on a system whose language has no texts it is %q", lang)
	}
}

// Dates stand as each language writes them; what is no date stays.
func TestDatesByLanguage(t *testing.T) {
	for lang, want := range map[string]string{"en": "2026-11-05 09:07", "de": "05.11.2026 09:07", "ru": "05.11.2026 09:07", "sk": "05.11.2026 09:07"} {
		w, err := assets.LoadWords(lang)
		if err != nil {
			t.Fatal(err)
		}
		if got := scenes.DateText(w, "2026-11-05 09:07"); got != want {
			t.Errorf("%s: %q, want %q", lang, got, want)
		}
		if got := scenes.DateText(w, "yesterday"); got != "yesterday" {
			t.Errorf("%s: what is no date becomes %q", lang, got)
		}
	}
}
