package montana

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"tilestead/rules/rulestest"
)

// Everything a script can say is described.
func TestNotationIsWholeInItsPage(t *testing.T) {
	page := rulestest.Page(t, "notation.md")
	set := rulestest.Chapter(t, page, "", "## What they can ask")
	rulestest.Described(t, set, "set", arrangements.Names())
	rulestest.Described(t, rulestest.Chapter(t, page, "## What they can ask", "# Recorded games"), "=",
		questions.Names())
	words := slices.Clone(bargainNames[:])
	for i := range kinds {
		words = append(words, kinds[i].name)
	}
	for _, plain := range words {
		if !strings.Contains(set, plain) {
			t.Errorf("docs/notation.md does not mention the action %q", plain)
		}
	}
}

// The position that the page shows is a real one.
func TestPositionIsQuoted(t *testing.T) {
	page := rulestest.Page(t, "notation.md")
	shown := rulestest.Chapter(t, page, "part of a game of Montana:", "\n# ")
	rulestest.Quotes(t, shown, "testdata/golden/position-2.txt")
}

// Every rule that code, table or scripts name by its number is in the list.
func TestRulingsAreWhole(t *testing.T) {
	page := rulestest.Page(t, "rulings.md")
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
