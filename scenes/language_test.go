package scenes_test

import (
	"testing"

	"tilestead/save"
	"tilestead/scenes"
)

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
