package montana

import "math/bits"

// Directions of a pointy-top hex in axial coordinates, counter-clockwise from
// the east; y grows downwards. Directions i and i+3 are one axis.
var Directions = [6][2]int8{{1, 0}, {1, -1}, {0, -1}, {-1, 0}, {-1, 1}, {0, 1}}

// hexSet is a set of hexes.
type hexSet [2]uint64

func (s *hexSet) add(h Hex)     { s[h>>6] |= 1 << (h & 63) }
func (s *hexSet) remove(h Hex)  { s[h>>6] &^= 1 << (h & 63) }
func (s hexSet) has(h Hex) bool { return s[h>>6]>>(h&63)&1 != 0 }

// A layout is the outline of the map for one number of players.
type layout struct {
	n         Hex
	coord     [MaxHexes][2]int8
	neighbour [MaxHexes][6]Hex // NoHex off the map
	around    [MaxHexes]hexSet
	index     map[[2]int8]Hex
}

// layouts by number of players.
var layouts = makeLayouts(Components)

func makeLayouts(t *Table) (ls [MaxSeats + 1]*layout) {
	for n := 2; n <= MaxSeats; n++ {
		ls[n] = makeLayout(t.slots[n])
	}
	return ls
}

// makeLayout numbers the hexes slot by slot, the middle first, then the ring
// from the east counter-clockwise.
func makeLayout(slots [][2]int8) *layout {
	l := &layout{index: map[[2]int8]Hex{}}
	put := func(q, r int8) {
		l.coord[l.n] = [2]int8{q, r}
		l.index[[2]int8{q, r}] = l.n
		l.n++
	}
	for _, s := range slots {
		put(s[0], s[1])
		for _, d := range Directions {
			put(s[0]+d[0], s[1]+d[1])
		}
	}
	for h := Hex(0); h < l.n; h++ {
		for i, d := range Directions {
			l.neighbour[h][i] = NoHex
			if n, ok := l.index[[2]int8{l.coord[h][0] + d[0], l.coord[h][1] + d[1]}]; ok {
				l.neighbour[h][i] = n
				l.around[h].add(n)
			}
		}
	}
	return l
}

// faceAt is the face of a tile at rotation k that lies at position i of a slot
// (0 the middle, 1 to 6 the ring from the east).
func faceAt(tile, k, i int) int {
	if i == 0 {
		return tile * 7
	}
	return tile*7 + 1 + (i-1-k+6)%6
}

// first is the lowest hex of a set that is not empty.
func (s hexSet) first() Hex {
	if s[0] != 0 {
		return Hex(bits.TrailingZeros64(s[0]))
	}
	return Hex(64 + bits.TrailingZeros64(s[1]))
}

func (s hexSet) list() (hs []Hex) {
	for s != (hexSet{}) {
		h := s.first()
		s.remove(h)
		hs = append(hs, h)
	}
	return hs
}
