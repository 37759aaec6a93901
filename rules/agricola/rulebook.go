package agricola

import "slices"

var theRulebook = newRulebook()

func newRulebook() *rulebook {
	r := &rulebook{}
	for _, family := range [...]func(*rulebook){
		animalCardRows, omenRows, bakeRows, buildRows, dealRows, draftRows, exchangeRows, extensionRows,
		fenceRows, firstRows, gainRows, payRows, handRows, harvestRows, heatRows, roomRows, renovationRows,
		housingRows, laterRows, mealRows, momentRows, nicheRows, nightRows, peopleRows, pileRows, placeRows,
		preferRows, raiseRows, reserveRows, roundRows, scatterRows, fieldRows, specialRows, clearingRows,
		orderRows, startCardRows, swapRows, tileRows, tokenRows, useRows,
	} {
		family(r)
	}
	r.openers = cardsThat(r.opens)
	return r
}

// opens says whether a card is an opener.
func (r *rulebook) opens(c *HandCard) bool {
	return slices.ContainsFunc(c.Hooks, func(h Hook) bool {
		return h.On == beforeUse && h.Whose != others && plain(r, &h.Do) && (h.First || h.At&conditional != 0)
	})
}
