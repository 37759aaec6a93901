package agricola

import (
	"slices"
	"testing"

	"tilestead/rules/agricola/box"
	"tilestead/scenes/scenetest"
)

// A card in the hand says what keeps it from being played, and only where something does.
func TestCardsTellWhatKeepsThem(t *testing.T) {
	fields := "fields 1 0,0 0,1 0,2 0,3 0,4 1,1 1,2 1,3 1,4 2,1 2,2 2,3 2,4"
	en := scenetest.In(t, "agricola.card.")
	told := []string{en.Say("unmet"), en.Say("unreturned"), en.Say("impossible")}
	for _, c := range []struct{ card, set, want string }{
		{"M084", "goods 1 food 3", "unmet"}, // a major improvement is asked for
		{"M085", "goods 1 food 3", "unreturned"},
		{"A002", fields, "impossible"},
		{"A002", "goods 1 food 3", ""},
		{"M084", "majors 1 fireplace_2", ""},
	} {
		m := looked(t, NewBoard(), "moor hand-cards", []string{"round 6", "forests 1 -", "moors 1 -", "hand 1 " + c.card,
			c.set, "turn 1"})
		card, ok := box.FindCard(c.card)
		if !ok {
			t.Fatalf("no card %s", c.card)
		}
		tip := m.cardTip(card)
		for _, line := range told {
			if want := c.want != "" && line == en.Say(c.want); slices.Contains(tip, line) != want {
				t.Errorf("%s with %s is told as %q: %q %t, should be %t", c.card, c.set, tip, line, !want, want)
			}
		}
	}
}
