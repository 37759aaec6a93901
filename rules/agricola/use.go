package agricola

import "tilestead/rules"

// asks carries out the effect on top as far as it goes by itself, and says
// whether its user has to decide; if not, something else is on top.
func (t turn) asks() bool {
	top := t.agenda.Top()
	e := effectID(top.a).effect()
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
		if !part.automatic() {
			return true
		}
		top.b |= 1 << i
		t.carryOut(top.seat, Space(top.a), part)
		return false
	}
	t.agenda.Pop()
	return false
}

// offers says whether part i of the effect on top can be done, or done once more.
func (t turn) offers(top *step, e *Effect, i int) bool {
	again := int(top.c) == i+1
	return (again || top.b>>i&1 == 0) && t.can(top.seat, &e.Parts[i], top)
}

// automatic says whether a part happens without a choice.
func (p *Part) automatic() bool {
	switch p.Op {
	case Gain, Collect, TakeFirst, Renovate, Grow, MissingAnimal:
		return true
	}
	return false
}

// carryOut does a part that happens by itself.
func (t turn) carryOut(seat rules.Seat, sp Space, part *Part) {
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
		p.House++
		p.Goods[p.House.good()] -= int16(p.Rooms.Size())
		p.Goods[Reed]--
		rules.Show(t.reel, t.State, Renovated{seat, p.House})
	case Grow:
		p.People++
		p.Newborns++
		rules.Show(t.reel, t.State, Grew{seat, sp})
	case MissingAnimal:
		var got Stock
		got[p.missing()] = 1
		t.gain(seat, &got)
		rules.Show(t.reel, t.State, Gained{seat, got})
	}
}

