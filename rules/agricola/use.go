package agricola

import (
	"math/bits"

	"tilestead/rules"
)

// asks carries out the effect on top as far as it goes by itself, and says
// whether its user has to decide; if not, something else is on top.
func (t acting) asks() bool {
	top := t.agenda.Top()
	e := top.e.effect()
	if !top.begun() {
		if !t.starts(top, e) {
			t.agenda.Pop()
			return false
		}
		if e.May && !e.Either {
			return true
		}
	}
	if e.Either {
		for i := range e.Parts {
			if t.offers(top, e, i) {
				return true
			}
		}
		t.ends(t.agenda.Pop())
		return false
	}
	for i := range e.Parts {
		if top.b>>i&1 != 0 && int(top.c) != i+1 {
			continue
		}
		part := &e.Parts[i]
		if !t.offers(top, e, i) {
			was := *top
			top.b |= 1 << i
			top.c, top.d, top.n = 0, 0, 0
			if was.c > 0 && t.ends(was) {
				return false
			}
			continue
		}
		if !t.automatic(top.seat, part) {
			return true
		}
		t.did(top)
		top.b |= 1 << i
		t.carryOut(top.seat, top.space(), part)
		return false
	}
	t.agenda.Pop()
	return false
}

// begun says whether anything of an effect has been done or agreed to.
func (t *step) begun() bool { return t.b != 0 || t.c > 0 || t.yes }

// space is the action space of an effect, or that whose use a card answers.
func (t *step) space() Space {
	if t.by > 0 {
		return Space(t.at)
	}
	return Space(t.e)
}

// starts says whether an effect that has not begun has anything to do now.
func (t acting) starts(top *step, e *Effect) bool {
	if t.spent(top) {
		return false
	}
	if top.e >= hookID {
		if _, h := hookOf(top.e); !t.met(top.seat, h.If) {
			return false
		}
	}
	return !e.May || e.Either || t.can(top.seat, &e.Parts[0], top)
}

// ends is the end of an action that built rooms or fences; whether cards have an
// effect then.
func (t acting) ends(was step) bool {
	waits := t.agenda.Len()
	e := was.e.effect()
	for i := range e.Parts {
		switch op := e.Parts[i].Op; {
		case was.b>>i&1 == 0 || was.n == 0:
		case op == BuildRooms:
			t.opens(builtRooms, was.seat, occasion{n: int(was.n)})
		case op == BuildFences:
			t.opens(fenced, was.seat, occasion{})
		}
	}
	return t.agenda.Len() > waits
}

// offers says whether part i of the effect on top can be done, or done once more.
func (t acting) offers(top *step, e *Effect, i int) bool {
	if e.One && top.b != 0 {
		return false
	}
	again := int(top.c) == i+1
	return (again || top.b>>i&1 == 0) && t.can(top.seat, &e.Parts[i], top)
}

// byItself says whether a part needs no choice of how it is done.
func (p *Part) byItself() bool {
	switch p.Op {
	case Gain, Collect, TakeFirst, Grow, MissingAnimal, LaterSpecial, CookEach, Pay, Leave, Bank, Later, LaterTile,
		Breed, TopUp, Also, TakeSpecial, Ripen, Draw, DrawAndPass, Mark, MoveUp, Seed, Niche:
		return true
	}
	return false
}

// automatic says whether a part happens without a choice of a seat.
func (s *State) automatic(seat rules.Seat, part *Part) bool {
	if part.Op == Renovate {
		return !part.Optional && s.player[seat].oneRenovation()
	}
	return part.byItself()
}

// carryOut does a part that happens by itself.
func (t acting) carryOut(seat rules.Seat, sp Space, part *Part) {
	p := &t.player[seat]
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
		rules.Show(t.reel, t.State, Gained{seat, got})
	case Pay, Leave:
		t.pay(seat, &part.Pay)
		if part.Op == Leave {
			t.goods[sp] += int8(part.Pay[Spaces[sp].Adds])
		}
		rules.Show(t.reel, t.State, Paid{seat, part.Pay})
	case Bank:
		n := part.N * t.amount(seat, &part.By)
		p.Banked += int16(rules.Whole(n))
		rules.Show(t.reel, t.State, Banked{seat, n})
	case Later, LaterTile:
		t.schedule(seat, part)
	case Breed:
		got := part.Get
		t.gain(seat, &got)
		rules.Show(t.reel, t.State, Gained{seat, got})
	case TopUp:
		got := p.missingTo(&part.Get)
		t.gain(seat, &got)
		rules.Show(t.reel, t.State, Gained{seat, got})
	case Also:
		t.act(seat, Special(bits.TrailingZeros8(part.Of)), noCard)
	case TakeSpecial:
		t.agenda.Push(step{kind: specialStep, seat: seat, a: int8(allSpecials)})
	case Ripen:
		t.ripen(seat)
	default:
		t.carryOutCard(seat, part)
	}
}

// carryOutCard does a part that few cards have.
func (t acting) carryOutCard(seat rules.Seat, part *Part) {
	p := &t.player[seat]
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
		for empty := p.emptyFields(); empty != 0 && p.Seeded.Size() < int(part.Most); {
			p.Seeded |= empty.pop().mask()
		}
	case Niche:
		got := t.niche(seat)
		t.gain(seat, &got)
		rules.Show(t.reel, t.State, Gained{seat, got})
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
	got := part.Get
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
			rules.Show(t.reel, t.State, Gained{to, got})
		}
	}
}

