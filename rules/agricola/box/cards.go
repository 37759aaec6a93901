package box

import (
	"slices"
	"strings"
)

// DeckSize is how many cards there are.
const DeckSize = len(BaseMinors) + len(BaseOccupations) + len(MoorMinors)

// Cards are all cards for the hand, by their numbers.
var Cards = func() (all [DeckSize]HandCard) {
	n := copy(all[:], BaseOccupations[:])
	for i := range all[:n] {
		all[i].Occupation = true
	}
	n += copy(all[n:], BaseMinors[:])
	copy(all[n:], MoorMinors[:])
	slices.SortFunc(all[:], func(a, b HandCard) int { return strings.Compare(a.ID, b.ID) })
	return all
}()

// FindCard is the card of that number; ok is false if there is none.
func FindCard(id string) (c Card, ok bool) {
	i := slices.IndexFunc(Cards[:], func(c HandCard) bool { return c.ID == id })
	return Card(i), i >= 0
}

// CardsThat are the cards of which something holds.
func CardsThat(are func(*HandCard) bool) (set CardSet) {
	for i := range Cards {
		if are(&Cards[i]) {
			set.Add(Card(i))
		}
	}
	return set
}

// CardsWith are the cards with such a part of an effect.
func CardsWith(is func(*Part) bool) CardSet {
	return CardsThat(func(c *HandCard) bool {
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
	MinorCards      = CardsThat(func(c *HandCard) bool { return !c.Occupation })
	OccupationCards = CardsThat(func(c *HandCard) bool { return c.Occupation })
)

// UpgradeCards are minor and major improvements at once: they are had for a major.
var UpgradeCards = CardsThat(func(c *HandCard) bool { return c.Gives != 0 })

// Keeps is how many cards keep a number.
const Keeps = 16

// Slots are where each card keeps its number, from 0.
var Slots = func() (list [DeckSize]int8) {
	n := int8(0)
	for i := range Cards {
		if c := &Cards[i]; c.Uses > 0 || c.Notes || c.Harvest || c.Once != nil {
			list[i] = n
			n++
		}
	}
	if n > Keeps {
		panic("agricola: more cards keep numbers than there is room for")
	}
	return list
}()
