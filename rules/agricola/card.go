package agricola

import (
	"math/bits"
	"slices"
)

// A Card is the number of a card for the hand: its row of Cards.
type Card uint8

// A CardSet is a set of cards for the hand: bit c of all its words is Card c.
type CardSet [4]uint64

// Has says whether c is in the set.
func (s *CardSet) Has(c Card) bool { return s[c>>6]>>(c&63)&1 != 0 }

func (s *CardSet) add(c Card) { s[c>>6] |= 1 << (c & 63) }

func (s *CardSet) drop(c Card) { s[c>>6] &^= 1 << (c & 63) }

// empty says whether no card is in the set.
func (s *CardSet) empty() bool { return s[0]|s[1]|s[2]|s[3] == 0 }

// and are the cards that are in both sets.
func (s *CardSet) and(o *CardSet) (both CardSet) {
	for i := range s {
		both[i] = s[i] & o[i]
	}
	return both
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
	Cost       Stock
	Points     int8
	Price      Price // what it changes about prices
}

// Cards are all cards for the hand that there are so far.
var Cards = [...]HandCard{
	{ID: "A123", Occupation: true, Price: Price{Of: rooms | renovations, From: []Stock{{Clay: 2}, {Stone: 2}},
		To: Stock{Wood: 1}}},
	{ID: "A143", Occupation: true, Price: Price{Of: rooms | renovations | improvements, Less: Stock{Stone: 1}}},
	{ID: "B126", Occupation: true, Price: Price{Of: rooms, House: 3, Reed: 2}},
	{ID: "B145", Occupation: true, Price: Price{Of: rooms | renovations, AllReed: true, To: Stock{Wood: 1}}},
}

// FindCard is the card of that number; ok is false if there is none.
func FindCard(id string) (c Card, ok bool) {
	i := slices.IndexFunc(Cards[:], func(c HandCard) bool { return c.ID == id })
	return Card(i), i >= 0
}

func cardsThat(are func(*HandCard) bool) (set CardSet) {
	for i := range Cards {
		if are(&Cards[i]) {
			set.add(Card(i))
		}
	}
	return set
}
