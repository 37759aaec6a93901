package carcassonne

import (
	"fmt"
	"math/bits"

	"tilestead/rules"
)

// check is the law of conservation: every tile and figure is somewhere, and
// only once, and what is kept of objects agrees with what lies on the table.
func check(state rules.State) error {
	s := state.(*State)
	if err := checkTiles(s); err != nil {
		return err
	}
	if err := checkFigures(s); err != nil {
		return err
	}
	return checkObjects(s)
}

func checkTiles(s *State) error {
	var lie [Kinds]int8
	for i := range s.tiles {
		lie[s.tile[i].Kind]++
	}
	for _, k := range s.row[:s.rowed] {
		lie[k]++
	}
	if s.hand != NoKind {
		lie[s.hand]++
	}
	missing, left, beside := 0, 0, 0
	for _, k := range s.setup.kinds {
		if s.bag[k] < 0 || s.aside[k] < 0 || s.aside[k] > s.bag[k] {
			return fmt.Errorf("%s: %d in the stack, %d laid aside", Tiles[k].ID, s.bag[k], s.aside[k])
		}
		missing += int(Tiles[k].Copies - lie[k] - s.bag[k])
		left += int(s.bag[k] - s.aside[k])
		beside += int(s.aside[k])
		if lie[k]+s.bag[k] > Tiles[k].Copies {
			return fmt.Errorf("%s: %d lie, %d are in the stack, there are %d", Tiles[k].ID, lie[k], s.bag[k],
				Tiles[k].Copies)
		}
	}
	if beside != int(s.beside) {
		return fmt.Errorf("%d tiles are laid aside, counted as %d", beside, s.beside)
	}
	if missing != int(s.gone) || left != int(s.left) {
		return fmt.Errorf("%d tiles are missing, %d are out of the game; %d are in the stack, counted as %d",
			missing, s.gone, left, s.left)
	}
	return nil
}

func checkFigures(s *State) error {
	have := s.supply
	for _, f := range s.figure[:s.figures] {
		have[f.seat][f.figure]++
	}
	for seat := range s.setup.seats {
		if have[seat] != s.setup.supply {
			return fmt.Errorf("seat %d has figures %v, should have %v", seat+1, have[seat], s.setup.supply)
		}
		for f, n := range s.supply[seat] {
			if n < 0 {
				return fmt.Errorf("seat %d has %d of %s", seat+1, n, FigureIDs[f])
			}
		}
	}
	return nil
}

// checkObjects counts every object anew from the tiles and figures.
func checkObjects(s *State) error {
	var stand [MaxPieces]standing
	for _, f := range s.figure[:s.figures] {
		stand[s.root(f.piece)] += f.figure.of(rules.Seat(f.seat))
	}
	for r := range s.pieces {
		if s.piece[r].parent != r {
			continue
		}
		root := &s.piece[r]
		if stand[r] != root.standing {
			return fmt.Errorf("object of %v: standing %x, should be %x", s.place(r), root.standing, stand[r])
		}
		for p := root.next; p != r; p = s.piece[p].next {
			if s.root(p) != r || s.piece[p].kind != root.kind {
				return fmt.Errorf("%v is in the ring of %v", s.place(p), s.place(r))
			}
		}
		if root.kind == Field {
			continue // nobody counts its tiles
		}
		tiles, open, pennants := recount(s, r)
		if int(root.tiles) != tiles || int(root.open) != open || int(root.pennants) != pennants {
			return fmt.Errorf("object of %v: %d tiles, %d open, %d pennants; should be %d, %d, %d",
				s.place(r), root.tiles, root.open, root.pennants, tiles, open, pennants)
		}
	}
	return nil
}

// recount counts what is kept of an object that is no field.
func recount(s *State, root int16) (tiles, open, pennants int) {
	var seen tileSet
	for p := root; ; {
		q := &s.piece[p]
		t := &s.tile[q.tile]
		f := &Tiles[t.Kind].Features[q.index]
		seen.add(q.tile)
		pennants += int(f.Pennants)
		for sides := Turned(f.Edges, t.Turn); sides != 0; sides &= sides - 1 {
			if s.grid.at(t.At.Next(Side(bits.TrailingZeros8(sides)))) == noTile {
				open++
			}
		}
		if q.kind == Cloister {
			for i := range around {
				if s.grid.at(Pos{t.At.X + around[i].X, t.At.Y + around[i].Y}) == noTile {
					open++
				}
			}
		}
		if p = q.next; p == root {
			return seen.size(), open, pennants
		}
	}
}
