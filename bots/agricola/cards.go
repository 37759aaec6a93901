package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
)

// cardsWorth is what the cards in front of a seat are still worth in a round, from their
// values in the first and the last round in proportion.
func cardsWorth(p *agricola.Player, round int) int {
	first, last := 0, 0
	for set, left := p.Front, true; left; {
		var c box.Card
		if c, left = set.Next(); left {
			first += cardValues[c][0]
			last += cardValues[c][1]
		}
	}
	return (first*(box.Rounds-round) + last*(round-1)) / (box.Rounds - 1)
}

// goodWorth is about what one of each good is worth, in hundredths of a point.
var goodWorth = [box.Goods]int{box.Wood: 45, box.Clay: 45, box.Reed: 70, box.Stone: 70,
	box.Grain: 70, box.Vegetable: 120, box.Food: 40, box.Fuel: 40, box.Sheep: 60,
	box.Boar: 80, box.Cattle: 100, box.Horse: 100}

// inHand is about what a card in hand is worth as the game begins: what it gives less
// what it costs, and nothing if it had better not be played.
func inHand(c box.Card) int {
	card := &box.Cards[c]
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
	return agricola.Done
}

// leastKept is what a card is worth at least that is kept, about the middle of all.
const leastKept = 60
