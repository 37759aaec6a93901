package agricola

import (
	"slices"
	"tilestead/rules/agricola/box"
)

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
	r.openers = box.CardsThat(r.opens)
	return r
}

// opens says whether a card is an opener.
func (r *rulebook) opens(c *box.HandCard) bool {
	return slices.ContainsFunc(c.Hooks, func(h box.Hook) bool {
		return h.On == box.BeforeUse && h.Whose != box.Others && plain(r, &h.Do) &&
			(h.First || h.At&box.Conditional != 0)
	})
}
