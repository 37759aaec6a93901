package carcassonne

import (
	"math/bits"
	"slices"

	"tilestead/rules"
)

// traders is Traders & Builders: goods, the builder and the pig (5, 6, 7.2, 7.3).
var traders = expansion{
	id: "traders",
	supply: func(have *[Figures]int8) {
		have[Builder]++
		have[Pig]++
	},
	steps: func(order []step) []step {
		return slices.Insert(order, slices.Index(order, endStep), againStep)
	},
	placed: builderWorks,
	any:    tradersAny,
	offers: tradersOffers,
	farm:   pigFarm,
	scored: takeGoods,
	final:  scoreGoods,
}

// tradersPart is the expansion's part of the state.
type tradersPart struct {
	tokens [MaxSeats][Goods]int8
	works  bool // the builder was triggered in part 1
}

// Tokens is the goods of a seat.
func (s *State) Tokens(seat rules.Seat) [Goods]int8 { return s.tokens[seat] }

// BuilderWorks says whether the turn will have a second part.
func (s *State) BuilderWorks() bool { return s.works }

// builderWorks is the trigger: the tile just placed belongs to an object with
// the active seat's builder (7.2).
func builderWorks(t acting) {
	if t.part != 1 {
		return
	}
	tile := &t.tile[t.last]
	for i := range Tiles[tile.Kind].Features {
		if t.piece[t.root(tile.first+int16(i))].standing.builder(t.active) {
			t.works = true
		}
	}
}

// secondPart opens the second part of a turn whose builder was triggered.
func secondPart(t acting) {
	if !t.works || t.left == 0 {
		t.works = false
		return
	}
	t.works = false
	rules.Show(t.reel, t.State, SecondPart{t.active})
	t.again()
}

// tradersOffers are the places for builder and pig on the new tile: where an own
// follower is, the builder only on what is not completed (4).
func tradersOffers(s *State, dst []rules.Action, none bool) []rules.Action {
	have := &s.supply[s.active]
	if none || have[Builder] == 0 && have[Pig] == 0 {
		return dst
	}
	t := &s.tile[s.last]
	n := len(Tiles[t.Kind].Features)
	for f := Builder; f <= Pig; f++ {
		if have[f] == 0 {
			continue
		}
		for i := range n {
			root := &s.piece[s.root(t.first+int16(i))]
			if !root.standing.followers(s.active) {
				continue
			}
			onto := root.kind == Field
			if f == Builder {
				onto = (root.kind == Road || root.kind == City) && root.open != 0
			}
			if onto {
				dst = append(dst, figureAct(t.At, f, i))
			}
		}
	}
	return dst
}

func tradersAny(s *State, none bool) bool {
	var list [2 * mostFeatures]rules.Action
	return len(tradersOffers(s, list[:0], none)) > 0
}

func pigFarm(_ *State, root *piece, seat rules.Seat, per int) int {
	if root.standing.pig(seat) {
		return per + 1
	}
	return per
}

// takeGoods gives the seat that completed a city its goods, whoever scores (5).
func takeGoods(t acting, o object, e *Scored) {
	if o.final || t.piece[o.root].kind != City {
		return
	}
	t.GoodsOf(o.root, &t.tokens[t.active])
	if e != nil {
		t.GoodsOf(o.root, &e.Goods)
	}
}

// goodsPoints is what the most tokens of a kind bring.
const goodsPoints = 10

// scoreGoods gives points for the most tokens of each kind (6).
func scoreGoods(t acting) {
	if t.tokens != [MaxSeats][Goods]int8{} {
		rules.Show(t.reel, t.State, Counting{GoodsPoints})
	}
	for g := range Good(Goods) {
		e := GoodsScored{Good: g}
		for b := mostGoods(t.State, g); b != 0; b &= b - 1 {
			seat := bits.TrailingZeros8(b)
			t.points[seat][GoodsPoints] += goodsPoints
			e.Points[seat] = goodsPoints
		}
		rules.Show(t.reel, t.State, e)
	}
}

// mostGoods are the seats with the most tokens of a kind, none with none.
func mostGoods(s *State, g Good) (seats uint8) {
	best := int8(1)
	for seat := range s.setup.seats {
		switch n := s.tokens[seat][g]; {
		case n > best:
			best, seats = n, 1<<seat
		case n == best:
			seats |= 1 << seat
		}
	}
	return seats
}
