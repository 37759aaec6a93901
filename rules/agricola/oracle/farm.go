package oracle

import (
	"fmt"
	"slices"
	"strings"
	"sync"
)

// The farmyard board: 3 rows of 5 spaces, numbered row by row (base-rules 3),
// and the pieces of which there are only so many (base-rules 1).
const (
	rows  = 3
	cols  = 5
	cells = rows * cols

	mostFences  = 15
	mostStables = 4
	mostPeople  = 5
)

// A set of spaces: bit c is space c.
type set uint16

func (s set) has(c int) bool { return s>>c&1 != 0 }

func (s set) list() (list []int) {
	for c := range cells {
		if s.has(c) {
			list = append(list, c)
		}
	}
	return list
}

func (s set) String() string {
	var words []string
	for _, c := range s.list() {
		words = append(words, cellName(c))
	}
	return strings.Join(words, " ")
}

func cellName(c int) string { return fmt.Sprintf("%d,%d", c/cols, c%cols) }

func cellNamed(name string) (c int) {
	for cellName(c) != name {
		c++
	}
	return c
}

// An edge is the number of a place for a fence: 20 lie above or below spaces, row
// by row, and 18 to the left or right of them (base-rules 3).
type edge int

const edges = (rows+1)*cols + rows*(cols+1)

func above(row, col int) edge { return edge(row*cols + col) }

func leftOf(row, col int) edge { return edge((rows+1)*cols + row*(cols+1) + col) }

// A side of a space is its edge and the space beyond, or -1 outside the board.
type side struct {
	edge   edge
	beyond int
}

func sides(c int) [4]side {
	row, col := c/cols, c%cols
	to := func(row, col int) int {
		if row < 0 || row == rows || col < 0 || col == cols {
			return -1
		}
		return row*cols + col
	}
	return [4]side{
		{above(row, col), to(row-1, col)},
		{above(row+1, col), to(row+1, col)},
		{leftOf(row, col), to(row, col-1)},
		{leftOf(row, col+1), to(row, col+1)},
	}
}

// beside says whether a space shares an edge with one that is so.
func beside(c int, is func(int) bool) bool {
	for _, s := range sides(c) {
		if s.beyond >= 0 && is(s.beyond) {
			return true
		}
	}
	return false
}

// reach are the spaces of the set that can be reached from one of them.
func (s set) reach(from int) set {
	found := set(1) << from
	for {
		more := found
		for _, c := range s.list() {
			if beside(c, found.has) {
				more |= 1 << c
			}
		}
		if more == found {
			return found
		}
		found = more
	}
}

// A shape is a connected set of spaces, and the edges round it.
type shape struct {
	set
	border []edge
}

// shapes are all there are.
var shapes = sync.OnceValue(func() (list []shape) {
	for s := set(1); s < 1<<cells; s++ {
		if s.reach(s.list()[0]) == s {
			list = append(list, shape{s, border(s)})
		}
	}
	return list
})

// A Farm is what lies on one farmyard board.
type Farm struct {
	House   int // 0 wood, 1 clay, 2 stone
	Room    [cells]bool
	Field   [cells]bool
	Stable  [cells]bool
	Forest  [cells]bool
	Moor    [cells]bool
	Crop    [cells]string
	Left    [cells]int // of the crop
	fences  [edges]bool
	meadows []set // the pastures, once they are known
}

// materials are the goods of which rooms are.
var materials = []string{"wood", "clay", "stone"}

// farm.NewFarm has the two starting rooms (base-rules 3).
func newFarm() Farm {
	f := Farm{}
	f.Room[cellNamed("1,0")], f.Room[cellNamed("2,0")] = true, true
	return f
}

// Fences is how many pieces are built.
func (f *Farm) Fences() (n int) {
	for _, built := range f.fences {
		if built {
			n++
		}
	}
	return n
}

// Pastures are found by walking from space to space where there is no fence: a
// walk that comes neither to a tile nor off the board was in a pasture
// (base-rules 6).
func (f *Farm) Pastures() []set {
	if f.meadows != nil {
		return f.meadows
	}
	f.meadows = []set{}
	var seen set
	for c := range cells {
		if seen.has(c) {
			continue
		}
		found, closed := set(0), true
		for walk := []int{c}; len(walk) > 0; walk = walk[1:] {
			if found.has(walk[0]) {
				continue
			}
			found |= 1 << walk[0]
			closed = closed && !f.tile(walk[0])
			for _, s := range sides(walk[0]) {
				switch {
				case f.fences[s.edge]:
				case s.beyond < 0:
					closed = false
				default:
					walk = append(walk, s.beyond)
				}
			}
		}
		seen |= found
		if closed {
			f.meadows = append(f.meadows, found)
		}
	}
	return f.meadows
}

