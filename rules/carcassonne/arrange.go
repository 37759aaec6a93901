package carcassonne

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"tilestead/rules"
)

// arrange changes a position as a script or a lesson says. Tiles come from and
// go to the stack, figures come from the supply, so that nothing is lost.
func arrange(state rules.State, words []string) error {
	r := &reader{s: state.(*State)}
	return rules.Arrange(arrangements, words, r.s, r, &r.Reader, nil)
}

var arrangements = rules.Phrases[func(*State, *reader)]{
	rules.Say("stack", 0, maxTiles, "stack TILE… : exactly these are left to draw", func(s *State, r *reader) {
		var want [Kinds]int8
		for len(r.Words) > 0 {
			want[r.kind()]++
		}
		if r.Err != nil {
			return
		}
		for _, k := range s.setup.kinds {
			if want[k] > s.bag[k] {
				r.Fail("there are %d of %s in the stack, not %d", s.bag[k], Tiles[k].ID, want[k])
				return
			}
		}
		for _, k := range s.setup.kinds {
			s.gone += int16(s.bag[k] - want[k])
			s.left -= int16(s.bag[k] - want[k])
			s.bag[k] = want[k]
		}
	}),
	rules.Say("lay", 3, 3, "lay TILE X,Y rN : a tile, as if placed earlier", func(s *State, r *reader) {
		k, at, turn := r.kind(), r.pos(), r.turn()
		switch {
		case r.Err != nil:
		case s.bag[k] == 0:
			r.Fail("no %s is left in the stack", Tiles[k].ID)
		case s.Fits(k, at)>>turn&1 == 0:
			r.Fail("%s does not fit on %v with %d turns", Tiles[k].ID, at, turn)
		default:
			s.bag[k]--
			s.left--
			acting{State: s}.lay(k, s.grid.find(at), turn)
		}
	}),
	rules.Say("figure", 4, 4, "figure SEAT FIGURE X,Y FEATURE : a figure, as if placed earlier",
		func(s *State, r *reader) {
			seat, f, at := r.seat(), r.figure(), r.place()
			if r.Err != nil {
				return
			}
			if s.supply[seat][f] == 0 {
				r.Fail("seat %v has no %s left", seat, FigureIDs[f])
				return
			}
			p, _ := s.pieceAt(at)
			acting{State: s}.put(seat, f, p)
		}),
	rules.Say("points", 2, 2, "points SEAT N : for cities, in place of what there was", func(s *State, r *reader) {
		seat := r.seat()
		s.points[seat] = [Items]int16{CityPoints: int16(r.Number("points", 0, 9999))}
	}),
	rules.Say("tokens", 3, 3, "tokens SEAT GOOD N", func(s *State, r *reader) {
		r.needs(&traders)
		seat, g := r.seat(), r.good()
		s.tokens[seat][g] = int8(r.Number("tokens", 0, 20))
	}),
	rules.Say("dragon", 1, 1, "dragon X,Y", func(s *State, r *reader) {
		r.needs(&dragon)
		s.at = r.tile()
	}),
	rules.Say("fairy", 1, 1, "fairy X,Y", func(s *State, r *reader) {
		r.needs(&dragon)
		s.fairyTile = r.tile()
	}),
}

// reader takes words of Carcassonne apart.
type reader struct {
	rules.Reader
	s *State
}

func (r *reader) seat() rules.Seat { return r.Seat(r.s.Players()) }

// needs refuses what is not in a game without an expansion.
func (r *reader) needs(x *expansion) {
	if !slices.Contains(r.s.setup.extras, x) {
		r.Fail("this game is played without %q; name it behind the players", x.id)
	}
}

func (r *reader) kind() Kind {
	k, err := Find(r.Next())
	if err == nil && !slices.Contains(r.s.setup.kinds, k) {
		err = fmt.Errorf("tile %s is not in this game", Tiles[k].ID)
	}
	if err != nil {
		r.Fail("%w", err)
		return 0
	}
	return k
}

func (r *reader) figure() Figure { return Figure(r.Name("figure", FigureIDs[:])) }

func (r *reader) good() Good { return Good(r.Name("goods", GoodIDs[:])) }

func (r *reader) pos() (p Pos) {
	w := r.Next()
	x, y, _ := strings.Cut(w, ",")
	a, err := strconv.ParseInt(x, 10, 16)
	b, err2 := strconv.ParseInt(y, 10, 16)
	if err != nil || err2 != nil {
		r.Fail("want a cell such as 1,-2, got %q", w)
	}
	return Pos{int16(a), int16(b)}
}

func (r *reader) turn() int8 {
	w := r.Next()
	if len(w) != 2 || w[0] != 'r' || w[1] < '0' || w[1] > '3' {
		r.Fail("want quarter turns r0 to r3, got %q", w)
		return 0
	}
	return int8(w[1] - '0')
}

func (r *reader) tile() uint8 {
	at := r.pos()
	n := r.s.grid.at(at)
	if n == noTile {
		r.Fail("no tile lies on %v", at)
	}
	return n
}

func (r *reader) place() Place {
	at, w := r.pos(), r.Next()
	laid, ok := r.s.TileAt(at)
	if !ok {
		r.Fail("no tile lies on %v", at)
		return Place{}
	}
	f := Tiles[laid.Kind].Feature(w)
	if f < 0 {
		r.Fail("tile %s has no feature %q", Tiles[laid.Kind].ID, w)
		return Place{}
	}
	return Place{at, f}
}

func (r *reader) object() Object {
	at := r.place()
	if r.Err != nil {
		return Object{}
	}
	o, _ := r.s.ObjectAt(at)
	return o
}
