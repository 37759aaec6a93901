package agricola

import (
	"regexp"
	"strings"
	"testing"

	"tilestead/assets"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/scenetest"
)

// quoted is what texts name in quotation marks, by language.
var quoted = map[string]*regexp.Regexp{
	"de": regexp.MustCompile("„([^“]+)“"),
	"ru": regexp.MustCompile("«([^»]+)»"),
}

// named are the keys of what has a name at the table.
var named = regexp.MustCompile(`^agricola\.(space|special|card|major|piece)\.\w+$`)

// numbered is the card of a number.
func numbered(t *testing.T, id string) box.Card {
	t.Helper()
	c, ok := box.FindCard(id)
	if !ok {
		t.Fatalf("there is no card %s", id)
	}
	return c
}

// What cards name is what the tips of spaces and special actions and cards are
// headed by, so that it can be found on the table.
func TestCardsNameWhatIsThere(t *testing.T) {
	for lang, marks := range quoted {
		w, n := scenetest.Words(t, lang), 0
		there := map[string]bool{}
		for _, key := range w.Keys() {
			if named.MatchString(key) {
				there[w.Say(key)] = true
			}
		}
		for i := range box.Cards {
			key := "agricola.card." + box.Cards[i].ID + ".does"
			for _, m := range marks.FindAllStringSubmatch(w.Say(key), -1) {
				if n++; !there[m[1]] {
					t.Errorf("%s: %s names %q, which is called otherwise everywhere else", lang, key, m[1])
				}
			}
		}
		if n < 50 {
			t.Errorf("%s: only %d names", lang, n)
		}
	}
}

// The tip of a space is headed by its name, whole.
func TestTipsSayNames(t *testing.T) {
	b := NewBoard()
	v := handed(t, b, "hand 1 A087")
	for _, lang := range assets.Languages {
		v.Words = scenetest.Words(t, lang)
		m := b.moment(v)
		sp := box.FindSpace("grain_utilization")
		if got := m.works().spaceTip(sp)[0]; got != v.Words.Say("agricola.space.grain_utilization") {
			t.Errorf("%s: the tip is headed %q", lang, got)
		}
	}
}

// The plate of a player tells which cards of its hand came from a neighbor, and nothing
// else of its hand.
func TestPlatesTellCardsPassedOn(t *testing.T) {
	b := NewBoard()
	v := handed(t, b, "hand 1 A087", "hand 2 A055", "goods 1 grain 1")
	v.Seats[1].Bot = "easy"
	m := b.moment(v)
	tip := func() string { return strings.Join(b.moment(v).help().tip(m.at.rivals[0].Center()), "\n") }
	if strings.Contains(tip(), m.cards().cardName(numbered(t, "A055"))) {
		t.Errorf("the plate tells of a hidden card: %s", tip())
	}
	arrange(t, v.State, "hand 1 A087 B008")
	take(t, v, "place meeting_place", "play B008")
	v.Legal, v.Picked = nil, nil
	if name := m.cards().cardName(numbered(t, "B008")); !strings.Contains(tip(), name) {
		t.Errorf("the plate does not tell of %s: %s", name, tip())
	}
}
