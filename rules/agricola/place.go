package agricola

import (
	"math/bits"
	"slices"

	"tilestead/rules"
)

// free are the spaces that nobody blocks for a seat and that are not empty.
func (s *State) free(seat rules.Seat) SpaceSet {
	free := s.open &^ s.taken &^ s.shut
	if p := &s.player[seat]; p.Front.Has(cornerCard) {
		free |= s.corners(seat)
	}
	for c := free & stored; c != 0; {
		if sp := c.pop(); s.goods[sp] == 0 {
			free &^= 1 << sp
		}
	}
	return free
}

// usable are the spaces on which a seat may place a person now (4.2), without those for
// which it would have to exchange something first.
func (s *State) usable(seat rules.Seat) SpaceSet {
	m := s.free(seat)
	paid := s.carded && s.player[seat].Front.of(&openers) > 0
	for c := m & conditional; c != 0; {
		sp := c.pop()
		if !s.begins(seat, &Spaces[sp].Effect) && !(paid && s.paidBefore(seat, sp)) {
			m &^= 1 << sp
		}
	}
	return m
}

// within are the spaces that a seat could use after exchanges, those that it can use now
// among them (15).
func (s *State) within(seat rules.Seat, now SpaceSet) SpaceSet {
	m, q := now, s.asker(seat)
	defer q.done()
	q.anew = true
	for c := s.free(seat) & conditional &^ now; c != 0; {
		if sp := c.pop(); q.begins(&Spaces[sp].Effect) {
			m |= 1 << sp
		}
	}
	return m
}

// paidBefore says whether a space can be used with the goods that cards give before its
// own effect begins.
func (s *State) paidBefore(seat rules.Seat, sp Space) bool {
	got := s.income(seat, sp)
	if got == noStock {
		return false
	}
	c := scratch.Get().(*State)
	defer scratch.Put(c)
	c.Set(s)
	c.player[seat].Goods.add(&got)
	return c.begins(seat, &Spaces[sp].Effect)
}

// openers are the cards that give goods by themselves before the effect of a space that
// asks for some.
var openers = cardsThat(func(c *HandCard) bool {
	return slices.ContainsFunc(c.Hooks, func(h Hook) bool {
		return h.On == beforeUse && h.Whose != others && h.Do.plain() && (h.First || h.At&conditional != 0)
	})
})

// income are the goods that cards of a seat give by themselves before the effect of a
// space that it uses.
func (s *State) income(seat rules.Seat, sp Space) (got Stock) {
	for cards := s.player[seat].Front.and(&openers); !cards.empty(); {
		c := cards.pop()
		for i := range Cards[c].Hooks {
			h := &Cards[c].Hooks[i]
			if h.On != beforeUse || !h.Do.plain() || !h.answers(s, true, occasion{space: sp}) || !s.met(seat, h.If) {
				continue
			}
			for j := range h.Do.Parts {
				part := &h.Do.Parts[j]
				if part.Op != Gain || part.To == others || part.If != nil && !s.met(seat, part.If) {
					continue
				}
				for g, n := range &part.Get {
					got[g] += n * int16(s.amount(seat, &part.By))
				}
			}
		}
	}
	return got
}

// begins says whether anything of an effect can be carried out, and all that
// must be before it.
func (s *State) begins(seat rules.Seat, e *Effect) bool {
	if !e.Either {
		return s.can(seat, &e.Parts[0], nil)
	}
	for i := range e.Parts {
		if s.can(seat, &e.Parts[i], nil) {
			return true
		}
	}
	return false
}

// legalPlace are the spaces, special actions and others of a turn; the whole of it has
// spaces that are in reach by exchanges only.
func (s *State) legalPlace(dst []rules.Action, seat rules.Seat, whole bool) []rules.Action {
	p, m := &s.player[seat], SpaceSet(0)
	if p.Home > p.Bed {
		if m = s.usable(seat); whole {
			m = s.within(seat, m)
		}
	}
	if p.Bed > 0 {
		dst = append(dst, rules.Act(KindPlace)|spaceField.Put(int(infirmary))|bedField.Put(1))
	}
	switch {
	case s.setup.moor && s.tapsDue(seat):
		dst = s.appendSpecials(dst, seat, allSpecials, whole) // a newborn may go to work as well
	case s.setup.moor:
		dst = s.legalSpecial(dst, seat, whole)
	}
	if p.Goods[Food] > 0 && !p.Front.empty() && s.canAdopt(seat) {
		dst = append(dst, rules.Act(KindAdopt))
	}
	if p.Guest > 0 && p.Home == p.Guest {
		dst = append(dst, rules.Act(KindPass)) // nobody has to let it work
	} else if m == 0 && (!s.setup.moor || p.Home == 0) { // else the infirmary is always open
		return append(dst, rules.Act(KindPass))
	}
	for m != 0 {
		dst = append(dst, rules.Act(KindPlace)|spaceField.Put(int(m.pop())))
	}
	return dst
}

