package rulestest

import (
	"testing"

	"tilestead/rules"
)

// What is not known is shut out of the decks that a set-up deals from, and of no hand.
func TestShutOut(t *testing.T) {
	decks := func(s rules.Setup) []rules.Deck {
		if s.Seats == 1 {
			return nil
		}
		return []rules.Deck{{Cards: []string{"A1", "A3"}}, {Cards: []string{"B2", "B9"}}}
	}
	title := &rules.Title{Values: []rules.Value{{ID: "target"}, {ID: "hand", Cards: &rules.Cards{Hand: true, Decks: decks}},
		{ID: "without", Cards: &rules.Cards{Decks: decks}}}}
	for _, c := range []struct {
		seats int
		known []string
		want  string
	}{{2, []string{"A1", "B9", "C4"}, "A3,B2"}, {2, []string{"A1", "A3", "B2", "B9"}, ""}, {1, nil, ""}} {
		got := ShutOut(title, rules.Setup{Seats: c.seats}, c.known)
		if got.Values["without"] != c.want || got.Values["hand"] != "" {
			t.Errorf("%d seats know %v: %v", c.seats, c.known, got.Values)
		}
	}
}
