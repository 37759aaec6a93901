package agricola

import (
	"math/bits"
	"slices"

	"tilestead/rules"
)

// mostStocks is how many stocks in reach are looked at. A seat with more has so many goods
// that going back from what is wanted finds a way.
const mostStocks = 20000

// mostLimits is more than exchanges of one seat have.
const mostLimits = 24

// A stock is one that a seat can get to.
type stock struct {
	goods Stock
	used  [mostLimits]int8 // of each limit
	lit   MajorSet
	slot  int32 // its place in the table
	from  int16 // the one before; -1 for what is there
	act   rules.Action
}

// stocks are all that a seat can get to, each once, nearest first.
type stocks struct {
	list  []stock
	of    uint64  // the exchanges that were looked at, as bits
	table []int32 // by fingerprint, the number of each + 1; a power of two, half empty
}

// having is a stock in reach that has all that is wanted; -1 if none does.
func (m *means) having(want *Stock) int {
	short := uint16(0)
	for g, n := range want {
		if n > m.goods[g] {
			short |= 1 << g
		}
	}
	m.spread(short, false)
	for i := range m.all.list {
		if m.all.list[i].goods.covers(want) {
			return i
		}
	}
	return -1
}

// spread lists the stocks in reach by exchanges that bear on some goods, and with lights
// by those that light an improvement, unless that was done.
func (m *means) spread(on uint16, lights bool) {
	a := &m.all
	if of := m.bearing(on, lights); len(a.list) == 0 || of&^a.of != 0 {
		a.of |= of
		a.clear()
		a.note(stock{goods: m.goods, lit: m.lit, from: -1})
		for i := 0; i < len(a.list) && len(a.list) < mostStocks; i++ {
			m.onward(i)
		}
	}
}

// kindled is the exchanges that bring what is wanted while one of some improvements works
// that has a fuel token now; ok is false if none do.
func (m *means) kindled(want Stock, of MajorSet) (plan []rules.Action, ok bool) {
	m.spread(want.kinds(), true)
	for i := range m.all.list {
		if s := &m.all.list[i]; s.lit&of != 0 && s.goods.covers(&want) {
			return m.path(i), true
		}
	}
	return nil, false
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

// clear forgets all stocks.
func (a *stocks) clear() {
	for i := range a.list {
		a.table[a.list[i].slot] = 0
	}
	a.list = a.list[:0]
}

// note keeps a stock unless it is there.
func (a *stocks) note(s stock) {
	if len(a.list) == mostStocks {
		return
	}
	if 2*len(a.list) >= len(a.table) {
		a.grow()
	}
	size := uint64(len(a.table))
	for i := s.fingerprint() % size; ; i = (i + 1) % size {
		at := a.table[i]
		if at == 0 {
			s.slot = int32(i)
			a.list = append(a.list, s)
			a.table[i] = int32(len(a.list))
			return
		}
		if o := &a.list[at-1]; o.goods == s.goods && o.used == s.used && o.lit == s.lit {
			return
		}
	}
}

// grow makes room for twice as many.
func (a *stocks) grow() {
	a.table = make([]int32, max(256, 2*len(a.table)))
	size := uint64(len(a.table))
	for n := range a.list {
		s := &a.list[n]
		i := s.fingerprint() % size
		for a.table[i] != 0 {
			i = (i + 1) % size
		}
		a.table[i], s.slot = int32(n+1), int32(i)
	}
}

func (s *stock) fingerprint() uint64 {
	h := uint64(14695981039346656037)
	mix := func(n uint64) { h = (h ^ n) * 1099511628211 }
	for _, n := range &s.goods {
		mix(uint64(uint16(n)))
	}
	for _, n := range &s.used {
		mix(uint64(uint8(n)))
	}
	mix(uint64(s.lit))
	return h
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
