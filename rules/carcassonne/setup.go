package carcassonne

import (
	"fmt"
	"slices"

	"tilestead/rules"
)

// A setup is what stays the same for a whole game.
type setup struct {
	seats  int8
	first  rules.Seat // Nobody: it is drawn
	house  House
	kinds  []Kind // those in play
	order  []step // of a part of a turn
	supply [Figures]int8
	extras []*expansion
}

// smallFollowers is how many everybody has (1).
const smallFollowers = 7

func newSetup(from rules.Setup) *setup {
	c := &setup{seats: int8(from.Seats), first: from.First(), supply: [Figures]int8{Small: smallFollowers}}
	for _, h := range houseModules {
		if slices.Contains(from.Modules, h.id) {
			c.house |= h.house
		}
	}
	c.order = []step{turnStep, drawStep, actStep, scoreStep, endStep}
	for _, x := range expansions {
		if !slices.Contains(from.Modules, x.id) {
			continue
		}
		c.extras = append(c.extras, x)
		if x.supply != nil {
			x.supply(&c.supply)
		}
		if x.steps != nil {
			c.order = x.steps(c.order)
		}
	}
	if c.house&DragonAfterScoring != 0 {
		scoreFirst(c.order)
	}
	for k, t := range Tiles {
		if t.Set == "" || slices.Contains(from.Modules, t.Set) {
			c.kinds = append(c.kinds, Kind(k))
		}
	}
	return c
}

// admits refuses a sixth seat without Inns & Cathedrals (1).
func admits(from rules.Setup) error {
	if from.Seats == MaxSeats && !slices.Contains(from.Modules, inns.id) {
		return rules.Wants(inns.id, fmt.Sprintf("a sixth player needs module %q, which has the sixth colour", inns.id))
	}
	return nil
}

func newGame(from rules.Setup) rules.State {
	s := &State{setup: newSetup(from)}
	s.hand, s.active, s.last = NoKind, rules.Nobody, noTile
	s.at, s.fairyPiece = noTile, -1
	s.fairyTile = noTile
	for _, k := range s.setup.kinds {
		s.bag[k] = Tiles[k].Copies
		s.left += int16(Tiles[k].Copies)
	}
	for seat := range s.setup.seats {
		s.supply[seat] = s.setup.supply
	}
	start := Kind(slices.IndexFunc(Tiles, func(t Tile) bool { return t.Start }))
	s.bag[start]--
	s.left--
	s.grid.add(Pos{})
	t := acting{s, nil}
	t.lay(start, s.grid.find(Pos{}), 0)
	s.agenda.Push(firstStep)
	if s.setup.first != rules.Nobody {
		t.begin(s.setup.first)
		t.run()
	}
	return s
}
