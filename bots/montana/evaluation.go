package montana

import (
	"tilestead/rules"
	"tilestead/rules/montana"
)

// won is the value of having placed the last settlement, before the ties; no
// unfinished position comes near it.
const won = 100000

// evaluator is the evaluation of positions of one game, the same for all levels.
type evaluator struct {
	*land
	w    *weights
	view mapView
}

// A site is a hex that a seat could settle next, as its plan sees it.
type site struct {
	cost  montana.Stock
	kinds int8                 // how many kinds of goods it costs
	mask  uint8                // the kinds as a set
	good  [4]int8              // the kinds
	bill  [4]*[maxPieces]int32 // by pieces owned: see weights.bills
	put   int8
	worth int
}

// A holding is what one seat plans with: what it has, and the sites it could
// settle.
type holding struct {
	n      int
	list   [maxSites]site
	left   int
	cattle int
	goods  montana.Stock
}

const (
	maxSites  = 32 // sites looked at
	keptSites = 8  // sites that stay in the plan after a first look
)

// lead is how many hundredths of a turn a seat is ahead of its best opponent.
func (p *evaluator) lead(s *montana.State, seat rules.Seat) int {
	p.see(s, &p.view)
	best := -won * 2
	for o := range seats(s) {
		if o != seat {
			best = max(best, p.value(s, o))
		}
	}
	return p.value(s, seat) - best
}

// value is how far a seat has come, in hundredths of a turn; the map must have
// been seen.
func (p *evaluator) value(s *montana.State, seat rules.Seat) int {
	me := s.Player(seat)
	if me.Left == 0 {
		ties, rest := s.Ties(seat)
		return won + ties*1000 + rest
	}
	var hold holding
	p.listSites(&hold, s, seat, &me)
	p.prune(&hold)
	v := p.w.left[me.Left] + p.store(&hold, &hold.goods, hold.cattle)
	v += p.w.silverWorth(int(me.Silver)) + p.w.crew(&me.Workers)
	return v + upTo(p.w.canteen[:], int(me.Canteens))
}

// listSites lists the sites of a seat; the map must have been seen.
func (p *evaluator) listSites(hold *holding, s *montana.State, seat rules.Seat, me *montana.Player) {
	hold.goods, hold.cattle, hold.left, hold.n = me.Goods, int(me.Cattle), int(me.Left), 0
	for r := p.view.reach; !r.empty() && hold.n < maxSites; {
		h := r.pop()
		put := 1 + p.rows(p.view.own[seat], h)
		if p.double.has(h) {
			put++
		}
		put = min(put, hold.left)
		worth := put * p.w.worth[planSettlement]
		if p.cattle.has(h) {
			worth += p.w.worth[planCattle]
		}
		if p.around[h][0]&p.lakes[0]|p.around[h][1]&p.lakes[1] != 0 {
			worth += p.canteens(s, h) * p.w.worth[planCanteen]
		}
		t := &hold.list[hold.n]
		t.cost, t.put, t.worth, t.kinds, t.mask = p.cost[h], int8(put), worth, 0, 0
		for g, c := range t.cost {
			if c > 0 && int(t.kinds) < len(t.good) {
				t.good[t.kinds], t.bill[t.kinds] = int8(g), &p.w.bills[g][min(int(c), maxCost)]
				t.mask |= 1 << g
				t.kinds++
			}
		}
		hold.n++
	}
}

// prune keeps the sites that look best with the goods in hand, so that many
// plans can be tried quickly.
func (p *evaluator) prune(hold *holding) {
	var net [maxSites]int
	for i := range hold.n {
		t := &hold.list[i]
		net[i], _, _ = p.net(t, t.billFor(&hold.goods), &hold.goods, hold.cattle, 0)
	}
	for k := range min(keptSites, hold.n) {
		best := k
		for i := k + 1; i < hold.n; i++ {
			if net[i] > net[best] {
				best = i
			}
		}
		net[k], net[best] = net[best], net[k]
		hold.list[k], hold.list[best] = hold.list[best], hold.list[k]
	}
	hold.n = min(keptSites, hold.n)
}

// store is the worth of goods and cattle: by the pieces, and by the plan of
// sites they could settle.
func (p *evaluator) store(hold *holding, goods *montana.Stock, cattle int) int {
	plan, ready := p.plan(hold, goods, cattle)
	v := plan*p.w.plan[0]/1000 + upTo(p.w.ready[:], ready) + upTo(p.w.cattle[:], cattle)
	for g, n := range goods {
		v += upTo(p.w.goods[g][:], int(n))
	}
	return v
}

// plan picks the sites that goods and cattle could settle next: the best
// first, then the best for what is left, and so on. It says what that is worth
// and how many settlements could be placed at once.
func (p *evaluator) plan(hold *holding, have *montana.Stock, cattle int) (v, ready int) {
	goods, left := *have, hold.left
	var bills [maxSites]int32
	for i := range hold.n {
		bills[i] = hold.list[i].billFor(&goods)
	}
	var done uint32
	for k := 0; k < len(p.w.share) && left > 0; k++ {
		best, at, trade, lacks := 0, -1, 0, 0
		for i := range hold.n {
			if done>>i&1 != 0 {
				continue
			}
			if net, c, lack := p.net(&hold.list[i], bills[i], &goods, cattle, k); net > best {
				best, at, trade, lacks = net, i, c, lack
			}
		}
		if at < 0 {
			break
		}
		for g, c := range hold.list[at].cost {
			goods[g] = max(goods[g]-c, 0)
		}
		cattle -= trade
		left -= int(hold.list[at].put)
		v += best
		if lacks == 0 && k < int(montana.Components.MaxBuilds) {
			ready += int(hold.list[at].put)
		}
		done |= 1 << at
		for i := range hold.n {
			if hold.list[i].mask&hold.list[at].mask != 0 {
				bills[i] = hold.list[i].billFor(&goods)
			}
		}
	}
	for g, c := range goods {
		v += p.w.spares[g][c]
	}
	return v + cattle*p.w.worth[planCattle], ready
}

// billFor is the bill of a site with the goods owned.
func (t *site) billFor(goods *montana.Stock) (bill int32) {
	for i := range t.kinds {
		bill += t.bill[i][goods[t.good[i]]&(maxPieces-1)]
	}
	return bill
}

// net is what planning a site as the k-th brings: its worth at the share of a
// plan, less what is missing and less the spare worth of what it uses up.
// Cattle stand in for small goods.
func (p *evaluator) net(t *site, bill int32, goods *montana.Stock, cattle, k int) (net, trade, lacks int) {
	net, lacks = t.worth*p.w.share[k]/100-int(bill>>lackBits), int(bill&(1<<lackBits-1))
	if lacks == 0 || cattle == 0 {
		return net, 0, lacks
	}
	for i := range t.kinds {
		g := t.good[i]
		lack := int(t.cost[g] - goods[g])
		if lack <= 0 || montana.Good(g) == montana.LargeCopper || montana.Good(g) == montana.LargeStone {
			continue
		}
		use := min(lack, cattle-trade)
		trade += use
		net += use * (p.w.missing[g] - p.w.worth[planCattle])
	}
	return net, trade, lacks - trade
}
