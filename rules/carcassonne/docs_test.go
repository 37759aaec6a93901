package carcassonne

import (
	"os"
	"strings"
	"testing"
)

// Everything a script can say is described.
func TestNotationIsWholeInItsPage(t *testing.T) {
	b, err := os.ReadFile("../../docs/notation.md")
	if err != nil {
		t.Fatal(err)
	}
	_, set, ok := strings.Cut(string(b), "## What Carcassonne's scripts can set")
	if !ok {
		t.Fatal("docs/notation.md has no chapter on Carcassonne's scripts")
	}
	set, ask, _ := strings.Cut(set, "## What they can ask")
	ask, _, _ = strings.Cut(ask, "\n# ")
	for _, name := range arrangements.Names() {
		if !strings.Contains(set, "`"+name) {
			t.Errorf("docs/notation.md does not say what `set %s` does", name)
		}
	}
	for _, name := range questions.Names() {
		if !strings.Contains(ask, "`"+name) {
			t.Errorf("docs/notation.md does not say what `= %s` answers", name)
		}
	}
}
