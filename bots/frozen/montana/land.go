package montana

import (
	"math/bits"

	"tilestead/rules"
	"tilestead/rules/montana"
)

// hexes is a set of hexes by number.
type hexes [2]uint64

func (s *hexes) add(h int)     { s[h>>6] |= 1 << (h & 63) }
func (s hexes) has(h int) bool { return s[h>>6]>>(h&63)&1 != 0 }

// pop removes the lowest hex of a set that is not empty and returns it.
func (s *hexes) pop() int {
	if s[0] != 0 {
		h := bits.TrailingZeros64(s[0])
		s[0] &= s[0] - 1
		return h
	}
	h := bits.TrailingZeros64(s[1])
	s[1] &= s[1] - 1
	return 64 + h
}

func (s hexes) empty() bool { return s[0]|s[1] == 0 }

// land is what does not change about the map of one game, laid out for speed.
type land struct {
	n         int
	sites     hexes // land that can be settled, the start hex excluded
	cost      [montana.MaxHexes]montana.Stock
	double    hexes
	cattle    hexes
	lakes     hexes // with a canteen at the start
	around    [montana.MaxHexes]hexes
	neighbour [montana.MaxHexes][6]int8
	start     int
}

// survey reads the map of a game whose tiles all lie.
func survey(s *montana.State) *land {
	l := &land{n: s.Hexes(), start: int(s.Start())}
	for h := range l.n {
		for d := range 6 {
			o := s.Neighbour(montana.Hex(h), d)
			l.neighbour[h][d] = int8(o)
			if o != montana.NoHex {
				l.around[h].add(int(o))
			}
		}
		f, ok := s.Face(montana.Hex(h))
		if !ok || h == l.start {
			continue
		}
		switch f.Kind {
		case montana.Land:
			l.sites.add(h)
			l.cost[h] = f.Cost
			if f.Double {
				l.double.add(h)
			}
			if f.Cattle {
				l.cattle.add(h)
			}
		case montana.Lake:
			if f.Canteen {
				l.lakes.add(h)
			}
		}
	}
	return l
}

// A mapView is the map of one position: who has settled where and what can be
// settled next.
type mapView struct {
	own   [montana.MaxSeats]hexes
	reach hexes
}

// see reads the map of a position.
func (l *land) see(s *montana.State, view *mapView) {
	*view = mapView{}
	var near, taken hexes
	for h := range l.n {
		if owner, _ := s.Settlements(montana.Hex(h)); owner >= 0 {
			view.own[owner].add(h)
			taken.add(h)
			near[0] |= l.around[h][0]
			near[1] |= l.around[h][1]
		}
	}
	if l.start >= 0 {
		near[0] |= l.around[l.start][0]
		near[1] |= l.around[l.start][1]
	}
	view.reach[0] = near[0] & l.sites[0] &^ taken[0]
	view.reach[1] = near[1] & l.sites[1] &^ taken[1]
}

// rows is how many rows of four a settlement of seat on h would complete.
func (l *land) rows(own hexes, h int) (n int) {
	if l.around[h][0]&own[0]|l.around[h][1]&own[1] == 0 {
		return 0
	}
	for d := range 3 {
		a, b := l.run(own, h, d), l.run(own, h, d+3)
		if a+b >= 3 && a < 4 && b < 4 {
			n++
		}
	}
	return n
}

func (l *land) run(own hexes, h, direction int) (n int) {
	for {
		o := l.neighbour[h][direction]
		if o < 0 || !own.has(int(o)) {
			return n
		}
		h = int(o)
		n++
	}
}

// canteens is how many canteens a settlement on h would bring now.
func (l *land) canteens(s *montana.State, h int) (n int) {
	lakes := hexes{l.around[h][0] & l.lakes[0], l.around[h][1] & l.lakes[1]}
	for !lakes.empty() {
		if s.CanteenOn(montana.Hex(lakes.pop())) {
			n++
		}
	}
	return n
}

// seats is a shorthand for ranging over the seats of a position.
func seats(s *montana.State) rules.Seat { return rules.Seat(s.Players()) }
