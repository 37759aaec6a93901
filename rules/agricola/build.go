package agricola

import "tilestead/rules"

// returns are the majors of which one may be given back for m instead of its
// price (9).
func returns(m Major) MajorSet {
	switch {
	case hearths.Has(m):
		return fireplaces
	case cookhouses.Has(m):
		return fireplaces | hearths
	}
	return 0
}

// canBuild says whether any major can be built.
func (s *State) canBuild(p *Player) bool {
	for m := s.supply; m != 0; {
		c := m.pop()
		if s.supply&above[c] != 0 {
			continue
		}
		if cost := p.cost(c); p.Goods.covers(&cost) || p.Majors&returns(c) != 0 {
			return true
		}
	}
	return false
}

// cost is what a major costs a seat: the museum takes something off (14.6).
func (p *Player) cost(m Major) Stock {
	cost := Majors[m].Cost
	if p.Majors&museums != 0 {
		cost.sub(&Majors[m].Museum)
	}
	if !p.Front.empty() {
		l := p.prices(improvements, cost) // which nothing converts
		return l.list[0]
	}
	return cost
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

// build takes a major from the supply board, for its price or for a fireplace
// that goes back (9).
func (t acting) build(seat rules.Seat, a rules.Action) {
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
	t.token(p, c, back)
	p.Goods.add(&m.Get)
	if ridings.Has(c) {
		p.rides = 1<<(Rounds+1) - 1<<(t.round+1)
	}
	for i := range m.Food[1] {
		t.promise(seat, t.round+1+i, Food, m.Food[0])
	}
	rules.Show(t.reel, t.State, MajorBuilt{seat, c, back})
	if m.FreeBake {
		t.agenda.Push(step{kind: useStep, seat: seat, e: freeBakeID})
	}
}
