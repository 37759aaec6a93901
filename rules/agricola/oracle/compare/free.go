package compare

import (
	"slices"
	"strings"
)

// What a seat has, and all that it can exchange, written from the fact sheets
// once more and tried one step at a time, for tests that want whole sets of
// results. Nothing here looks ahead.

// kindsOfGoods are the goods by their numbers.
const (
	wood = iota
	clay
	reed
	stone
	food
	grain
	vegetable
	fuel
	sheep
	boar
	cattle
	horse
)

// A stock is what a seat has that exchanges change.
type stock struct {
	goods  [12]int8
	tokens uint16  // by the order of the majors
	used   uint16  // of these, in this harvest
	left   [3]int8 // usage counters of M090, M125 and M126
	bought int8    // of the Grocer's stack
	prayed int8
}

// A household is what decides which exchanges a seat has.
type household struct {
	majors []string
	cards  []string
	moor   bool
	built  uint16 // majors with a fuel token, by their order
}

// begin is a stock with all counters (moor-rules 1).
func (h *household) begin(goods [12]int8) stock {
	return stock{goods: goods, left: [3]int8{3, 3, 4}}
}

func (h *household) has(card string) bool { return slices.Contains(h.cards, card) }

// cookRates is food for a vegetable, a sheep, a boar, a cattle and a horse
// (base-rules 9, moor-rules 9.2), by how names of majors begin.
var cookRates = []struct {
	name  string
	rates [5]int8
}{
	{"fireplace", [5]int8{2, 2, 2, 3, 0}},
	{"cooking_hearth", [5]int8{3, 2, 3, 4, 0}},
	{"cookhouse", [5]int8{3, 2, 3, 4, 2}},
	{"horse_slaughterhouse", [5]int8{0, 1, 1, 2, 2}},
}

// crafts are a good and the food for it, once a harvest (base-rules 9).
var crafts = []struct {
	name string
	good int
	food int8
}{{"joinery", wood, 2}, {"pottery", clay, 2}, {"basketmakers_workshop", reed, 3}}

// stalls trade at any time (moor-rules 9.2).
var stalls = []struct {
	name     string
	from, to int
}{
	{"furniture_stall", wood, clay}, {"ceramics_stall", clay, wood},
	{"basket_stall", reed, wood}, {"basket_stall", reed, clay}, {"basket_stall", reed, stone},
}

// shop is the Grocer's stack (occupations-base A102).
var shop = []int{wood, grain, reed, stone, vegetable, clay, reed, vegetable}

// boats are what a Peat Boat has for fuel (moor-minors M081).
var boats = []struct {
	good    int
	n, fuel int8
}{{wood, 2, 3}, {clay, 2, 3}, {reed, 2, 4}, {stone, 2, 4}, {grain, 1, 2}, {vegetable, 1, 3}}

// rate is the food for a good: what cooks and has no token, at best.
func (h *household) rate(s stock, good int) (n int8) {
	if good == grain || good == vegetable {
		n = 1
	}
	if good != vegetable && good < sheep {
		return n
	}
	column := 0
	if good >= sheep {
		column = 1 + good - sheep
	}
	for i, m := range h.majors {
		for _, c := range cookRates {
			if s.tokens>>i&1 == 0 && strings.HasPrefix(m, c.name) {
				n = max(n, c.rates[column])
			}
		}
	}
	return n
}

// steps are the stocks that one exchange leads to; crafts only in a harvest, and
// usage counters not once the payment of the fuel has begun.
func (h *household) steps(s stock, harvest, burning bool) (list []stock) {
	// give takes a and brings b, if a is there.
	give := func(to stock, a int, n int8, b int, m int8) {
		if to.goods[a] >= n {
			to.goods[a] -= n
			to.goods[b] += m
			list = append(list, to)
		}
	}
	for good := range s.goods {
		if n := h.rate(s, good); n > 0 {
			to := s
			if h.has("M115") && good > sheep && s.goods[good] > 0 {
				to.goods[wood]++
			}
			give(to, good, 1, food, n)
		}
	}
	if h.moor {
		give(s, wood, 1, fuel, 1)
	}
	for i, m := range h.majors {
		for _, t := range stalls {
			if t.name == m {
				give(s, t.from, 1, t.to, 1)
			}
		}
		if s.tokens>>i&1 != 0 && s.goods[fuel] > 0 {
			to := s
			to.goods[fuel]--
			to.tokens &^= 1 << i
			list = append(list, to)
		}
		to := s
		to.used |= 1 << i
		if !harvest || to.used == s.used {
			continue
		}
		for _, c := range crafts {
			if c.name == m {
				give(to, c.good, 1, food, c.food)
			}
		}
		if m == "village_church" && s.goods[fuel] > 0 {
			to.goods[fuel]--
			to.prayed++
			list = append(list, to)
		}
	}
	return append(list, h.swaps(s, burning)...)
}

// swaps are the stocks that the exchange of one card leads to.
func (h *household) swaps(s stock, burning bool) (list []stock) {
	swap := func(to stock, a int, n int8, b int, m int8) {
		if to.goods[a] >= n {
			to.goods[a] -= n
			to.goods[b] += m
			list = append(list, to)
		}
	}
	if h.has("A102") && int(s.bought) < len(shop) {
		to := s
		to.bought++
		swap(to, food, 1, shop[s.bought], 1)
	}
	if h.has("B104") {
		for _, good := range []int{boar, vegetable, stone} {
			swap(s, sheep, 1, good, 1)
		}
	}
	if h.has("M081") {
		for _, b := range boats {
			swap(s, fuel, b.fuel, b.good, b.n)
		}
	}
	if burning {
		return list
	}
	counted := func(card string, i int) (stock, bool) {
		to := s
		to.left[i]--
		return to, h.has(card) && s.left[i] > 0
	}
	if to, ok := counted("M090", 0); ok && (s.goods[food] < 2 || s.goods[fuel] < 2) {
		to.goods[food], to.goods[fuel] = max(2, to.goods[food]), max(2, to.goods[fuel])
		list = append(list, to)
	}
	if to, ok := counted("M125", 1); ok && slices.Min(s.goods[:food]) == 0 {
		for good := range food {
			to.goods[good] = max(1, to.goods[good])
		}
		list = append(list, to)
	}
	if to, ok := counted("M126", 2); ok {
		for pay := range food {
			for get := range stone {
				if pay != get {
					swap(to, pay, 1, get, 1)
				}
			}
		}
	}
	return list
}

// reach are all stocks that exchanges lead to, up to the first that is wanted, or
// nil if they are more than so many.
func (h *household) reach(from stock, harvest, burning bool, most int, wanted func(stock) bool) map[stock]bool {
	seen := map[stock]bool{from: true}
	for open := []stock{from}; len(open) > 0; {
		s := open[0]
		open = open[1:]
		if wanted(s) {
			break
		}
		for _, to := range h.steps(s, harvest, burning) {
			if !seen[to] {
				seen[to] = true
				open = append(open, to)
			}
		}
		if len(seen) > most {
			return nil
		}
	}
	return seen
}

// all wants none in particular.
func all(stock) bool { return false }
