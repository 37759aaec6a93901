package oracle

import (
	"fmt"
	"math"
	"math/bits"
	"slices"
)

// What may be begun and what is offered is judged by all the stocks that open
// exchanges lead to, not by the goods in hand alone.

// An aim is what must be in hand at once: goods, and for bread something that
// bakes.
type aim struct {
	goods bundle
	bread bool
}

func needs(goods amount) aim { return aim{goods: bundleOf(goods)} }

// lacks is how much a stock lacks.
func (g *Game) lacks(seat int, s stock, a aim) (n int) {
	for i := range s.goods {
		n += int(max(0, a.goods[i]-s.goods[i]))
	}
	if a.bread && !bakes(g, seat, s) {
		n++
	}
	return n
}

// bakes says whether a seat has something that bakes and has no fuel token.
func bakes(g *Game, seat int, s stock) bool {
	for i, id := range g.Players[seat].Majors {
		if s.tokens>>i&1 == 0 && g.major(id).bake > 0 {
			return true
		}
	}
	return false
}

// mostStocks is how many are looked at, lest a test never ends.
const mostStocks = 1 << 23

// reaches says whether exchanges lead from a stock to one that lacks nothing.
// All sequences of those that can help are tried, stocks that lack least first
// and none twice. The exchange just before is taken back behind another one that
// helps, not behind one that is made for nothing else.
func (g *Game) reaches(seat int, from stock, a aim) bool {
	if g.lacks(seat, from, a) == 0 {
		return true
	}
	helpful, useful := helpful(g, seat, from, a, exchanges(g, seat, from))
	if useful == 0 {
		return false
	}
	seen := map[stock]bool{from: true}
	open := [][]stock{{from}} // by what they lack; this one is looked at first
	for i := 0; i < len(open); {
		end := len(open[i]) - 1
		if end < 0 {
			i++
			continue
		}
		s := open[i][end]
		open[i] = open[i][:end]
		for _, e := range helpful {
			to, ok := e.try(s)
			if !ok || e.gives&useful&^s.plenty(g.enough(seat, s, a, useful)) == 0 {
				continue
			}
			most := g.enough(seat, to, a, useful)
			for i := range to.goods {
				to.goods[i] = min(to.goods[i], most[i])
			}
			if to.traded != from.traded {
				to.traded = pair{} // to take it back would lead nowhere new
			}
			if seen[to] {
				continue
			}
			lack := g.lacks(seat, to, a)
			if lack == 0 {
				return true
			}
			seen[to] = true
			for len(open) <= lack {
				open = append(open, nil)
			}
			open[lack] = append(open[lack], to)
			i = min(i, lack)
		}
		if len(seen) > mostStocks {
			panic(fmt.Sprintf("oracle: too many stocks to look at from %v for %v", from.goods, a.goods))
		}
	}
	return false
}

// enough is how much of each good is of use at most: food for the aim and for
// what a Grocer has left, fuel for the aim and for each token unless a Peat Boat
// takes more. What else is taken for other goods has no limit; of what is not
// useful the aim is enough.
func (g *Game) enough(seat int, s stock, a aim, useful kinds) (most bundle) {
	p := &g.Players[seat]
	for i := range most {
		most[i] = math.MaxInt16
		if useful>>i&1 == 0 {
			most[i] = a.goods[i]
		}
	}
	most[food] = a.goods[food]
	if p.has(grocer) {
		most[food] += int16(len(grocery)) - int16(s.bought)
	}
	if !p.has(peatBoat) {
		most[fuel] = a.goods[fuel] + int16(bits.OnesCount32(s.tokens))
	}
	return most
}

// plenty are the goods of which there is enough.
func (s *stock) plenty(enough bundle) (k kinds) {
	for i := range enough {
		if s.goods[i] >= enough[i] {
			k |= 1 << i
		}
	}
	return k
}

// scarce is how much of each good exchanges bring at most where only a Grocer has
// it, of whose stack every good is taken once.
func scarce(from stock, all []exchange) (most bundle) {
	for i := range most {
		most[i] = math.MaxInt16 - from.goods[i]
		if !slices.ContainsFunc(all, func(e exchange) bool { return e.gives>>i&1 != 0 && e.card != grocer }) {
			most[i] = 0
		}
	}
	if !slices.ContainsFunc(all, func(e exchange) bool { return e.card == grocer }) {
		return most
	}
	for _, good := range grocery[from.bought:] {
		if i := numberOf(good); most[i] < int16(len(grocery)) {
			most[i]++
		}
	}
	return most
}

// helpful are the exchanges that bring something useful, and what is useful:
// what is lacking, and whatever a helpful exchange takes. Nothing is, if some of
// what is lacking comes from no exchange.
func helpful(g *Game, seat int, from stock, a aim, all []exchange) (list []exchange, useful kinds) {
	for i := range from.goods {
		if from.goods[i] < a.goods[i] {
			useful |= 1 << i
		}
	}
	if a.bread && !bakes(g, seat, from) {
		useful |= bread
	}
	lacking := useful
	for i, n := range scarce(from, all) {
		if from.goods[i]+n < a.goods[i] {
			return nil, 0
		}
	}
	for {
		list = nil
		more, gives := useful, kinds(0)
		for _, e := range all {
			if e.gives&useful != 0 {
				list = append(list, e)
				more |= e.takes
				gives |= e.gives
			}
		}
		if lacking&^gives != 0 {
			return nil, 0
		}
		if more == useful {
			return list, useful
		}
		useful = more
	}
}
