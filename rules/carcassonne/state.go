package carcassonne

import (
	"math/rand/v2"

	"tilestead/rules"
)

// A State is one position of Carcassonne. Nothing in it is hidden but the order
// of the stack, which is not there: which tile comes is Nature's decision.
type State struct {
	setup *setup // fixed, shared
	core
	grid  grid
	tile  [maxTiles]onTable
	piece [MaxPieces]piece
}

// core is what is small enough to be copied whole.
type core struct {
	agenda  rules.Agenda[step, [24]step]
	bag     [Kinds]int8 // tiles in the stack, by kind
	aside   [Kinds]int8 // of these, laid aside in this draw, because they fit nowhere (3.1)
	beside  int8        // how many are laid aside
	left    int16       // tiles in the stack, without those laid aside
	gone    int16       // tiles out of the game
	tiles   uint8
	pieces  int16
	figures int8
	hand    Kind  // the tile drawn and not yet placed
	last    uint8 // the tile placed last
	active  rules.Seat
	part    int8 // of the turn: 1, or 2 thanks to the builder
	ended   bool
	supply  [MaxSeats][Figures]int8
	points  [MaxSeats][Items]int16
	figure  [maxPlaced]placed

	cloister  [maxCloisters]int16 // pieces of the cloisters on the table
	cloisters int8

	tradersPart
	dragonPart
}

// onTable is a tile that lies on the table.
type onTable struct {
	At    Pos
	Kind  Kind
	Turn  int8 // clockwise quarter turns
	first int16
}

// maxCloisters is no fewer than all cloisters of all tiles.
const maxCloisters = 10

// Clone is an independent copy.
func (s *State) Clone() rules.State {
	c := *s
	return &c
}

// Set makes s a copy of from. What lies beyond the counts is not copied.
func (s *State) Set(from rules.State) {
	f := from.(*State)
	s.setup, s.core = f.setup, f.core
	s.grid.set(&f.grid)
	copy(s.tile[:f.tiles], f.tile[:f.tiles])
	copy(s.piece[:f.pieces], f.piece[:f.pieces])
}

// Guess is a copy: nothing is hidden.
func (s *State) Guess(into rules.State, _ rules.Seat, _ *rand.Rand) { into.Set(s) }

// Turn is who decides now; between two events of a reel, while something
// happens by itself, it is Nature.
func (s *State) Turn() rules.Seat {
	if s.agenda.Len() == 0 {
		return rules.Nobody
	}
	if seat := steps[*s.agenda.Top()].seat; seat != nil {
		return seat(s)
	}
	return rules.Nature
}

// Prompt says what Turn is asked.
func (s *State) Prompt() rules.Prompt {
	if s.agenda.Len() == 0 {
		return rules.Prompt{Key: "over"}
	}
	asks := *s.agenda.Top()
	places := asks == placeStep
	p := rules.Prompt{Key: asks.String(), Opens: places && s.part == 1, Always: places}
	if s.hand != NoKind {
		p.Source = Tiles[s.hand].ID
	}
	return p
}

// Legal appends what Turn may do.
func (s *State) Legal(dst []rules.Action) []rules.Action {
	if s.agenda.Len() == 0 {
		return dst
	}
	return steps[*s.agenda.Top()].legal(s, dst)
}
