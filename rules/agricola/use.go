package agricola

import "tilestead/rules"

// asks carries out the effect on top as far as it goes by itself, and says
// whether its user has to decide; if not, something else is on top.
func (t acting) asks() bool {
	top := t.agenda.Top()
	e := top.e.effect()
	if e.Either {
		for i := range e.Parts {
			if t.offers(top, e, i) {
				return true
			}
		}
		t.agenda.Pop()
		return false
	}
	for i := range e.Parts {
		if top.b>>i&1 != 0 && int(top.c) != i+1 {
			continue
		}
		part := &e.Parts[i]
		if !t.offers(top, e, i) {
			top.b |= 1 << i
			top.c = 0
			continue
		}
		if !t.automatic(top.seat, part) {
			return true
		}
		top.b |= 1 << i
		t.carryOut(top.seat, Space(top.e), part)
		return false
	}
	t.agenda.Pop()
	return false
}

// offers says whether part i of the effect on top can be done, or done once more.
func (t acting) offers(top *step, e *Effect, i int) bool {
	again := int(top.c) == i+1
	return (again || top.b>>i&1 == 0) && !t.spent(top) && t.can(top.seat, &e.Parts[i], top)
}

// automatic says whether a part happens without a choice of a seat.
func (s *State) automatic(seat rules.Seat, part *Part) bool {
	switch part.Op {
	case Gain, Collect, TakeFirst, Grow, MissingAnimal, LaterSpecial, CookEach:
		return true
	case Renovate:
		return s.player[seat].oneRenovation()
	}
	return false
}

// carryOut does a part that happens by itself.
func (t acting) carryOut(seat rules.Seat, sp Space, part *Part) {
	p := &t.player[seat]
	switch part.Op {
	case Gain:
		t.gain(seat, &part.Get)
		rules.Show(t.reel, t.State, Gained{seat, part.Get})
	case Collect:
		var got Stock
		got[Spaces[sp].Adds] = int16(t.goods[sp])
		t.goods[sp] = 0
		t.gain(seat, &got)
		rules.Show(t.reel, t.State, Taken{seat, sp, got})
	case TakeFirst:
		t.start = seat
		rules.Show(t.reel, t.State, BecameFirst{seat})
	case Renovate:
		l := p.renovationPrices()
		t.renovate(seat, l.first(&p.Goods))
	case Grow:
		p.People++
		p.Newborns++
		rules.Show(t.reel, t.State, Grew{seat, sp})
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
		rules.Show(t.reel, t.State, Gained{seat, got})
	}
}

// legalUse are the choices of the effect on top.
func (s *State) legalUse(dst []rules.Action, top *step) []rules.Action {
	e := top.e.effect()
	t := acting{s, nil}
	if e.Either {
		for i := range e.Parts {
			if t.offers(top, e, i) {
				dst = s.legalPart(dst, top, &e.Parts[i])
			}
		}
		if top.b != 0 {
			dst = append(dst, rules.Act(KindStop))
		}
		return dst
	}
	i := s.current(top, e)
	dst = s.legalPart(dst, top, &e.Parts[i])
	if top.c > 0 || e.Parts[i].Optional {
		dst = append(dst, rules.Act(KindStop))
	}
	return dst
}

// current is the part that is decided on where parts come in order.
func (s *State) current(top *step, e *Effect) int {
	if top.c > 0 {
		return int(top.c) - 1
	}
	i := 0
	for top.b>>i&1 != 0 {
		i++
	}
	return i
}

func (s *State) legalPart(dst []rules.Action, top *step, part *Part) []rules.Action {
	p := &s.player[top.seat]
	switch part.Op {
	case Plow:
		return appendCells(dst, KindPlow, p.fieldSpots())
	case BuildRooms:
		return p.legalRooms(dst)
	case Renovate:
		l := p.renovationPrices()
		return l.legal(dst, rules.Act(KindRenovate), &p.Goods)
	case BuildStables:
		return appendCells(dst, KindStable, p.stableSpots())
	case Sow:
		return p.legalSow(dst)
	case Bake:
		for n := range p.lit().canBake(p.Goods[Grain]) {
			dst = append(dst, rules.Act(KindBake)|countField.Put(int(n)+1))
		}
	case BuildFences:
		f := p.fencing(p.pieces())
		return f.legal(dst, top.d > 0)
	case Improve:
		if part.MajorFrom > 0 && s.round >= part.MajorFrom {
			dst = s.legalBuild(dst, p)
		}
		if part.Minor {
			dst = s.legalPlay(dst, top.seat)
		}
		return dst
	case Enclose:
		return appendCells(dst, KindReserve, p.reserveSpots())
	case Station:
		return appendCells(dst, KindStation, p.Forests&^p.Hut)
	case Extend:
		return p.appendExtensions(dst)
	case Cut:
		return appendCells(dst, KindCut, p.Moors)
	case Fell:
		return appendCells(dst, KindFell, p.Forests)
	case Burn:
		return appendCells(dst, KindBurn, p.burnSpots())
	case OneOf:
		for i := range part.Options {
			if p.Goods.covers(&part.Options[i].Pay) {
				dst = append(dst, rules.Act(KindTake)|optionField.Put(i))
			}
		}
	}
	return dst
}

