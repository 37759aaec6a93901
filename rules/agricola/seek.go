package agricola

import (
	"math"
	"math/bits"

	"tilestead/rules"
	"tilestead/rules/agricola/box"
)

// mostSought is how many stocks a seeker looks at, and mostLack how much they can lack
// before it is all the same.
const (
	mostSought = 20000
	mostLack   = 64
)

// A seeker looks for a stock that has all that is wanted where there are too many in reach
// to list them all: at those first that lack least, and among them at the newest. What is
// more of a good than can be of use does not count, an exchange that can wait does wait, and a
// stock that can no longer bring what is missing is left out.
type seeker struct {
	*means
	want *box.Stock
	lit  box.MajorSet    // one of these must work, if there are any
	open [mostLack]int16 // by what they lack, the number of the newest + 1

	alike [mostTrades]uint64 // of each exchange, those before it that do as well, as bits
}

// seek is the exchanges that lead to a stock that has all that is wanted, and with lit has
// one of these improvements work; short are the goods of which some may be missing, as bits.
func (m *means) seek(want *box.Stock, short uint16, lit box.MajorSet) (plan []rules.Action, ok bool) {
	k, a := seeker{means: m, want: want, lit: lit}, &m.near
	k.bind(short)
	a.clear()
	a.of = m.bearing(short, lit != 0)
	k.match(a.of)
	a.note(stock{goods: m.goods, lit: m.lit, from: -1})
	for at := 0; at >= 0 && len(a.list) < mostSought; at = k.next(a) {
		if found := k.onward(a, at); found >= 0 {
			return m.path(a, found), true
		}
	}
	return nil, false
}

// onward opens the stocks that a single exchange makes of one, and finds one that has all
// that is wanted; -1 if none has.
func (k *seeker) onward(a *stocks, at int) int {
	sated, filled := k.sated(a, at)
	any := k.refuse != 0 && a.list[at].from < 0 // what can wait may be what comes before the last one
	for of := a.of; of != 0; of &= of - 1 {
		i := bits.TrailingZeros64(of)
		t := &k.trades[i]
		if !any && (t.limit == 0 && t.gives&^sated == 0 && t.takes&filled == 0 || k.bettered(i, &a.list[at].goods)) {
			continue
		}
		s, ok := k.made(a, at, t)
		if !ok {
			continue
		}
		most := k.useful(a.of, &s)
		s.goods = s.goods.AtMost(&most)
		helps := !a.list[at].goods.Covers(&s.goods) || t.stack || t.act.Kind() == KindKindle
		if !helps || k.hopeless(&s) {
			continue
		}
		had := len(a.list)
		if a.note(s); len(a.list) == had {
			continue
		}
		lack := k.lacks(a.of, &s.goods)
		if k.lit != 0 && s.lit&k.lit == 0 {
			lack++
		}
		if lack == 0 {
			return had
		}
		lack = min(lack, mostLack-1)
		a.list[had].next, k.open[lack] = k.open[lack], int16(had+1)
	}
	return -1
}

// sated are the goods, as bits, of which there is enough for what is wanted and for any
// exchange that can still be made. An exchange without a limit that brings only these can
// wait until they are taken, unless it takes some of filled: what is filled up later is
// better taken first.
func (k *seeker) sated(a *stocks, at int) (sated, filled uint16) {
	s, most := &a.list[at], *k.want
	for of := a.of; of != 0; of &= of - 1 {
		t := &k.trades[bits.TrailingZeros64(of)]
		if t.limit != 0 && t.left(s) == 0 {
			continue
		}
		for g, n := range &t.in {
			most[g] = max(most[g], n)
		}
		if t.fill != nil {
			filled |= t.gives
		}
	}
	for g, n := range &s.goods {
		if n >= most[g] {
			sated |= 1 << g
		}
	}
	return sated, filled
}

