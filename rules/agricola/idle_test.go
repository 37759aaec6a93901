package agricola

import (
	"strings"
	"testing"

	"tilestead/rules"
)

// Who could play a card as far as others know is asked, and the question says that
// nothing can be chosen; with something to exchange first it does not.
func TestIdleQuestions(t *testing.T) {
	for _, c := range []struct {
		set  string
		idle bool
	}{
		{"hand 1 A056", true},
		{"hand 1 A056; goods 1 reed 1", false},
		{"hand 1 A075; cards 1 B080; goods 1 clay 9", false}, // clay becomes stone
	} {
		s := Title.New(setupFor(2, dealHands, "first-1")).(*State)
		for _, line := range strings.Split("round 2; "+c.set, "; ") {
			if err := Title.Arrange(s, strings.Fields(line)); err != nil {
				t.Fatal(err)
			}
		}
		a, ok := rules.Find(s, "place meeting_place")
		if !ok {
			t.Fatal("nobody can go to the Meeting Place")
		}
		s.Do(a, nil)
		if got := s.Prompt().Idle; got != c.idle {
			t.Errorf("%s: idle %t", c.set, got)
		}
		if legal := s.Legal(nil); c.idle && legal[0].Kind() != KindStop {
			t.Errorf("%s: %s comes first", c.set, rules.Notation(s, legal[0]))
		}
	}
}
