package web

import (
	"strings"
	"testing"

	"tilestead/assets"
)

// english is a text of the game as the page says it, as far as the first thing that is
// put in.
func english(t *testing.T, key string) string {
	t.Helper()
	w, err := assets.LoadWords("en")
	if err != nil {
		t.Fatal(err)
	}
	if !w.Has(key) {
		t.Fatalf("there is no text %s", key)
	}
	text, _, _ := strings.Cut(w.Say(key), "{")
	return text
}
