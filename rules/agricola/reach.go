package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola/box"
)

// mostWorth is what one of each good can bring at most by exchanges that have no limit,
// beside the others: none of them makes more of less. It says early that a stock is
// out of reach.
var mostWorth = box.Stock{box.Wood: 3, box.Clay: 3, box.Reed: 4, box.Stone: 4, box.Food: 1, box.Grain: 4,
	box.Vegetable: 6, box.Fuel: 2, box.Sheep: 6, box.Boar: 6,
	box.Cattle: 7, box.Horse: 5}

// reachTries is how many exchanges a search looks at.
const reachTries = 2000

// orderTries is how many trades are tried to find an order of those that fit together.
const orderTries = 200

// memory is for how many positions of a search there is room.
const memory = 1 << 9

// A reacher looks for exchanges that bring a stock.
type reacher struct {
	*means
	want          box.Stock
	need          [box.Goods]int16 // what is there beside what is wanted
	used          [mostTrades]int8
	tries, orders int
	seen          [memory]uint64 // where it has been, by their fingerprints
	kept          int
	tells         bool           // whether the plan is wanted
	plan          []rules.Action // in the order in which they can be made
}

// reach says whether exchanges bring all that is wanted together; what is wanted may
// be there already.
func (m *means) reach(want *box.Stock) bool {
	_, ok := m.find(want, false)
	return ok
}

// plan is the exchanges that bring all that is wanted, in an order in which they can be
// made; ok is false if none do.
func (m *means) plan(want *box.Stock) (plan []rules.Action, ok bool) { return m.find(want, true) }

// find goes back from what is wanted, which is quick where little is missing. Where that
// finds nothing, all stocks in reach are looked through, if they are not too many.
func (m *means) find(want *box.Stock, tells bool) (plan []rules.Action, ok bool) {
	if m.goods.Covers(want) {
		return nil, true
	}
	r, ok := m.reacher(want)
	if r.tells, r.plan = tells, m.room[:0]; !ok || !r.promising() || !m.enough(want) {
		return nil, false
	}
	if r.search() {
		return r.plan, true
	}
	return m.having(want)
}

// reacher prepares a search; ok is false if something is missing that no exchange
// brings.
func (m *means) reacher(want *box.Stock) (r reacher, ok bool) {
	r = reacher{means: m, want: *want}
	for g, n := range want {
		r.need[g] = m.goods[g] - n
		if r.need[g] < 0 && m.makes>>g&1 == 0 {
			return r, false
		}
	}
	return r, true
}

// search covers the first good of which something is missing, and then the others: first
// by what is there, then by what has to be made in its turn.
func (r *reacher) search() bool {
	short := box.Good(-1)
	for g, n := range r.need {
		if n < 0 {
			short = box.Good(g)
			break
		}
	}
	if r.tries++; short < 0 {
		left := r.used
		r.orders = 0
		return r.order(r.goods, &left, true)
	}
	if r.tries > reachTries || !r.promising() || r.been() {
		return false
	}
	for _, deep := range [...]bool{false, true} {
		for i := range r.n {
			t := &r.trades[i]
			if r.gets(t, short) == 0 || r.lacks(t) != deep || r.undoes(t) {
				continue
			}
			used, need := r.used, r.need
			if r.take(i) && r.search() {
				return true
			}
			r.used, r.need = used, need
		}
	}
	return false
}

// lacks says whether what a trade takes would have to be made first.
func (r *reacher) lacks(t *trade) bool {
	for g, n := range &t.in {
		if n > max(0, r.need[g]) {
			return true
		}
	}
	return false
}

// been says whether a search has been here before, with as much left of what has a limit.
func (r *reacher) been() bool {
	h := uint64(14695981039346656037)
	mix := func(n int16) { h = (h ^ uint64(uint16(n))) * 1099511628211 }
	for _, n := range &r.need {
		mix(n)
	}
	for i := range r.n {
		if r.trades[i].times != endless {
			mix(int16(r.used[i]))
		}
	}
	for i := h % memory; ; i = (i + 1) % memory {
		switch {
		case r.seen[i] == h:
			return true
		case r.seen[i] != 0:
			continue
		case r.kept < memory/2:
			r.seen[i] = h
			r.kept++
		}
		return false
	}
}

// gets is how much of a good a trade brings.
func (r *reacher) gets(t *trade, g box.Good) int16 {
	if t.fill != nil {
		return t.fill[g]
	}
	return t.out[g]
}

// take adds a trade to those that are to be made, and the ones before it.
func (r *reacher) take(i int) bool {
	t := &r.trades[i]
	if r.made(t, i) >= t.times {
		return false
	}
	if t.behind > 0 && r.used[t.behind-1] == 0 && !r.take(t.behind-1) {
		return false
	}
	r.used[i]++
	for g := range r.need {
		r.need[g] += r.gets(t, box.Good(g)) - t.in[g]
	}
	return true
}

// made is how often a trade is to be made so far, and those that share a limit with it.
func (r *reacher) made(t *trade, i int) (n int16) {
	if t.limit == 0 || t.stack {
		return int16(r.used[i])
	}
	for j := range r.n {
		if o := &r.trades[j]; o.limit == t.limit {
			n += int16(r.used[j])
		}
	}
	return n
}

// undoes says whether a trade of one good for one is the other way round of one that
// is to be made.
func (r *reacher) undoes(t *trade) bool {
	if t.act.Kind() != KindExchange {
		return false
	}
	back := swapAct(ToOf(t.act), GoodOf(t.act))
	for i := range r.n {
		if r.used[i] > 0 && r.trades[i].act == back {
			return true
		}
	}
	return false
}

// promising says whether what is there, and all that can still be had with a limit, may
// be worth what is missing.
func (r *reacher) promising() bool {
	sum := int16(0)
	for g, n := range r.need {
		sum += n * mostWorth[g]
	}
	for i := range r.n {
		t := &r.trades[i]
		if t.times == endless || t.times == 0 || sum >= 0 {
			continue
		}
		more := int16(0)
		for g := range box.Good(box.Goods) {
			more += (r.gets(t, g) - t.in[g]) * mostWorth[g]
		}
		sum += max(0, more) * (t.times - int16(r.used[i]))
	}
	return sum >= 0
}

// order makes the trades that are left in every order, first saying that none was made,
// and says whether that brings what is wanted.
func (r *reacher) order(have box.Stock, left *[mostTrades]int8, first bool) bool {
	done := true
	for i := range r.n {
		if left[i] == 0 {
			continue
		}
		done = false
		if r.orders++; r.orders > orderTries {
			return false
		}
		t := &r.trades[i]
		if first && t.act == r.refuse || t.behind > 0 && left[t.behind-1] > 0 {
			continue
		}
		after, ok := t.after(have)
		if !ok {
			continue
		}
		left[i]--
		had := len(r.plan)
		if r.tells {
			r.plan = append(r.plan, t.act)
		}
		if r.order(after, left, false) {
			return true
		}
		r.plan = r.plan[:had]
		left[i]++
	}
	return done && have.Covers(&r.want)
}
