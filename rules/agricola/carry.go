package agricola

import (
	"math/bits"

	"tilestead/rules"
)

// byItself says whether a part needs no choice of how it is done.
func (p *Part) byItself() bool {
	switch p.Op {
	case Gain, Collect, TakeFirst, Grow, MissingAnimal, LaterSpecial, CookEach, Pay, Leave, Bank, Later, LaterTile,
		Breed, TopUp, Also, Ripen, Draw, DrawAndPass, Mark, MoveUp, Seed, Niche:
		return true
	}
	return false
}

// automatic says whether a part happens without a choice of a seat.
func (s *State) automatic(top *step, part *Part) bool {
	p := &s.player[top.seat]
	switch part.Op {
	case Renovate:
		return !part.Optional && p.oneRenovation()
	case Pay, Leave:
		return p.Goods.covers(&part.Pay)
	}
	return part.byItself()
}

// carryOut does a part that happens by itself.
func (t acting) carryOut(seat rules.Seat, sp Space, part *Part) {
	p, from := &t.player[seat], t.origin()
	switch part.Op {
	case Gain:
		t.grant(seat, part)
	case Collect:
		var got Stock
		n, good := int(t.goods[sp]), Spaces[sp].Adds
		got[good] = int16(n)
		t.goods[sp] = 0
		t.gain(seat, &got)
		rules.Show(t.reel, t.State, Taken{seat, sp, got})
		t.opens(tookGoods, seat, occasion{good: good, n: n})
	case TakeFirst:
		t.start = seat
		rules.Show(t.reel, t.State, BecameFirst{seat})
	case Renovate:
		var one [2 * mostPrices]rules.Action
		t.renovate(seat, p.legalRenovations(one[:0])[0])
	case Grow:
		p.People++
		p.Newborns++
		rules.Show(t.reel, t.State, Grew{seat, sp})
		t.opens(grew, seat, occasion{})
	case LaterSpecial:
		for _, n := range part.In {
			if t.round+n <= Rounds {
				p.rights |= 1 << (t.round + n)
			}
		}
	case CookEach:
		t.cookEach(seat)
	case MissingAnimal:
		var got Stock
		got[p.missing()] = 1
		t.gain(seat, &got)
		rules.Show(t.reel, t.State, Gained{seat, got, from})
	case Pay, Leave:
		t.pay(seat, &part.Pay)
		if part.Op == Leave {
			t.goods[sp] += int8(part.Pay[Spaces[sp].Adds])
		}
		rules.Show(t.reel, t.State, Paid{seat, part.Pay, from})
	case Bank:
		n := part.N * t.amount(seat, &part.By)
		p.Banked += int16(rules.Whole(n))
		rules.Show(t.reel, t.State, Banked{seat, n, from})
	case Later, LaterTile:
		t.schedule(seat, part)
	case Breed:
		got := part.Get
		t.gain(seat, &got)
		rules.Show(t.reel, t.State, Gained{seat, got, from})
	case TopUp:
		got := p.missingTo(&part.Get)
		t.gain(seat, &got)
		rules.Show(t.reel, t.State, Gained{seat, got, from})
	case Also:
		t.act(seat, Special(bits.TrailingZeros8(part.Of)), noCard)
	case Ripen:
		t.ripen(seat)
	default:
		t.carryOutCard(seat, part)
	}
}

// carryOutCard does a part that few cards have.
func (t acting) carryOutCard(seat rules.Seat, part *Part) {
	p, from := &t.player[seat], t.origin()
	switch part.Op {
	case Draw, DrawAndPass:
		t.agenda.Push(step{kind: drawStep, seat: seat, by: t.agenda.Top().by})
	case Mark:
		if n := rules.Seat(t.setup.seats); n > 1 {
			t.path = (seat + 1) % n
			rules.Show(t.reel, t.State, Marked{t.path})
		}
	case MoveUp:
		t.moved |= part.Only
		rules.Show(t.reel, t.State, MovedUp{part.Only.first()})
	case Seed:
		for empty := p.emptyFields() | p.emptyBed(); empty != 0 && p.Seeded.Size() < int(part.Most); {
			p.Seeded |= empty.pop().mask()
		}
	case Niche:
		got := t.niche(seat)
		t.gain(seat, &got)
		rules.Show(t.reel, t.State, Gained{seat, got, from})
	}
}

// missingTo is what a seat lacks of so much of each good.
func (p *Player) missingTo(level *Stock) (got Stock) {
	for g, n := range level {
		got[g] = max(0, n-p.Goods[g])
	}
	return got
}

// grant gives the goods of a part to whoever gets them.
func (t acting) grant(seat rules.Seat, part *Part) {
	got, from := part.Get, t.origin()
	times := int16(t.amount(seat, &part.By))
	for g := range got {
		got[g] *= times
	}
	if got == noStock {
		return
	}
	n := rules.Seat(t.setup.seats)
	for i := range n {
		to := (seat + i) % n
		if (part.To == everybody || (part.To == own) == (i == 0)) && t.met(to, part.Whom) {
			t.gain(to, &got)
			rules.Show(t.reel, t.State, Gained{to, got, from})
		}
	}
}
