package agricola

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"tilestead/rules/rulestest"
)

// cardCount is how many cards the hands are dealt from, of which baseCards are
// of the base game.
const (
	cardCount = 213
	baseCards = 96
)

// The page of effects names every card, counts what it lists, and its odd cards
// are those of its last lists.
func TestEffectsPage(t *testing.T) {
	page := rulestest.Page(t, "effects.md")
	number := regexp.MustCompile(`\b[ABM]\d{3}\b`)
	named := map[string]bool{}
	_, after, _ := strings.Cut(page, "## Windows")
	for _, id := range number.FindAllString(after, -1) {
		named[id] = true
	}
	base := 0
	for id := range named {
		if id[0] != 'M' {
			base++
		}
	}
	for n := 15; n <= 131; n++ {
		if id := fmt.Sprintf("M%03d", n); !named[id] {
			t.Errorf("%s is not on the page", id)
		}
	}
	if base != baseCards || len(named) != cardCount {
		t.Errorf("%d cards on the page, %d of the base game, not %d and %d", len(named), base, cardCount, baseCards)
	}
	words := map[string]bool{}
	for line := range strings.Lines(after) {
		cells := strings.Split(strings.Trim(strings.TrimSpace(line), "|"), "|")
		if len(cells) != 4 || !strings.HasPrefix(line, "| ") || strings.HasPrefix(line, "| ---") {
			continue
		}
		word := strings.TrimSpace(cells[0])
		if n, err := strconv.Atoi(strings.TrimSpace(cells[2])); err == nil {
			if got := len(strings.Fields(cells[3])); got != n {
				t.Errorf("%s: %d cards are listed, %d are said", word, got, n)
			}
			if words[word] {
				t.Errorf("%s stands twice", word)
			}
			words[word] = true
		}
	}
	_, odd, _ := strings.Cut(after, "## Odd cards")
	alone := map[string]bool{}
	for _, id := range number.FindAllString(odd, -1) {
		alone[id] = true
	}
	if want := fmt.Sprintf("%d of %d", len(alone), cardCount); !strings.Contains(odd, want) {
		t.Errorf("the odd cards are %d, which %q should say", len(alone), want)
	}
}

// Effects are called after what they are of.
func TestEffectsAreNamed(t *testing.T) {
	want := map[effectID]string{freeBakeID: "free_bake"}
	for i := range Spaces {
		want[effectID(i)] = Spaces[i].ID
	}
	for i, id := range SpecialIDs {
		want[specialID+effectID(i)] = id
	}
	for i := range Cards {
		want[playID+effectID(i)] = Cards[i].ID
		for h := range Cards[i].Hooks {
			want[firstHook[i]+effectID(h)] = Cards[i].ID
		}
	}
	for id, name := range want {
		if got := id.String(); got != name {
			t.Errorf("effect %d is called %q, not %q", id, got, name)
		}
	}
}
