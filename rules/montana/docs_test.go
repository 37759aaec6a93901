package montana

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

func document(t *testing.T, name string) string {
	t.Helper()
	b, err := os.ReadFile(filepath.Join("..", "..", "docs", name))
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// Everything a script can say is described.
func TestNotationIsWholeInItsPage(t *testing.T) {
	page := document(t, "notation.md")
	set, rest, _ := strings.Cut(page, "## What they can ask")
	ask, _, _ := strings.Cut(rest, "# Recorded games")
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
	for _, plain := range append(plainNotation[:], bargainNames[:]...) {
		if !strings.Contains(set, plain) {
			t.Errorf("docs/notation.md does not mention the action %q", plain)
		}
	}
}

// Every rule that code, table or scripts name by its number is in the list.
func TestRulingsAreWhole(t *testing.T) {
	page := document(t, "rulings.md")
	number := regexp.MustCompile(`\b[STHAWCKNE]\d{1,2}\b`)
	var files []string
	for _, pattern := range []string{"*.go", "testdata/*.txt"} {
		names, err := filepath.Glob(pattern)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, names...)
	}
	for _, name := range files {
		b, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, line := range strings.Split(string(b), "\n") {
			if !strings.Contains(line, "//") && !strings.HasPrefix(line, "scenario") {
				continue
			}
			for _, n := range number.FindAllString(line, -1) {
				if !strings.Contains(page, "| "+n+" |") {
					t.Errorf("%s names rule %s, which docs/rulings.md does not have", name, n)
				}
			}
		}
	}
}