// place puts a person on a space, whose effect begins. The infirmary has room for
// everybody, and is where people go from their bed (14.4, 14.5).
func (t acting) place(sp Space, bed bool) {
	from := t.agenda.Pop()
	seat := from.seat
	p := &t.player[seat]
	t.passes = 0
	p.Home--
	if bed {
		p.Bed--
	}
	if sp == infirmary {
		p.Ward++
	} else if t.taken.Has(sp) {
		t.also |= 1 << sp
	} else {
		t.taken |= 1 << sp
		t.shut |= t.setup.blocks[sp]
		t.by[sp] = seat
	}
	rules.Show(t.reel, t.State, Placed{seat, sp})
	if from.kind == placeStep && p.Front.Has(lassoCard) {
		t.agenda.Push(step{kind: againStep, seat: seat, b: int8(animalMarkets >> sp & 1)})
	}
	o := occasion{space: sp, bed: bed}
	t.opens(turnEnd, seat, o)
	t.opens(afterUse, seat, o)
	t.agenda.Push(step{kind: useStep, seat: seat, e: effectID(sp)})
	t.opens(beforeUse, seat, o)
}

// pass is a turn of a seat that can use no space; its people stay at home.
func (t acting) pass() {
	seat := t.agenda.Pop().seat
	t.passes++
	rules.Show(t.reel, t.State, Passed{seat})
}

// can says whether a part of an effect can be carried out now; at is the step in
// which it is under way, nil before it begins. These are questions of their own,
// not tries on a copy, because each is asked in every position of a playout.
func (s *State) can(seat rules.Seat, part *Part, at *step) bool {
	p := &s.player[seat]
	if part.If != nil && !s.met(seat, part.If) || part.With != 0 && p.Majors&part.With == 0 {
		return false
	}
	switch part.Op {
	case Gain, Collect, TakeFirst:
		return true
	case Plow:
		return p.plowSpots(part) != 0 && p.pays(&part.Pay, at) && part.more(at)
	case Sow:
		return p.canSow()
	case Bake:
		return p.Goods[Grain] > 0 && p.lit()&(bakers|grill) != 0
	case BuildRooms:
		return p.canPayRoom() && p.roomSpots() != 0
	case BuildStables:
		return part.more(at) && p.Goods[Wood] >= int16(part.Price) && p.Stables.Size() < maxStables &&
			p.stableSpots() != 0
	case BuildFences:
		most := p.pieces(at)
		if most == 0 {
			return false
		}
		f := p.fencing(most)
		return f.possible()
	case Renovate:
		return p.canRenovate()
	case Grow:
		return p.supply() > 0 && s.round >= part.From && (!part.NeedsRoom || p.beds() > int(p.People))
	case Improve:
		if at != nil && (part.Minor || part.upgrades()) && p.Hand.of(&minorCards) > 0 {
			return true // others can't know whether there is anything to play
		}
		return s.canImprove(seat, part)
	case PlayOccupation:
		return s.canTeach(seat, part)
	case OneOf:
		if part.By.Of != 0 && (at == nil || int(at.n) >= s.amount(seat, &part.By)) {
			return false
		}
		for i := range part.Options {
			if p.pays(&part.Options[i].Pay, at) {
				return true
			}
		}
	case MissingAnimal:
		return p.missing() != 0
	case Cut:
		return p.Moors != 0
	case Fell:
		return p.Forests != 0
	case Burn:
		return p.burnSpots() != 0
	}
	return s.canMore(seat, part, at)
}

// canImprove says whether a seat can build or play an improvement.
func (s *State) canImprove(seat rules.Seat, part *Part) bool {
	if (part.Minor || part.upgrades()) && s.canPlay(seat, part.hand(), &noStock) {
		return true
	}
	return part.MajorFrom > 0 && s.round >= part.MajorFrom &&
		s.canBuild(&s.player[seat], part.only(), &part.Less, &noStock)
}

// canMore says so of parts that only cards have.
func (s *State) canMore(seat rules.Seat, part *Part, at *step) bool {
	p := &s.player[seat]
	switch part.Op {
	case LaterSpecial, CookEach, Bank, TopUp, Draw, DrawAndPass, Mark, Seed, Niche:
		return true
	case Also:
		return part.Of == peat && p.Moors != 0 || part.Of == slash && p.burnSpots() != 0
	case TakeSpecial:
		return s.canTakeSpecial(seat)
	case Upgrade:
		var some [64]rules.Action
		return len(p.legalRaise(some[:0])) > 0
	case Stall:
		next := 0
		if at != nil {
			next = bits.OnesCount8(uint8(at.n))
		}
		return next < len(part.In) && s.round+part.In[next] <= Rounds
	case MoveUp:
		return s.supply&part.Only != 0 && s.supply&above[part.Only.first()]&^s.moved != 0 && s.moved&part.Only == 0
	case SowOne:
		return at != nil && p.unplanted().Has(Cell(at.at)) && p.Goods[Grain]+p.Goods[Vegetable] > 0
	case Ripen:
		return p.grain.planted()|p.vegetable.planted() != 0
	case LaterOneOf:
		return s.round+part.In[0] <= Rounds
	case Extend:
		return p.canExtend()
	case Enclose:
		return p.reserveSpots() != 0
	case Station:
		return p.canStation()
	case Pay, Leave:
		return p.affords(&part.Pay)
	case Later, LaterTile:
		return s.promises(seat, part)
	case Close:
		return p.closeSpots(part.Apart) != 0
	case Lay:
		return part.more(at) && p.laySpots(part.On) != 0
	case Turn:
		return part.more(at) && p.turnSpots(part.Ground) != 0
	case Block:
		return p.blockSpots(part, at) != 0
	case Reap:
		return at != nil && p.grain.planted()&^p.Untilled>>at.n != 0
	case Breed:
		kind := part.Get.herd()
		for k, n := range kind {
			if n > 0 && s.parents(seat, k, p.Goods[Sheep+Good(k)]) {
				return true
			}
		}
	}
	return false
}

