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
	if len(words) == 0 {
		return fmt.Errorf("want one of %s", strings.Join(arrangeNames(), ", "))
	}
	for _, c := range arrangements {
		if c.name != words[0] {
			continue
		}
		args := words[1:]
		if len(args) < c.min || len(args) > c.max {
			return fmt.Errorf("want `set %s`", c.usage)
		}
		s := state.(*State)
		r := &reader{s: s, words: args}
		c.do(s, r)
		return r.err
	}
	return fmt.Errorf("nothing to set is called %q; there is %s", words[0], strings.Join(arrangeNames(), ", "))
}

type arrangement struct {
	name     string
	min, max int
	usage    string
	do       func(*State, *reader)
}

func arrangeNames() (names []string) {
	for _, c := range arrangements {
		names = append(names, c.name)
	}
	return names
}

var arrangements = []arrangement{
	{"stack", 0, maxTiles, "stack TILE… : exactly these are left to draw", func(s *State, r *reader) {
		want := map[Kind]int8{}
		for len(r.words) > 0 {
			want[r.kind()]++
		}
		if r.err != nil {
			return
		}
		for k, n := range want {
			if n > s.bag[k] {
				r.fail("there are %d of %s in the stack, not %d", s.bag[k], Tiles[k].ID, n)
				return
			}
		}
		for _, k := range s.setup.kinds {
			s.gone += int16(s.bag[k] - want[k])
			s.left -= int16(s.bag[k] - want[k])
			s.bag[k] = want[k]
		}
	}},
	{"lay", 3, 3, "lay TILE X,Y rN : a tile, as if placed earlier", func(s *State, r *reader) {
		k, at, turn := r.kind(), r.pos(), r.turn()
		switch {
		case r.err != nil:
		case s.bag[k] == 0:
			r.fail("no %s is left in the stack", Tiles[k].ID)
		case s.Fits(k, at)>>turn&1 == 0:
			r.fail("%s does not fit on %v with %d turns", Tiles[k].ID, at, turn)
		default:
			s.bag[k]--
			s.left--
			s.lay(k, s.grid.find(at), turn)
		}
	}},
	{"figure", 4, 4, "figure SEAT FIGURE X,Y FEATURE : a figure, as if placed earlier", func(s *State, r *reader) {
		seat, f, at := r.seat(), r.figure(), r.place()
		if r.err != nil {
			return
		}
		if s.supply[seat][f] == 0 {
			r.fail("seat %v has no %s left", seat, FigureIDs[f])
			return
		}
		p, _ := s.pieceAt(at)
		s.put(seat, f, p)
	}},
	{"points", 2, 2, "points SEAT N : for cities, in place of what there was", func(s *State, r *reader) {
		seat := r.seat()
		s.points[seat] = [Items]int16{CityPoints: int16(r.number("points", 0, 9999))}
	}},
	{"tokens", 3, 3, "tokens SEAT GOOD N", func(s *State, r *reader) {
		seat, g := r.seat(), r.good()
		s.tokens[seat][g] = int8(r.number("tokens", 0, 20))
	}},
	{"dragon", 1, 1, "dragon X,Y", func(s *State, r *reader) { s.at = r.tile() }},
	{"fairy", 1, 1, "fairy X,Y", func(s *State, r *reader) { s.fairyTile = r.tile() }},
}

// reader takes words apart and keeps the first thing that was wrong.
type reader struct {
	s     *State
	words []string
	err   error
}

func (r *reader) next() string {
	if len(r.words) == 0 {
		return ""
	}
	w := r.words[0]
	r.words = r.words[1:]
	return w
}

func (r *reader) fail(format string, args ...any) {
	if r.err == nil {
		r.err = fmt.Errorf(format, args...)
	}
}

func (r *reader) number(what string, low, high int) int {
	w := r.next()
	n, err := strconv.Atoi(w)
	if err != nil || n < low || n > high {
		r.fail("%s: want a number from %d to %d, got %q", what, low, high, w)
		return low
	}
	return n
}

func (r *reader) seat() rules.Seat {
	return rules.Seat(r.number("seat", 1, r.s.Players()) - 1)
}

func (r *reader) kind() Kind {
	k, err := Find(r.next())
	if err == nil && !slices.Contains(r.s.setup.kinds, k) {
		err = fmt.Errorf("tile %s is not in this game", Tiles[k].ID)
	}
	if err != nil {
		r.fail("%w", err)
		return 0
	}
	return k
}

func (r *reader) figure() Figure {
	w := r.next()
	f := slices.Index(FigureIDs[:], w)
	if f < 0 {
		r.fail("want a figure of %s, got %q", strings.Join(FigureIDs[:], ", "), w)
		return 0
	}
	return Figure(f)
}

func (r *reader) good() Good {
	w := r.next()
	g := slices.Index(GoodIDs[:], w)
	if g < 0 {
		r.fail("want goods of %s, got %q", strings.Join(GoodIDs[:], ", "), w)
		return 0
	}
	return Good(g)
}

func (r *reader) pos() (p Pos) {
	w := r.next()
	x, y, _ := strings.Cut(w, ",")
	a, err := strconv.ParseInt(x, 10, 16)
	b, err2 := strconv.ParseInt(y, 10, 16)
	if err != nil || err2 != nil {
		r.fail("want a cell such as 1,-2, got %q", w)
	}
	return Pos{int16(a), int16(b)}
}

func (r *reader) turn() int8 {
	w := r.next()
	if len(w) != 2 || w[0] != 'r' || w[1] < '0' || w[1] > '3' {
		r.fail("want quarter turns r0 to r3, got %q", w)
		return 0
	}
	return int8(w[1] - '0')
}

func (r *reader) tile() uint8 {
	at := r.pos()
	n := r.s.grid.at(at)
	if n == noTile {
		r.fail("no tile lies on %v", at)
	}
	return n
}

func (r *reader) place() Place {
	at, w := r.pos(), r.next()
	laid, ok := r.s.TileAt(at)
	if !ok {
		r.fail("no tile lies on %v", at)
		return Place{}
	}
	f := Tiles[laid.Kind].Feature(w)
	if f < 0 {
		r.fail("tile %s has no feature %q", Tiles[laid.Kind].ID, w)
		return Place{}
	}
	return Place{at, f}
}

func (r *reader) object() Object {
	at := r.place()
	if r.err != nil {
		return Object{}
	}
	o, _ := r.s.ObjectAt(at)
	return o
}
