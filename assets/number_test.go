package assets

import (
	"regexp"
	"testing"
)

// Numbers below nought have the sign of print in every text.
func TestNumbersHaveAMinusSign(t *testing.T) {
	w := &Words{lang: "en", text: map[string]string{"key": "{1}, {2}, {3}"}}
	if got := w.Say("key", -3, 4, "A-5"); got != "−3, 4, A-5" {
		t.Errorf("numbers are written as %q", got)
	}
	hyphen := regexp.MustCompile(`(^|[ (])-\d`)
	for _, lang := range Languages {
		w, err := LoadWords(lang)
		if err != nil {
			t.Fatal(err)
		}
		for key, text := range w.text {
			if hyphen.MatchString(text) {
				t.Errorf("%s %s: %q has a hyphen for a minus sign", lang, key, text)
			}
		}
	}
}

// A sentence behind a colon begins as the language writes it there.
func TestSentencesInside(t *testing.T) {
	for lang, want := range map[string]string{"en": "élan", "de": "Élan", "ru": "élan", "sk": "élan"} {
		if got := (&Words{lang: lang}).Inside("Élan"); got != want {
			t.Errorf("%s: %q, want %q", lang, got, want)
		}
	}
	if got := (&Words{lang: "en"}).Inside(""); got != "" {
		t.Errorf("nothing is written as %q", got)
	}
}
