package montana

import (
	"math/rand/v2"

	"tilestead/rules"
)

// A State is one position of Montana. Nothing in it is hidden but the next
// spin (and, while the map is laid, the next tile).
type State struct {
	layout *layout // fixed, shared
	seats  int8

	face       [MaxHexes]int8 // index of Components.Faces, -1 while no tile lies there
	height     [MaxHexes]int8 // settlements on the hex
	owner      [MaxHexes]rules.Seat
	used       uint16 // tiles drawn
	land       hexSet // can be settled, start tile excluded
	settled    hexSet // start tile included
	own        [MaxSeats]hexSet
	cattleOn   hexSet
	canteenOn  hexSet
	start      Hex
	startLevel int8 // how many conditions of the start hex are kept

	player  [MaxSeats]Player
	supply  Stock
	pool    Handful // workers in the supply
	herd    int8    // cattle in the supply
	large   [FirstBank]Handful
	small   [FirstBank]Handful
	bank    [3]Handful
	arrow   int8
	first   rules.Seat
	active  rules.Seat // whose turn it is
	extra   bool
	built   int8 // builds of this Settle
	ended   bool
	auction auction

	agenda rules.Agenda[Step, [24]Step]
}

// A Player is what lies on one player board.
type Player struct {
	Goods    Stock
	Workers  Handful
	Silver   int16
	Cattle   int8
	Canteens int8
	Left     int8  // settlements not yet placed
	Turns    int16 // without extra turns
}

// A contractor stands on a town space or, with column 0, on the General Store.
type contractor struct {
	row    Row
	column int8
}

// auction is the town while it is open.
type auction struct {
	open   bool
	acted  [MaxSeats]bool // has had its first chance
	passed [MaxSeats]bool
	paid   [MaxSeats]bool
	at     [MaxSeats]contractor
}

func newGame(setup rules.Setup) rules.State {
	n := setup.Seats
	s := &State{layout: layouts[n], seats: int8(n), start: NoHex, first: rules.Nobody, active: rules.Nobody}
	for h := range s.face {
		s.face[h], s.owner[h] = -1, rules.Nobody
	}
	t := Components
	s.supply = t.Supply[n]
	for i := range s.pool {
		s.pool[i] = t.Workers
	}
	s.herd = t.Cattle
	for p := range n {
		s.player[p] = Player{Goods: t.StartGoods, Cattle: t.StartCattle, Left: t.Settlements[n]}
		s.herd -= t.StartCattle
	}
	first := Step{Kind: StepFirst}
	if chosen := setup.First(); chosen != rules.Nobody {
		first.A = int8(chosen) + 1
	}
	s.agenda.Push(Step{Kind: StepTile}, Step{Kind: StepStart}, first)
	return s
}

// Turn is who decides now.
func (s *State) Turn() rules.Seat {
	if s.agenda.Len() == 0 {
		return rules.Nobody
	}
	return s.agenda.Top().seat()
}

// Clone is an independent copy.
func (s *State) Clone() rules.State {
	c := *s
	return &c
}

// Set makes s a copy of from.
func (s *State) Set(from rules.State) { *s = *from.(*State) }

// Guess is a copy: nothing is hidden.
func (s *State) Guess(into rules.State, _ rules.Seat, _ *rand.Rand) { into.Set(s) }

// Players is how many play.
func (s *State) Players() int { return int(s.seats) }

// Player is the board of a seat.
func (s *State) Player(seat rules.Seat) Player { return s.player[seat] }

// Active is the seat whose turn it is, also while others bid.
func (s *State) Active() rules.Seat { return s.active }

// First is the start player; Nobody before it is drawn.
func (s *State) First() rules.Seat { return s.first }

// Extra says whether this turn was bought with a canteen.
func (s *State) Extra() bool { return s.extra }

// Ended says whether a last settlement has been placed.
func (s *State) Ended() bool { return s.ended }

// Builds is how many hexes were built on in this Settle.
func (s *State) Builds() int { return int(s.built) }

// Arrow is the sector the arrow points at.
func (s *State) Arrow() int { return int(s.arrow) }

// Supply is the goods in the general supply.
func (s *State) Supply() Stock { return s.supply }

// Pool is the workers in the general supply.
func (s *State) Pool() Handful { return s.pool }

// Herd is the cattle in the general supply.
func (s *State) Herd() int { return int(s.herd) }

