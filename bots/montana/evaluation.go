package montana

import (
	"tilestead/rules"
	"tilestead/rules/montana"
)

// won is the value of having placed the last settlement, before the ties; no
// unfinished position comes near it.
const won = 100000

// appraiser values positions of one game.
type appraiser struct {
	*land
	w  *sums
	sc scene
}

// A want is a site worth planning for.
type want struct {
	cost  montana.Stock
	kinds int8                 // how many kinds of goods it costs
	mask  uint8                // the kinds as a set
	good  [4]int8              // the kinds
	bill  [4]*[maxPieces]int32 // by pieces owned: see sums.bills
	put   int8
	worth int
}

// A desk is what one seat plans with: the sites it wants and what it has.
type desk struct {
	n     int
	list  [maxWants]want
	left  int
	count int // cattle
	goods montana.Stock
}

const (
	maxWants  = 32 // sites looked at
	goodWants = 8  // sites that stay in the plan after a first look
)

// lead is how many hundredths of a turn a seat is ahead of its best opponent.
func (p *appraiser) lead(s *montana.State, seat rules.Seat) int {
	p.see(s, &p.sc)
	best := -won * 2
	for o := range seats(s) {
		if o != seat {
			best = max(best, p.value(s, o))
		}
	}
	return p.value(s, seat) - best
}

// value is how far a seat has come, in hundredths of a turn; the scene must be
// seen.
func (p *appraiser) value(s *montana.State, seat rules.Seat) int {
	me := s.Player(seat)
	if me.Left == 0 {
		ties, rest := s.Ties(seat)
		return won + ties*1000 + rest
	}
	var d desk
	p.sit(&d, s, seat, &me)
	p.sieve(&d)
	v := p.w.left[me.Left] + p.store(&d, &d.goods, d.count)
	v += p.w.silverWorth(int(me.Silver)) + p.w.crew(&me.Workers)
	return v + upTo(p.w.tempo.canteen[:], int(me.Canteens))
}

// sit lists the sites a seat may want; the scene must be seen.
func (p *appraiser) sit(d *desk, s *montana.State, seat rules.Seat, me *montana.Player) {
	d.goods, d.count, d.left, d.n = me.Goods, int(me.Cattle), int(me.Left), 0
	for r := p.sc.reach; !r.empty() && d.n < maxWants; {
		h := r.pop()
		put := 1 + p.rows(p.sc.own[seat], h)
		if p.double.has(h) {
			put++
		}
		put = min(put, d.left)
		worth := put * p.w.settlement
		if p.cattle.has(h) {
			worth += p.w.aim.cattle
		}
		if p.around[h][0]&p.lakes[0]|p.around[h][1]&p.lakes[1] != 0 {
			worth += p.canteens(s, h) * p.w.aim.canteen
		}
		t := &d.list[d.n]
		t.cost, t.put, t.worth, t.kinds, t.mask = p.cost[h], int8(put), worth, 0, 0
		for g, c := range t.cost {
			if c > 0 && int(t.kinds) < len(t.good) {
				t.good[t.kinds], t.bill[t.kinds] = int8(g), &p.w.bills[g][min(int(c), maxCost)]
				t.mask |= 1 << g
				t.kinds++
			}
		}
		d.n++
	}
}

// sieve keeps the sites that look best with the goods in hand, so that many
// plans can be tried quickly.
func (p *appraiser) sieve(d *desk) {
	var net [maxWants]int
	for i := range d.n {
		t := &d.list[i]
		net[i], _, _ = p.net(t, t.sum(&d.goods), &d.goods, d.count, 0)
	}
	for k := range min(goodWants, d.n) {
		best := k
		for i := k + 1; i < d.n; i++ {
			if net[i] > net[best] {
				best = i
			}
		}
		net[k], net[best] = net[best], net[k]
		d.list[k], d.list[best] = d.list[best], d.list[k]
	}
	d.n = min(goodWants, d.n)
}

// store is the worth of goods and cattle: by the pieces, and by the plan of
// sites they could settle.
func (p *appraiser) store(d *desk, goods *montana.Stock, cattle int) int {
	plan, ready := p.plan(d, goods, cattle)
	v := plan*p.w.tempo.plan/1000 + upTo(p.w.ready[:], ready) + upTo(p.w.tempo.cattle[:], cattle)
	for g, n := range goods {
		v += upTo(p.w.goods[g][:], int(n))
	}
	return v
}

// plan picks the sites that goods and cattle could settle next: the best
// first, then the best for what is left, and so on. It says what that is worth
// and how many settlements could be placed at once.
func (p *appraiser) plan(d *desk, have *montana.Stock, cattle int) (v, ready int) {
	goods, left := *have, d.left
	var bills [maxWants]int32
	for i := range d.n {
		bills[i] = d.list[i].sum(&goods)
	}
	var done uint32
	for k := 0; k < len(p.w.share) && left > 0; k++ {
		best, at, trade, lacks := 0, -1, 0, 0
		for i := range d.n {
			if done>>i&1 != 0 {
				continue
			}
			if net, c, lack := p.net(&d.list[i], bills[i], &goods, cattle, k); net > best {
				best, at, trade, lacks = net, i, c, lack
			}
		}
		if at < 0 {
			break
		}
		for g, c := range d.list[at].cost {
			goods[g] = max(goods[g]-c, 0)
		}
		cattle -= trade
		left -= int(d.list[at].put)
		v += best
		if lacks == 0 && k < int(montana.Components.MaxBuilds) {
			ready += int(d.list[at].put)
		}
		done |= 1 << at
		for i := range d.n {
			if d.list[i].mask&d.list[at].mask != 0 {
				bills[i] = d.list[i].sum(&goods)
			}
		}
	}
	for g, c := range goods {
		v += p.w.spares[g][c]
	}
	return v + cattle*p.w.aim.cattle, ready
}

// sum is the bill of a site with the goods owned.
func (t *want) sum(goods *montana.Stock) (bill int32) {
	for i := range t.kinds {
		bill += t.bill[i][goods[t.good[i]]&(maxPieces-1)]
	}
	return bill
}

// net is what planning a site as the k-th brings: its worth at the share of a
// plan, less what is missing and less the spare worth of what it uses up.
// Cattle stand in for small goods.
func (p *appraiser) net(t *want, bill int32, goods *montana.Stock, cattle, k int) (net, trade, lacks int) {
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
		net += use * (p.w.missing[g] - p.w.aim.cattle)
	}
	return net, trade, lacks - trade
}
