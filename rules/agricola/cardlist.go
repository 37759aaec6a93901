package agricola

import (
	"fmt"
	"strings"
)

// splitList cuts a list of a setup at its commas and spaces.
func splitList(text string) []string {
	return strings.FieldsFunc(text, func(r rune) bool { return r == ',' || r == ' ' })
}

// readCards are the cards of some numbers; the error says which number is none.
func readCards(ids []string) (set CardSet, err error) {
	for _, id := range ids {
		c, ok := FindCard(id)
		if !ok {
			return set, fmt.Errorf("there is no card %q; numbers are such as %s or %s", id, Cards[0].ID,
				Cards[deckSize-1].ID)
		}
		if set.Has(c) {
			return set, fmt.Errorf("card %s is named twice", id)
		}
		set.add(c)
	}
	return set, nil
}

// ids are the numbers of the cards of a set.
func (s CardSet) ids() (list []string) {
	for !s.empty() {
		list = append(list, Cards[s.pop()].ID)
	}
	return list
}
