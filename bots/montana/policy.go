package montana

import (
	"tilestead/bots/search"
	"tilestead/rules"
	"tilestead/rules/montana"
)

// policy is the rollout policy. It plays every seat quickly and sensibly: each
// decision by what it does to the own value, the answer of nobody considered.
type policy struct {
	evaluator
	try         *montana.State // scratch for builds
	hold        holding
	key         uint64 // of the sample
	temperature int    // of the sample; see search.Budget
}

// noise is what the temperature adds to the value of a way to use a turn. Without
// it all samples of a search would follow one line.
func (p *policy) noise(seat rules.Seat, turn int16, way int) int {
	if p.temperature == 0 {
		return 0
	}
	h := search.SplitMix64(p.key ^ uint64(turn)<<16 ^ uint64(seat)<<8 ^ uint64(way))
	return search.Gumbel(h, p.temperature)
}

func newPolicy(s *montana.State, w *weights) *policy {
	return &policy{evaluator: evaluator{land: survey(s), w: w}, try: s.Clone().(*montana.State)}
}

// choose is the policy's action for the seat asked, which must not be Nature.
func (p *policy) choose(s *montana.State) rules.Action {
	t := s.Asked()
	me := s.Player(t.Seat)
	switch t.Kind {
	case montana.StepTake:
		shown := t.Shown()
		for _, c := range shown {
			if c != montana.White {
				me.Workers[c]++
			}
		}
		return montana.TakeWhite(montana.Trade(p.w.dearest(&me.Workers)))
	case montana.StepLimit:
		back := p.w.cheapest(me.Workers, 1, montana.White)
		for c, n := range back {
			if n > 0 {
				return montana.Return(montana.Trade(c))
			}
		}
	case montana.StepUse:
		return montana.Staff(montana.KindUse, p.hand(&me.Workers, montana.Place(t.A)))
	case montana.StepEnd:
		return montana.End
	case montana.StepCanteen:
		return montana.Canteen
	}
	p.see(s, &p.view)
	p.listSites(&p.hold, s, t.Seat, &me)
	if t.Kind == montana.StepSettle {
		return p.settle(s, t.Seat, &me)
	}
	p.prune(&p.hold)
	switch t.Kind {
	case montana.StepTurn:
		return p.turn(s, t.Seat, &me)
	case montana.StepAdvance:
		return montana.Advance(int(p.advance(&me, s.Arrow())))
	case montana.StepSmall:
		return montana.Staff(montana.KindSmall, p.small(&me, montana.Place(t.A)))
	case montana.StepBid:
		return p.bid(s, t)
	}
	return p.reward(s, t, &me)
}

// noHand is no workers.
var noHand montana.Handful

// hand is the workers to put on a place that can be staffed: one of its
// trade, or the two least missed.
func (p *policy) hand(have *montana.Handful, place montana.Place) montana.Handful {
	if place.Area() == montana.Bank {
		return p.w.cheapest(*have, int(montana.Components.BankWorkers[place.Index()]), montana.White)
	}
	c := montana.Components.AreaTrade[place.Area()]
	if have[c] > 0 {
		var one montana.Handful
		one[c] = 1
		return one
	}
	return p.w.cheapest(*have, 2, c)
}

// small is the workers for the small space, none if the good is not worth them.
func (p *policy) small(me *montana.Player, place montana.Place) montana.Handful {
	c := montana.Components.AreaTrade[place.Area()]
	if me.Workers[c] == 0 && me.Workers.Size() < 2 {
		return noHand
	}
	h := p.hand(&me.Workers, place)
	after := less(me.Workers, h)
	goods := p.hold.goods
	before := p.store(&p.hold, &goods, p.hold.cattle) + p.w.crew(&me.Workers)
	goods[montana.Components.AreaGood[place.Area()]] += montana.Components.SmallYield
	if p.store(&p.hold, &goods, p.hold.cattle)+p.w.crew(&after) <= before {
		return noHand
	}
	return h
}

// advance is how many sectors to move the arrow on for grain.
func (p *policy) advance(me *montana.Player, arrow int) (steps int8) {
	goods := p.hold.goods
	best := p.store(&p.hold, &goods, p.hold.cattle) + p.w.crew(&me.Workers)
	for k := int8(1); k <= min(montana.Components.MaxAdvance, p.hold.goods[montana.Grain]); k++ {
		goods[montana.Grain]--
		h := p.w.recruit(me.Workers, (arrow+int(k))%len(montana.Components.Sectors))
		if v := p.store(&p.hold, &goods, p.hold.cattle) + p.w.crew(&h); v > best {
			best, steps = v, k
		}
	}
	return steps
}

// settle is the next build, with a cattle traded for the good it lacks, or the
// end of building.
func (p *policy) settle(s *montana.State, seat rules.Seat, me *montana.Player) rules.Action {
	best, act := p.build(s, seat, me)
	if best > 0 {
		return act
	}
	return montana.StopBuilding
}

