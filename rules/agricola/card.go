package agricola

import (
	"math/bits"
	"slices"
	"strings"
)

// A Card is the number of a card for the hand: its row of Cards.
type Card uint8

// A CardSet is a set of cards for the hand: bit c of all its words is Card c.
type CardSet [4]uint64

// Has says whether c is in the set.
func (s *CardSet) Has(c Card) bool { return s[c>>6]>>(c&63)&1 != 0 }

// add takes a card in.
func (s *CardSet) add(c Card) { s[c>>6] |= 1 << (c & 63) }

// drop takes a card out.
func (s *CardSet) drop(c Card) { s[c>>6] &^= 1 << (c & 63) }

// without takes the cards of another set out of this one.
func (s *CardSet) without(o *CardSet) {
	for i := range s {
		s[i] &^= o[i]
	}
}

// addAll takes the cards of another set in.
func (s *CardSet) addAll(o *CardSet) {
	for i := range s {
		s[i] |= o[i]
	}
}

// empty says whether no card is in the set.
func (s *CardSet) empty() bool { return s[0]|s[1]|s[2]|s[3] == 0 }

// Size is how many cards are in the set.
func (s *CardSet) Size() (n int) {
	for _, word := range s {
		n += bits.OnesCount64(word)
	}
	return n
}

// and are the cards that are in both sets.
func (s *CardSet) and(o *CardSet) (both CardSet) {
	for i := range s {
		both[i] = s[i] & o[i]
	}
	return both
}

// of is how many cards are in both sets.
func (s *CardSet) of(o *CardSet) int {
	both := s.and(o)
	return both.Size()
}

// pop takes the first card out of a set, which must not be empty.
func (s *CardSet) pop() Card {
	for i, word := range s {
		if word != 0 {
			s[i] &= word - 1
			return Card(i<<6 + bits.TrailingZeros64(word))
		}
	}
	panic("agricola: no card left in the set")
}

// A HandCard is a minor improvement or an occupation. What is zero is nothing
// special; docs/effects.md explains the words.
type HandCard struct {
	ID         string // letter of the deck and number
	Occupation bool
	Seats      int   // fewest players of a game that has it
	Cost       Stock // and
	PerPerson  Stock // so much for each person of the family
	Points     int
	Needs      []Need
	Price      []Price  // what it changes about prices
	Passes     bool     // to the left-hand neighbour's hand once it was played
	Must       bool     // Play must be possible
	Gives      MajorSet // one of these is given for it, and it counts as a major as well
	Ends       bool     // that leaves the game
	Play       Effect
	Once       []Need // as soon as that holds, and never again
	Then       Effect
	Hooks      []Hook
	Swaps      []Swap // exchanges at any time
	Fill       Stock  // or as much of each good as is missing up to that
	Stack      []Good // of which a Swap takes the next one
	Uses       int8   // how often in a game; 0: any number of times
	Notes      bool   // keeps a number
	NextRound  bool   // that of the round, and has effects only in later ones
	Joins      bool   // has its effect as a round begins also in the round at whose beginning it was played
	Harvest    bool   // its exchange is one of the feeding phase, once a harvest
	Room       Room
	Score      []Amount
	Owning     []string // a point for each of these majors and cards
	Everyone   bool     // each player scores that, not its owner alone
}

// Room is what a card gives people and animals to live in.
type Room struct {
	People     int8
	PerPasture int16 // animals more in each pasture
	PerRoom    bool  // a pet in each room
}

// deckSize is how many cards there are.
const deckSize = 213

// Cards are all cards for the hand, by their numbers.
var Cards = func() (all [deckSize]HandCard) {
	list := slices.Concat(baseMinors, baseOccupations, moorMinors)
	slices.SortFunc(list, func(a, b HandCard) int { return strings.Compare(a.ID, b.ID) })
	if copy(all[:], list) != deckSize || len(list) != deckSize {
		panic("agricola: cards are not as many as there are said to be")
	}
	return all
}()

// FindCard is the card of that number; ok is false if there is none.
func FindCard(id string) (c Card, ok bool) {
	i := slices.IndexFunc(Cards[:], func(c HandCard) bool { return c.ID == id })
	return Card(i), i >= 0
}

// cardsThat are the cards of which something holds.
func cardsThat(are func(*HandCard) bool) (set CardSet) {
	for i := range Cards {
		if are(&Cards[i]) {
			set.add(Card(i))
		}
	}
	return set
}

// cardsWith are the cards with such a part of an effect.
func cardsWith(is func(*Part) bool) CardSet {
	return cardsThat(func(c *HandCard) bool {
		for i := range c.Play.Parts {
			if is(&c.Play.Parts[i]) {
				return true
			}
		}
		for i := range c.Hooks {
			for j := range c.Hooks[i].Do.Parts {
				if is(&c.Hooks[i].Do.Parts[j]) {
					return true
				}
			}
		}
		return false
	})
}

var (
	minorCards      = cardsThat(func(c *HandCard) bool { return !c.Occupation })
	occupationCards = cardsThat(func(c *HandCard) bool { return c.Occupation })
)

// keeps is how many cards keep a number.
const keeps = 16

// slots are where each card keeps its number, from 0.
var slots = func() (list [deckSize]int8) {
	n := int8(0)
	for i := range Cards {
		if c := &Cards[i]; c.Uses > 0 || c.Notes || c.Harvest || c.Once != nil {
			list[i] = n
			n++
		}
	}
	if n > keeps {
		panic("agricola: more cards keep numbers than there is room for")
	}
	return list
}()

// upgradeCards are minor and major improvements at once: they are had for a major.
var upgradeCards = cardsThat(func(c *HandCard) bool { return c.Gives != 0 })

// ids are the numbers of the cards of a set.
func (s CardSet) ids() (list []string) {
	for !s.empty() {
		list = append(list, Cards[s.pop()].ID)
	}
	return list
}

// pays is what an exchange of a card costs.
func (c *HandCard) pays(i int) *Stock {
	if c.Swaps == nil {
		return &noStock
	}
	return &c.Swaps[i].Pay
}

// Without is a set less the cards of another.
func (s CardSet) Without(o CardSet) CardSet {
	s.without(&o)
	return s
}

// Cards are the cards of a set, by their numbers.
func (s CardSet) Cards() (list []Card) {
	for c, ok := s.Next(); ok; c, ok = s.Next() {
		list = append(list, c)
	}
	return list
}

// Next takes the first card out of a set; ok is false for an empty one.
func (s *CardSet) Next() (c Card, ok bool) {
	if s.empty() {
		return 0, false
	}
	return s.pop(), true
}

// AtAnyTime says whether a card has something to do at any time.
func (c *HandCard) AtAnyTime() bool { return (c.Swaps != nil || c.Fill != noStock) && !c.Harvest }

// Moor says whether a card is one of Farmers of the Moor.
func (c *HandCard) Moor() bool { return c.ID[0] == 'M' }

// Returned are the majors of which one is given for a card, -1 for none, and whether
// that leaves the game.
func (c *HandCard) Returned() (m Major, gone bool) {
	if c.Gives == 0 {
		return -1, false
	}
	return c.Gives.first(), c.Ends
}
