package montana

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	rules "tilestead/rules/montana"
	"tilestead/ui"
)

// TestEveryRuleHasAnEntry compares the entries with the numbers of docs/rulings.md.
func TestEveryRuleHasAnEntry(t *testing.T) {
	page, err := os.ReadFile("../../docs/rulings.md")
	if err != nil {
		t.Fatal(err)
	}
	_, text, _ := strings.Cut(string(page), "\n# Montana\n")
	text, _, _ = strings.Cut(text, "\n# ")
	told := map[string]bool{}
	for _, topic := range topics {
		for _, r := range topic.Rules {
			told[r] = true
		}
	}
	there := map[string]bool{}
	for _, m := range regexp.MustCompile(`(?m)^\| ([A-Z]\d+) \|`).FindAllStringSubmatch(text, -1) {
		there[m[1]] = true
		if !told[m[1]] {
			t.Errorf("no entry tells rule %s", m[1])
		}
	}
	if len(there) < 60 {
		t.Fatalf("only %d rules found: this test looks in the wrong place", len(there))
	}
	for r := range told {
		if !there[r] {
			t.Errorf("an entry tells rule %s, which docs/rulings.md does not have", r)
		}
	}
}

// TestEveryEntryHasTexts also looks at what the entries lead to.
func TestEveryEntryHasTexts(t *testing.T) {
	w := words(t)
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
		key := "montana.topic." + topic.ID
		for _, k := range []string{key, key + ".1", key + ".from", key + ".also", "montana.chapter." + topic.Chapter} {
			if !w.Has(k) {
				t.Errorf("%s has no text %s", topic.ID, k)
			}
		}
	}
	for _, k := range w.Keys() {
		if f := strings.Split(k, "."); len(f) > 2 && f[0] == "montana" && f[1] == "topic" && !slices.Contains(ids, f[2]) {
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

// TestEveryObjectHasAnEntry asks for the entry of each kind of thing, and of
// each question.
func TestEveryObjectHasAnEntry(t *testing.T) {
	b := NewBoard()
	for _, s := range positions(t, 3) {
		v := viewOf(t, b, s, 960, 540)
		m := b.moment(v)
		for kind := hexObject; kind <= optionObject; kind++ {
			o := object{kind: kind, column: 3}
			if id := m.topic(o); b.TopicOf(id) == "" {
				t.Errorf("%s: a thing of kind %d leads to %q", s.Prompt().Key, kind, id)
			}
		}
		for h := range rules.Hex(m.s.Hexes()) {
			if id := m.topic(object{kind: hexObject, hex: h}); b.TopicOf(id) == "" {
				t.Errorf("hex %d leads to %q", h, id)
			}
		}
		if s.Prompt().Key == "turn" {
			for i, name := range actions {
				if id := b.Topic(v, v.Frame.Buttons[i].Center()); id != name {
					t.Errorf("the button %s leads to %q", name, id)
				}
			}
		}
		if id := b.Topic(v, ui.Point{X: -5, Y: -5}); s.Turn() >= 0 && b.TopicOf(id) == "" {
			t.Errorf("%s: nothing under the pointer leads to %q", s.Prompt().Key, id)
		}
	}
}

// TestPicturesDraw draws the picture of every entry that has one.
func TestPicturesDraw(t *testing.T) {
	b, w := NewBoard(), words(t)
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

// TestRefusalsHaveEntries checks that where something is refused there is an
// entry to read.
func TestRefusalsHaveEntries(t *testing.T) {
	b := NewBoard()
	refused := 0
	for _, s := range positions(t, 3) {
		v := viewOf(t, b, s, 640, 400)
		for x := 4.0; x < 640; x += 31 {
			for y := 4.0; y < 400; y += 29 {
				p := ui.Point{X: x, Y: y}
				if b.Refusal(v, p) == "" {
					continue
				}
				refused++
				if id := b.Topic(v, p); b.TopicOf(id) == "" {
					t.Fatalf("%s: the refusal at %v leads to %q", s.Prompt().Key, p, id)
				}
			}
		}
	}
	if refused == 0 {
		t.Error("nothing was refused")
	}
}
