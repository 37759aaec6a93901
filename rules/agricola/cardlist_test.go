package agricola

import (
	"slices"
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola/box"
)

// all are the numbers of the first n cards that are of some kind.
func firstCards(n int, are func(*box.HandCard) bool) string {
	set := box.CardsThat(are)
	return strings.Join(set.IDs()[:n], ",")
}

// How many cards of each deck there are: minor improvements of the base game and of Farmers
// of the Moor, and occupations, also those for two.
var (
	baseDeck   = cardCount(func(c *box.HandCard) bool { return !c.Occupation && !c.Moor() })
	moorDeck   = cardCount((*box.HandCard).Moor)
	peopleDeck = cardCount(func(c *box.HandCard) bool { return c.Occupation })
	twosDeck   = cardCount(func(c *box.HandCard) bool { return c.Occupation && c.Seats <= 2 })
)

func cardCount(are func(*box.HandCard) bool) int {
	set := box.CardsThat(are)
	return set.Size()
}

// What is wrong with cards that are shut out is said.
func TestShutOutIsChecked(t *testing.T) {
	occupation := func(c *box.HandCard) bool { return c.Occupation && c.Seats <= 2 }
	two := setupFor(2, dealHands)
	for _, c := range []struct {
		set   rules.Setup
		value string
		says  string
	}{
		{two, "A999", `no card "A999"; numbers are such as A002 or ` + box.Cards[box.DeckSize-1].ID},
		{two, "A002,A002", "A002 is named twice"},
		{two, "a002", `no card "a002"`},
		{setupFor(2), "A002", "only where hands are dealt"},
		{setupFor(2, moor), "M015", "only where hands are dealt"},
		{two, firstCards(twosDeck-14, occupation), ""},
		{two, firstCards(twosDeck-13, occupation), "of the 13 occupations that are left 14 are to be dealt"},
		{setupFor(2, moor, dealMinors), firstCards(moorDeck-14, (*box.HandCard).Moor), ""},
		{setupFor(2, moor, dealMinors), firstCards(moorDeck-13, (*box.HandCard).Moor),
			"of the 13 minor improvements of Farmers of the Moor that are left 14 are to be dealt"},
		{setupFor(2, moor, dealHands, draftModule, moreModule), firstCards(baseDeck-7, func(c *box.HandCard) bool {
			return !c.Occupation && !c.Moor()
		}), "of the 7 minor improvements of the base game that are left 8 are to be dealt"},
		{setupFor(1, dealHands).With(seriesValue, "2,0,A112"), "A112", "A112 is shut out, but permanent"},
		{two, "A002 M015, A155", ""}, // those that are not dealt anyway do no harm
	} {
		err := Title.CheckSetup(c.set.With(withoutValue, c.value))
		if (err == nil) != (c.says == "") || err != nil && !strings.Contains(err.Error(), c.says) {
			t.Errorf("%v without %s: %v", c.set.Modules, c.value, err)
		}
	}
}

// Cards that are shut out are not dealt: the rest of their deck is.
func TestShutOutAreNotDealt(t *testing.T) {
	set := setupFor(2, moor, dealMinors).With(withoutValue, "M015,M016,M131")
	m, err := rules.NewMatch(&Title, set)
	if err != nil {
		t.Fatal(err)
	}
	dealing := func() bool {
		return strings.HasPrefix(string(m.State().AppendNotation(nil, m.State().Legal(nil)[0])), "deal ")
	}
	for !dealing() {
		m.Replay(m.Roll())
	}
	if n := len(m.State().Legal(nil)); n != moorDeck-3 {
		t.Errorf("%d cards can be dealt, want %d", n, moorDeck-3)
	}
}

// Decks are what is dealt from, whatever is shut out.
func TestDecksToChooseFrom(t *testing.T) {
	sizes := func(s rules.Setup) (n []int) {
		for _, d := range decks(s) {
			n = append(n, len(d.Cards), d.Deals)
		}
		return n
	}
	for _, c := range []struct {
		set  rules.Setup
		want []int
	}{
		{setupFor(2), nil},
		{setupFor(2, dealHands), []int{twosDeck, 14, baseDeck, 14}},
		{setupFor(4, dealHands).With(withoutValue, "A002,A086"), []int{peopleDeck, 28, baseDeck, 28}},
		{setupFor(3, moor, dealMinors, draftModule, moreModule), []int{moorDeck, 24}},
		{setupFor(6, moor, dealHands), []int{peopleDeck, 42, moorDeck, 24, baseDeck, 18}},
		{setupFor(1, dealHands).With(seriesValue, "3,0,A112,A123"), []int{twosDeck - 2, 5, baseDeck, 7}},
	} {
		if got := sizes(c.set); !slices.Equal(got, c.want) {
			t.Errorf("%d seats, %v %v: %v, want %v", c.set.Seats, c.set.Modules, c.set.Values, got, c.want)
		}
	}
}

