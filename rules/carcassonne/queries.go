package carcassonne

import (
	"math/bits"

	"tilestead/rules"
)

// Players is how many play.
func (s *State) Players() int { return int(s.setup.seats) }

// House is the house rules in force.
func (s *State) House() House { return s.setup.house }

// Kinds are the kinds of tile in the game, in the order of the table.
func (s *State) Kinds() []Kind { return s.setup.kinds }

// Active is whose turn it is, also while others move the dragon.
func (s *State) Active() rules.Seat { return s.active }

// Part is the part of the turn: 1, or 2 thanks to the builder.
func (s *State) Part() int { return int(s.part) }

// Hand is the tile drawn and not yet placed, or NoKind.
func (s *State) Hand() Kind { return s.hand }

// Supply is the figures a seat has not placed.
func (s *State) Supply(seat rules.Seat) [Figures]int8 { return s.supply[seat] }

// Has is the figures everybody started with.
func (s *State) Has() [Figures]int8 { return s.setup.supply }

// Tiles is how many tiles lie on the table.
func (s *State) Tiles() int { return int(s.tiles) }

// A Laid is a tile on the table.
type Laid struct {
	At   Pos
	Kind Kind
	Turn int // clockwise quarter turns
}

// Tile is the i-th tile laid; the start tile is number 0.
func (s *State) Tile(i int) Laid {
	t := &s.tile[i]
	return Laid{t.At, t.Kind, int(t.Turn)}
}

// TileAt is the tile on a cell; ok is false where there is none.
func (s *State) TileAt(at Pos) (Laid, bool) {
	n := s.grid.at(at)
	if n == noTile {
		return Laid{}, false
	}
	return s.Tile(int(n)), true
}

// Last is the tile placed last.
func (s *State) Last() Laid { return s.Tile(int(s.last)) }

// Figures are all figures on the table, in the order they were placed.
func (s *State) Figures() (list []Standing) {
	for _, f := range s.figure[:s.figures] {
		list = append(list, standsAs(s, f))
	}
	return list
}

// Gaps are the empty cells beside tiles, in no particular order.
func (s *State) Gaps() (list []Pos) {
	for _, c := range s.grid.frontier[:s.grid.empty] {
		list = append(list, s.grid.cells[c].pos)
	}
	return list
}

// Fits are the turns (bits 0 to 3) with which a kind goes on an empty cell.
func (s *State) Fits(k Kind, at Pos) uint8 {
	c := s.grid.find(at)
	if c < 0 || s.grid.cells[c].tile != noTile {
		return 0
	}
	return fits[k][*s.grid.need(c)]
}

// Fitting is how many tiles of the stack go on an empty cell.
func (s *State) Fitting(at Pos) (n int) {
	c := s.grid.find(at)
	if c < 0 || s.grid.cells[c].tile != noTile {
		return 0
	}
	for _, k := range s.setup.kinds {
		if fits[k][*s.grid.need(c)] != 0 {
			n += int(s.bag[k])
		}
	}
	return n
}

// Match says for each side of an empty cell whether kind k with r turns agrees
// with the neighbour there: bits of touching sides, and of those that agree.
func (s *State) Match(k Kind, at Pos, r int) (touching, agreeing uint8) {
	c := s.grid.find(at)
	if c < 0 || s.grid.cells[c].tile != noTile {
		return 0, 0
	}
	for d := North; d <= West; d++ {
		want := s.grid.need(c).at(d)
		if want == 0 {
			continue
		}
		touching |= 1 << d
		if want == Tiles[k].EdgeAt(d, int8(r)) {
			agreeing |= 1 << d
		}
	}
	return touching, agreeing
}

// Ended says whether the game is over and everything has been evaluated.
func (s *State) Ended() bool { return s.ended }

// Aside are the tiles laid aside in this draw, by kind, and how many.
func (s *State) Aside() (list []Kind) {
	for _, k := range s.setup.kinds {
		for range s.aside[k] {
			list = append(list, k)
		}
	}
	return list
}

// TurnsOf is the turns set in a mask of Fits, in order.
func TurnsOf(mask uint8) (list []int) {
	for ; mask != 0; mask &= mask - 1 {
		list = append(list, bits.TrailingZeros8(mask))
	}
	return list
}
