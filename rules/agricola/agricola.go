// Package agricola holds the rules of Agricola, revised edition, for 1 to 6
// players: how it is played. What it is played with is in package box, what a
// farm looks like in package farm.
//
// Section numbers in comments (4.2, 6 …) are those of the chapter on Agricola
// in docs/rulings.md.
package agricola

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"tilestead/rules"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
)

// Title is Agricola as the rest of the program knows it.
var Title = rules.Title{
	ID:         "agricola",
	Rev:        3,
	Seats:      [2]int{1, MaxSeats},
	Modules:    modules(),
	Values:     values,
	Bundles:    bundles,
	New:        newGame,
	Admits:     admits,
	Hidden:     func(s rules.Setup) bool { return levelOf(s) > 1 },
	Unwon:      true, // a game alone is won against a target
	Series:     &series,
	MaxActions: 20000,
	Actions:    actionForms,
	Older:      older,
	Side:       isSide,
	Agenda:     func(s rules.State) (int, int) { a := &s.(*State).agenda; return a.Len(), a.Depth() },
	Forms:      &forms,
	Arrange:    arrange,
	Inspect:    inspect,
	Check:      check,
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
		c.specials = box.SpecialCardsFor(from.Seats)
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
	for i := range box.Spaces {
		a := &box.Spaces[i]
		if !a.Seats.Of(from.Seats) || a.Moor && !c.moor ||
			a.Tile == box.Extra && !slices.Contains(from.Modules, extraTile) || a.Tile == box.SideJob && level > 1 {
			continue
		}
		if a.Stage == 0 {
			c.open |= 1 << i
		}
		c.adds[i] = a.N
		if from.Seats == 1 && a.Solo > 0 {
			c.adds[i] = a.Solo
		}
		c.blocks[i] = blocked(box.Space(i))
	}
	if c.moor && from.Seats == 1 || level > 1 && (from.Seats == 1 || level == 3) {
		c.adds[box.MeetingPlace] = 0 // the plain one (2, 14.5)
	}
	c.supply = 1<<len(box.Majors) - 1
	if c.moor || from.Seats < 6 {
		c.supply &^= box.Copies
	}
	if !c.moor {
		c.supply &^= box.OfMoor
	}
	return c
}

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

func newGame(from rules.Setup) rules.State {
	s := &State{setup: newSetup(from)}
	s.open, s.supply = s.setup.open, s.setup.supply
	s.start, s.next, s.path = rules.Nobody, rules.Nobody, rules.Nobody
	s.special = newSpecials()
	for r := range s.card {
		s.card[r] = box.NoSpace
	}
	for i := range s.by {
		s.by[i] = rules.Nobody
	}
	for seat := range s.setup.seats {
		s.player[seat] = Player{Farm: farm.NewFarm(), People: 2, Home: 2}
	}
	s.agenda.Push(step{kind: firstStep})
	if s.setup.first != rules.Nobody {
		t := acting{s, nil}
		t.begin(s.setup.first)
		t.run()
	}
	return s
}

// blocked are the spaces that nobody can use while a person stands on s: the one
// it is linked with, and what else is on its tile (8, 13).
func blocked(s box.Space) (m box.SpaceSet) {
	a := &box.Spaces[s]
	for i := range box.Spaces {
		b := &box.Spaces[i]
		if box.Space(i) != s && (a.Link != "" && b.ID == a.Link ||
			a.Tile == box.Extra && b.Tile == box.Extra && a.Seats == b.Seats) {
			m |= 1 << i
		}
	}
	return m
}
