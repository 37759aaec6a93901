package agricola

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"tilestead/assets/paint/painttest"
	"tilestead/rules/rulestest/golden"
)

// docs/pictures.md lists the words of pictures; its tables are written by this test, with -update.
func TestWordsAreListed(t *testing.T) {
	page := filepath.Join("..", "..", "..", "docs", "pictures.md")
	data, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	head, _, ok := strings.Cut(string(data), "\n## Strokes\n")
	if !ok {
		t.Fatalf("%s has no part \"Strokes\"", page)
	}
	_, example, _ := strings.Cut(head, "```\n")
	example, _, _ = strings.Cut(example, "```")
	if _, err := language().Read("the example", example); err != nil {
		t.Errorf("%s: %v", page, err)
	}
	var b strings.Builder
	b.WriteString(head)
	for _, part := range []struct {
		title string
		words []word
	}{
		{"Strokes", strokes}, {"Things", things}, {"Things of every title", sharedThings},
		{"What a villager has", ofVillagers},
	} {
		fmt.Fprintf(&b, "\n## %s\n\n| word | wants |\n| --- | --- |\n", part.title)
		for _, w := range part.words {
			fmt.Fprintf(&b, "| `%s` | %s |\n", w.Name, strings.ReplaceAll(w.Wants, "|", "\\|"))
		}
	}
	b.WriteString("\n## Names besides those of colours\n\n`" + strings.Join(slices.Sorted(maps.Keys(names)), "`, `") + "`\n")
	golden.File(t, page, b.String())
}

// A word that no picture says is not kept.
func TestWordsAreSaid(t *testing.T) {
	said := painttest.Said(t, texts)
	for _, w := range words {
		if !said[w.Name] {
			t.Errorf("no picture says %s", w.Name)
		}
	}
	for name := range names {
		if !said[name] {
			t.Errorf("no picture has the name %s", name)
		}
	}
}
