package montana

import (
	"maps"
	"regexp"
	"slices"
	"testing"

	"tilestead/rules/montana"
	"tilestead/ui"
)

func TestEveryRuleHasAnEntry(t *testing.T) {
	fixture.EntriesTellTheRules(t, "Montana", regexp.MustCompile(`(?m)^\| ([A-Z]\d+) \|`), 60)
}

func TestEveryEntryHasTexts(t *testing.T) {
	fixture.EntriesHaveTexts(t, append(slices.Collect(maps.Values(keyTopics)),
		slices.Collect(maps.Keys(sketches))...)...)
}

func TestKeysHaveEntries(t *testing.T) { fixture.KeysHaveEntries(t, prompts, 7) }

func TestPicturesDraw(t *testing.T) { fixture.PicturesDraw(t, slices.Collect(maps.Keys(sketches))) }

func TestRefusalsAreExplained(t *testing.T) { fixture.RefusalsAreExplained(t, 3) }

// TestEveryThingHasAnEntry asks for the entry of each kind of thing, and of
// each question.
func TestEveryThingHasAnEntry(t *testing.T) {
	b := NewBoard()
	for _, s := range fixture.Positions(t, 3) {
		v := fixture.View(t, b, s, 960, 540)
		m := b.moment(v)
		for kind := hexThing; kind <= slotThing; kind++ {
			o := thing{kind: kind, column: 3}
			if id := m.help().topic(o); entryOf(id) == "" {
				t.Errorf("%s: a thing of kind %d leads to %q", s.Prompt().Key, kind, id)
			}
		}
		for h := range montana.Hex(m.s.Hexes()) {
			if id := m.help().topic(thing{kind: hexThing, hex: h}); entryOf(id) == "" {
				t.Errorf("hex %d leads to %q", h, id)
			}
		}
		if s.Prompt().Key == "turn" {
			for i, name := range actions {
				if id := b.About(v, v.Frame.Buttons[i].Center()).Topic; id != name {
					t.Errorf("the button %s leads to %q", name, id)
				}
			}
		}
		if id := b.About(v, ui.Point{X: -5, Y: -5}).Topic; s.Turn() >= 0 && entryOf(id) == "" {
			t.Errorf("%s: nothing under the pointer leads to %q", s.Prompt().Key, id)
		}
	}
}
