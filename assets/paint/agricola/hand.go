package agricola

import "slices"

// hands are the cards for the hand, by their numbers.
func hands() []card {
	return slices.Concat(handMinors, handOccupations, handMoorFirst, handMoorSecond, handMoorThird)
}
