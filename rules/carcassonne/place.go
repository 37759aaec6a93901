package carcassonne

import (
	"math/bits"

	"tilestead/rules"
)

func legalPlace(s *State, dst []rules.Action) []rules.Action {
	f := &fits[s.hand]
	offers := s.grid.offers[:s.grid.empty]
	for i, n := range s.grid.needs[:s.grid.empty] {
		fit := &turned[f[n]&15]
		end, o := len(dst)+fit.n, offers[i]
		dst = append(dst, o|fit.turns[0], o|fit.turns[1], o|fit.turns[2], o|fit.turns[3])[:end]
	}
	return dst
}

// turned is the turns of each set of turns, in order. Of all four, those beyond
// n are written too and then cut off: most cells take none, and a processor that
// has to guess how many each takes spends half a playout's time on wrong guesses.
var turned = func() (table [16]struct {
	n     int
	turns [4]rules.Action
}) {
	for set := range table {
		for _, r := range TurnsOf(uint8(set)) {
			table[set].turns[table[set].n] = turnsField.Put(r)
			table[set].n++
		}
	}
	return table
}()

// place is step C (3.2).
func (t acting) place(a rules.Action) {
	t.agenda.Pop()
	k := t.hand
	t.hand = NoKind
	var before []part
	if t.reel != nil {
		before = partsOf(t.State, PosOf(a))
	}
	layTile(t.State, k, t.grid.find(PosOf(a)), TurnOf(a))
	if t.reel != nil {
		rules.Show(t.reel, t.State, TilePlaced{t.active, k, PosOf(a), int(TurnOf(a))})
		t.joined(before)
	}
	for _, x := range t.setup.extras {
		if x.placed != nil {
			x.placed(t)
		}
	}
}

// layTile puts a tile on an empty cell and joins what meets there (3.3).
func layTile(s *State, k Kind, c int16, turn int8) {
	n := s.tiles
	s.tiles++
	s.last = n
	tile, at, first := &Tiles[k], s.grid.cells[c].pos, s.pieces
	s.tile[n] = onTable{at, k, turn, first}
	for i := range tile.Features {
		f := &tile.Features[i]
		p := s.pieces
		s.pieces++
		s.piece[p] = piece{
			parent: p, next: p, tile: n, index: uint8(i), kind: f.Kind,
			marks: f.Marks, open: int8(bits.OnesCount8(f.Edges)), tiles: 1, pennants: uint8(f.Pennants),
		}
	}
	s.grid.take(c, n)
	for d := North; d <= West; d++ {
		p := at.Next(d)
		o := s.grid.find(p)
		if o < 0 {
			o = s.grid.add(p)
		}
		if other := s.grid.cells[o].tile; other != noTile {
			meetPieces(s, n, other, d)
		} else {
			n := s.grid.need(o)
			*n = n.with(d.Opposite(), tile.EdgeAt(d, turn))
		}
	}
	countNeighbours(s, n)
}

// meetPieces joins the pieces of two tiles across side d of the first.
func meetPieces(s *State, n, other uint8, d Side) {
	a, b := &s.tile[n], &s.tile[other]
	x, y := &Tiles[a.Kind], &Tiles[b.Kind]
	e := d.Opposite()
	if f := x.FeatureAt(d, a.Turn); f >= 0 {
		joinPieces(s, a.first+int16(f), b.first+int16(y.FeatureAt(e, b.Turn)))
	}
	for i := range Half(2) { // the halves face each other crosswise
		if f := x.FieldAt(2*Half(d)+i, a.Turn); f >= 0 {
			joinPieces(s, a.first+int16(f), b.first+int16(y.FieldAt(2*Half(e)+1-i, b.Turn)))
		}
	}
}

// countNeighbours keeps the empty neighbours of cloisters: of those near the
// new tile, and of its own.
func countNeighbours(s *State, n uint8) {
	at := s.tile[n].At
	for _, p := range s.cloister[:s.cloisters] {
		if at.touches(s.tile[s.piece[p].tile].At) {
			s.piece[p].open--
		}
	}
	f := cloisterOf[s.tile[n].Kind]
	if f < 0 {
		return
	}
	own := s.tile[n].first + int16(f)
	s.piece[own].open = int8(len(around))
	for i := range around {
		if s.grid.at(Pos{at.X + around[i].X, at.Y + around[i].Y}) != noTile {
			s.piece[own].open--
		}
	}
	s.cloister[s.cloisters] = own
	s.cloisters++
}

// around are the eight cells round one.
var around = [8]Pos{{-1, -1}, {0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}}

// cloisterOf is the cloister of each kind, or -1.
var cloisterOf = func() (list []int8) {
	for _, t := range Tiles {
		at := int8(-1)
		for i, f := range t.Features {
			if f.Kind == Cloister {
				at = int8(i)
			}
		}
		list = append(list, at)
	}
	return list
}()
