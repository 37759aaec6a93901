package agricola

import (
	"math/bits"
	"slices"

	"tilestead/rules"
	"tilestead/rules/agricola/box"
)

// mostStocks is how many stocks in reach are listed. Where there are more, a seeker looks
// for each that is wanted.
const mostStocks = 2000

// having is the exchanges that lead to a stock that has all that is wanted; ok is false if
// none does.
func (m *means) having(want *box.Stock) (plan []rules.Action, ok bool) {
	short := m.short(want)
	m.spread(short, false)
	for i := range m.all.list {
		if m.all.list[i].goods.Covers(want) {
			return m.path(&m.all, i), true
		}
	}
	if len(m.all.list) < mostStocks {
		return nil, false
	}
	return m.seek(want, short, 0)
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
			m.onward(a, i)
		}
	}
}

// kindled is the exchanges that bring what is wanted while one of some improvements works
// that has a fuel token now; ok is false if none do.
func (m *means) kindled(want *box.Stock, of box.MajorSet) (plan []rules.Action, ok bool) {
	m.spread(want.Kinds(), true)
	for i := range m.all.list {
		if s := &m.all.list[i]; s.lit&of != 0 && s.goods.Covers(want) {
			return m.path(&m.all, i), true
		}
	}
	if len(m.all.list) < mostStocks {
		return nil, false
	}
	return m.seek(want, want.Kinds(), of)
}

// onward lists the stocks that a single exchange makes of one.
func (m *means) onward(a *stocks, at int) {
	for of := a.of; of != 0; of &= of - 1 {
		if s, ok := m.made(a, at, &m.trades[bits.TrailingZeros64(of)]); ok {
			a.note(s)
		}
	}
}

// made is the stock that an exchange makes of one; ok is false if it can't be made now.
func (m *means) made(a *stocks, at int, t *trade) (s stock, ok bool) {
	s = a.list[at]
	if s.from < 0 && t.act == m.refuse || t.stack && s.used[t.limit] != t.nth ||
		!t.stack && t.limit > 0 && s.used[t.limit] >= int8(t.times) {
		return s, false
	}
	had := s.goods
	if s.goods, ok = t.after(had); !ok {
		return s, false
	}
	switch {
	case t.act.Kind() == KindKindle:
		s.lit |= m.tokens & (1 << MajorOf(t.act))
	case t.cook:
		got := m.cooked(GoodOf(t.act), s.lit)
		if got[box.Food] == 0 {
			return s, false
		}
		s.goods = had
		s.goods.Sub(&t.in)
		s.goods.Add(&got)
	}
	if t.limit > 0 {
		s.used[t.limit]++
	}
	s.from, s.act = int16(at), t.act
	return s, true
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
	if len(a.list) == mostSought {
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
func (m *means) path(a *stocks, at int) []rules.Action {
	plan := m.room[:0]
	for s := &a.list[at]; s.from >= 0; s = &a.list[s.from] {
		plan = append(plan, s.act)
	}
	slices.Reverse(plan)
	return plan
}
