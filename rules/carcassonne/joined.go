package carcassonne

import "tilestead/rules"

// A part is an object that a tile to be placed will touch, as it is before.
type part struct {
	root    int16
	leaders uint8
}

// partsOf are the objects with figures that a tile on a cell will touch.
func partsOf(s *State, at Pos) (list []part) {
	for d := North; d <= West; d++ {
		n := s.grid.at(at.Next(d))
		if n == noTile {
			continue
		}
		t, e := &s.tile[n], d.Opposite()
		tile := &Tiles[t.Kind]
		for _, f := range [...]int8{tile.FeatureAt(e, t.Turn), tile.FieldAt(2*Half(e), t.Turn),
			tile.FieldAt(2*Half(e)+1, t.Turn)} {
			if f < 0 {
				continue
			}
			root := s.root(t.first + int16(f))
			if l := s.piece[root].standing.leaders(); l != 0 {
				list = append(list, part{root, l})
			}
		}
	}
	return list
}

// joined tells of objects that different seats led and that the tile placed last
// has made one of.
func (t acting) joined(before []part) {
	last := &t.tile[t.last]
	told := map[int16]bool{}
	for i := range Tiles[last.Kind].Features {
		root := t.root(last.first + int16(i))
		if told[root] {
			continue
		}
		told[root] = true
		if t.piece[root].kind == Field && t.setup.house&FarmersFirst != 0 {
			continue // nobody leads a field
		}
		was, same, first := uint8(0), true, uint8(0)
		for _, p := range before {
			if t.root(p.root) != root {
				continue
			}
			if first == 0 {
				first = p.leaders
			}
			same = same && p.leaders == first
			was |= p.leaders
		}
		if same {
			continue
		}
		e := &Joined{Seat: t.active, Object: t.look(root), At: t.State.place(last.first + int16(i))}
		for seat := range rules.Seat(t.setup.seats) {
			if was>>seat&1 == 0 {
				continue
			}
			e.Was = append(e.Was, seat)
			if t.piece[root].standing.leaders()>>seat&1 == 0 {
				e.Lost = append(e.Lost, seat)
			}
		}
		rules.Show(t.reel, t.State, *e)
	}
}