func appendCells(dst []rules.Action, kind uint8, m Mask) []rules.Action {
	for m != 0 {
		dst = append(dst, rules.Act(kind)|cellField.Put(int(m.pop())))
	}
	return dst
}

// opOf is what each kind of action that uses an effect does.
var opOf = [...]Op{
	KindPlow: Plow, KindSow: Sow, KindBake: Bake, KindRoom: BuildRooms, KindStable: BuildStables,
	KindPasture: BuildFences, KindBuild: Improve, KindTake: OneOf, KindStop: 0,
	KindRenovate: Renovate, KindPlay: Improve, KindExtend: Extend, KindReserve: Enclose,
	KindStation: Station, KindCut: Cut, KindFell: Fell, KindBurn: Burn,
}

// use carries out a choice of the effect on top.
func (t acting) use(a rules.Action) {
	top := t.agenda.Top()
	switch top.kind {
	case spendStep:
		t.agenda.Pop()
		t.spendCard()
		return
	case againStep, specialStep, cookStep:
		t.agenda.Pop()
		return
	}
	e := top.e.effect()
	if a.Kind() == KindStop {
		if e.Either {
			t.agenda.Pop()
			return
		}
		top.b |= 1 << t.current(top, e)
		top.c, top.d = 0, 0
		return
	}
	i := t.current(top, e)
	if e.Either {
		for i = 0; e.Parts[i].Op != opOf[a.Kind()]; i++ {
		}
	}
	part := &e.Parts[i]
	top.b |= 1 << i
	top.c = 0
	if part.repeats() {
		top.c = int8(i) + 1
	}
	t.did(top)
	t.choose(top, part, a)
}

// repeats says whether a part can be done several times in one action.
func (p *Part) repeats() bool {
	return p.Op == BuildRooms || p.Op == BuildFences || p.Op == BuildStables && p.Most != 1
}

func (t acting) choose(top *step, part *Part, a rules.Action) {
	seat := top.seat
	p := &t.player[seat]
	switch a.Kind() {
	case KindPlow:
		p.Goods.sub(&part.Pay)
		p.Fields |= CellOf(a).mask()
		rules.Show(t.reel, t.State, Plowed{seat, CellOf(a)})
	case KindSow:
		t.sow(seat, grainField.Get(a), vegetableField.Get(a))
	case KindBake:
		n := int16(CountOf(a))
		food := p.lit().bread(n)
		p.Goods[Grain] -= n
		p.Goods[Food] += food
		rules.Show(t.reel, t.State, Baked{seat, int(n), int(food)})
	case KindRoom:
		l := p.roomPrices()
		p.Goods.sub(&l.list[priceField.Get(a)])
		p.Rooms |= CellOf(a).mask()
		rules.Show(t.reel, t.State, RoomBuilt{seat, CellOf(a)})
	case KindRenovate:
		t.renovate(seat, priceField.Get(a))
	case KindStable:
		p.Goods[Wood] -= int16(part.Price)
		p.Stables |= CellOf(a).mask()
		rules.Show(t.reel, t.State, StableBuilt{seat, CellOf(a)})
	case KindCut, KindFell, KindBurn:
		t.clear(seat, a.Kind(), CellOf(a))
	case KindPlay:
		t.play(seat, HandCardOf(a))
	case KindReserve:
		t.reserve(seat, CellOf(a))
	case KindStation:
		p.Hut |= CellOf(a).mask()
		rules.Show(t.reel, t.State, Stationed{seat, CellOf(a)})
	case KindExtend:
		t.extend(seat, a, part.Moors)
	case KindPasture:
		t.fence(top, t.CellsOf(a))
	case KindBuild:
		t.build(seat, a)
	case KindTake:
		o := &part.Options[optionField.Get(a)]
		p.Goods.sub(&o.Pay)
		t.gain(seat, &o.Get)
		rules.Show(t.reel, t.State, Gained{seat, o.Get})
	}
}