// legalUse are the choices of the effect on top.
func (s *State) legalUse(dst []rules.Action, top *step) []rules.Action {
	e := top.e.effect()
	t := acting{s, nil}
	switch {
	case e.Either:
		for i := range e.Parts {
			if t.offers(top, e, i) {
				dst = s.legalPart(dst, top, &e.Parts[i])
			}
		}
		if top.b != 0 || e.May {
			dst = append(dst, rules.Act(KindStop))
		}
		return dst
	case e.May && !top.begun():
		if s.agreeable(top.seat, &e.Parts[0]) {
			dst = append(dst, rules.Act(KindAgree))
		}
		if s.teaches() && s.needed(top) {
			return dst
		}
		return append(dst, rules.Act(KindStop))
	}
	i := s.current(top, e)
	dst = s.legalPart(dst, top, &e.Parts[i])
	if part := &e.Parts[i]; top.c > 0 || part.Optional || part.Op == Improve && !s.canImprove(top.seat, part) {
		dst = append(dst, rules.Act(KindStop))
	}
	return dst
}

// agreeable says whether the first part of an effect can be done at once, nothing
// being exchanged before.
func (s *State) agreeable(seat rules.Seat, part *Part) bool {
	p := &s.player[seat]
	if part.Op == Breed {
		h, more := p.housed(), part.Get.herd()
		h.add(&more)
		stalls := p.stalls()
		return stalls.holds(h)
	}
	return p.Goods.covers(&part.Pay)
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
		if p.Goods.covers(&part.Pay) {
			dst = appendCells(dst, KindPlow, p.plowSpots(part))
		}
	case Lay:
		return appendCells(dst, KindLay, p.laySpots(part.On))
	case Turn:
		return appendCells(dst, KindTurn, p.turnSpots(part.Ground))
	case Upgrade:
		return p.legalRaise(dst)
	case Stall:
		for g := Sheep; g <= Horse; g++ {
			if top.n>>(g-Sheep)&1 == 0 {
				dst = append(dst, rules.Act(KindStall)|goodField.Put(int(g)))
			}
		}
	case Block:
		return appendCells(dst, KindBlock, p.blockSpots(part, top))
	case BuildRooms:
		return p.legalRooms(dst)
	case Renovate:
		return p.legalRenovations(dst)
	case BuildStables:
		return appendCells(dst, KindStable, p.stableSpots())
	case Sow:
		return p.legalSow(dst)
	case Bake:
		for n := range p.lit().canBake(p.Goods[Grain]) {
			dst = append(dst, rules.Act(KindBake)|countField.Put(int(n)+1))
		}
	case BuildFences:
		f := p.fencing(p.pieces(top))
		return f.legal(dst, top.d > 0)
	case Improve:
		if part.MajorFrom > 0 && s.round >= part.MajorFrom {
			dst = s.legalBuild(dst, p, part.only(), &part.Less)
		}
		if part.Minor || part.upgrades() {
			dst = s.legalPlay(dst, top.seat, part.hand())
		}
	case PlayOccupation:
		return s.legalOccupations(dst, top.seat, part)
	case SowOne:
		for i, g := range [...]Good{Grain, Vegetable} {
			if p.Goods[g] > 0 {
				dst = append(dst, rules.Act(KindSow)|grainField.Put(1-i)|vegetableField.Put(i))
			}
		}
	case LaterOneOf:
		for i, n := range part.In {
			if s.round+n <= Rounds {
				dst = append(dst, rules.Act(KindTake)|optionField.Put(i))
			}
		}
	case Enclose:
		return appendCells(dst, KindReserve, p.reserveSpots())
	case Close:
		return appendCells(dst, KindClose, p.closeSpots(part.Apart))
	case Reap:
		return appendCells(dst, KindReap, p.grain.planted()>>top.n<<top.n)
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
	KindStation: Station, KindCut: Cut, KindFell: Fell, KindBurn: Burn, KindReap: Reap, KindClose: Close,
	KindRaise: Upgrade, KindStall: Stall, KindLay: Lay, KindTurn: Turn, KindBlock: Block,
}

// doneBy is what an action does in an effect.
func doneBy(a rules.Action) Op {
	if a.Kind() == KindPlay && Cards[HandCardOf(a)].Occupation {
		return PlayOccupation
	}
	return opOf[a.Kind()]
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
	switch a.Kind() {
	case KindStop:
		t.stop(top, e)
		return
	case KindAgree:
		t.did(top)
		top.yes = true
		return
	}
	i := t.current(top, e)
	if e.Either {
		for i = 0; e.Parts[i].Op != doneBy(a); i++ {
		}
	}
	part := &e.Parts[i]
	t.did(top)
	top.b |= 1 << i
	top.c = 0
	if part.repeats() {
		top.c = int8(i) + 1
	}
	t.choose(top, part, a)
}

// stop declines what the effect on top offers, or any more of it.
func (t acting) stop(top *step, e *Effect) {
	if e.Either || e.May && !top.begun() {
		t.ends(t.agenda.Pop())
		return
	}
	was := *top
	top.b |= 1 << t.current(top, e)
	top.c, top.d, top.n = 0, 0, 0
	t.ends(was)
}

// repeats says whether a part can be done several times in one action.
func (p *Part) repeats() bool {
	switch p.Op {
	case BuildFences, Reap, Stall:
		return true
	case BuildStables, BuildRooms, Lay, Turn:
		return p.Most != 1
	case Plow:
		return p.Most > 1
	case OneOf:
		return p.By.Of != 0
	}
	return false
}

func (t acting) choose(top *step, part *Part, a rules.Action) {
	seat := top.seat
	p := &t.player[seat]
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
			rules.Show(t.reel, t.State, Promised{seat})
			return
		}
		top.n++
		t.pay(seat, &o.Pay)
		if p.Banked += int16(rules.Whole(part.N)); part.N > 0 {
			rules.Show(t.reel, t.State, Banked{seat, part.N})
			return
		}
		t.gain(seat, &o.Get)
		rules.Show(t.reel, t.State, Gained{seat, o.Get})
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
