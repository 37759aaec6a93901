package carcassonne

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"tilestead/assets"
	rules "tilestead/rules/carcassonne"
	"tilestead/ui"
)

// englishWords are the texts the entries are checked with.
func englishWords(t testing.TB) *assets.Words {
	t.Helper()
	w, err := assets.LoadWords("en")
	if err != nil {
		t.Fatal(err)
	}
	return w
}

// TestEverySectionHasAnEntry compares the entries with the sections of docs/rulings.md.
func TestEverySectionHasAnEntry(t *testing.T) {
	page, err := os.ReadFile("../../docs/rulings.md")
	if err != nil {
		t.Fatal(err)
	}
	_, text, _ := strings.Cut(string(page), "\n# Carcassonne\n")
	text, _, _ = strings.Cut(text, "\n# ")
	told := map[string]bool{}
	for _, topic := range topics {
		for _, r := range topic.Rules {
			told[r] = true
		}
	}
	there := map[string]bool{}
	for _, m := range regexp.MustCompile(`(?m)^#+ (\d+(?:\.\d)?) `).FindAllStringSubmatch(text, -1) {
		there[m[1]] = true
		if !told[m[1]] {
			t.Errorf("no entry tells section %s", m[1])
		}
	}
	if len(there) < 20 {
		t.Fatalf("only %d sections found: this test looks in the wrong place", len(there))
	}
	for r := range told {
		if !there[r] {
			t.Errorf("an entry tells section %s, which docs/rulings.md does not have", r)
		}
	}
}

// TestCodeCitesSections looks for sections that code names and nobody wrote.
func TestCodeCitesSections(t *testing.T) {
	page, err := os.ReadFile("../../docs/rulings.md")
	if err != nil {
		t.Fatal(err)
	}
	files, err := os.ReadDir("../../rules/carcassonne")
	if err != nil {
		t.Fatal(err)
	}
	cited := 0
	for _, f := range files {
		if !strings.HasSuffix(f.Name(), ".go") {
			continue
		}
		code, err := os.ReadFile("../../rules/carcassonne/" + f.Name())
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range regexp.MustCompile(`\((\d\d?(?:\.\d)?)(?:, \d+(?:\.\d)?)*\)`).FindAllStringSubmatch(string(code), -1) {
			if m[1] == "0" {
				continue
			}
			cited++
			if !regexp.MustCompile(`(?m)^#+ ` + regexp.QuoteMeta(m[1]) + ` `).Match(page) {
				t.Errorf("%s cites section %s", f.Name(), m[1])
			}
		}
	}
	if cited < 20 {
		t.Errorf("only %d citations found", cited)
	}
}

// TestEveryEntryHasTexts also looks at what the entries lead to.
func TestEveryEntryHasTexts(t *testing.T) {
	w := englishWords(t)
	var ids, chapters []string
	for _, topic := range topics {
		if slices.Contains(ids, topic.ID) {
			t.Errorf("two entries are called %q", topic.ID)
		}
		ids = append(ids, topic.ID)
		if n := len(chapters); n == 0 || chapters[n-1] != topic.Chapter {
			if slices.Contains(chapters, topic.Chapter) {
				t.Errorf("%s: its chapter %q does not hang together", topic.ID, topic.Chapter)
			}
			chapters = append(chapters, topic.Chapter)
		}
		key := "carcassonne.topic." + topic.ID
		for _, k := range []string{key, key + ".1", key + ".from", key + ".also", "carcassonne.chapter." + topic.Chapter} {
			if !w.Has(k) {
				t.Errorf("%s has no text %s", topic.ID, k)
			}
		}
	}
	for _, k := range w.Keys() {
		if f := strings.Split(k, "."); len(f) > 2 && f[0] == "carcassonne" && f[1] == "topic" && !slices.Contains(ids, f[2]) {
			t.Errorf("%s belongs to no entry", k)
		}
	}
	for _, topic := range topics {
		for _, id := range topic.See {
			if !slices.Contains(ids, id) || id == topic.ID {
				t.Errorf("%s leads to %q", topic.ID, id)
			}
		}
	}
	for key, id := range keyTopics {
		if !slices.Contains(ids, id) {
			t.Errorf("key %q leads to %q", key, id)
		}
	}
	for id := range sketches {
		if !slices.Contains(ids, id) {
			t.Errorf("a picture is of %q", id)
		}
	}
}

// TestEveryTileHasEntries asks for the entries of each feature of each tile,
// and sees that what is drawn on it is told.
func TestEveryTileHasEntries(t *testing.T) {
	b := NewBoard()
	seen := map[string]bool{}
	for k := range rules.Tiles {
		tile := &rules.Tiles[k]
		for f := range tile.Features {
			id := tileTopic(rules.Kind(k), f)
			if b.TopicOf(id) == "" {
				t.Errorf("%s of %s leads to %q", tile.Features[f].ID, tile.ID, id)
			}
			seen[id] = true
		}
	}
	for _, id := range strings.Fields("road city cloister field inn cathedral goods princess tunnel volcano dragon portal") {
		if !seen[id] {
			t.Errorf("no feature leads to %q", id)
		}
	}
}

// TestPicturesDraw draws the picture of every entry that has one.
func TestPicturesDraw(t *testing.T) {
	b, w := NewBoard(), englishWords(t)
	for id := range sketches {
		for l, width := range map[ui.Layout]float64{ui.Compact: 410, ui.Normal: 640, ui.Roomy: 760} {
			p := b.Picture(id, w, l, width, 2)
			if p.Draw == nil || p.W <= 0 || p.H <= 0 || p.W > width {
				t.Errorf("%s in the %v layout: %g x %g", id, l, p.W, p.H)
				continue
			}
			c := &ui.Canvas{}
			c.Reset(1280, 800, 2)
			p.Draw(c, 10, 10)
			if len(c.Ops) < 4 {
				t.Errorf("%s draws only %d things", id, len(c.Ops))
			}
		}
	}
	if p := b.Picture("no such entry", w, ui.Compact, 400, 2); p.Draw != nil {
		t.Error("there is a picture of nothing")
	}
}

// TestKeysHaveEntries asks for the entries of what is asked and of the reasons
// of hints.
func TestKeysHaveEntries(t *testing.T) {
	b, w := NewBoard(), englishWords(t)
	reasons := 0
	for _, key := range w.Keys() {
		id, ok := strings.CutPrefix(key, "hint.carcassonne.")
		if !ok || strings.Contains(id, ".") || id == "value" {
			continue
		}
		if reasons++; b.TopicOf(id) == "" {
			t.Errorf("the reason %q leads to no entry", id)
		}
	}
	if reasons < 8 {
		t.Errorf("only %d reasons found", reasons)
	}
	for _, key := range strings.Fields("first draw place act forced dragon over") {
		if b.TopicOf(key) == "" {
			t.Errorf("what is asked, %q, leads to no entry", key)
		}
	}
	if b.TopicOf("nonsense") != "" {
		t.Error("nonsense leads to an entry")
	}
}
