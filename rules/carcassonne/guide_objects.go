package carcassonne

import (
	"math/bits"

	"tilestead/rules"
)

// What guides ask of a position, thousands of times a decision: by numbers of
// pieces (features of tiles on the table) and without allocating.

// A Brief is what is kept of an object at its root.
type Brief struct {
	Kind     FeatureKind
	Marks    Marks
	Open     int8  // open edges of a road or city, empty neighbours of a cloister
	Tiles    uint8 // not counted for fields
	Pennants uint8
	standing standing
}

// Standing says whether anybody stands on it.
func (b *Brief) Standing() bool { return b.standing != 0 }

// Strength is that of a seat's followers there.
func (b *Brief) Strength(seat rules.Seat) int { return b.standing.strength(seat) }

// Builder says whether a seat's builder is there.
func (b *Brief) Builder(seat rules.Seat) bool { return b.standing.builder(seat) }

// Pig says whether a seat's pig is there.
func (b *Brief) Pig(seat rules.Seat) bool { return b.standing.pig(seat) }

// Leaders are the seats that would score it, as bits.
func (b *Brief) Leaders() uint8 { return b.standing.leaders() }

// With is the object with one more figure on it.
func (b *Brief) With(seat rules.Seat, f Figure) Brief {
	c := *b
	c.standing += f.of(seat)
	return c
}

// Without is the object with one figure less on it.
func (b *Brief) Without(seat rules.Seat, f Figure) Brief {
	c := *b
	c.standing -= f.of(seat)
	return c
}

// Pieces is how many there are; the features of tile i begin with piece First(i).
func (s *State) Pieces() int16 { return s.pieces }

// First is the piece that is feature 0 of the i-th tile laid.
func (s *State) First(i int) int16 { return s.tile[i].first }

// LastTile is the number of the tile placed last.
func (s *State) LastTile() int { return int(s.last) }

// TileNumber is the number of the tile on a cell, or -1.
func (s *State) TileNumber(at Pos) int {
	if n := s.grid.at(at); n != noTile {
		return int(n)
	}
	return -1
}

// PieceKind is what a piece is.
func (s *State) PieceKind(p int16) FeatureKind { return s.piece[p].kind }

// PieceTile is the number of the tile a piece is on.
func (s *State) PieceTile(p int16) int { return int(s.piece[p].tile) }

// Root is the piece by which the object of p is known.
func (s *State) Root(p int16) int16 { return s.root(p) }

// Brief is the object of a root.
func (s *State) Brief(root int16) Brief {
	p := &s.piece[root]
	return Brief{p.kind, p.marks, p.open, p.tiles, p.pennants, p.standing}
}

// Complete says whether nothing of the object of a root is open; fields never are.
func (s *State) Complete(root int16) bool {
	return s.piece[root].open == 0 && s.piece[root].kind != Field
}

// PerTile is what the road or city of a root is worth for each tile and pennant,
// completed or at the end of the game.
func (s *State) PerTile(root int16, final bool) int { return pointsPerTile(s, &s.piece[root], final) }

// Placed is how many figures are on the table.
func (s *State) Placed() int { return int(s.figures) }

// Figure is the i-th of them.
func (s *State) Figure(i int) (piece int16, seat rules.Seat, f Figure) {
	p := s.figure[i]
	return p.piece, rules.Seat(p.seat), p.figure
}

// An Opening is one side of an empty cell at which a road or city is open.
type Opening struct {
	Root int16
	Cell int16 // the same for all openings to one cell
	Side Side  // of the cell
	Need uint8 // of the cell, two bits a side
}

// Openings appends all, those to one cell in a row.
func (s *State) Openings(dst []Opening) []Opening {
	for i, n := range s.grid.needs[:s.grid.empty] {
		built := uint8(n>>1^n) & 0x55 // bit 2d: a city or road is at side d
		if built == 0 {
			continue
		}
		c := s.grid.frontier[i]
		at := s.grid.cells[c].pos
		for ; built != 0; built &= built - 1 {
			d := Side(bits.TrailingZeros8(built) / 2)
			t := &s.tile[s.grid.at(at.Next(d))]
			p := t.first + int16(Tiles[t.Kind].FeatureAt(d.Opposite(), t.Turn))
			dst = append(dst, Opening{s.root(p), c, d, uint8(n)})
		}
	}
	return dst
}

