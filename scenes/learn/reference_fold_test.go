package learn

import "testing"

// Whoever writes without accents finds what has some, and the other way round.
func TestFold(t *testing.T) {
	for text, want := range map[string]string{
		"Läkes": "lakes", "LÁKES": "lakes", "Straße": "strasse", "ČÍŠELŇA": "ciselna", "Ёж": "еж", "строй": "строи",
		"Öl 9": "ol 9", "": "",
	} {
		if got := fold(text); got != want {
			t.Errorf("%q folds to %q, want %q", text, got, want)
		}
	}
	if fold("lakes") != fold("Läkés") {
		t.Error("lakes does not find Läkés")
	}
}
