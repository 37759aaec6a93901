package oracle

import "slices"

// A piece is one feature of one tile on the table.
type piece struct{ tile, feature int }

// object is what hangs together: a road, city, field or cloister.
type object struct {
	kind   string
	pieces []piece
	open   int // edges where a road or city can go on, empty cells round a cloister
}

func (t *table) feature(p piece) *Feature { return &t.tiles[p.tile].Features[p.feature] }

// facing is the half-edge of the neighbour that a half-edge touches.
var facing = []int{5, 4, 7, 6, 1, 0, 3, 2}

// joined are the pieces that one goes on with over the edges of its tile, and
// at how many edges nothing lies yet (3.3).
func (t *table) joined(p piece) (list []piece, open int) {
	here, f := t.tiles[p.tile], t.feature(p)
	for _, s := range f.sides {
		side := (s + here.turn) % 4
		i, ok := t.where[here.at.next(side)]
		if !ok {
			open++
			continue
		}
		there := t.tiles[i]
		back := (side + 2 - there.turn + 4) % 4
		for j, g := range there.Features {
			if g.Kind == f.Kind && slices.Contains(g.sides, back) {
				list = append(list, piece{i, j})
			}
		}
	}
	for _, h := range f.halves {
		half := (h + 2*here.turn) % 8
		i, ok := t.where[here.at.next(half/2)]
		if !ok {
			continue
		}
		there := t.tiles[i]
		back := (facing[half] - 2*there.turn + 8) % 8
		for j, g := range there.Features {
			if slices.Contains(g.halves, back) {
				list = append(list, piece{i, j})
			}
		}
	}
	return list, open
}

// objects are all there are. They are looked for anew when another tile lies.
func (t *table) objects() []*object {
	if t.walked != len(t.tiles) {
		t.walked, t.found = len(t.tiles), t.walk()
	}
	return t.found
}

// walk finds all objects by going from piece to piece.
func (t *table) walk() (list []*object) {
	seen := make([][]bool, len(t.tiles))
	for i, l := range t.tiles {
		seen[i] = make([]bool, len(l.Features))
	}
	for i, l := range t.tiles {
		for j, f := range l.Features {
			if seen[i][j] {
				continue
			}
			o := t.walkFrom(piece{i, j}, seen)
			if f.Kind == cloister {
				o.open += t.empty(l.at)
			}
			list = append(list, o)
		}
	}
	return list
}

// walkFrom finds all pieces of the object of one, and marks them as seen.
func (t *table) walkFrom(first piece, seen [][]bool) *object {
	seen[first.tile][first.feature] = true
	o := &object{kind: t.tiles[first.tile].Features[first.feature].Kind, pieces: []piece{first}}
	for n := 0; n < len(o.pieces); n++ {
		more, open := t.joined(o.pieces[n])
		o.open += open
		for _, p := range more {
			if !seen[p.tile][p.feature] {
				seen[p.tile][p.feature] = true
				o.pieces = append(o.pieces, p)
			}
		}
	}
	return o
}

// empty is how many of the cells around one have no tile.
func (t *table) empty(at Cell) (n int) {
	for _, c := range at.around() {
		if _, ok := t.on(c); !ok {
			n++
		}
	}
	return n
}

// of is the object among list that a piece belongs to.
func of(list []*object, p piece) *object {
	return list[slices.IndexFunc(list, func(o *object) bool { return slices.Contains(o.pieces, p) })]
}

// complete says whether nothing can be added; fields never are (5).
func (o *object) complete() bool { return o.kind != field && o.open == 0 }

// on says whether a piece of o is on a tile.
func (o *object) on(tile int) bool {
	return slices.ContainsFunc(o.pieces, func(p piece) bool { return p.tile == tile })
}

// tileCount is on how many different tiles o is (5).
func (o *object) tileCount() int {
	seen := map[int]bool{}
	for _, p := range o.pieces {
		seen[p.tile] = true
	}
	return len(seen)
}

// borders are the objects among list that are cities beside the field o, each
// once (6).
func (t *table) borders(o *object, list []*object) (cities []*object) {
	for _, p := range o.pieces {
		for _, id := range t.feature(p).Borders {
			c := of(list, piece{p.tile, t.tiles[p.tile].feature(id)})
			if !slices.Contains(cities, c) {
				cities = append(cities, c)
			}
		}
	}
	return cities
}
