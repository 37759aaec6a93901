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
	t.lay(k, t.grid.find(PosOf(a)), TurnOf(a))
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

// lay puts a tile on an empty cell and joins what meets there (3.3).
func (t acting) lay(k Kind, c int16, turn int8) {
	n := t.tiles
	t.tiles++
	t.last = n
	tile, at, first := &Tiles[k], t.grid.cells[c].pos, t.pieces
	t.tile[n] = onTable{at, k, turn, first}
	for i := range tile.Features {
		f := &tile.Features[i]
		p := t.pieces
		t.pieces++
		t.piece[p] = piece{
			parent: p, next: p, tile: n, index: uint8(i), kind: f.Kind,
			marks: f.Marks, open: int8(bits.OnesCount8(f.Edges)), tiles: 1, pennants: uint8(f.Pennants),
		}
	}
	t.grid.take(c, n)
	for d := North; d <= West; d++ {
		p := at.Next(d)
		o := t.grid.find(p)
		if o < 0 {
			o = t.grid.add(p)
		}
		if other := t.grid.cells[o].tile; other != noTile {
			t.meet(n, other, d)
		} else {
			n := t.grid.need(o)
			*n = n.with(d.Opposite(), tile.EdgeAt(d, turn))
		}
	}
	t.countNeighbours(n)
}

// meet joins the pieces of two tiles across side d of the first.
func (t acting) meet(n, other uint8, d Side) {
	a, b := &t.tile[n], &t.tile[other]
	x, y := &Tiles[a.Kind], &Tiles[b.Kind]
	e := d.Opposite()
	if f := x.FeatureAt(d, a.Turn); f >= 0 {
		t.join(a.first+int16(f), b.first+int16(y.FeatureAt(e, b.Turn)))
	}
	for i := range Half(2) { // the halves face each other crosswise
		if f := x.FieldAt(2*Half(d)+i, a.Turn); f >= 0 {
			t.join(a.first+int16(f), b.first+int16(y.FieldAt(2*Half(e)+1-i, b.Turn)))
		}
	}
}

// countNeighbours keeps the empty neighbours of cloisters: of those near the
// new tile, and of its own.
func (t acting) countNeighbours(n uint8) {
	at := t.tile[n].At
	for _, p := range t.cloister[:t.cloisters] {
		if at.touches(t.tile[t.piece[p].tile].At) {
			t.piece[p].open--
		}
	}
	f := cloisterOf[t.tile[n].Kind]
	if f < 0 {
		return
	}
	own := t.tile[n].first + int16(f)
	t.piece[own].open = int8(len(around))
	for i := range around {
		if t.grid.at(Pos{at.X + around[i].X, at.Y + around[i].Y}) != noTile {
			t.piece[own].open--
		}
	}
	t.cloister[t.cloisters] = own
	t.cloisters++
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
