package screens_test

import (
	"testing"

	"tilestead/assets"
	"tilestead/scenes/screens"
)

// Dates stand as each language writes them; what is no date stays.
func TestDatesByLanguage(t *testing.T) {
	for lang, want := range map[string]string{"en": "2026-11-05 09:07", "de": "05.11.2026 09:07",
		"ru": "05.11.2026 09:07", "sk": "05.11.2026 09:07"} {
		w, err := assets.LoadWords(lang)
		if err != nil {
			t.Fatal(err)
		}
		if got := screens.DateText(w, "2026-11-05 09:07"); got != want {
			t.Errorf("%s: %q, want %q", lang, got, want)
		}
		if got := screens.DateText(w, "yesterday"); got != "yesterday" {
			t.Errorf("%s: what is no date becomes %q", lang, got)
		}
	}
}
