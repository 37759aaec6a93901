package agricola

import (
	"math/bits"
	"slices"

	"tilestead/rules"
)

// mostStocks is how many stocks in reach are looked at. A seat with more has so many goods
// that going back from what is wanted finds a way.
const mostStocks = 4000

// mostLimits is more than exchanges of one seat have.
const mostLimits = 24

// A stock is one that a seat can get to.
type stock struct {
	goods Stock
	used  [mostLimits]int8 // of each limit
	lit   MajorSet
	from  int16 // the one before; -1 for what is there
	act   rules.Action
}

// stocks are all that a seat can get to, each once, nearest first.
type stocks struct {
	list  [mostStocks]stock
	n     int
	of    uint64                // the exchanges that were looked at, as bits
	table [4 * mostStocks]int16 // by fingerprint, the number of each + 1
}

// spread lists the stocks in reach, unless that was done, and finds one that has all that
// is wanted; -1 if none does.
func (m *means) spread(want *Stock) int {
	a := &m.all
	short := uint16(0)
	for g, n := range want {
		if n > m.goods[g] {
			short |= 1 << g
		}
	}
	if of := m.bearing(short); a.n == 0 || of&^a.of != 0 {
		a.of |= of
		a.n = 0
		a.table = [4 * mostStocks]int16{}
		a.note(stock{goods: m.goods, lit: m.lit, from: -1})
		for i := 0; i < a.n && a.n < mostStocks; i++ {
			m.onward(i)
		}
	}
	for i := range a.n {
		if a.list[i].goods.covers(want) {
			return i
		}
	}
	return -1
}

// onward lists the stocks that a single exchange makes of one.
func (m *means) onward(at int) {
	for of := m.all.of; of != 0; of &= of - 1 {
		t, s := &m.trades[bits.TrailingZeros64(of)], m.all.list[at]
		if s.from < 0 && t.act == m.refuse || t.stack && s.used[t.limit] != t.nth ||
			!t.stack && t.limit > 0 && s.used[t.limit] >= int8(t.times) {
			continue
		}
		had := s.goods
		var ok bool
		if s.goods, ok = t.after(had); !ok {
			continue
		}
		switch {
		case t.act.Kind() == KindKindle:
			s.lit |= m.tokens & (1 << MajorOf(t.act))
		case t.cook:
			got := m.cooked(GoodOf(t.act), s.lit)
			if got[Food] == 0 {
				continue
			}
			s.goods = had
			s.goods.sub(&t.in)
			s.goods.add(&got)
		}
		if t.limit > 0 {
			s.used[t.limit]++
		}
		s.from, s.act = int16(at), t.act
		m.all.note(s)
	}
}

// note keeps a stock unless it is there.
func (a *stocks) note(s stock) {
	h := uint64(14695981039346656037)
	mix := func(n uint64) { h = (h ^ n) * 1099511628211 }
	for _, n := range &s.goods {
		mix(uint64(uint16(n)))
	}
	for _, n := range &s.used {
		mix(uint64(uint8(n)))
	}
	mix(uint64(s.lit))
	size := uint64(len(a.table))
	for i := h % size; ; i = (i + 1) % size {
		switch at := a.table[i]; {
		case at == 0 && a.n < mostStocks:
			a.list[a.n] = s
			a.n++
			a.table[i] = int16(a.n)
			return
		case at == 0:
			return
		}
		if o := &a.list[a.table[i]-1]; o.goods == s.goods && o.used == s.used && o.lit == s.lit {
			return
		}
	}
}

// path is the exchanges that lead to a stock.
func (m *means) path(at int) []rules.Action {
	plan := m.room[:0]
	for s := &m.all.list[at]; s.from >= 0; s = &m.all.list[s.from] {
		plan = append(plan, s.act)
	}
	slices.Reverse(plan)
	return plan
}
