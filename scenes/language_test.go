package scenes_test

import (
	"strings"
	"testing"
	"time"
	"unicode"

	"tilestead/save"
	"tilestead/scenes"
	"tilestead/scenes/apptest"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// A game that is open speaks the language chosen on top of it.
func TestLanguageChangesInAGame(t *testing.T) {
	h := apptest.Open(t, apptest.Compact, nil)
	h.Click("play montana")
	h.Click("start")
	for i := 0; i < 400 && !h.Has("button recruit"); i++ {
		h.Wait(250 * time.Millisecond)
	}
	if !h.Says("montana.button.recruit") {
		t.Fatal("the buttons do not show in English")
	}
	h.Click("tool/menu")
	h.Click("menu/settings")
	h.Click("set language/1")
	if !h.Text(scenetest.Words(t, "de").Say("settings.language")) {
		t.Error("the settings do not change at once")
	}
	h.Click("back")
	h.Wait(time.Second)
	if h.Has("menu/on") {
		h.Click("menu/on")
		h.Wait(time.Second)
	}
	for _, text := range []string{"Anwerben", "Siedeln"} {
		if !h.Text(text) {
			t.Errorf("%q does not show", text)
		}
	}
	for _, text := range []string{"Recruit", "Settle"} {
		if h.Text(text) {
			t.Errorf("%q still shows", text)
		}
	}
}

// What is written on a table lies there in the new language at once: prompt,
// buttons, log and the title's name; nothing is decided by it.
func TestTableIsRewordedAtOnce(t *testing.T) {
	st := &save.Memory{}
	h := apptest.Open(t, scenetest.Size{W: 1280, H: 720, S: 1}, func(o *scenes.AppOptions) {
		g := ended(t, 9)
		g.Match.Rewind(60)
		for g.Match.State().Turn() != 0 || len(g.Match.State().Legal(nil)) < 2 {
			g.Match.Rewind(g.Match.Len() - 1)
		}
		o.Store, o.Load = st, bytesOf(t, g)
	})
	h.Wait(time.Second)
	before := saved(t, st).Match.Len()
	seen := func() (texts []string) {
		for i := range h.C.Ops {
			if op := &h.C.Ops[i]; op.Kind == ui.OpText {
				texts = append(texts, op.Text)
			}
		}
		return texts
	}
	h.Click("tool/menu")
	h.Click("menu/settings")
	h.Click("set language/2")
	h.Click("back")
	latin := func(r rune) bool { return unicode.Is(unicode.Latin, r) }
	for _, s := range seen() {
		if rest := strings.NewReplacer("Ada", "", "Otto", "", "3x", "", "2x",
			"").Replace(s); strings.ContainsFunc(rest, latin) {
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
	h := apptest.Open(t, apptest.Compact, german)
	if lang := h.App.Settings().Lang; lang != "de" {
		t.Fatalf("on a German system the language is %q", lang)
	}
	h.Click("settings")
	h.Click("set language/0")
	if h = apptest.Open(t, apptest.Compact, german); h.App.Settings().Lang != "en" {
		t.Errorf("English was chosen, but kept is %q", h.App.Settings().Lang)
	}
	h = apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) { o.System = "" })
	if lang := h.App.Settings().Lang; lang != "en" {
		t.Errorf("on a system whose language has no texts it is %q", lang)
	}
}
