package agricola

import "tilestead/rules"

// legalUse are the choices of the effect on top.
func (s *State) legalUse(dst []rules.Action, top *step) []rules.Action {
	e := top.e.effect()
	t := acting{s, nil}
	switch {
	case e.Either:
		for i := range e.Parts {
			if t.offers(top, e, i, true) {
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
	if part := &e.Parts[i]; top.c > 0 || part.Optional || part.Op == Improve && !s.couldImprove(top, part) {
		dst = append(dst, rules.Act(KindStop))
	}
	return dst
}

// couldImprove says whether a seat can build or play an improvement, if need be after
// exchanges.
func (s *State) couldImprove(top *step, part *Part) bool {
	q := s.asker(top.seat)
	defer q.done()
	return s.canImprove(top.seat, part) || q.improves(part)
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
		if p.Goods[Wood] >= int16(part.Price) {
			dst = appendCells(dst, KindStable, p.stableSpots())
		}
	case Sow:
		return p.legalSow(dst)
	case Bake:
		for n := range p.lit().canBake(p.Goods[Grain]) {
			dst = append(dst, rules.Act(KindBake)|countField.Put(int(n)+1))
		}
	case BuildFences:
		f := p.fencing(p.pieces(top))
		return f.legal(dst)
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
		return appendCells(dst, KindReap, p.grain.planted()&^p.Untilled>>top.n<<top.n)
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
	case TakeSpecial:
		return s.appendSpecials(dst, top.seat, allSpecials, true)
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