// more says whether a part that is under way may be done once more.
func (p *Part) more(at *step) bool { return at == nil || p.Most <= 1 || at.n < p.Most }

// plowSpots are where a part puts a field.
func (p *Player) plowSpots(part *Part) Mask {
	if part.Apart {
		return p.unused() &^ p.Fields.beside()
	}
	return p.fieldSpots()
}

// pays says whether a cost can be paid in an effect. What a space asks for must be
// there, for food can be made before a person is placed; a card may ask when no
// decision came before.
func (p *Player) pays(cost *Stock, at *step) bool {
	return p.Goods.covers(cost) || at != nil && at.by > 0 && p.affords(cost)
}

// affords says whether a cost can be paid, food being made of crops and animals
// that it does not take, and fuel of wood.
func (p *Player) affords(cost *Stock) bool {
	food, fuel := cost[Food]-p.Goods[Food], cost[Fuel]-p.Goods[Fuel]
	for g, n := range cost {
		if g := Good(g); g != Food && g != Fuel && n > p.Goods[g] {
			return false
		}
	}
	for g := Grain; food > 0 && g < Goods; g++ {
		if g != Fuel {
			food -= (p.Goods[g] - cost[g]) * p.lit().cooks(g)
		}
	}
	return food <= 0 && fuel <= p.Goods[Wood]-cost[Wood]
}

// supply is how many people are not on the farm yet, nor at work for a card.
func (p *Player) supply() int { return maxPeople - int(p.People) - p.Hut.Size() - int(p.Guest) }

// pieces is how many fences a seat can pay and has, at being the action in which
// it fences.
func (p *Player) pieces(at *step) int {
	paid := int(p.Goods[Wood])
	if !p.Front.empty() {
		paid += p.unpaid(at)
		if p.Front.Has(rammingCard) {
			paid += int(p.Goods[Clay])
		}
	}
	if paid == 0 {
		return 0
	}
	return min(paid, maxFences-p.fences())
}

// freeFences is how many fences of an action cost nothing with a card.
const freeFences = 3

// unpaid is how many fences of an action still cost nothing.
func (p *Player) unpaid(at *step) int {
	if !p.Front.Has(hedgeCard) {
		return 0
	}
	if at == nil {
		return freeFences
	}
	return max(0, freeFences-int(at.n))
}

// beds is how many people a seat has room for.
func (p *Player) beds() int {
	n := p.Rooms.Size()
	for c := p.Front.and(&lodgings); !c.empty(); {
		n += int(Cards[c.pop()].Room.People)
	}
	return n
}

// lodgings are the cards with room for people.
var lodgings = cardsThat(func(c *HandCard) bool { return c.Room.People > 0 })

// wishes are the spaces on which families grow.
var wishes = spacesThat(func(a *ActionSpace) bool { return a.Parts[0].Op == Grow })

// corners are the wishes at which a seat may join the only person there, who is
// another seat's.
func (s *State) corners(seat rules.Seat) (set SpaceSet) {
	for m := wishes & s.taken &^ s.also &^ s.shut; m != 0; {
		if sp := m.pop(); s.by[sp] != seat {
			set |= 1 << sp
		}
	}
	return set
}

// canPayRoom says whether a seat has the goods for a room.
func (p *Player) canPayRoom() bool {
	if p.Front.empty() {
		return p.Goods[Reed] >= 2 && p.Goods[p.House.good()] >= 5
	}
	l := p.roomPrices()
	return l.payable(&p.Goods)
}

// canRenovate says whether the house can be renovated by one step (5).
func (p *Player) canRenovate() bool {
	if p.Front.empty() {
		return p.House < StoneHouse && p.Goods[Reed] > 0 && p.Goods[(p.House+1).good()] >= int16(p.Rooms.Size())
	}
	for steps := Material(1); steps <= p.mostSteps(); steps++ {
		if l := p.renovationPrices(steps); l.payable(&p.Goods) {
			return true
		}
	}
	return p.hutSpots() != 0
}

// missing is the first of sheep, boar and cattle that a seat has none of, or 0.
func (p *Player) missing() Good {
	for g := Sheep; g <= Cattle; g++ {
		if p.Goods[g] == 0 {
			return g
		}
	}
	return 0
}