// legalUse are the choices of the effect on top.
func (s *State) legalUse(dst []rules.Action, top *step) []rules.Action {
	e := effectID(top.a).effect()
	t := turn{s, nil}
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
		return appendCells(dst, KindRoom, p.roomSpots())
	case BuildStables:
		return appendCells(dst, KindStable, p.stableSpots())
	case Sow:
		return p.legalSow(dst)
	case Bake:
		for n := range p.Majors.canBake(p.Goods[Grain]) {
			dst = append(dst, rules.Act(KindBake)|countField.Put(int(n)+1))
		}
	case BuildFences:
		f := p.fencing(p.pieces())
		return f.legal(dst, top.d > 0)
	case Improve:
		return s.legalBuild(dst, p)
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

// legalSow is so many grain and vegetables on so many empty fields, of which the
// first in reading order take the grain.
func (p *Player) legalSow(dst []rules.Action) []rules.Action {
	fields := int16(p.emptyFields().Size())
	for g := range min(fields, p.Goods[Grain]) + 1 {
		for v := range min(fields-g, p.Goods[Vegetable]) + 1 {
			if g+v > 0 {
				dst = append(dst, rules.Act(KindSow)|grainField.Put(int(g))|vegetableField.Put(int(v)))
			}
		}
	}
	return dst
}

// legalBuild are the majors that can be paid, and those that can be had for
// another one (9).
func (s *State) legalBuild(dst []rules.Action, p *Player) []rules.Action {
	for m := s.supply; m != 0; {
		c := m.pop()
		if s.supply&above[c] != 0 {
			continue
		}
		if cost := p.cost(c); p.Goods.covers(&cost) {
			dst = append(dst, rules.Act(KindBuild)|majorField.Put(int(c)))
		}
		for back := p.Majors & returns(c); back != 0; {
			dst = append(dst, rules.Act(KindBuild)|majorField.Put(int(c))|returnField.Put(int(back.pop())+1))
		}
	}
	return dst
}

// opOf is what each kind of action that uses an effect does.
var opOf = [...]Op{
	KindPlow: Plow, KindSow: Sow, KindBake: Bake, KindRoom: BuildRooms, KindStable: BuildStables,
	KindPasture: BuildFences, KindBuild: Improve, KindTake: OneOf, KindStop: 0,
	KindCut: Cut, KindFell: Fell, KindBurn: Burn,
}

// use carries out a choice of the effect on top.
func (t turn) use(a rules.Action) {
	top := t.agenda.Top()
	if top.kind == spendStep {
		t.agenda.Pop()
		t.spendCard()
		return
	}
	e := effectID(top.a).effect()
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
	t.choose(top, part, a)
}

// repeats says whether a part can be done several times in one action.
func (p *Part) repeats() bool {
	return p.Op == BuildRooms || p.Op == BuildFences || p.Op == BuildStables && p.Most != 1
}

func (t turn) choose(top *step, part *Part, a rules.Action) {
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
		food := p.Majors.bread(n)
		p.Goods[Grain] -= n
		p.Goods[Food] += food
		rules.Show(t.reel, t.State, Baked{seat, int(n), int(food)})
	case KindRoom:
		p.Goods[p.House.good()] -= 5
		p.Goods[Reed] -= 2
		p.Rooms |= CellOf(a).mask()
		rules.Show(t.reel, t.State, RoomBuilt{seat, CellOf(a)})
	case KindStable:
		p.Goods[Wood] -= int16(part.Price)
		p.Stables |= CellOf(a).mask()
		rules.Show(t.reel, t.State, StableBuilt{seat, CellOf(a)})
	case KindCut, KindFell, KindBurn:
		t.clear(seat, a.Kind(), CellOf(a))
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

// sow plants the empty fields in reading order, grain first: 3 grain or 2
// vegetables on each (5).
func (t turn) sow(seat rules.Seat, grain, vegetables int) {
	p := &t.player[seat]
	empty, g, v := p.emptyFields(), Mask(0), Mask(0)
	for range grain {
		g |= empty.pop().mask()
	}
	for range vegetables {
		v |= empty.pop().mask()
	}
	p.grain.set(g, 3)
	p.vegetable.set(v, 2)
	p.Goods[Grain] -= int16(grain)
	p.Goods[Vegetable] -= int16(vegetables)
	rules.Show(t.reel, t.State, Sown{seat, g, v})
}

// fence closes a pasture, or parts one (6).
func (t turn) fence(top *step, cells Mask) {
	p := &t.player[top.seat]
	before := p.fences()
	if cells&p.enclosed() != 0 {
		top.d = 1
	}
	p.enclose(cells)
	pieces := p.fences() - before
	p.Goods[Wood] -= int16(pieces)
	rules.Show(t.reel, t.State, Fenced{top.seat, cells, pieces})
	if p.Goods.herd() != (Herd{}) {
		t.agenda.Push(step{kind: houseStep, seat: top.seat})
	}
}

// build takes a major from the supply board, for its price or for a fireplace
// that goes back (9).
func (t turn) build(seat rules.Seat, a rules.Action) {
	p, c := &t.player[seat], MajorOf(a)
	m, back := &Majors[c], ReturnOf(a)
	t.supply &^= 1 << c
	if back >= 0 {
		p.Majors &^= 1 << back
		t.supply |= 1 << back
	} else {
		cost := p.cost(c)
		p.Goods.sub(&cost)
	}
	p.Majors |= 1 << c
	p.Goods.add(&m.Get)
	if ridings.Has(c) {
		p.rides = 1<<(Rounds+1) - 1<<(t.round+1)
	}
	for i := range m.Food[1] {
		t.promise(seat, t.round+1+i, Food, m.Food[0])
	}
	rules.Show(t.reel, t.State, MajorBuilt{seat, c, back})
	if m.FreeBake {
		t.agenda.Push(step{kind: useStep, seat: seat, a: int8(freeBakeID)})
	}
}

// keep is the herd that stays where not all can live; the others are cooked or
// go back (7).
func (t turn) keep(a rules.Action) {
	seat := t.agenda.Pop().seat
	p, stay := &t.player[seat], HerdOf(a)
	e := Left{Seat: seat}
	for k, n := range stay {
		g := Sheep + Good(k)
		e.Gone[k] = p.Goods[g] - n
		e.Food += e.Gone[k] * p.Majors.cooks(g)
		p.Goods[g] = n
	}
	p.Goods[Food] += e.Food
	rules.Show(t.reel, t.State, e)
}
