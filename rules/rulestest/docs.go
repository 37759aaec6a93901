package rulestest

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// Page is a page of docs, for a test of the package of a title's rules.
func Page(t testing.TB, name string) string {
	t.Helper()
	b, err := os.ReadFile(filepath.Join("..", "..", "docs", name))
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// Chapter is what a page says from one heading up to another; from "" it is
// the beginning, and up to what is not there the end.
func Chapter(t testing.TB, page, from, to string) string {
	t.Helper()
	_, text, ok := strings.Cut(page, from)
	if !ok {
		t.Fatalf("there is no heading %q", from)
	}
	text, _, _ = strings.Cut(text, to)
	return text
}

// Described fails for each name that a chapter on the notation does not have
// as the beginning of a piece of code; verb is what scripts write before it.
func Described(t *testing.T, chapter, verb string, names []string) {
	t.Helper()
	for _, name := range names {
		if !strings.Contains(chapter, "`"+name) {
			t.Errorf("docs/notation.md does not describe `%s %s`", verb, name)
		}
	}
}

// Quotes fails for each line of the first piece of text in a chapter that is no
// line of the file it is said to come from.
func Quotes(t *testing.T, chapter, file string) {
	t.Helper()
	b, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(string(b), "\n")
	for _, line := range strings.Split(strings.TrimSpace(Chapter(t, chapter, "```\n", "```")), "\n") {
		if !slices.Contains(lines, line) {
			t.Errorf("docs/notation.md shows the line %q, which %s does not have", line, file)
		}
	}
}
