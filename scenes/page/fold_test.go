package page

import "testing"

// Whoever writes without accents finds what has some, and the other way round.
func TestFold(t *testing.T) {
	for text, want := range map[string]string{
		"Läkes": "lakes", "LÁKES": "lakes", "Straße": "strasse", "ČÍŠELŇA": "ciselna", "Ёж": "еж", "строй": "строи",
		"Öl 9": "ol 9", "": "",
	} {
		if got := Fold(text); got != want {
			t.Errorf("%q folds to %q, want %q", text, got, want)
		}
	}
	if Fold("lakes") != Fold("Läkés") {
		t.Error("lakes does not find Läkés")
	}
}
