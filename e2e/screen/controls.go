package screen

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// writing finds the keys that write among those of a row: letters, digits, signs.
var writing = regexp.MustCompile(`(^|[ +])([A-Z0-9+-])([,; ]|$)`)

// Controls are the rows of README's tables of controls whose keys lie elsewhere on
// another keyboard: those that write. The others are in the same place everywhere.
func Controls(t testing.TB, root string) (rows []string) {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(root, "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	_, text, _ := strings.Cut(string(data), "\n## Controls\n")
	text, _, _ = strings.Cut(text, "\n## ")
	for _, line := range strings.Split(text, "\n") {
		cells := strings.Split(line, " | ")
		if len(cells) == 3 && writing.MatchString(strings.TrimSuffix(cells[2], " |")) {
			rows = append(rows, strings.TrimPrefix(cells[0], "| "))
		}
	}
	if len(rows) == 0 {
		t.Fatal("README has no table of controls")
	}
	return rows
}

// Walked fails the test unless each of the controls is among what was walked.
func Walked(t testing.TB, root string, done map[string]bool) {
	t.Helper()
	for _, row := range Controls(t, root) {
		if !done[row] {
			t.Errorf("README says how to %q with keys, which was not tried", row)
		}
	}
}
