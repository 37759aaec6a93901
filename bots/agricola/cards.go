package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola"
)

// cardsWorth is what the cards in front of a seat are still worth in a round, from their
// values in the first and the last round in proportion.
func cardsWorth(p *agricola.Player, round int) int {
	first, last := 0, 0
	for set, left := p.Front, true; left; {
		var c agricola.Card
		if c, left = set.Next(); left {
			first += cardValues[c][0]
			last += cardValues[c][1]
		}
	}
	return (first*(agricola.Rounds-round) + last*(round-1)) / (agricola.Rounds - 1)
}

// goodWorth is about what one of each good is worth, in hundredths of a point.
var goodWorth = [agricola.Goods]int{agricola.Wood: 45, agricola.Clay: 45, agricola.Reed: 70, agricola.Stone: 70,
	agricola.Grain: 70, agricola.Vegetable: 120, agricola.Food: 40, agricola.Fuel: 40, agricola.Sheep: 60,
	agricola.Boar: 80, agricola.Cattle: 100, agricola.Horse: 100}

// inHand is about what a card in hand is worth as the game begins: what it gives less
// what it costs, and nothing if it had better not be played.
func inHand(c agricola.Card) int {
	card := &agricola.Cards[c]
	worth := cardValues[c][0] + 100*card.Points
	for g, n := range card.Cost {
		worth -= int(n) * goodWorth[g]
	}
	return max(0, worth)
}

// keep is the card of a packet that is worth most.
func keep(acts []rules.Action) (best rules.Action) {
	for i, a := range acts {
		if i == 0 || inHand(agricola.HandCardOf(a)) > inHand(agricola.HandCardOf(best)) {
			best = a
		}
	}
	return best
}

// replaced gives a card of the hand that is worth less than most for another one, or
// is done.
func replaced(acts []rules.Action) (a rules.Action) {
	for _, a := range acts {
		if a.Kind() == agricola.KindReplace && inHand(agricola.HandCardOf(a)) < leastKept {
			return a
		}
	}
	return rules.Act(agricola.KindDone)
}

// leastKept is what a card is worth at least that is kept, about the middle of all.
const leastKept = 60