// match finds the exchanges without a limit that bring the same for as much of goods that
// are of no other use. With fuel tokens what cooking brings can change, so none match.
func (k *seeker) match(of uint64) {
	clear(k.alike[:])
	var uses [box.Goods]int
	for left := of; left != 0; left &= left - 1 {
		for takes := k.trades[bits.TrailingZeros64(left)].takes; takes != 0; takes &= takes - 1 {
			uses[bits.TrailingZeros16(takes)]++
		}
	}
	for left := of; left != 0; left &= left - 1 {
		i := bits.TrailingZeros64(left)
		for before := of & (1<<i - 1); before != 0; before &= before - 1 {
			j := bits.TrailingZeros64(before)
			if t, o := &k.trades[i], &k.trades[j]; k.plain(t, &uses) && k.plain(o, &uses) &&
				o.out == t.out && o.in.Beyond(&box.NoStock) == t.in.Beyond(&box.NoStock) {
				k.alike[i] |= 1 << j
			}
		}
	}
}

// plain says whether an exchange has no limit and takes one good that is of no other use.
func (k *seeker) plain(t *trade, uses *[box.Goods]int) bool {
	if t.limit != 0 || t.cook && k.tokens != 0 || bits.OnesCount16(t.takes) != 1 {
		return false
	}
	g := bits.TrailingZeros16(t.takes)
	return uses[g] == 1 && k.want[g] == 0
}

// bettered says whether one that does as well as an exchange can be made before it.
func (k *seeker) bettered(i int, have *box.Stock) bool {
	for of := k.alike[i]; of != 0; of &= of - 1 {
		if have.Covers(&k.trades[bits.TrailingZeros64(of)].in) {
			return true
		}
	}
	return false
}

// lacks is how far a stock is from what is wanted: two for each good that is missing, one
// if an exchange without a limit makes it of something that is left over; 0 where all is
// there.
func (k *seeker) lacks(of uint64, have *box.Stock) (n int) {
	for g, want := range k.want {
		if missing := want - have[g]; missing > 0 {
			n += int(2*missing - min(missing, k.ready(of, have, box.Good(g))))
		}
	}
	return n
}

// ready is how much of a good exchanges without a limit make of what is left over.
func (k *seeker) ready(of uint64, have *box.Stock, g box.Good) (n int16) {
	for ; of != 0; of &= of - 1 {
		t := &k.trades[bits.TrailingZeros64(of)]
		if t.limit != 0 || t.out[g] == 0 {
			continue
		}
		left := int16(math.MaxInt16 / mostTrades)
		for h, takes := range &t.in {
			if takes > 0 {
				left = min(left, max(0, have[h]-k.want[h])/takes)
			}
		}
		n += left
	}
	return n
}

// next is the stock to go on from, which is open no longer; -1 if none is open.
func (k *seeker) next(a *stocks) int {
	for lack, n := range k.open {
		if n > 0 {
			k.open[lack] = a.list[n-1].next
			return int(n) - 1
		}
	}
	return -1
}

// useful is how much of each good is of use at most from a stock on: what is wanted, and
// what exchanges with a limit take; what one without a limit takes has no limit.
func (k *seeker) useful(of uint64, at *stock) (most box.Stock) {
	most = *k.want
	for ; of != 0; of &= of - 1 {
		t := &k.trades[bits.TrailingZeros64(of)]
		left := t.left(at)
		for g, n := range &t.in {
			switch {
			case n > 0 && t.limit == 0:
				most[g] = math.MaxInt16 / 2
			case left > 0:
				most[g] += n * left
			}
		}
		if t.fill != nil {
			for g, n := range t.fill {
				most[g] = max(most[g], n)
			}
		}
	}
	return most
}

// bind finds the bounds of the goods of which some may be missing.
func (k *seeker) bind(short uint16) {
	k.bounds = k.bounds[:0]
	for ; short != 0; short &= short - 1 {
		b := bound{of: box.Good(bits.TrailingZeros16(short))}
		b.prices = k.prices(b.of)
		for i := range k.n {
			if t := &k.trades[i]; t.limit > 0 {
				b.gain[i] = max(0, k.worth(t, &b.prices)-b.prices.of(&t.in))
			}
		}
		k.bounds = append(k.bounds, b)
	}
}

// hopeless says whether some of what is wanted can come of a stock no longer.
func (k *seeker) hopeless(s *stock) bool {
	for i := range k.bounds {
		b := &k.bounds[i]
		sum := b.prices.of(&s.goods)
		for j := range k.n {
			if b.gain[j] > 0 {
				sum += b.gain[j] * int(k.trades[j].left(s))
			}
		}
		if sum < int(k.want[b.of])*whole {
			return true
		}
	}
	return false
}
