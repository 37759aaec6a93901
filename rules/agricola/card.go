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
	Needs      []Need
	Price      Price // what it changes about prices
	Passes     bool  // to the left-hand neighbour's hand once it was played
	Must       bool  // Play must be possible
	Play       Effect
	Hooks      []Hook
}

// Cards are all cards for the hand that there are so far.
var Cards = [...]HandCard{
	{ID: "A123", Occupation: true, Price: Price{Of: rooms | renovations, From: []Stock{{Clay: 2}, {Stone: 2}},
		To: Stock{Wood: 1}}},
	{ID: "A143", Occupation: true, Price: Price{Of: rooms | renovations | improvements, Less: Stock{Stone: 1}}},
	{ID: adopting, Occupation: true},
	{ID: lasso},
	{ID: "B126", Occupation: true, Price: Price{Of: rooms, House: 3, Reed: 2}},
	{ID: "B145", Occupation: true, Price: Price{Of: rooms | renovations, AllReed: true, To: Stock{Wood: 1}}},

	{ID: night, Cost: Stock{Clay: 2}},
	{ID: "M038", Cost: Stock{Food: 1}, Must: true, Play: all(Part{Op: Enclose})},
	{ID: "M050", Cost: Stock{Clay: 1}, Points: 1, Play: all(Part{Op: Extend})},
	{ID: "M051", Cost: Stock{Stone: 1}, Points: 1, Needs: atLeast(int(ClayHouse), countMaterial),
		Play: all(Part{Op: Extend, Moors: true})},
	{ID: "M053", Cost: Stock{Wood: 2}, Points: 1, Play: all(Part{Op: Station})},
	{ID: "M055", Cost: Stock{Wood: 1, Clay: 1}, Points: 1, Needs: atLeast(2, countImprovements), Hooks: []Hook{
		{On: beforeSpecial, Of: peat, OnceARound: true, Do: all(Part{Op: Burn, Optional: true})},
		{On: beforeSpecial, Of: slash, OnceARound: true, Do: all(Part{Op: Cut, Optional: true})},
		{On: afterSpecial, Of: peat, OnceARound: true, Do: all(Part{Op: Burn, Optional: true})},
		{On: afterSpecial, Of: slash, OnceARound: true, Do: all(Part{Op: Cut, Optional: true})},
	}},
	{ID: "M056", Needs: atLeast(1, countHorses), Play: all(Part{Op: LaterSpecial, In: []int8{4, 7}, Of: peat})},
	{ID: taps, Needs: atLeast(2, countImprovements)},
	{ID: bogPony, Needs: atLeast(1, countMajors)},
	{ID: "M101", Cost: Stock{Wood: 1}, Points: 1, Needs: atLeast(1, countNoHarvest), Play: all(Part{Op: CookEach})},
	{ID: deposit, Cost: Stock{Food: 2}, Points: 1},
}

// Cards that a rule asks for by what they allow, not by an effect.
const (
	adopting = "A092" // a newborn works for a food
	lasso    = "B024" // two people in a row
	night    = "M033" // animals of all seats live on it
	taps     = "M057" // a special action behind the last person
	bogPony  = "M084" // horses are tipped over for fuel
	deposit  = "M102" // food by a start card that is drawn at harvest
)

var (
	adoptingCard = named(adopting)
	lassoCard    = named(lasso)
	nightCard    = named(night)
	tapsCard     = named(taps)
	ponyCard     = named(bogPony)
	depositCard  = named(deposit)
)

// named is the card of a number that there must be.
func named(id string) Card {
	c, ok := FindCard(id)
	if !ok {
		panic("agricola: there is no card " + id)
	}
	return c
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
