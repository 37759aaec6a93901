package carcassonne

import "tilestead/rules"

// AppendView writes the position as text; nothing in it is hidden. Tiles, cells,
// features and figures are called as in notation.
func (s *State) AppendView(dst []byte, _ rules.Seat) []byte {
	b := rules.Lines(dst)
	viewTable(s, &b)
	for seat := range s.setup.seats {
		viewSeat(s, &b, rules.Seat(seat))
	}
	viewStack(s, &b)
	b.Word("turn")
	b.Seat("of", s.active)
	b.Pair("part", int(s.part))
	if s.hand != NoKind {
		b.Word("hand")
		b.Word(Tiles[s.hand].ID)
	}
	b.Flag("builder_works", s.works)
	b.Flag("ended", s.ended)
	b.End()
	viewDragon(s, &b)
	for i := range s.agenda.Len() {
		b.Word("agenda")
		b.Word(s.agenda.At(i).String())
		b.End()
	}
	return b
}

// viewTable writes the tiles in the order in which they came, the figures in the
// order in which they stand, and who has scored what is completed.
func viewTable(s *State, b *rules.Lines) {
	for i := range s.tiles {
		t := &s.tile[i]
		b.Word("tile")
		b.Word(Tiles[t.Kind].ID)
		viewPos(b, t.At)
		*b = append(*b, 'r')
		b.Num(int(t.Turn))
		b.End()
	}
	for _, f := range s.figure[:s.figures] {
		b.Seat("figure", rules.Seat(f.seat))
		b.Word(FigureIDs[f.figure])
		viewPiece(s, b, f.piece)
		b.End()
	}
	for p := range s.pieces {
		won := s.piece[p].won
		if won == 0 {
			continue
		}
		b.Word("scored")
		viewPiece(s, b, p)
		for seat := range s.setup.seats {
			if won>>seat&1 != 0 {
				b.Seat("seat", rules.Seat(seat))
			}
		}
		b.End()
	}
}

func viewPos(b *rules.Lines, p Pos) { *b = append(p.append(*b), ' ') }

// viewPiece writes a cell and the feature of the tile there.
func viewPiece(s *State, b *rules.Lines, p int16) {
	q := &s.piece[p]
	t := &s.tile[q.tile]
	viewPos(b, t.At)
	b.Word(Tiles[t.Kind].Features[q.index].ID)
}

// viewSeat writes a seat's figures at hand, its points and its goods.
func viewSeat(s *State, b *rules.Lines, seat rules.Seat) {
	b.Seat("seat", seat)
	for f, n := range s.supply[seat] {
		b.Pair(FigureIDs[f], int(n))
	}
	b.Flag("points", s.points[seat] != [Items]int16{})
	for i, n := range s.points[seat] {
		b.Pair(ItemIDs[i], int(n))
	}
	b.Flag("tokens", s.tokens[seat] != [Goods]int8{})
	for g, n := range s.tokens[seat] {
		b.Pair(GoodIDs[g], int(n))
	}
	b.End()
}

// viewStack writes how many of each tile are left to draw, those laid aside
// among them, and how many tiles are out of the game.
func viewStack(s *State, b *rules.Lines) {
	b.Word("stack")
	for _, k := range s.setup.kinds {
		b.Pair(Tiles[k].ID, int(s.bag[k]))
	}
	b.End()
	b.Flag("aside", s.beside > 0)
	for _, k := range s.setup.kinds {
		b.Pair(Tiles[k].ID, int(s.aside[k]))
	}
	b.End()
	b.Pair("gone", int(s.gone))
	b.End()
}

// viewDragon writes the dragon row, where dragon and fairy are, and where the
// dragon has been while it moves.
func viewDragon(s *State, b *rules.Lines) {
	b.Flag("row", s.rowed > 0)
	for _, k := range s.row[:s.rowed] {
		b.Word(Tiles[k].ID)
	}
	b.End()
	if s.at != noTile {
		b.Word("dragon")
		viewPos(b, s.tile[s.at].At)
		if s.agenda.Len() > 0 && *s.agenda.Top() == dragonChoice {
			b.Seat("mover", s.mover)
			b.Word("visited")
			for _, n := range s.visited[:s.moved+1] {
				viewPos(b, s.tile[n].At)
			}
		}
		b.End()
	}
	if s.fairyTile != noTile {
		b.Word("fairy")
		viewPos(b, s.tile[s.fairyTile].At)
		if s.fairyPiece >= 0 {
			b.Word("beside")
			viewPiece(s, b, s.fairyPiece)
		}
		b.End()
	}
}
