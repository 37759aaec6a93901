package carcassonne

import "tilestead/rules"

// maxTiles is all tiles of the box; maxCells adds the empty cells around them,
// of which n tiles in one piece have at most 2n+2.
const (
	maxTiles = 144
	maxCells = maxTiles + 2*maxTiles + 2
)

// A cell is one that a tile lies on or could be laid on.
type cell struct {
	pos  Pos
	tile uint8 // number of the tile on it, or noTile
	slot int16 // where it is in the frontier, when it is empty
}

const noTile = 255

// A grid finds cells by position. It is an open-addressed hash table rather
// than a plane, because a plane that holds every shape 144 tiles can take would
// be copied for every position that is looked at.
type grid struct {
	cells    [maxCells]cell
	index    [gridSlots]int16 // number of the cell + 1
	frontier [2*maxTiles + 2]int16
	needs    [2*maxTiles + 2]need         // what neighbours ask of each cell of the frontier
	offers   [2*maxTiles + 2]rules.Action // that lay a tile there without a turn
	n        int16                        // cells
	empty    int16                        // cells in the frontier
}

const (
	gridSide  = 32
	gridSlots = gridSide * gridSide
)

// hash is where to look for p first: the plane is folded onto a square wider
// than nearly every table, so that no two cells of most games meet there and
// neighbours lie close together.
func (p Pos) hash() uint32 {
	return uint32(p.X)%gridSide + uint32(p.Y)%gridSide*gridSide
}

// find is the number of the cell at p, or -1.
func (g *grid) find(p Pos) int16 {
	for h := p.hash(); ; h = (h + 1) & (gridSlots - 1) {
		c := g.index[h] - 1
		if c < 0 || g.cells[c].pos == p {
			return c
		}
	}
}

// at is the number of the tile at p, or noTile.
func (g *grid) at(p Pos) uint8 {
	if c := g.find(p); c >= 0 {
		return g.cells[c].tile
	}
	return noTile
}

// add makes the cell at p part of the frontier; there must be none yet.
func (g *grid) add(p Pos) int16 {
	h := p.hash()
	for g.index[h] != 0 {
		h = (h + 1) & (gridSlots - 1)
	}
	c := g.n
	g.n++
	g.index[h] = c + 1
	g.cells[c] = cell{pos: p, tile: noTile, slot: g.empty}
	g.frontier[g.empty], g.needs[g.empty], g.offers[g.empty] = c, 0, placeAct(p, 0)
	g.empty++
	return c
}

// take lays tile on cell c, which leaves the frontier.
func (g *grid) take(c int16, tile uint8) {
	g.empty--
	last, slot := g.frontier[g.empty], g.cells[c].slot
	g.frontier[slot], g.needs[slot], g.offers[slot] = last, g.needs[g.empty], g.offers[g.empty]
	g.cells[last].slot = slot
	g.cells[c].tile = tile
}

// need is what the neighbours of an empty cell ask for.
func (g *grid) need(c int16) *need { return &g.needs[g.cells[c].slot] }

// set copies what is in use.
func (g *grid) set(from *grid) {
	g.n, g.empty, g.index = from.n, from.empty, from.index
	copy(g.cells[:g.n], from.cells[:g.n])
	copy(g.frontier[:g.empty], from.frontier[:g.empty])
	copy(g.needs[:g.empty], from.needs[:g.empty])
	copy(g.offers[:g.empty], from.offers[:g.empty])
}
