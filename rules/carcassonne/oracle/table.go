package oracle

import "fmt"

// A Cell is a place for a tile; x grows to the east and y to the south.
type Cell struct{ X, Y int }

func (c Cell) String() string { return fmt.Sprintf("%d,%d", c.X, c.Y) }

// next is the cell on a side: 0 north, 1 east, 2 south, 3 west.
func (c Cell) next(side int) Cell {
	return Cell{c.X + []int{0, 1, 0, -1}[side], c.Y + []int{-1, 0, 1, 0}[side]}
}

// around are the eight cells round one.
func (c Cell) around() (list []Cell) {
	for y := c.Y - 1; y <= c.Y+1; y++ {
		for x := c.X - 1; x <= c.X+1; x++ {
			if (Cell{x, y}) != c {
				list = append(list, Cell{x, y})
			}
		}
	}
	return list
}

// laid is a tile on the table.
type laid struct {
	*Tile
	at   Cell
	turn int // clockwise quarter turns
}

// table is all tiles laid, in their order.
type table struct {
	tiles []laid
	where map[Cell]int // the number of the tile on a cell

	found  []*object // what lies on the table
	walked int       // when so many tiles lay
}

func (t *table) lay(tile *Tile, at Cell, turn int) {
	if t.where == nil {
		t.where = map[Cell]int{}
	}
	t.where[at] = len(t.tiles)
	t.tiles = append(t.tiles, laid{tile, at, turn})
}

// on is the tile on a cell.
func (t *table) on(at Cell) (laid, bool) {
	i, ok := t.where[at]
	if !ok {
		return laid{}, false
	}
	return t.tiles[i], true
}

// fits says whether a tile may be laid so (3.2).
func (t *table) fits(tile *Tile, at Cell, turn int) bool {
	if _, taken := t.on(at); taken {
		return false
	}
	neighbours := 0
	for side := range 4 {
		if n, ok := t.on(at.next(side)); ok {
			neighbours++
			if n.shows((side+2)%4, n.turn) != tile.shows(side, turn) {
				return false
			}
		}
	}
	return neighbours > 0
}

// gaps are the empty cells beside tiles.
func (t *table) gaps() (list []Cell) {
	seen := map[Cell]bool{}
	for _, l := range t.tiles {
		for side := range 4 {
			c := l.at.next(side)
			if _, taken := t.on(c); !taken && !seen[c] {
				seen[c] = true
				list = append(list, c)
			}
		}
	}
	return list
}

// goesSomewhere says whether a tile can be laid at all (3.1).
func (t *table) goesSomewhere(tile *Tile) bool {
	for _, at := range t.gaps() {
		for turn := range 4 {
			if t.fits(tile, at, turn) {
				return true
			}
		}
	}
	return false
}
