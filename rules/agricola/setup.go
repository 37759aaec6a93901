package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola/box"
)

// A setup is what stays the same for a whole game.
type setup struct {
	book   *rulebook
	seats  int8
	first  rules.Seat // Nobody: it is drawn
	target rules.Points
	moor   bool
	tokens bool // fuel tokens on cooking improvements
	// dealings are the hands; none at the first level.
	dealings  []dealing
	bare, old bool // what cards of the base game ask for or count with Moor
	// draft has packets go round, draftMore with a card more than is kept; mulligan
	// lets everybody give cards for others once.
	draft, draftMore, mulligan bool
	asks                       bool // everybody is asked at each moment at which exchanges may be wanted
	order                      bool // whoever plays alone chooses the order of the stage cards
	// game is the number of a game of a series; food and permanent are what it begins with.
	game      int
	food      int16
	permanent box.CardSet
	chosen    box.CardSet // the cards that are in hand from the start
	// specials are the special cards in play, as bits.
	specials uint16
	open     box.SpaceSet // in play from the start
	supply   box.MajorSet
	adds     [box.MaxSpaces]int8 // what comes on a space each round
	blocks   [box.MaxSpaces]box.SpaceSet
}

// extraTile is the module that adds the tile for 2, 3 or 4 players.
const extraTile = "extra-tile"

// moor is the module of Farmers of the Moor, at its first level unless cards are
// dealt.
const moor = "moor"

// dealHands is the module that deals occupations and minor improvements, dealMinors
// the one that deals minor improvements of Farmers of the Moor alone.
const (
	dealHands  = "hand-cards"
	dealMinors = "minor-cards"
)

// Modules that say how hands come about: by a draft, of a card more, or dealt and once
// exchanged.
const (
	draftModule    = "draft"
	moreModule     = "draft-more"
	mulliganModule = "mulligan"
)

// fuelTokens is the module that puts fuel tokens on cooking improvements.
const fuelTokens = "fuel-tokens"

// What a game alone is won with, unless another target is chosen (11, 14.8).
const (
	soloTarget = 50
	moorTarget = 65
	handTarget = 70 // with Moor and cards in hand
	mostTarget = 200
)

// A dealing is how many cards of a kind everybody is dealt, what messages call them, and
// where their packets go in a draft: counter-clockwise to the right.
type dealing struct {
	name  string
	of    box.CardSet
	n     int8
	right bool
}

// Modules for cards of the base game with Farmers of the Moor (moor-rules 10.2).
const (
	bareModule = "bare-land"  // Big Country asks for a farm without forests and moors as well
	oldModule  = "old-majors" // Braggart does not count the new major improvements
)

// bundles are the games that a newcomer chooses from: the family game, and the three levels
// of Farmers of the Moor.
var bundles = []rules.Preset{{ID: "family"}, {ID: "moor-1", Modules: []string{moor}},
	{ID: "moor-2", Modules: []string{moor, dealMinors}}, {ID: "moor-3", Modules: []string{moor, dealHands}}}
