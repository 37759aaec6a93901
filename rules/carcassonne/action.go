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

// The operands of actions. Cells need 16 bits: tiles in a row can reach 143.
const (
	cellX       rules.Field = rules.From*8 | rules.Width*16 | rules.Signed
	cellY       rules.Field = rules.From*24 | rules.Width*16 | rules.Signed
	seatField   rules.Field = rules.From*40 | rules.Width*8
	kindField   rules.Field = rules.From*40 | rules.Width*8
	turnsField  rules.Field = rules.From*40 | rules.Width*8
	figureField rules.Field = rules.From*40 | rules.Width*8
	sideField   rules.Field = rules.From*40 | rules.Width*8
	calledField rules.Field = rules.From*40 | rules.Width*8 | rules.Signed // of a KindFairy; -1 for none
	onField     rules.Field = rules.From*48 | rules.Width*8                // of a KindFigure
	ownerField  rules.Field = rules.From*48 | rules.Width*8
)

// actionForms are what is printed where no position is at hand.
var actionForms = []rules.Form{
	KindFirst: {Name: "first", Fields: map[string]rules.Field{"seat": seatField}},
	KindDraw:  {Name: "draw", Fields: map[string]rules.Field{"tile": kindField}},
	KindPlace: {Name: "place", Fields: map[string]rules.Field{"x": cellX, "y": cellY, "turns": turnsField}},
	KindPass:  {Name: "pass"},
	KindFigure: {Name: "figure", Fields: map[string]rules.Field{
		"x": cellX, "y": cellY, "figure": figureField, "feature": onField,
	}},
	KindFairy: {Name: "fairy", Fields: map[string]rules.Field{"x": cellX, "y": cellY, "feature": calledField}},
	KindRemove: {Name: "remove", Fields: map[string]rules.Field{
		"x": cellX, "y": cellY, "figure": figureField, "owner": ownerField,
	}},
	KindDragon: {Name: "dragon", Fields: map[string]rules.Field{"side": sideField}},
}

// Pass places no figure, or moves nothing.
const Pass = rules.Action(KindPass)

// on is an action's cell.
func on(p Pos) rules.Action { return cellX.Put(int(p.X)) | cellY.Put(int(p.Y)) }

// PosOf is the cell of an action that has one.
func PosOf(a rules.Action) Pos { return Pos{int16(cellX.Get(a)), int16(cellY.Get(a))} }

func placeAct(p Pos, turns int) rules.Action {
	return rules.Act(KindPlace) | on(p) | turnsField.Put(turns)
}

func figureAct(p Pos, f Figure, feature int) rules.Action {
	return rules.Act(KindFigure) | on(p) | figureField.Put(int(f)) | onField.Put(feature)
}

// SeatOf is the seat of a KindFirst, or the owner of a KindRemove's figure.
func SeatOf(a rules.Action) rules.Seat {
	if a.Kind() == KindRemove {
		return rules.Seat(ownerField.Get(a))
	}
	return rules.Seat(seatField.Get(a))
}

// KindOf is the tile of a KindDraw.
func KindOf(a rules.Action) Kind { return Kind(kindField.Get(a)) }

// TurnOf is the clockwise quarter turns of a KindPlace.
func TurnOf(a rules.Action) int8 { return int8(turnsField.Get(a)) }

// FigureOf is the figure of a KindFigure or KindRemove.
func FigureOf(a rules.Action) Figure { return Figure(figureField.Get(a)) }

// FeatureOf is the feature of a KindFigure, or of a KindFairy that names one, else -1.
func FeatureOf(a rules.Action) int {
	if a.Kind() == KindFairy {
		return calledField.Get(a)
	}
	return onField.Get(a)
}

// SideOf is where a KindDragon goes.
func SideOf(a rules.Action) Side { return Side(sideField.Get(a)) }

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
		return append(b, featureID(s, PosOf(a), FeatureOf(a))...)
	case KindFairy:
		b = PosOf(a).append(append(b, "fairy @"...))
		if f := FeatureOf(a); f >= 0 {
			b = append(append(b, ' '), featureID(s, PosOf(a), f)...)
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

func featureID(s *State, at Pos, feature int) string {
	return Tiles[s.tile[s.grid.at(at)].Kind].Features[feature].ID
}
