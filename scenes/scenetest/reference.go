package scenetest

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"tilestead/scenes/board"
	"tilestead/ui"
)

// reference is what the rules of a fixture's title are looked up in.
func (f *Fixture) reference(t *testing.T) board.Reference {
	t.Helper()
	r := f.New().Offers().Rules
	if r.Topics == nil {
		t.Fatalf("%s has no rules to look up", f.Title.ID)
	}
	return r
}

// EntriesTellTheRules compares the entries with docs/rulings.md: number finds
// the rules' numbers in the chapter of that heading, and there are at least so
// many.
func (f *Fixture) EntriesTellTheRules(t *testing.T, heading string, number *regexp.Regexp, atLeast int) {
	t.Helper()
	page, err := os.ReadFile("../../docs/rulings.md")
	if err != nil {
		t.Fatal(err)
	}
	_, text, _ := strings.Cut(string(page), "\n# "+heading+"\n")
	text, _, _ = strings.Cut(text, "\n# ")
	told, there := map[string]bool{}, map[string]bool{}
	for _, topic := range f.reference(t).Topics {
		for _, r := range topic.Rules {
			told[r] = true
		}
	}
	for _, m := range number.FindAllStringSubmatch(text, -1) {
		there[m[1]] = true
		if !told[m[1]] {
			t.Errorf("no entry tells rule %s", m[1])
		}
	}
	if len(there) < atLeast {
		t.Fatalf("only %d rules found: this test looks in the wrong place", len(there))
	}
	for r := range told {
		if !there[r] {
			t.Errorf("an entry tells rule %s, which docs/rulings.md does not have", r)
		}
	}
}

// EntriesHaveTexts also looks at what entries lead to. more are IDs that other
// tables of the title lead to.
func (f *Fixture) EntriesHaveTexts(t *testing.T, more ...string) {
	t.Helper()
	w, topics := Words(t, "en"), f.reference(t).Topics
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
		if topic.Tell != nil {
			if head, told := topic.Tell(w); head == "" || len(told) == 0 || strings.Contains(head+told[0], "<") {
				t.Errorf("%s tells %q, %q", topic.ID, head, told)
			}
			continue
		}
		key := f.Title.ID + ".topic." + topic.ID
		for _, k := range []string{key, key + ".1", key + ".from", key + ".also",
			f.Title.ID + ".chapter." + topic.Chapter} {
			if !w.Has(k) {
				t.Errorf("%s has no text %s", topic.ID, k)
			}
		}
	}
	for _, k := range w.Keys() {
		if rest, ok := strings.CutPrefix(k, f.Title.ID+".topic."); ok {
			if id, _, _ := strings.Cut(rest, "."); !slices.Contains(ids, id) {
				t.Errorf("%s belongs to no entry", k)
			}
		}
	}
	for _, topic := range topics {
		for _, id := range topic.See {
			if !slices.Contains(ids, id) || id == topic.ID {
				t.Errorf("%s leads to %q", topic.ID, id)
			}
		}
	}
	for _, id := range more {
		if !slices.Contains(ids, id) {
			t.Errorf("something leads to %q, which is no entry", id)
		}
	}
}

// KeysHaveEntries asks for the entries of what is asked and of the reasons of
// hints, of which there are at least so many.
func (f *Fixture) KeysHaveEntries(t *testing.T, prompts []string, atLeast int) {
	t.Helper()
	r, reasons := f.reference(t), 0
	for _, key := range Words(t, "en").Keys() {
		id, ok := strings.CutPrefix(key, "hint."+f.Title.ID+".")
		if !ok || strings.Contains(id, ".") || id == "value" {
			continue
		}
		if reasons++; r.TopicOf(id) == "" {
			t.Errorf("the reason %q leads to no entry", id)
		}
	}
	if reasons < atLeast {
		t.Errorf("only %d reasons found", reasons)
	}
	for _, key := range prompts {
		if r.TopicOf(key) == "" {
			t.Errorf("what is asked, %q, leads to no entry", key)
		}
	}
	if r.TopicOf("nonsense") != "" {
		t.Error("nonsense leads to an entry")
	}
}

// PicturesDraw draws the pictures of these entries.
func (f *Fixture) PicturesDraw(t *testing.T, ids []string) {
	t.Helper()
	r, w := f.reference(t), Words(t, "en")
	for _, id := range ids {
		for l, width := range map[ui.Layout]float64{ui.Compact: 410, ui.Normal: 640, ui.Roomy: 760} {
			p := r.Picture(id, w, l, width, 2)
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
	if p := r.Picture("no such entry", w, ui.Compact, 400, 2); p.Draw != nil {
		t.Error("there is a picture of nothing")
	}
}
