package agricola

import "tilestead/rules"

// choose carries out a part of an effect as its user wants it.
func (t acting) choose(top *step, part *Part, a rules.Action) {
	seat := top.seat
	p, from := &t.player[seat], t.origin()
	switch a.Kind() {
	case KindPlow:
		p.Goods.sub(&part.Pay)
		p.Fields |= CellOf(a).mask()
		top.n++
		rules.Show(t.reel, t.State, Plowed{seat, CellOf(a)})
	case KindSow:
		if part.Op == SowOne {
			t.sowOn(seat, Cell(top.at), a)
			return
		}
		t.sow(seat, grainField.Get(a), vegetableField.Get(a))
	case KindBake:
		t.bake(seat, int16(CountOf(a)))
	case KindRoom:
		top.n++
		l := p.roomPrices()
		p.Goods.sub(&l.list[priceField.Get(a)])
		p.Rooms |= CellOf(a).mask()
		rules.Show(t.reel, t.State, RoomBuilt{seat, CellOf(a)})
		t.onces()
	case KindRenovate:
		t.renovate(seat, a)
	case KindRehouse:
		t.rehouse(seat, CellOf(a))
	case KindScatter:
		t.scatter(seat, ToOf(a), CellOf(a))
	case KindStable:
		p.Goods[Wood] -= int16(part.Price)
		p.Stables |= CellOf(a).mask()
		if part.Most > 1 {
			top.n++
		}
		rules.Show(t.reel, t.State, StableBuilt{seat, CellOf(a)})
	case KindCut, KindFell, KindBurn:
		t.clear(seat, a.Kind(), CellOf(a))
	case KindPlay:
		if c := HandCardOf(a); Cards[c].Occupation {
			t.teach(seat, c, part)
		} else {
			t.play(seat, a)
		}
	case KindRaise:
		t.raise(seat, HerdOf(a))
	case KindStall:
		t.stall(top, part, GoodOf(a))
	case KindLay:
		top.n++
		t.putTile(seat, CellOf(a), part.Ground)
	case KindTurn:
		top.n++
		t.turn(seat, CellOf(a), part.Ground)
		p.Banked += int16(rules.Whole(part.N))
		t.gain(seat, &part.Get)
	case KindBlock:
		t.block(top, CellOf(a), part.N)
	case KindReserve:
		t.reserve(seat, CellOf(a))
	case KindClose:
		t.closeOne(seat, CellOf(a), part.Apart)
	case KindReap:
		top.n = int8(CellOf(a)) + 1
		t.reapOne(seat, CellOf(a))
	case KindStation:
		p.Hut |= CellOf(a).mask()
		rules.Show(t.reel, t.State, Stationed{seat, CellOf(a)})
	case KindExtend:
		t.extend(seat, a, part.Moors)
	case KindPasture:
		t.fence(top, t.CellsOf(a))
	case KindBuild:
		t.build(seat, a, &part.Less)
	case KindTake:
		o := &part.Options[optionField.Get(a)]
		if part.Op == LaterOneOf {
			t.putLater(seat, part.In[optionField.Get(a)], &o.Get)
			rules.Show(t.reel, t.State, Promised{Seat: seat, Got: o.Get, From: from})
			return
		}
		top.n++
		t.pay(seat, &o.Pay)
		if p.Banked += int16(rules.Whole(part.N)); part.N > 0 {
			rules.Show(t.reel, t.State, Banked{seat, part.N, from})
			return
		}
		t.gain(seat, &o.Get)
		rules.Show(t.reel, t.State, Gained{seat, o.Get, from})
	}
}

// bake turns so much grain into food.
func (t acting) bake(seat rules.Seat, n int16) {
	p := &t.player[seat]
	food := p.lit().bread(n)
	p.Goods[Grain] -= n
	p.Goods[Food] += food
	rules.Show(t.reel, t.State, Baked{seat, int(n), int(food)})
	t.opens(baked, seat, occasion{})
}
