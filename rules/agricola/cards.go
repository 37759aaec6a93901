package agricola

import (
	"slices"
	"strings"
)

// deckSize is how many cards there are.
const deckSize = len(baseMinors) + len(baseOccupations) + len(moorMinors)

// Cards are all cards for the hand, by their numbers.
var Cards = func() (all [deckSize]HandCard) {
	n := copy(all[:], baseOccupations[:])
	for i := range all[:n] {
		all[i].Occupation = true
	}
	n += copy(all[n:], baseMinors[:])
	copy(all[n:], moorMinors[:])
	slices.SortFunc(all[:], func(a, b HandCard) int { return strings.Compare(a.ID, b.ID) })
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

// upgradeCards are minor and major improvements at once: they are had for a major.
var upgradeCards = cardsThat(func(c *HandCard) bool { return c.Gives != 0 })

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