// build finds the best build now or the trade that makes it possible, and what
// it adds to the lead of the seat; 0 when none is worth it.
func (p *policy) build(s *montana.State, seat rules.Seat, me *montana.Player) (best int, act rules.Action) {
	if me.Left == 0 {
		return 0, 0
	}
	before, known := 0, false
	for r := p.view.reach; !r.empty(); {
		h := r.pop()
		lack, good := shortOf(&me.Goods, &p.cost[h])
		if lack > 1 || lack == 1 && (me.Cattle == 0 || good < 0) {
			continue
		}
		if !known {
			before, known = p.lead(s, seat), true
		}
		p.try.Set(s)
		a := montana.Build(montana.Hex(h))
		if lack == 1 {
			a = montana.Sell(montana.Bargain(good))
			p.try.Do(a, nil)
			if t := p.try.Asked(); t.Seat != seat || !p.try.Payable(seat, montana.Hex(h)) {
				continue
			}
			p.try.Do(montana.Build(montana.Hex(h)), nil)
		} else {
			p.try.Do(a, nil)
		}
		view := p.view
		if v := p.lead(p.try, seat) - before; v > best {
			best, act = v, a
		}
		p.view = view
	}
	return best, act
}

// shortOf is how many pieces are missing for a cost, and the bargain that
// brings the last of them; -1 for a large good.
func shortOf(have, cost *montana.Stock) (lack int, b montana.Bargain) {
	b = -1
	for g, c := range cost {
		if n := int(c - have[g]); n > 0 {
			lack += n
			b = bargains[g]
		}
	}
	return lack, b
}

// bargains are those that bring a good, by good.
var bargains = [montana.Goods]montana.Bargain{
	montana.Grain: montana.ForGrain, montana.Pumpkin: montana.ForPumpkin,
	montana.SmallCopper: montana.ForCopper, montana.SmallStone: montana.ForStone,
	montana.LargeCopper: -1, montana.LargeStone: -1,
}

// turn chooses what a turn is used for.
func (p *policy) turn(s *montana.State, seat rules.Seat, me *montana.Player) rules.Action {
	base := p.store(&p.hold, &p.hold.goods, p.hold.cattle)
	crew, purse := p.w.crew(&me.Workers), p.w.silverWorth(int(me.Silver))
	best, act := -won, montana.Recruit
	take := func(v, way int, a rules.Action) {
		if v += p.noise(seat, me.Turns, way); v > best {
			best, act = v, a
		}
	}
	take(p.spin(me, base)-base-crew, 0, act)
	for place := montana.Place(0); place < montana.Places; place++ {
		if s.Workers(place) != noHand {
			continue
		}
		if v, ok := p.work(me, place); ok {
			take(v-base-crew-purse, 1+int(place), montana.Work(place))
		}
	}
	take(p.town(s, seat, me)-base, 16, montana.Town)
	if v, a := p.build(s, seat, me); v > 0 {
		take(v+p.w.silverWorth(int(me.Silver)+2)-purse, 17, a)
	}
	return act
}

// spin is the expected worth of plan and workers after recruiting.
func (p *policy) spin(me *montana.Player, base int) int {
	sectors := len(montana.Components.Sectors)
	var pay [8]int
	goods := p.hold.goods
	most := int(min(montana.Components.MaxAdvance, goods[montana.Grain], int8(len(pay)-1)))
	pay[0] = base
	for k := 1; k <= most; k++ {
		goods[montana.Grain]--
		pay[k] = p.store(&p.hold, &goods, p.hold.cattle)
	}
	all := 0
	for i := range sectors {
		h := p.w.recruit(me.Workers, i)
		best := base + p.w.crew(&h)
		for k := 1; k <= most; k++ {
			more := p.w.recruit(h, (i+k)%sectors)
			best = max(best, pay[k]+p.w.crew(&more))
		}
		all += best
	}
	return all / sectors
}

// work is the worth of plan, workers and silver after working a free place.
func (p *policy) work(me *montana.Player, place montana.Place) (v int, ok bool) {
	if place.Area() == montana.Bank {
		if me.Workers.Size() < int(montana.Components.BankWorkers[place.Index()]) {
			return 0, false
		}
		after := less(me.Workers, p.hand(&me.Workers, place))
		silver := int(me.Silver + montana.Components.BankSilver[place.Index()])
		return p.store(&p.hold, &p.hold.goods, p.hold.cattle) + p.w.crew(&after) + p.w.silverWorth(silver), true
	}
	c := montana.Components.AreaTrade[place.Area()]
	price := montana.Components.Price[place]
	if me.Silver < price || me.Workers[c] == 0 && me.Workers.Size() < 2 {
		return 0, false
	}
	after := less(me.Workers, p.hand(&me.Workers, place))
	goods := p.hold.goods
	g := montana.Components.AreaGood[place.Area()]
	goods[g] += montana.Components.Yield[place]
	v = p.store(&p.hold, &goods, p.hold.cattle) + p.w.crew(&after)
	if after[c] > 0 || after.Size() >= 2 {
		after = less(after, p.hand(&after, place))
		goods[g] += montana.Components.SmallYield
		v = max(v, p.store(&p.hold, &goods, p.hold.cattle)+p.w.crew(&after))
	}
	return v + p.w.silverWorth(int(me.Silver-price)), true
}
