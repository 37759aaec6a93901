package rulestest

import (
	"slices"
	"strings"

	"tilestead/rules"
)

// ShutOut is a set-up that deals none but known cards, by their numbers: what it dealt when there
// were no others. It is the same set-up where there still are none.
func ShutOut(of *rules.Title, set rules.Setup, known []string) rules.Setup {
	for _, v := range of.Values {
		if v.Cards == nil || v.Cards.Hand {
			continue
		}
		var later []string
		for _, deck := range v.Cards.Decks(set) {
			for _, id := range deck.Cards {
				if !slices.Contains(known, id) {
					later = append(later, id)
				}
			}
		}
		if later != nil {
			set = set.With(v.ID, strings.Join(later, ","))
		}
	}
	return set
}