// CloisterNeeds appends what the empty cells round a cloister ask for, 0 for
// those that touch no tile.
func (s *State) CloisterNeeds(p int16, dst []uint8) []uint8 {
	at := s.tile[s.piece[p].tile].At
	for i := range around {
		switch c := s.grid.find(Pos{at.X + around[i].X, at.Y + around[i].Y}); {
		case c < 0:
			dst = append(dst, 0)
		case s.grid.cells[c].tile == noTile:
			dst = append(dst, uint8(*s.grid.need(c)))
		}
	}
	return dst
}

// Borders appends the roots of the cities the field of a root borders, completed
// or not, each once.
func (s *State) Borders(field int16, dst []int16) []int16 {
	n := len(dst)
	for p := field; ; {
		q := &s.piece[p]
		t := &s.tile[q.tile]
	cities:
		for b := Tiles[t.Kind].Features[q.index].Borders; b != 0; b &= b - 1 {
			c := s.root(t.first + int16(bits.TrailingZeros16(b)))
			for _, other := range dst[n:] {
				if other == c {
					continue cities
				}
			}
			dst = append(dst, c)
		}
		if p = q.next; p == field {
			return dst
		}
	}
}

// GoodsOf adds the trade goods on the city of a root.
func (s *State) GoodsOf(city int16, goods *[Goods]int8) {
	for p := city; ; {
		q := &s.piece[p]
		if g := Tiles[s.tile[q.tile].Kind].Features[q.index].Good; g != NoGood {
			goods[g]++
		}
		if p = q.next; p == city {
			return
		}
	}
}

// Closing says of a kind laid where so much is needed, at which of the sides it
// can end what is there: with some turn the feature at that side reaches no
// side where nothing lies. Bit d is side d; ok is whether it fits at all.
func Closing(k Kind, needed uint8) (sides uint8, ok bool) {
	turns := fits[k][needed]
	lies := uint8(0) // sides where something lies
	for d := range 4 {
		if needed>>(2*d)&3 != 0 {
			lies |= 1 << d
		}
	}
	for m := turns; m != 0; m &= m - 1 {
		r := int8(bits.TrailingZeros8(m))
		for d := North; d <= West; d++ {
			if f := Tiles[k].FeatureAt(d, r); f >= 0 && lies>>d&1 != 0 &&
				Turned(Tiles[k].Features[f].Edges, r)&^lies == 0 {
				sides |= 1 << d
			}
		}
	}
	return sides, turns != 0
}

// Joining says of a kind laid where so much is needed, which two sides it can
// make one object: bit i for the i-th of the pairs NE, NS, NW, ES, EW, SW.
func Joining(k Kind, needed uint8) (pairs uint8) {
	for m := fits[k][needed]; m != 0; m &= m - 1 {
		r := int8(bits.TrailingZeros8(m))
		i := 0
		for d := North; d <= West; d++ {
			for e := d + 1; e <= West; e++ {
				if f := Tiles[k].FeatureAt(d, r); f >= 0 && f == Tiles[k].FeatureAt(e, r) {
					pairs |= 1 << i
				}
				i++
			}
		}
	}
	return pairs
}

// Ending is the points of each seat if the game ended once the tile placed last
// is scored. It uses scratch, which must not be s, and leaves there what figures
// each seat would have then.
func (s *State) Ending(scratch *State) (points [MaxSeats]int) {
	scratch.Set(s)
	if !s.ended {
		t := acting{scratch, nil}
		t.settle()
		t.final()
	}
	for seat := range rules.Seat(s.setup.seats) {
		points[seat] = scratch.Points(seat)
	}
	return points
}
