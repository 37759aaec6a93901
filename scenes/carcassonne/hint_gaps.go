package carcassonne

import (
	"slices"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
)

// rootOf is the piece by which the object of a place is known.
func rootOf(s *carcassonne.State, p carcassonne.Place) int16 {
	return s.Root(s.First(s.TileNumber(p.At)) + int16(p.Feature))
}

// touches says whether a tile lies at a side of a cell.
func touches(s *carcassonne.State, at carcassonne.Pos) bool {
	for d := carcassonne.North; d <= carcassonne.West; d++ {
		if _, lies := s.TileAt(at.Next(d)); lies {
			return true
		}
	}
	return false
}

// beside is the road or city that a cell meets at a side.
func beside(s *carcassonne.State, at carcassonne.Pos, d carcassonne.Side) (p carcassonne.Place, ok bool) {
	laid, lies := s.TileAt(at.Next(d))
	if !lies {
		return p, false
	}
	f := carcassonne.Tiles[laid.Kind].FeatureAt(d.Opposite(), int8(laid.Turn))
	return carcassonne.Place{At: laid.At, Feature: int(f)}, f >= 0
}

// gapsOf are the empty cells that a road or a city is open to, or the empty
// neighbours of a cloister, each once.
func gapsOf(s *carcassonne.State, o *carcassonne.Object) (list []carcassonne.Pos) {
	put := func(at carcassonne.Pos) {
		if _, lies := s.TileAt(at); !lies && !slices.Contains(list, at) {
			list = append(list, at)
		}
	}
	for _, p := range o.Places {
		if o.Kind == carcassonne.Cloister {
			for y := int16(-1); y <= 1; y++ {
				for x := int16(-1); x <= 1; x++ {
					put(carcassonne.Pos{X: p.At.X + x, Y: p.At.Y + y})
				}
			}
			continue
		}
		laid, _ := s.TileAt(p.At)
		sides := carcassonne.Turned(carcassonne.Tiles[laid.Kind].Features[p.Feature].Edges, int8(laid.Turn))
		for d := carcassonne.North; d <= carcassonne.West; d++ {
			if sides>>d&1 != 0 {
				put(p.At.Next(d))
			}
		}
	}
	return list
}

// finishers is how many tiles of the stack finish an object whose last gap is at.
func finishers(s *carcassonne.State, o *carcassonne.Object, at carcassonne.Pos) (n int) {
	if o.Kind == carcassonne.Cloister {
		return s.Fitting(at)
	}
	for _, k := range s.Kinds() {
		if slices.ContainsFunc(carcassonne.TurnsOf(s.Fits(k, at)), func(r int) bool {
			return finishes(s, k, int8(r), at, rootOf(s, o.Places[0]))
		}) {
			n += s.Draws(k)
		}
	}
	return n
}

// finishes says whether a kind laid on a cell with r turns leaves nothing open of
// the object of a root: nor of those that it makes one with it.
func finishes(s *carcassonne.State, k carcassonne.Kind, r int8, at carcassonne.Pos, root int16) bool {
	t, all := &carcassonne.Tiles[k], []int16{root}
	for i := 0; i < len(all); i++ {
		for d := carcassonne.North; d <= carcassonne.West; d++ {
			p, ok := beside(s, at, d)
			if !ok || rootOf(s, p) != all[i] {
				continue
			}
			sides := carcassonne.Turned(t.Features[t.FeatureAt(d, r)].Edges, r)
			for e := carcassonne.North; e <= carcassonne.West; e++ {
				if sides>>e&1 == 0 {
					continue
				}
				q, lies := beside(s, at, e)
				if !lies {
					return false
				}
				next := rootOf(s, q)
				if slices.Contains(all, next) {
					continue
				}
				o, _ := s.ObjectAt(q)
				if len(gapsOf(s, &o)) > 1 {
					return false
				}
				all = append(all, next)
			}
		}
	}
	return true
}

// still says what an open object needs to be finished.
func (m hintsPart) still(s *carcassonne.State, o *carcassonne.Object) string {
	gaps := gapsOf(s, o)
	for _, at := range gaps {
		if touches(s, at) && s.Fitting(at) == 0 {
			return m.advice("never")
		}
	}
	if len(gaps) == 1 {
		return m.count("advice.finishers", finishers(s, o, gaps[0]))
	}
	return m.count("tip.open."+kindNames[o.Kind], o.Open)
}

// pairs are any two sides of a cell.
var pairs = [6][2]carcassonne.Side{{carcassonne.North, carcassonne.East}, {carcassonne.North, carcassonne.South},
	{carcassonne.North, carcassonne.West}, {carcassonne.East, carcassonne.South},
	{carcassonne.East, carcassonne.West}, {carcassonne.South, carcassonne.West}}

// contest is how many tiles of the stack can make an object one with that of a
// rival.
func (m hintsPart) contest(s *carcassonne.State, o *carcassonne.Object) (list []fact) {
	if o.Kind != carcassonne.Road && o.Kind != carcassonne.City {
		return nil
	}
	root, most := rootOf(s, o.Places[0]), 0
	var rivals []rules.Seat
	for _, at := range gapsOf(s, o) {
		for i, pair := range pairs {
			p, one := beside(s, at, pair[0])
			q, two := beside(s, at, pair[1])
			if !one || !two {
				continue
			}
			if rootOf(s, p) != root {
				p, q = q, p
			}
			other, _ := s.ObjectAt(q)
			if rootOf(s, p) != root || rootOf(s, q) == root || other.Kind != o.Kind || len(other.Leaders) == 0 ||
				slices.Contains(other.Leaders, m.turn) {
				continue
			}
			if n := m.joiners(s, at, i); n > most {
				most, rivals = n, other.Leaders
			}
		}
	}
	if most == 0 {
		return nil
	}
	return []fact{{"join", 100, m.count("advice.contest."+kindNames[o.Kind], most, m.names(rivals))}}
}

// joiners is how many tiles of the stack make one of what lies at a pair of sides
// of a cell.
func (m hintsPart) joiners(s *carcassonne.State, at carcassonne.Pos, pair int) (n int) {
	for _, k := range s.Kinds() {
		for _, r := range carcassonne.TurnsOf(s.Fits(k, at)) {
			t := &carcassonne.Tiles[k]
			if t.FeatureAt(pairs[pair][0], int8(r)) == t.FeatureAt(pairs[pair][1], int8(r)) {
				n += s.Draws(k)
				break
			}
		}
	}
	return n
}
