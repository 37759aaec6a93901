package agricola

import (
	"errors"
	"fmt"
	"slices"
	"strconv"

	"tilestead/rules"
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
	permanent CardSet
	chosen    CardSet // the cards that are in hand from the start
	// specials are the special cards in play, as bits.
	specials uint16
	open     SpaceSet // in play from the start
	supply   MajorSet
	adds     [MaxSpaces]int8 // what comes on a space each round
	blocks   [MaxSpaces]SpaceSet
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

// Modules for cards of the base game with Farmers of the Moor (moor-rules 10.2).
const (
	bareModule = "bare-land"  // Big Country asks for a farm without forests and moors as well
	oldModule  = "old-majors" // Braggart does not count the new major improvements
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

func modules() []rules.Module {
	hands := []string{dealHands, dealMinors}
	own := []rules.Module{{ID: moor, Kind: rules.Expansion},
		{ID: dealHands, Kind: rules.Expansion, Clashes: []string{dealMinors}},
		{ID: dealMinors, Kind: rules.Expansion, Needs: []string{moor}},
		{ID: extraTile, Kind: rules.HouseRule, Seats: [2]int{2, 4}},
		{ID: fuelTokens, Kind: rules.HouseRule, Needs: []string{moor}},
		{ID: draftModule, Kind: rules.HouseRule, NeedsOne: hands, Clashes: []string{mulliganModule},
			Seats: [2]int{2, MaxSeats}, Idle: true},
		{ID: moreModule, Kind: rules.HouseRule, Needs: []string{draftModule}},
		{ID: mulliganModule, Kind: rules.HouseRule, NeedsOne: hands, Idle: true},
		{ID: orderModule, Kind: rules.HouseRule, Seats: [2]int{1, 1}},
		{ID: bareModule, Kind: rules.HouseRule, Needs: []string{moor, dealHands}},
		{ID: oldModule, Kind: rules.HouseRule, Needs: []string{moor, dealHands}}}
	return append(own, rules.FirstSeats(MaxSeats)...)
}

// bundles are the games that a newcomer chooses from: the family game, and the three levels
// of Farmers of the Moor.
var bundles = []rules.Preset{{ID: "family"}, {ID: "moor-1", Modules: []string{moor}},
	{ID: "moor-2", Modules: []string{moor, dealMinors}}, {ID: "moor-3", Modules: []string{moor, dealHands}}}

var values = []rules.Value{{ID: "target",
	Check: func(v string) error {
		if n, err := strconv.Atoi(v); err != nil || n < 1 || n > mostTarget {
			return fmt.Errorf("want a number of points from 1 to %d", mostTarget)
		}
		return nil
	},
	Number: &rules.Number{Least: 5, Most: mostTarget, Step: 5, Usual: func(s rules.Setup) (int, bool) {
		return usualTarget(slices.Contains(s.Modules, moor)), s.Seats == 1
	}},
}, {ID: askValue, Check: checkAsk, Switch: askAlways},
	{ID: seriesValue, Check: func(v string) error { _, err := readSeries(v); return err }},
	{ID: withoutValue, Check: checkCardList, Cards: &rules.Cards{Decks: decks}},
	{ID: handValue, Check: checkCardList, Cards: &rules.Cards{Hand: true, Decks: handDecks}}}

// levelOf is the level of a setup: without hands, with minor improvements of Farmers
// of the Moor, with occupations as well (14.11).
func levelOf(from rules.Setup) int {
	switch {
	case slices.Contains(from.Modules, dealHands):
		return 3
	case slices.Contains(from.Modules, dealMinors):
		return 2
	}
	return 1
}

// usualTarget is what a game alone is won with.
func usualTarget(withMoor bool) int {
	if withMoor {
		return moorTarget
	}
	return soloTarget
}

// admits refuses what goes only with other numbers of players (2, 8).
func admits(from rules.Setup) error {
	if from.Values["target"] != "" && from.Seats > 1 {
		return errors.New("a target is only for a game alone")
	}
	if from.Values[seriesValue] != "" && !inSeries(from) {
		return errors.New("a series is for games alone of the base game with hand cards, whose targets it sets")
	}
	return admitsCards(from)
}

func newSetup(from rules.Setup) *setup {
	level := levelOf(from)
	c := &setup{book: theRulebook, seats: int8(from.Seats), first: from.First(),
		moor: slices.Contains(from.Modules, moor), tokens: slices.Contains(from.Modules, fuelTokens)}
	c.order = slices.Contains(from.Modules, orderModule)
	c.asks = from.Values[askValue] == askAlways
	c.dealings = dealings(from.Seats, level, c.moor)
	c.shutOut(cardList(from, withoutValue))
	if has := func(id string) bool { return slices.Contains(from.Modules, id) }; c.dealings != nil {
		c.bare, c.old = has(bareModule), has(oldModule)
		c.draft = has(draftModule) && from.Seats > 1
		c.draftMore = c.draft && has(moreModule)
		c.mulligan = has(mulliganModule) || from.Seats == 1
	}
	c.target = rules.Whole(usualTarget(c.moor))
	if c.moor && level > 1 {
		c.target = rules.Whole(handTarget)
	}
	if c.moor {
		c.specials = specialCards(from.Seats)
	}
	if inSeries(from) {
		g := seriesOf(from)
		c.game, c.target = g.number, rules.Whole(g.target())
		c.food, c.permanent = int16(g.food), g.permanent
		c.stay()
	}
	c.choose(cardList(from, handValue))
	if n, err := strconv.Atoi(from.Values["target"]); err == nil {
		c.target = rules.Whole(n)
	}
	if from.Seats == 1 {
		c.first = 0
	}
	for i := range Spaces {
		a := &Spaces[i]
		if !a.Seats.Of(from.Seats) || a.Moor && !c.moor ||
			a.Tile == Extra && !slices.Contains(from.Modules, extraTile) || a.Tile == SideJob && level > 1 {
			continue
		}
		if a.Stage == 0 {
			c.open |= 1 << i
		}
		c.adds[i] = a.N
		if from.Seats == 1 && a.Solo > 0 {
			c.adds[i] = a.Solo
		}
		c.blocks[i] = blocked(Space(i))
	}
	if c.moor && from.Seats == 1 || level > 1 && (from.Seats == 1 || level == 3) {
		c.adds[meetingPlace] = 0 // the plain one (2, 14.5)
	}
	c.supply = 1<<len(Majors) - 1
	if c.moor || from.Seats < 6 {
		c.supply &^= copies
	}
	if !c.moor {
		c.supply &^= ofMoor
	}
	return c
}

// blocked are the spaces that nobody can use while a person stands on s: the one
// it is linked with, and what else is on its tile (8, 13).
func blocked(s Space) (m SpaceSet) {
	a := &Spaces[s]
	for i := range Spaces {
		b := &Spaces[i]
		if Space(i) != s && (a.Link != "" && b.ID == a.Link ||
			a.Tile == Extra && b.Tile == Extra && a.Seats == b.Seats) {
			m |= 1 << i
		}
	}
	return m
}

func newGame(from rules.Setup) rules.State {
	s := &State{setup: newSetup(from)}
	s.open, s.supply = s.setup.open, s.setup.supply
	s.start, s.next, s.path = rules.Nobody, rules.Nobody, rules.Nobody
	s.special = newSpecials()
	for r := range s.card {
		s.card[r] = NoSpace
	}
	for i := range s.by {
		s.by[i] = rules.Nobody
	}
	for seat := range s.setup.seats {
		s.player[seat] = Player{Farm: newFarm(), People: 2, Home: 2}
	}
	s.agenda.Push(step{kind: firstStep})
	if s.setup.first != rules.Nobody {
		t := acting{s, nil}
		t.begin(s.setup.first)
		t.run()
	}
	return s
}
