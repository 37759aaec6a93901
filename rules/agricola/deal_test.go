package agricola

import (
	"math/rand/v2"
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola/box"
	"tilestead/rules/rulestest"
)

// The decks of the base game have the cards of its tables; an occupation is for games of so
// many players and more (2).
func TestDecks(t *testing.T) {
	for seats := 1; seats <= MaxSeats; seats++ {
		list := dealings(seats, 3, false)
		if list[0].of != occupationsFor(seats) {
			t.Errorf("%d players: the occupations are %v", seats, list[0].of.IDs())
		}
		minors := list[1].of
		for i := range box.BaseMinors {
			if c := box.Named(box.BaseMinors[i].ID); !minors.Has(c) {
				t.Errorf("%d players: %s is not dealt", seats, box.BaseMinors[i].ID)
			}
		}
		if got := minors.Size(); got != len(box.BaseMinors) {
			t.Errorf("%d players: %d minor improvements, want %d", seats, got, len(box.BaseMinors))
		}
	}
	two, three, four := occupationsFor(2), occupationsFor(3), occupationsFor(4)
	if two.Size() >= three.Size() || three.Size() >= four.Size() {
		t.Errorf("%d, %d and %d occupations for two, three and four", two.Size(), three.Size(), four.Size())
	}
}

// occupationsFor are the occupations of games with so many players.
func occupationsFor(seats int) (set box.CardSet) {
	for i := range box.BaseOccupations {
		if row := &box.BaseOccupations[i]; int(row.Seats) <= seats {
			set.Add(box.Named(row.ID))
		}
	}
	return set
}

// Everybody is dealt seven of each kind, and no card twice.
func TestDeal(t *testing.T) {
	for seats := 1; seats <= MaxSeats; seats++ {
		m, err := rules.NewMatch(&Title, setupFor(seats, dealHands, "first-1"))
		if err != nil {
			t.Fatal(err)
		}
		for m.State().Prompt().Key == "deal" {
			if _, err := m.Do(m.Roll()); err != nil {
				t.Fatal(err)
			}
		}
		s := m.State().(*State)
		for seat := range rules.Seat(seats) {
			p := s.Player(seat)
			if a, b := p.Hand.Of(&box.OccupationCards), p.Hand.Of(&box.MinorCards); a != handSize || b != handSize {
				t.Errorf("%d players: seat %v has %d occupations and %d minor improvements", seats, seat, a, b)
			}
		}
		if err := check(s); err != nil {
			t.Error(err)
		}
	}
}

// A guess deals the hands of others anew, by kinds, but not the cards that
// everybody saw go from hand to hand.
func TestGuess(t *testing.T) {
	m := rulestest.RandomMatch(t, &Title, setupFor(3, dealHands, "first-1"))
	s := m.Before(60).(*State)
	bean, market := box.BeanCard, box.Named("B008")
	s = s.Clone().(*State)
	for i := range s.setup.seats {
		s.player[i].Hand.Drop(market)
		s.player[i].Hand.Drop(bean)
		s.player[i].Front.Drop(market)
		s.player[i].Front.Drop(bean)
	}
	s.deck.Drop(market)
	s.deck.Drop(bean)
	s.player[1].Hand.Add(market)
	s.player[1].Known.Add(market)
	s.player[1].Hand.Add(bean)
	r := rand.New(rand.NewPCG(1, 2))
	guess := s.Clone().(*State)
	had := 0
	for range 60 {
		s.Guess(guess, 0, r)
		if guess.player[0].Hand != s.player[0].Hand {
			t.Fatal("the hand of the viewer changed")
		}
		if !guess.player[1].Hand.Has(market) {
			t.Fatal("a card that everybody knows is elsewhere")
		}
		if guess.player[1].Hand.Has(bean) {
			had++
		}
		if err := check(guess); err != nil {
			t.Fatal(err)
		}
	}
	if had == 0 || had > 40 {
		t.Errorf("a hidden card stayed in %d of 60 guesses", had)
	}
}

// Minor improvements alone are dealt with Farmers of the Moor only, and hands are
// hidden.
func TestLevels(t *testing.T) {
	for _, c := range []struct {
		modules []string
		ok      bool
		hides   bool
	}{{nil, true, false}, {[]string{moor}, true, false}, {[]string{dealHands}, true, true},
		{[]string{dealMinors}, false, true}, {[]string{moor, dealMinors}, true, true},
		{[]string{moor, dealHands, dealMinors}, false, true}} {
		setup := setupFor(2, c.modules...)
		if err := Title.CheckSetup(setup); (err == nil) != c.ok {
			t.Errorf("%v: %v", c.modules, err)
		}
		if got := Title.Hides(setup); got != c.hides {
			t.Errorf("%v: hides %t", c.modules, got)
		}
	}
}
