package agricola

import "tilestead/rules"

// worth is what one of each good can bring at most by exchanges that have no limit,
// beside the others: none of them makes more of less. It says early that a stock is
// out of reach.
var worth = Stock{Wood: 3, Clay: 3, Reed: 4, Stone: 4, Food: 1, Grain: 4, Vegetable: 6, Fuel: 2, Sheep: 6, Boar: 6,
	Cattle: 7, Horse: 5}

// reachTries is how many exchanges a search looks at. Seats with many cards that
// exchange are few, and short of one thing at a time.
const reachTries = 20000

// A reacher looks for exchanges that bring a stock.
type reacher struct {
	*means
	want  Stock
	need  [Goods]int16 // what is there beside what is wanted
	used  [mostTrades]int8
	burns MajorSet // the improvements that work once fuel tokens are removed
	tries int
	tells bool           // whether the plan is wanted
	plan  []rules.Action // in the order in which they can be made
}

// reach says whether exchanges bring all that is wanted together; what is wanted may
// be there already.
func (m *means) reach(want *Stock) bool {
	r, ok := m.reacher(want)
	return ok && r.finds()
}

// plan is the exchanges that bring all that is wanted, in an order in which they can be
// made; ok is false if none do.
func (m *means) plan(want *Stock) (plan []rules.Action, ok bool) {
	r, ok := m.reacher(want)
	r.tells = true
	ok = ok && r.finds()
	return r.plan, ok
}

// reacher prepares a search; ok is false if something is missing that no exchange
// brings.
func (m *means) reacher(want *Stock) (r reacher, ok bool) {
	r = reacher{means: m, want: *want}
	for g, n := range want {
		r.need[g] = m.goods[g] - n
		if r.need[g] < 0 && m.makes>>g&1 == 0 {
			return r, false
		}
	}
	return r, true
}

// finds looks for the exchanges with every set of fuel tokens removed, none first.
func (r *reacher) finds() bool {
	if r.goods.covers(&r.want) {
		return true
	}
	need := r.need
	for set := MajorSet(0); ; set = (set - r.tokens) & r.tokens {
		r.burns, r.need, r.used = r.lit|set, need, [mostTrades]int8{}
		for i := range r.n {
			if t := &r.trades[i]; t.act.Kind() == KindKindle && set.Has(MajorOf(t.act)) {
				r.take(i)
			}
		}
		if r.search(0) {
			return true
		}
		if set == r.tokens {
			return false
		}
	}
}

// search covers the first good of which something is missing, by the trades from one
// on, and then the others.
func (r *reacher) search(from int) bool {
	short := Good(-1)
	for g, n := range r.need {
		if n < 0 {
			short = Good(g)
			break
		}
	}
	if short < 0 {
		r.tries++
		return r.perform()
	}
	if r.tries++; r.tries > reachTries || !r.promising() {
		return false
	}
	for i := from; i < r.n; i++ {
		t := &r.trades[i]
		if r.gets(t, short) == 0 || r.undoes(t) {
			continue
		}
		used, need := r.used, r.need
		if r.take(i) {
			next := 0
			if r.need[short] < 0 {
				next = i
			}
			if r.search(next) {
				return true
			}
		}
		r.used, r.need = used, need
	}
	return false
}

// gets is how much of a good a trade brings.
func (r *reacher) gets(t *trade, g Good) int16 {
	switch {
	case t.fill != nil:
		return t.fill[g]
	case t.cook && g == Food:
		return r.burns.cooks(GoodOf(t.act))
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
		r.need[g] += r.gets(t, Good(g)) - t.in[g]
	}
	return true
}

// made is how often a trade is to be made so far, and those that share a limit with it.
func (r *reacher) made(t *trade, i int) (n int16) {
	if t.shared == 0 || t.times == endless {
		return int16(r.used[i])
	}
	for j := t.shared - 1; j < r.n && r.trades[j].shared == t.shared; j++ {
		n += int16(r.used[j])
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
		sum += n * worth[g]
	}
	for i := range r.n {
		t := &r.trades[i]
		if t.times == endless || sum >= 0 {
			continue
		}
		more := int16(0)
		for g := range Good(Goods) {
			more += (r.gets(t, g) - t.in[g]) * worth[g]
		}
		sum += max(0, more) * (t.times - int16(r.used[i]))
	}
	return sum >= 0
}

// perform says whether the trades can be made in some order, and bring what is wanted.
func (r *reacher) perform() bool {
	left := r.used
	return r.order(r.goods, r.lit, &left, true)
}

// order makes the trades that are left in every order, first saying that none was
// made.
func (r *reacher) order(have Stock, lit MajorSet, left *[mostTrades]int8, first bool) bool {
	done := true
	for i := range r.n {
		if left[i] == 0 {
			continue
		}
		done = false
		if r.tries++; r.tries > reachTries {
			return false
		}
		t := &r.trades[i]
		if first && t.act == r.refuse || !have.covers(&t.in) || t.behind > 0 && left[t.behind-1] > 0 {
			continue
		}
		after, burning, ok := r.after(t, have, lit)
		if !ok {
			continue
		}
		left[i]--
		had := len(r.plan)
		if r.tells {
			r.plan = append(r.plan, t.act)
		}
		if r.order(after, burning, left, false) {
			return true
		}
		r.plan = r.plan[:had]
		left[i]++
	}
	return done && have.covers(&r.want)
}

// after is what is there once a trade was made, and which improvements work then; ok is
// false if nothing comes of it.
func (r *reacher) after(t *trade, have Stock, lit MajorSet) (left Stock, burning MajorSet, ok bool) {
	left = have
	left.sub(&t.in)
	switch {
	case t.fill != nil:
		for g, n := range t.fill {
			left[g] = max(left[g], n)
		}
		return left, lit, left != have
	case t.act.Kind() == KindKindle:
		return left, lit | r.tokens&(1<<MajorOf(t.act)), true
	case t.cook:
		out := t.out
		out[Food] = lit.cooks(GoodOf(t.act))
		left.add(&out)
		return left, lit, out[Food] > 0
	}
	left.add(&t.out)
	return left, lit, true
}
