package bots

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

// lead is the value of a position for a seat, less that of its best opponent.
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

// value is what a seat's own position is worth; the scene must be seen.
func (p *appraiser) value(s *montana.State, seat rules.Seat) int {
	me := s.Player(seat)
	if me.Left == 0 {
		ties, rest := s.Ties(seat)
		return won + ties*1000 + rest
	}
	total := int(montana.Components.Settlements[s.Players()])
	v := (total - int(me.Left)) * p.w.settlement
	var d desk
	p.sit(&d, s, seat, &me)
	v += p.plan(&d, &d.goods, d.count)
	v += p.w.silverWorth(int(me.Silver)) + p.w.crew(&me.Workers)
	return v + int(me.Canteens)*p.w.canteen
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
			worth += p.w.cattle
		}
		if p.around[h][0]&p.lakes[0]|p.around[h][1]&p.lakes[1] != 0 {
			worth += p.canteens(s, h) * p.w.canteen
		}
		d.list[d.n] = want{p.cost[h], int8(put), worth}
		d.n++
	}
}

// sieve keeps the sites that look best with the goods in hand, so that many
// plans can be tried quickly.
func (p *appraiser) sieve(d *desk) {
	var net [maxWants]int
	for i := range d.n {
		net[i], _ = p.net(&d.list[i], &d.goods, d.count, 0)
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

// plan values goods and cattle by the sites they could settle next: the best
// site first, then the best for what is left, and so on; what no site needs
// counts as stock.
func (p *appraiser) plan(d *desk, have *montana.Stock, cattle int) int {
	goods, v, left := *have, 0, d.left
	var done uint32
	for k := 0; k < len(p.w.ready) && left > 0; k++ {
		best, at, trade := 0, -1, 0
		for i := range d.n {
			if done>>i&1 != 0 {
				continue
			}
			if net, c := p.net(&d.list[i], &goods, cattle, k); net > best {
				best, at, trade = net, i, c
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
		done |= 1 << at
	}
	for g, c := range goods {
		v += p.w.spare[g][c]
	}
	return v + cattle*p.w.cattle
}

// net is what planning a site as the k-th brings: its worth at the share of a
// plan, less what is missing and less the spare worth of what it uses up.
// Cattle stand in for small goods.
func (p *appraiser) net(t *want, goods *montana.Stock, cattle, k int) (net, trade int) {
	net = t.worth * p.w.ready[k] / 100
	for g, c := range t.cost {
		if c == 0 {
			continue
		}
		has := goods[g]
		if has >= c {
			net -= p.w.spare[g][has] - p.w.spare[g][has-c]
			continue
		}
		net -= p.w.spare[g][has]
		lack := int(c - has)
		if montana.Good(g) != montana.LargeCopper && montana.Good(g) != montana.LargeStone {
			use := min(lack, cattle-trade)
			trade += use
			lack -= use
			net -= use * p.w.cattle
		}
		net -= lack * p.w.missing[g]
	}
	return net, trade
}
