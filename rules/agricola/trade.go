package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola/box"
)

// A trade is an exchange that a seat can make, so many times.
type trade struct {
	in, out box.Stock
	times   int16
	act     rules.Action // as it is made
	takes   uint16       // the goods of in, as bits
	gives   uint16       // the goods that it may bring
	fill    *box.Stock   // instead of out: as much as is missing up to that
	cook    bool         // out depends on the improvements that work
	behind  int          // the trade that must come first + 1
	stack   bool         // one of a stack of goods
	nth     int8         // how many of its stack come first
	limit   int8         // the number of its limit, which others may share; 0 for none
}

// endless is for exchanges that only the goods limit.
const endless = 99

// mostTrades is more than all cards and majors offer together.
const mostTrades = 48

// mostPlan is more exchanges than a plan usually has.
const mostPlan = 64

// means are the exchanges that are open to a seat (docs/rulings.md 15).
type means struct {
	goods  box.Stock
	lit    box.MajorSet
	tokens box.MajorSet
	bark   bool
	refuse rules.Action // the exchange that would only take the last one back
	makes  uint16       // goods that some exchange brings, as bits
	limits int8
	n      int
	trades [mostTrades]trade
	all    stocks
	near   stocks // of a seeker
	bounds []bound
	room   [mostPlan]rules.Action // of a plan
}

// A bound is how much of a good may still come of a stock.
type bound struct {
	of     box.Good
	prices prices
	gain   [mostTrades]int // of each exchange with a limit, beyond what it takes
}

// A stock is one that a seat can get to.
type stock struct {
	goods box.Stock
	used  [mostLimits]int8 // of each limit
	lit   box.MajorSet
	slot  int32 // its place in the table
	from  int16 // the one before; -1 for what is there
	next  int16 // of a seeker: the number of the next that lacks as much + 1
	act   rules.Action
}

// mostLimits is more than exchanges of one seat have.
const mostLimits = 24

// stocks are all that a seat can get to, each once, nearest first.
type stocks struct {
	list  []stock
	of    uint64  // the exchanges that were looked at, as bits
	table []int32 // by fingerprint, the number of each + 1; a power of two, half empty
}

// after is what is there once a trade was made; ok is false if it can't be, or nothing
// comes of it.
func (t *trade) after(have box.Stock) (left box.Stock, ok bool) {
	left = have
	if !left.Covers(&t.in) {
		return left, false
	}
	left.Sub(&t.in)
	if t.fill == nil {
		left.Add(&t.out)
		return left, true
	}
	for g, n := range t.fill {
		left[g] = max(left[g], n)
	}
	return left, left != have
}

// left is how often an exchange with a limit can still be made at most.
func (t *trade) left(at *stock) int16 {
	switch {
	case t.stack && t.nth < at.used[t.limit]:
		return 0
	case t.stack || t.limit == 0:
		return t.times
	}
	return max(0, t.times-int16(at.used[t.limit])) // some of a card are closed
}

// short are the goods of which some that is wanted is missing, as bits.
func (m *means) short(want *box.Stock) (set uint16) {
	for g, n := range want {
		if n > m.goods[g] {
			set |= 1 << g
		}
	}
	return set
}

// add takes in an exchange, with a limit of its own unless it has one.
func (m *means) add(t trade) {
	if t.times <= 0 || m.n == mostTrades {
		return
	}
	if t.times != endless && t.limit == 0 {
		t.limit = m.newLimit()
	}
	if t.fill != nil {
		t.out = *t.fill
	}
	t.takes, t.gives = t.in.Kinds(), t.out.Kinds()
	m.trades[m.n] = t
	m.n++
}

// newLimit is the number of one more limit.
func (m *means) newLimit() int8 {
	m.limits++
	return m.limits
}
