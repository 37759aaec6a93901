package carcassonne

import (
	"tilestead/rules"
)

// AppendView writes the position as text; nothing in it is hidden.
func (s *State) AppendView(dst []byte, _ rules.Seat) []byte {
	b := rules.Lines(dst)
	for i := range s.tiles {
		t := &s.tile[i]
		b.Word("tile")
		b.Word(Tiles[t.Kind].ID)
		b = append(t.At.append(b), ' ')
		b.Num(int(t.Turn))
		b.End()
	}
	for _, f := range s.figure[:s.figures] {
		b.Word("figure")
		b.Num(int(f.seat) + 1)
		b.Word(FigureIDs[f.figure])
		p := s.place(f.piece)
		b = append(p.At.append(b), ' ')
		b.Word(s.featureID(p.At, p.Feature))
		b.End()
	}
	for seat := range s.setup.seats {
		b.Word("seat")
		b.Num(int(seat) + 1)
		for _, n := range s.supply[seat] {
			b.Num(int(n))
		}
		for _, n := range s.points[seat] {
			b.Num(int(n))
		}
		for _, n := range s.tokens[seat] {
			b.Num(int(n))
		}
		b.End()
	}
	b.Word("stack")
	for _, k := range s.setup.kinds {
		b.Num(int(s.bag[k]))
		if s.aside[k] > 0 {
			b.Word("aside")
			b.Num(int(s.aside[k]))
		}
	}
	b.End()
	b.Word("turn")
	b.Num(int(s.active), int(s.part), int(s.hand), int(s.last), int(s.gone))
	b.Flag(s.works)
	b.Flag(s.ended)
	b.End()
	b.Word("dragon")
	b.Num(int(s.at), int(s.moved), int(s.mover), int(s.fairyTile), int(s.fairyPiece))
	for _, n := range s.visited {
		b.Num(int(n))
	}
	for _, k := range s.row[:s.rowed] {
		b.Word(Tiles[k].ID)
	}
	b.End()
	b.Word("agenda")
	for i := range s.agenda.Len() {
		b.Word(s.agenda.At(i).String())
	}
	b.End()
	return b
}
