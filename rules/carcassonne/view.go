package carcassonne

import (
	"strconv"

	"tilestead/rules"
)

// AppendView writes the position as text; nothing in it is hidden.
func (s *State) AppendView(b []byte, _ rules.Seat) []byte {
	num := func(n int) { b = append(strconv.AppendInt(b, int64(n), 10), ' ') }
	word := func(w string) { b = append(append(b, w...), ' ') }
	line := func() { b[len(b)-1] = '\n' }
	for i := range s.tiles {
		t := &s.tile[i]
		word("tile")
		word(Tiles[t.Kind].ID)
		b = append(t.At.append(b), ' ')
		num(int(t.Turn))
		line()
	}
	for _, f := range s.figure[:s.figures] {
		word("figure")
		num(int(f.seat) + 1)
		word(FigureIDs[f.figure])
		p := s.place(f.piece)
		b = append(p.At.append(b), ' ')
		word(s.featureID(p.At, p.Feature))
		line()
	}
	for seat := range s.setup.seats {
		word("seat")
		num(int(seat) + 1)
		for _, n := range s.supply[seat] {
			num(int(n))
		}
		for _, n := range s.points[seat] {
			num(int(n))
		}
		for _, n := range s.tokens[seat] {
			num(int(n))
		}
		line()
	}
	word("stack")
	for _, k := range s.setup.kinds {
		num(int(s.bag[k]))
		if s.aside[k] > 0 {
			word("aside")
			num(int(s.aside[k]))
		}
	}
	line()
	word("turn")
	for _, n := range [...]int{int(s.active), int(s.part), int(s.hand), int(s.last), int(s.gone)} {
		num(n)
	}
	b = append(strconv.AppendBool(b, s.works), ' ')
	b = append(strconv.AppendBool(b, s.ended), ' ')
	line()
	word("dragon")
	for _, n := range [...]int{int(s.at), int(s.moved), int(s.mover), int(s.fairyTile), int(s.fairyPiece)} {
		num(n)
	}
	for _, n := range s.visited {
		num(int(n))
	}
	for _, k := range s.row[:s.rowed] {
		word(Tiles[k].ID)
	}
	line()
	word("agenda")
	for i := range s.agenda.Len() {
		word((*s.agenda.At(i)).key)
	}
	line()
	return b
}
