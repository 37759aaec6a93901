package carcassonne

import (
	"strconv"

	"tilestead/rules"
)

// The kinds of action.
const (
	KindFirst  uint8 = iota + 1 // Nature: seat
	KindDraw                    // Nature: kind of tile
	KindPlace                   // cell, quarter turns: the tile in hand
	KindPass                    // no figure
	KindFigure                  // cell, figure, feature
	KindFairy                   // cell, feature or -1: move the fairy
	KindRemove                  // cell, figure, seat: the princess sends it away
	KindDragon                  // side
)

// act packs a kind, a cell and two operands. Cells need more than the eight
// bits of rules.Act: tiles in a row can reach 143.
func act(kind uint8, p Pos, a, b int8) rules.Action {
	return rules.Action(kind) | rules.Action(uint16(p.X))<<8 | rules.Action(uint16(p.Y))<<24 |
		rules.Action(uint8(a))<<40 | rules.Action(uint8(b))<<48
}

// PosOf is the cell of an action that has one.
func PosOf(a rules.Action) Pos { return Pos{int16(a >> 8), int16(a >> 24)} }

func first(a rules.Action) int8 { return int8(a >> 40) }

func second(a rules.Action) int8 { return int8(a >> 48) }

// SeatOf is the seat of a KindFirst, or the owner of a KindRemove's figure.
func SeatOf(a rules.Action) rules.Seat {
	if a.Kind() == KindRemove {
		return rules.Seat(second(a))
	}
	return rules.Seat(first(a))
}

// KindOf is the tile of a KindDraw.
func KindOf(a rules.Action) Kind { return Kind(first(a)) }

// TurnOf is the clockwise quarter turns of a KindPlace.
func TurnOf(a rules.Action) int8 { return first(a) }

// FigureOf is the figure of a KindFigure or KindRemove.
func FigureOf(a rules.Action) Figure { return Figure(first(a)) }

// FeatureOf is the feature of a KindFigure, or of a KindFairy that names one, else -1.
func FeatureOf(a rules.Action) int {
	if a.Kind() == KindFairy {
		return int(first(a))
	}
	return int(second(a))
}

// SideOf is where a KindDragon goes.
func SideOf(a rules.Action) Side { return Side(first(a)) }

// SideLetters are the sides as notation writes them.
const SideLetters = "NESW"

// AppendNotation writes a as saves and scripts do; see docs/notation.md.
func (s *State) AppendNotation(b []byte, a rules.Action) []byte {
	switch a.Kind() {
	case KindFirst:
		return append(append(b, "first "...), SeatOf(a).String()...)
	case KindDraw:
		return append(append(b, "draw "...), Tiles[KindOf(a)].ID...)
	case KindPlace:
		b = PosOf(a).append(append(b, "place "...))
		return strconv.AppendInt(append(b, " r"...), int64(TurnOf(a)), 10)
	case KindFigure:
		b = append(append(b, FigureIDs[FigureOf(a)]...), ' ')
		if n := s.grid.at(PosOf(a)); n != s.last {
			b = append(PosOf(a).append(append(b, '@')), ' ')
		}
		return append(b, s.featureID(PosOf(a), FeatureOf(a))...)
	case KindFairy:
		b = PosOf(a).append(append(b, "fairy @"...))
		if f := FeatureOf(a); f >= 0 {
			b = append(append(b, ' '), s.featureID(PosOf(a), f)...)
		}
		return b
	case KindRemove:
		b = append(append(b, "remove "...), SeatOf(a).String()...)
		b = append(append(append(b, ' '), FigureIDs[FigureOf(a)]...), " @"...)
		return PosOf(a).append(b)
	case KindDragon:
		return append(append(b, "dragon "...), SideLetters[SideOf(a)])
	}
	return append(b, "pass"...)
}

func (s *State) featureID(at Pos, feature int) string {
	return Tiles[s.tile[s.grid.at(at)].Kind].Features[feature].ID
}
