// Package cover counts how often the cards of Agricola's hands are played, and what
// they offer is taken and left. For cards that seldom come to be played it sets
// positions up in which they can be, and plays on.
package cover

import (
	"fmt"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
)

// A Way is how a card came to be played.
type Way int

// The ways: in a whole game from the deal on, or set up with all that the card asks for.
const (
	Whole Way = iota
	Dealt
	ways
)

// cards is how many there are.
const cards = len(box.Cards)

// Answered is how often something was taken and left.
type Answered struct{ Taken, Left int }

// A Count is what became of the cards in games.
type Count struct {
	Played [ways][cards]int
	Offers map[agricola.Offer]Answered
}

// NewCount has seen no game.
func NewCount() *Count { return &Count{Offers: map[agricola.Offer]Answered{}} }

// See notes an action of a seat that is about to be carried out.
func (c *Count) See(s *agricola.State, a rules.Action, w Way) {
	if a.Kind() == agricola.KindPlay {
		c.Played[w][agricola.HandCardOf(a)]++
	}
	taken, left := s.Answer(a)
	for _, o := range taken {
		n := c.Offers[o]
		n.Taken++
		c.Offers[o] = n
	}
	for _, o := range left {
		n := c.Offers[o]
		n.Left++
		c.Offers[o] = n
	}
}

// Add takes in what another count has seen.
func (c *Count) Add(o *Count) {
	for w := range o.Played {
		for i, n := range o.Played[w] {
			c.Played[w][i] += n
		}
	}
	for i := range cards {
		for _, offer := range agricola.Offers(box.Card(i)) {
			if n, ok := o.Offers[offer]; ok {
				have := c.Offers[offer]
				c.Offers[offer] = Answered{have.Taken + n.Taken, have.Left + n.Left}
			}
		}
	}
}

// Only is what was seen of one card.
func (c *Count) Only(card box.Card) *Count {
	one := NewCount()
	for w := range c.Played {
		one.Played[w][card] = c.Played[w][card]
	}
	for _, o := range agricola.Offers(card) {
		if n, ok := c.Offers[o]; ok {
			one.Offers[o] = n
		}
	}
	return one
}

// Of is how often a card was played in all.
func (c *Count) Of(card box.Card) (n int) {
	for w := range c.Played {
		n += c.Played[w][card]
	}
	return n
}

// Missing is what a card lacks of being played so often, and of having each of its
// offers taken and left; nothing if it lacks nothing.
func (c *Count) Missing(card box.Card, played int) (list []string) {
	if n := c.Of(card); n < played {
		list = append(list, fmt.Sprintf("played %d times", n))
	}
	for _, o := range agricola.Offers(card) {
		n := c.Offers[o]
		if n.Taken == 0 {
			list = append(list, o.What+" never taken")
		}
		if n.Left == 0 {
			list = append(list, o.What+" never left")
		}
	}
	return list
}