func (f *Farm) tile(c int) bool { return f.Room[c] || f.Field[c] || f.Forest[c] || f.Moor[c] }

// fenced says whether a space is in a pasture.
func (f *Farm) fenced(c int) bool {
	return slices.ContainsFunc(f.Pastures(), func(p set) bool { return p.has(c) })
}

// unused says whether nothing makes a space used: no tile, no stable, no fences
// round it (base-rules 3).
func (f *Farm) unused(c int) bool { return !f.tile(c) && !f.Stable[c] && !f.fenced(c) }

func count(is [cells]bool) (n int) {
	for _, yes := range is {
		if yes {
			n++
		}
	}
	return n
}

// roomCells, fieldCells and stableCells are where one can be put (base-rules 3).
func (f *Farm) roomCells() (list []int) {
	for c := range cells {
		if f.unused(c) && beside(c, func(d int) bool { return f.Room[d] }) {
			list = append(list, c)
		}
	}
	return list
}

func (f *Farm) fieldCells() (list []int) {
	for c := range cells {
		if f.unused(c) && (count(f.Field) == 0 || beside(c, func(d int) bool { return f.Field[d] })) {
			list = append(list, c)
		}
	}
	return list
}

func (f *Farm) stableCells() (list []int) {
	for c := range cells {
		if !f.tile(c) && !f.Stable[c] && count(f.Stable) < mostStables {
			list = append(list, c)
		}
	}
	return list
}

// burnCells are the forests that a field can replace: beside a field, if there is
// one (moor-rules 4.1, 6).
func (f *Farm) burnCells() (list []int) {
	for c := range cells {
		if f.Forest[c] && (count(f.Field) == 0 || beside(c, func(d int) bool { return f.Field[d] })) {
			list = append(list, c)
		}
	}
	return list
}

// spots are the spaces with a tile of one kind.
func spots(is [cells]bool) (list []int) {
	for c, yes := range is {
		if yes {
			list = append(list, c)
		}
	}
	return list
}

// EmptyFields are those that nothing grows on.
func (f *Farm) emptyFields() (list []int) {
	for c := range cells {
		if f.Field[c] && f.Left[c] == 0 {
			list = append(list, c)
		}
	}
	return list
}

// A herd is how many animals of each kind, as in Animals.
type herd [4]int

// holds says whether so many animals can live on the farm: each pasture is tried
// with each kind, and what is left over needs a stable of its own or the house
// (base-rules 7).
func (f *Farm) holds(h herd) bool {
	var try func(i int, left herd) bool
	pastures := f.Pastures()
	try = func(i int, left herd) bool {
		if i == len(pastures) {
			return left[0]+left[1]+left[2]+left[3] <= f.singles()
		}
		for kind := range left {
			rest := left
			rest[kind] = max(0, rest[kind]-f.capacity(pastures[i]))
			if try(i+1, rest) {
				return true
			}
		}
		return false
	}
	return try(0, h)
}

// singles is how many animals live alone: in stables outside pastures, and the
// one in the house.
func (f *Farm) singles() int {
	n := 1
	for c := range cells {
		if f.Stable[c] && !f.fenced(c) {
			n++
		}
	}
	return n
}

// capacity is two animals a space, twice as many for each stable (base-rules 7).
func (f *Farm) capacity(pasture set) (n int) {
	for range pasture.list() {
		n += 2
	}
	for _, c := range pasture.list() {
		if f.Stable[c] {
			n *= 2
		}
	}
	return n
}

// best are the herds within most that can live on the farm and of which no
// other has as many of each kind.
func (f *Farm) best(most herd) (list []herd) {
	var fit []herd
	for _, h := range upTo(most) {
		if f.holds(h) {
			fit = append(fit, h)
		}
	}
	for _, h := range fit {
		if !slices.ContainsFunc(fit, func(o herd) bool {
			return o != h && o[0] >= h[0] && o[1] >= h[1] && o[2] >= h[2] && o[3] >= h[3]
		}) {
			list = append(list, h)
		}
	}
	return list
}

// upTo are all herds with no more of any kind than most.
func upTo(most herd) []herd {
	list := []herd{{}}
	for k, n := range most {
		var more []herd
		for _, h := range list {
			for h[k] = range n + 1 {
				more = append(more, h)
			}
		}
		list = more
	}
	return list
}
