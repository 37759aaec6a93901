package agricola

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"tilestead/bots/search"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/rules/rulestest/golden"
)

// decided is what a level does in a position, in notation.
func decided(s *agricola.State, level search.Budget) string {
	b := search.New(&Title, level, 1)
	b.Start(rules.PerspectiveOf(s, s.Turn()))
	a, _ := b.Think(time.Time{})
	return rules.Notation(s, a)
}

// Each card has its values. With -update a new one gets its line.
func TestCardsHaveValues(t *testing.T) {
	file, text := textOf("card_values")
	golden.File(t, file, withAllCards(text))
	if got := withAllCards("# B010\nA002: 5 3\n"); strings.Count(got, ": ") != box.DeckSize ||
		strings.Count(got, "\nB010: 0 0\n") != 1 || strings.Count(got, "A002: ") != 1 {
		t.Errorf("a text with one card becomes\n%s", got)
	}
}

// A draft takes the card of the packet that is worth most, and a mulligan gives bad
// cards alone.
func TestCardsAreChosen(t *testing.T) {
	s := arranged(t, 2, []string{"moor", "hand-cards", "draft"})
	if key := s.Prompt().Key; key != "draft" {
		t.Fatalf("asked for %q, want a draft", key)
	}
	best, _ := box.FindCard(strings.TrimPrefix(decided(s, Title.Levels.Medium), "pick "))
	for _, a := range s.Legal(nil) {
		if c := agricola.HandCardOf(a); inHand(c) > inHand(best) {
			t.Errorf("%s is picked, with %s in the packet", box.Cards[best].ID, box.Cards[c].ID)
		}
	}
	for _, c := range []struct{ hand, want string }{
		{"hand 1 M110 M120 B010 M128 M116 M061 B118", "done"},
		{"hand 1 M110 M120 B010 M128 M116 M079 B118", "replace M079"},
	} {
		s := arranged(t, 1, []string{"moor", "hand-cards", "mulligan"}, c.hand)
		if key := s.Prompt().Key; key != "mulligan" {
			t.Fatalf("asked for %q, want a mulligan", key)
		}
		if got := decided(s, Title.Levels.Medium); got != c.want {
			t.Errorf("%s: %s, want %s", c.hand, got, c.want)
		}
	}
}

// What cards exchange at any time is used: for food in the feeding before anybody begs,
// and before a placement that needs it.
func TestExchangesOfCardsAreUsed(t *testing.T) {
	s := arranged(t, 2, []string{"moor", "hand-cards"}, "cards 1 M108", "hand 1", "hand 2",
		"goods 1 grain 1 fuel 3 food 0", "goods 2 food 9 fuel 9", "round 4", "harvest")
	if got := decided(s, Title.Levels.Medium); !strings.HasPrefix(got, "swap M108") {
		t.Errorf("a hungry family does %q, with five food to be had", got)
	}
	s = arranged(t, 2, []string{"moor", "hand-cards"}, "cards 1 M081", "hand 1", "hand 2", "round 3",
		"goods 1 wood 5 fuel 9 food 9", "goods 2 food 9 fuel 9", "space forest 1", "turn 1")
	if got := decided(s, Title.Levels.Hard); !strings.HasPrefix(got, "swap M081") {
		t.Errorf("with wood for a room and fuel for its reed, %q", got)
	}
}

// The reference without a hand never plays a card, however good.
func TestHandlessPlaysNoCard(t *testing.T) {
	s := newGame(2, "moor", "hand-cards")
	g := &guide{handless: true}
	for r := rand.New(rand.NewPCG(2, 2)); s.Turn() != rules.Nobody; {
		if s.Turn() == rules.Nature {
			s.Do(rules.Draw(s, nil, r), nil)
			continue
		}
		g.Begin(s)
		c := g.Candidates(s, s.Legal(nil))
		a := c[0]
		if len(c) > 1 {
			top := 0
			for i, l := range g.rank(s) {
				if i == 0 || l.value > top {
					a, top = l.action[0], l.value
				}
			}
		}
		s.Do(a, nil)
	}
	for seat := range rules.Seat(2) {
		if n := s.Player(seat).Front.Size(); n > 0 {
			t.Errorf("seat %v has %d cards in front", seat, n)
		}
	}
}
