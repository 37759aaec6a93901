package agricola

import "fmt"

// An Offer is something that a card lets its owner, or somebody else, do or leave:
// the word of what is done, with a number where the card has several such.
type Offer struct {
	Card Card
	What string
}

// oddOffers are what cards let be done that a rule asks for by name.
var oddOffers = map[Card]string{
	adoptingCard: "adopt", conservatorCard: "renovate", lassoCard: "again", rammingCard: "clay", cornerCard: "wish",
	spadeCard: "shift", fireCard: "fire", untilledCard: "scatter", hutCard: "rehouse", nightCard: "lodge",
	tapsCard: "special", ponyCard: "tip",
}

// asked says whether a part is asked about, be it as it happens by itself.
func asked(p *Part) bool { return p.Optional || theRulebook.ops[p.Op].asked }

// Offers are all that a card lets be done or left.
func Offers(c Card) (list []Offer) {
	card := &Cards[c]
	add := func(what string) { list = append(list, Offer{c, what}) }
	effect := func(id effectID) {
		e := id.effect()
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
	effect(playID + effectID(c))
	effect(onceID + effectID(c))
	for i := range card.Hooks {
		effect(firstHook[c] + effectID(i))
	}
	for i := range card.Swaps {
		add(swapOffer(c, i))
	}
	if card.Fill != noStock {
		add(swapOffer(c, 0))
	}
	for _, p := range card.Price {
		if p.converts() {
			add("price")
		}
	}
	if what, ok := oddOffers[c]; ok {
		add(what)
	}
	return list
}

// wholeOffer is the word for an effect that can be declined as a whole.
func wholeOffer(id effectID) string {
	e := id.effect()
	if e.Either {
		return numbered("choose", id)
	}
	return numbered("agree", id)
}

// partOffer is the word for a part of an effect. A promised tile is laid by an effect
// of its own.
func partOffer(id effectID, i int) string {
	part := &id.effect().Parts[i]
	if part.Op == LaterTile {
		return laidIDs[part.Ground]
	}
	return numbered(theRulebook.ops[part.Op].word, id)
}

// numbered puts the number of the hook behind a word, if its card has several.
func numbered(word string, id effectID) string {
	if id < hookID {
		return word
	}
	c, _ := hookOf(id)
	if len(Cards[c].Hooks) == 1 {
		return word
	}
	return fmt.Sprint(word, int(id-firstHook[c])+1)
}

func swapOffer(c Card, i int) string {
	if len(Cards[c].Swaps) < 2 {
		return "swap"
	}
	return fmt.Sprint("swap", i+1)
}
