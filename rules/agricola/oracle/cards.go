package oracle

import "slices"

// The hand cards that exchange goods at any time, by their numbers
// (occupations-base, moor-minors).
const (
	grocer      = "A102"
	sheepWalker = "B104"
	peatBoat    = "M081"
	storehouse  = "M090"
	oakBark     = "M115"
	hardware    = "M125"
	cooperative = "M126"
)

// Cards are all of them; the first two are of the base game.
var Cards = []string{grocer, sheepWalker, peatBoat, storehouse, oakBark, hardware, cooperative}

// cardPoints are what some bring at the end (moor-minors).
var cardPoints = map[string]int{peatBoat: 3, storehouse: 1, cooperative: 1}

// counted are the cards with usage counters, and how many they have.
var counted = []struct {
	card string
	n    int
}{{storehouse, 3}, {hardware, 3}, {cooperative, 4}}

// grocery is the Grocer's stack, the top first; a food takes the top good
// (occupations-base A102).
var grocery = []string{"wood", "grain", "reed", "stone", "vegetable", "clay", "reed", "vegetable"}

// walked are what a Sheep Walker has for a sheep (occupations-base B104).
var walked = []string{"boar", "vegetable", "stone"}

// shipped are what a Peat Boat has for fuel (moor-minors M081).
var shipped = []struct {
	good      string
	n, burned int
}{{"wood", 2, 3}, {"clay", 2, 3}, {"reed", 2, 4}, {"stone", 2, 4}, {"grain", 1, 2}, {"vegetable", 1, 3}}

// barked are the animals of which an Oak Bark has a wood when they become food
// (moor-minors M115).
var barked = []string{"boar", "cattle", "horse"}

// has says whether a hand card lies in front of a seat.
func (p *Player) has(card string) bool { return slices.Contains(p.Cards, card) }

// lay has these hand cards lie in front of a seat, and no others.
func (p *Player) lay(cards []string) {
	p.Cards, p.counters, p.bought = cards, map[string]int{}, 0
	for _, c := range counted {
		if p.has(c.card) {
			p.counters[c.card] = c.n
		}
	}
}
