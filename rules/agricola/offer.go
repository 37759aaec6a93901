package agricola

import (
	"fmt"
	"tilestead/rules/agricola/box"
)

// An Offer is something that a card lets its owner, or somebody else, do or leave:
// the word of what is done, with a number where the card has several such.
type Offer struct {
	Card box.Card
	What string
}

// oddOffers are what cards let be done that a rule asks for by name.
var oddOffers = map[box.Card]string{
	box.AdoptingCard: "adopt", box.ConservatorCard: "renovate", box.LassoCard: "again", box.RammingCard: "clay", box.CornerCard: "wish",
	box.SpadeCard: "shift", box.FireCard: "fire", box.UntilledCard: "scatter", box.HutCard: "rehouse", box.NightCard: "lodge",
	box.TapsCard: "special", box.PonyCard: "tip",
}

// asked says whether a part is asked about, be it as it happens by itself.
func asked(p *box.Part) bool { return p.Optional || theRulebook.ops[p.Op].asked }

// Offers are all that a card lets be done or left.
func Offers(c box.Card) (list []Offer) {
	card := &box.Cards[c]
	add := func(what string) { list = append(list, Offer{c, what}) }
	effect := func(id box.EffectID) {
		e := id.Effect()
		if e.May {
			add(wholeOffer(id))
			return
		}
		for i := range e.Parts {
			if asked(&e.Parts[i]) {
				add(partOffer(id, i))
			}
		}
	}
	effect(box.PlayID + box.EffectID(c))
	effect(box.OnceID + box.EffectID(c))
	for i := range card.Hooks {
		effect(box.FirstHook[c] + box.EffectID(i))
	}
	for i := range card.Swaps {
		add(swapOffer(c, i))
	}
	if card.Fill != box.NoStock {
		add(swapOffer(c, 0))
	}
	for _, p := range card.Price {
		if p.Converts() {
			add("price")
		}
	}
	if what, ok := oddOffers[c]; ok {
		add(what)
	}
	return list
}

// wholeOffer is the word for an effect that can be declined as a whole.
func wholeOffer(id box.EffectID) string {
	e := id.Effect()
	if e.Either {
		return numbered("choose", id)
	}
	return numbered("agree", id)
}

// partOffer is the word for a part of an effect. A promised tile is laid by an effect
// of its own.
func partOffer(id box.EffectID, i int) string {
	part := &id.Effect().Parts[i]
	if part.Op == box.LaterTile {
		return box.LaidIDs[part.Ground]
	}
	return numbered(theRulebook.ops[part.Op].word, id)
}

// numbered puts the number of the hook behind a word, if its card has several.
func numbered(word string, id box.EffectID) string {
	if id < box.HookID {
		return word
	}
	c, _ := box.HookOf(id)
	if len(box.Cards[c].Hooks) == 1 {
		return word
	}
	return fmt.Sprint(word, int(id-box.FirstHook[c])+1)
}

func swapOffer(c box.Card, i int) string {
	if len(box.Cards[c].Swaps) < 2 {
		return "swap"
	}
	return fmt.Sprint("swap", i+1)
}