// Shutting out as many cards as may be leaves what can be played, and what is shut out is
// nowhere to be seen.
func TestFewestCardsArePlayed(t *testing.T) {
	without := firstCards(twosDeck-14, func(c *box.HandCard) bool { return c.Occupation && c.Seats <= 2 }) + "," +
		firstCards(baseDeck-14, func(c *box.HandCard) bool { return !c.Occupation && !c.Moor() })
	set := setupFor(2, dealHands, mulliganModule).With(withoutValue, without)
	set.Seed = 3
	m, err := rules.NewMatch(&Title, set)
	if err != nil {
		t.Fatal(err)
	}
	out := cardList(set, withoutValue)
	for m.State().Turn() != rules.Nobody {
		if m.State().Turn() == rules.Nature {
			m.Replay(m.Roll())
			continue
		}
		s := m.State().(*State)
		for seat := range rules.Seat(2) {
			p := &s.player[seat]
			if p.Hand.Of(&out)+p.Front.Of(&out)+p.Packet.Of(&out)+s.deck.Of(&out)+s.discards.Of(&out) > 0 {
				t.Fatalf("after %d actions a card that is shut out is in play", m.Len())
			}
		}
		legal := s.Legal(nil)
		m.Replay(legal[0])
	}
}

// A hand is chosen alone, of what the game deals and no more than that.
func TestChosenHandIsChecked(t *testing.T) {
	for _, c := range []struct {
		set   rules.Setup
		value string
		says  string
	}{
		{setupFor(1, dealHands), "A002,A086", ""},
		{setupFor(1, dealHands), "A998", `no card "A998"`},
		{setupFor(2, dealHands), "A002", "only alone"},
		{setupFor(1), "A002", "only alone, in a game with hand cards"},
		{setupFor(1, dealHands), "M015", "M015 is chosen, but not among the cards that this game deals"},
		{setupFor(1, dealHands), "A155", "A155 is chosen, but not among"},
		{setupFor(1, dealHands).With(withoutValue, "A002"), "A002", "A002 is chosen, but not among"},
		{setupFor(1, dealHands).With(seriesValue, "2,0,A112"), "A112", "A112 is chosen, but not among"},
		{setupFor(1, dealHands), "A002,A005,A009,A012,A016,A019,A024,A026",
			"8 minor improvements of the base game are chosen, of which a hand has 7"},
		{setupFor(1, moor, dealHands), "A002,A005,A009", ""},
		{setupFor(1, moor, dealHands), "A002,A005,A009,A012", "4 minor improvements of the base game"},
		{setupFor(1, dealHands).With(seriesValue, "3,0,A112,A123"), "A086,A087,A088,A090,A092,A098",
			"6 occupations are chosen, of which a hand has 5"},
	} {
		err := Title.CheckSetup(c.set.With(handValue, c.value))
		if (err == nil) != (c.says == "") || err != nil && !strings.Contains(err.Error(), c.says) {
			t.Errorf("%v %v with %s: %v", c.set.Modules, c.set.Values, c.value, err)
		}
	}
	if list := handDecks(setupFor(2, dealHands)); list != nil {
		t.Errorf("two choose from %v", list)
	}
	list := handDecks(setupFor(1, dealHands).With(handValue, "A002,A086").With(withoutValue, "A087"))
	occupations := occupationsFor(1)
	occupations.Drop(box.Named("A087"))
	if len(list) != 2 || !slices.Equal(list[0].Cards, occupations.IDs()) ||
		len(list[1].Cards) != len(box.BaseMinors) || list[0].Deals != 7 {
		t.Errorf("alone one chooses from %v", list)
	}
}

// The next game of a series is dealt anew.
func TestSeriesForgetsTheChosenHand(t *testing.T) {
	set := setupFor(1, dealHands).With(handValue, "A002,A086")
	s := newGame(set).(*State)
	s.agenda.Clear()
	s.player[0].Banked = 200
	if next, _ := series.Next(set, s); next.Values[handValue] != "" || Title.CheckSetup(next) != nil {
		t.Errorf("the next game is %v", next.Values)
	}
}