// Workers are those on a place; none means it is free.
func (s *State) Workers(p Place) Handful {
	if p >= FirstBank {
		return s.bank[p-FirstBank]
	}
	return s.large[p]
}

// SmallWorkers are those on the small space of a large space.
func (s *State) SmallWorkers(p Place) Handful { return s.small[p] }

// Auction says whether the town is open.
func (s *State) Auction() bool { return s.auction.open }

// Contractor is where a contractor stands in the town; ok is false on the
// General Store. Columns count from 1.
func (s *State) Contractor(seat rules.Seat) (row Row, column int, ok bool) {
	c := s.auction.at[seat]
	return c.row, int(c.column), c.column > 0
}

// Passed says whether seat has left this auction.
func (s *State) Passed(seat rules.Seat) bool { return s.auction.passed[seat] }

// Acted says whether seat has had its first chance in this auction.
func (s *State) Acted(seat rules.Seat) bool { return s.auction.acted[seat] }

// Paid says whether seat has paid its standing bid.
func (s *State) Paid(seat rules.Seat) bool { return s.auction.paid[seat] }

// Hexes is how many hexes the map has.
func (s *State) Hexes() int { return int(s.layout.n) }

// HexAt is the hex at axial coordinates, or NoHex.
func (s *State) HexAt(q, r int) Hex {
	if h, ok := s.layout.index[[2]int8{int8(q), int8(r)}]; ok {
		return h
	}
	return NoHex
}

// Coord is where a hex lies, in axial coordinates.
func (s *State) Coord(h Hex) (q, r int) {
	return int(s.layout.coord[h][0]), int(s.layout.coord[h][1])
}

// Slot is the tile slot a hex belongs to.
func (s *State) Slot(h Hex) int { return int(h) / 7 }

// Neighbour is the hex next to h in direction 0 to 5, or NoHex.
func (s *State) Neighbour(h Hex, direction int) Hex { return s.layout.neighbour[h][direction] }

// Face is what is printed on a hex; ok is false while no tile lies there.
func (s *State) Face(h Hex) (Face, bool) {
	if s.face[h] < 0 {
		return Face{}, false
	}
	return Components.Faces[s.face[h]], true
}

// Start is the hex of the start tile, or NoHex.
func (s *State) Start() Hex { return s.start }

// Settlements are those on a hex: whose and how many.
func (s *State) Settlements(h Hex) (rules.Seat, int) { return s.owner[h], int(s.height[h]) }

// CattleOn says whether cattle still lie on a hex.
func (s *State) CattleOn(h Hex) bool { return s.cattleOn.has(h) }

// CanteenOn says whether a lake still has its canteen.
func (s *State) CanteenOn(h Hex) bool { return s.canteenOn.has(h) }

// Asked is what is being decided; it must not be called after the end.
func (s *State) Asked() Step { return *s.agenda.Top() }

// Score is the settlements placed, which is all that counts before the ties.
func (s *State) Score(seat rules.Seat) []rules.Item {
	return []rules.Item{{What: "settlements", N: rules.Whole(placed(s, seat))}}
}

func placed(s *State, seat rules.Seat) int {
	return int(Components.Settlements[s.seats] - s.player[seat].Left)
}

// Ties are the two tie-breaks of a seat (E2): cattle and canteens, then silver,
// goods and workers on the own board.
func (s *State) Ties(seat rules.Seat) (cattleAndCanteens, rest int) {
	p := &s.player[seat]
	rest = int(p.Silver) + p.Workers.Size()
	for _, n := range p.Goods {
		rest += int(n)
	}
	return int(p.Cattle + p.Canteens), rest
}

// Winners have placed all their settlements and come first in the ties (E2, E3).
func (s *State) Winners() []rules.Seat {
	if s.agenda.Len() > 0 {
		return nil
	}
	var best []rules.Seat
	for seat := rules.Seat(0); seat < rules.Seat(s.seats); seat++ {
		if s.player[seat].Left > 0 {
			continue
		}
		c := 1
		if len(best) > 0 {
			c = compare(s, seat, best[0])
		}
		if c > 0 {
			best = best[:0]
		}
		if c >= 0 {
			best = append(best, seat)
		}
	}
	return best
}

// compare ranks two finishers by the ties.
func compare(s *State, a, b rules.Seat) int {
	a1, a2 := s.Ties(a)
	b1, b2 := s.Ties(b)
	if a1 != b1 {
		return a1 - b1
	}
	return a2 - b2
}
