package box

import "math/bits"

// A Card is the number of a card for the hand: its row of Cards.
type Card uint8

// A CardSet is a set of cards for the hand: bit c of all its words is Card c.
type CardSet [4]uint64

// Has says whether c is in the set.
func (s *CardSet) Has(c Card) bool { return s[c>>6]>>(c&63)&1 != 0 }

// Add takes a card in.
func (s *CardSet) Add(c Card) { s[c>>6] |= 1 << (c & 63) }

// Drop takes a card out.
func (s *CardSet) Drop(c Card) { s[c>>6] &^= 1 << (c & 63) }

// Remove takes the cards of another set out of this one.
func (s *CardSet) Remove(o *CardSet) {
	for i := range s {
		s[i] &^= o[i]
	}
}

// AddAll takes the cards of another set in.
func (s *CardSet) AddAll(o *CardSet) {
	for i := range s {
		s[i] |= o[i]
	}
}

// Empty says whether no card is in the set.
func (s *CardSet) Empty() bool { return s[0]|s[1]|s[2]|s[3] == 0 }

// Size is how many cards are in the set.
func (s *CardSet) Size() (n int) {
	for _, word := range s {
		n += bits.OnesCount64(word)
	}
	return n
}

// And are the cards that are in both sets.
func (s *CardSet) And(o *CardSet) (both CardSet) {
	for i := range s {
		both[i] = s[i] & o[i]
	}
	return both
}

// Of is how many cards are in both sets.
func (s *CardSet) Of(o *CardSet) int {
	both := s.And(o)
	return both.Size()
}

// Pop takes the first card out of a set, which must not be empty.
func (s *CardSet) Pop() Card {
	for i, word := range s {
		if word != 0 {
			s[i] &= word - 1
			return Card(i<<6 + bits.TrailingZeros64(word))
		}
	}
	panic("agricola: no card left in the set")
}

// Without is a set less the cards of another.
func (s CardSet) Without(o CardSet) CardSet {
	s.Remove(&o)
	return s
}

// Next takes the first card out of a set; ok is false for an empty one.
func (s *CardSet) Next() (c Card, ok bool) {
	if s.Empty() {
		return 0, false
	}
	return s.Pop(), true
}

// Cards are the cards of a set, by their numbers.
func (s CardSet) Cards() (list []Card) {
	for c, ok := s.Next(); ok; c, ok = s.Next() {
		list = append(list, c)
	}
	return list
}
