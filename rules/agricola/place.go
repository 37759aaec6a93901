package agricola

import "tilestead/rules"

// usable are the spaces on which a seat may place a person now (4.2).
func (s *State) usable(seat rules.Seat) SpaceSet {
	free := s.open &^ s.taken &^ s.shut
	m := free
	for c := free & conditional; c != 0; {
		sp := c.pop()
		if !s.begins(seat, &Spaces[sp].Effect) {
			m &^= 1 << sp
		}
	}
	for c := free & stored; c != 0; {
		if sp := c.pop(); s.goods[sp] == 0 {
			m &^= 1 << sp
		}
	}
	return m
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

func (s *State) legalPlace(dst []rules.Action, seat rules.Seat) []rules.Action {
	p, m := &s.player[seat], SpaceSet(0)
	if p.Home > p.Bed {
		m = s.usable(seat)
	}
	if p.Bed > 0 {
		dst = append(dst, rules.Act(KindPlace)|spaceField.Put(int(infirmary))|bedField.Put(1))
	}
	if s.setup.moor {
		dst = s.legalSpecial(dst, seat)
	}
	if p.Goods[Food] > 0 && !p.Front.empty() && p.canAdopt() {
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
	} else {
		t.taken |= 1 << sp
		t.shut |= t.setup.blocks[sp]
		t.by[sp] = seat
	}
	rules.Show(t.reel, t.State, Placed{seat, sp})
	if from.kind == placeStep && p.Front.Has(lassoCard) {
		t.agenda.Push(step{kind: againStep, seat: seat, b: int8(animalMarkets >> sp & 1)})
	}
	t.agenda.Push(step{kind: useStep, seat: seat, e: effectID(sp)})
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
	switch part.Op {
	case Gain, Collect, TakeFirst:
		return true
	case Plow:
		return p.fieldSpots() != 0 && p.Goods.covers(&part.Pay)
	case Sow:
		return p.Goods[Grain]+p.Goods[Vegetable] > 0 && p.emptyFields() != 0
	case Bake:
		return p.Goods[Grain] > 0 && p.lit()&bakers != 0
	case BuildRooms:
		return p.canPayRoom() && p.roomSpots() != 0
	case BuildStables:
		return p.Goods[Wood] >= int16(part.Price) && p.Stables.Size() < maxStables && p.stableSpots() != 0
	case BuildFences:
		if p.Goods[Wood] == 0 {
			return false
		}
		f := p.fencing(p.pieces())
		return f.possible(at != nil && at.d > 0)
	case Renovate:
		return p.canRenovate()
	case Grow:
		return p.supply() > 0 && s.round >= part.From && (!part.NeedsRoom || p.Rooms.Size() > int(p.People))
	case Improve:
		if part.Minor && s.canPlay(seat) {
			return true
		}
		return part.MajorFrom > 0 && s.round >= part.MajorFrom && s.canBuild(p)
	case OneOf:
		for i := range part.Options {
			if p.Goods.covers(&part.Options[i].Pay) {
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
	case Extend:
		return p.canExtend()
	case LaterSpecial, CookEach:
		return true
	case Enclose:
		return p.reserveSpots() != 0
	case Station:
		return p.canStation()
	}
	return false
}

// supply is how many people are not on the farm yet, nor at work for a card.
func (p *Player) supply() int { return maxPeople - int(p.People) - p.Hut.Size() - int(p.Guest) }

// pieces is how many fences a seat can pay and has.
func (p *Player) pieces() int { return min(int(p.Goods[Wood]), maxFences-p.fences()) }

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
	if p.House == StoneHouse {
		return false
	}
	if p.Front.empty() {
		return p.Goods[Reed] > 0 && p.Goods[(p.House+1).good()] >= int16(p.Rooms.Size())
	}
	l := p.renovationPrices()
	return l.payable(&p.Goods)
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
