package carcassonne

import (
	"math/bits"

	"tilestead/rules"
)

// A piece is one feature of one tile on the table. Connected pieces form an
// object. An object is known by the piece that is its root, which holds what is
// common to all of them, and its pieces form a ring.
type piece struct {
	parent int16
	next   int16 // round the ring
	tile   uint8
	index  uint8 // number of the feature on its tile
	kind   FeatureKind

	// Of the object, valid at its root.
	marks    Marks
	open     int8  // open edges of a road or city, empty neighbours of a cloister
	tiles    uint8 // different tiles
	pennants uint8
	won      uint8 // who scored it during the game, as bits
	standing standing
}

// MaxPieces is no fewer than all features of all tiles.
const MaxPieces = 768

// standing is who stands on an object: four bits of strength for each seat,
// then a bit for each seat's builder and one for each seat's pig.
type standing uint64

const (
	builderBit = 24
	pigBit     = 30
)

var figureStanding = [Figures]standing{Small: 1, Big: 2, Builder: 1 << builderBit, Pig: 1 << pigBit}

// of is what figure f of a seat adds.
func (f Figure) of(seat rules.Seat) standing {
	if f >= Builder {
		return figureStanding[f] << seat
	}
	return figureStanding[f] << (4 * seat)
}

func (s standing) strength(seat rules.Seat) int { return int(s >> (4 * seat) & 15) }

// followers says whether a seat has a follower there.
func (s standing) followers(seat rules.Seat) bool { return s>>(4*seat)&15 != 0 }

func (s standing) builder(seat rules.Seat) bool { return s>>(builderBit+seat)&1 != 0 }

func (s standing) pig(seat rules.Seat) bool { return s>>(pigBit+seat)&1 != 0 }

// leaders are the seats with the highest strength above 0, as bits (5).
func (s standing) leaders() (seats uint8) {
	best := 1
	for seat := rules.Seat(0); seat < MaxSeats; seat++ {
		switch n := s.strength(seat); {
		case n > best:
			best, seats = n, 1<<seat
		case n == best:
			seats |= 1 << seat
		}
	}
	return seats
}

// root is the piece its object is known by. It changes nothing, so that several
// can look at one position at a time; the smaller object always joins the
// larger one, which keeps the way short.
func (s *State) root(p int16) int16 {
	for s.piece[p].parent != p {
		p = s.piece[p].parent
	}
	return p
}

// join makes one object of those of pieces a and b, which touch.
func (t acting) join(a, b int16) {
	a, b = t.root(a), t.root(b)
	x, y := &t.piece[a], &t.piece[b]
	if x.kind != Field { // each loses the edge they touch with
		x.open--
		y.open--
	}
	if a == b {
		return
	}
	if x.tiles < y.tiles {
		a, b, x, y = b, a, y, x
	}
	x.tiles += y.tiles - sharedBy(t.State, b, a)
	x.open += y.open
	x.pennants += y.pennants
	x.marks |= y.marks
	x.standing += y.standing
	x.next, y.next = y.next, x.next
	y.parent = a
}

// sharedBy is how many tiles the object of root a has in common with that of root b.
func sharedBy(s *State, a, b int16) (n uint8) {
	if s.piece[a].kind == Field {
		return 0 // nobody counts the tiles of a field
	}
	var seen tileSet
	for p := a; ; {
		q := &s.piece[p]
		if t := &s.tile[q.tile]; twins[t.Kind]>>q.kind&1 != 0 && !seen.has(q.tile) {
			seen.add(q.tile)
			for i := range Tiles[t.Kind].Features {
				if o := t.first + int16(i); s.piece[o].kind == q.kind && s.root(o) == b {
					n++
					break
				}
			}
		}
		if p = q.next; p == a {
			return n
		}
	}
}

// twins has bit k set for tiles with several features of kind k.
var twins = func() (bits []uint8) {
	for _, t := range Tiles {
		var once, twice uint8
		for _, f := range t.Features {
			twice |= once & (1 << f.Kind)
			once |= 1 << f.Kind
		}
		bits = append(bits, twice)
	}
	return bits
}()

// A tileSet is a set of tile numbers.
type tileSet [3]uint64

func (t *tileSet) has(n uint8) bool { return t[n>>6]>>(n&63)&1 != 0 }

func (t *tileSet) add(n uint8) { t[n>>6] |= 1 << (n & 63) }

func (t *tileSet) size() int {
	return bits.OnesCount64(t[0]) + bits.OnesCount64(t[1]) + bits.OnesCount64(t[2])
}
