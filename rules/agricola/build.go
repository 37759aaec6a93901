package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola/box"
)

func buildRows(r *rulebook) {
	r.kinds[KindBuild] = actionRow{name: "build",
		fields: fields{"major": majorField, "returned": returnField, "price": buildPriceField},
		lines:  append([]string{"build MAJOR", "build MAJOR for MAJOR"}, repeated("build MAJOR for", " N GOOD", 4)...),
		writes: writeBuild}
	r.ops[box.Improve] = opRow{name: "Improve", about: "build a major, from round MajorFrom on (0: never), or play a Minor",
		word: "improve", by: []uint8{KindBuild, KindPlay}, own: func(a rules.Action) bool { return !teaches(a) },
		asks: func(s *State, seat rules.Seat, part *box.Part, at *step) bool {
			if at != nil && (part.Minor || part.Upgrades()) && s.player[seat].Hand.Of(&box.MinorCards) > 0 {
				return true // others can't know whether there is anything to play
			}
			return canImprove(s, seat, part)
		},
		after: func(q *asker, _ *Player, part *box.Part, _ *step) bool { return q.improves(part) },
		lists: func(s *State, dst []rules.Action, top *step, part *box.Part) []rules.Action {
			if part.MajorFrom > 0 && s.round >= part.MajorFrom {
				dst = legalBuild(s, dst, &s.player[top.seat], part.Majors(), &part.Less)
			}
			if part.Minor || part.Upgrades() {
				dst = legalPlay(s, dst, top.seat, part.Hand())
			}
			return dst
		},
		idle: func(s *State, top *step, part *box.Part) bool { return !couldImprove(s, top, part) },
		does: func(t acting, top *step, part *box.Part, a rules.Action) {
			if a.Kind() == KindBuild {
				buildMajor(t, top.seat, a, &part.Less)
				return
			}
			playMinor(t, top.seat, a)
		}}
	r.ops[box.MoveUp] = opRow{name: "MoveUp", about: "the major of Only above the one that covers it",
		asks: func(s *State, _ rules.Seat, part *box.Part, _ *step) bool {
			return s.supply&part.Only != 0 && s.supply&box.Above[part.Only.First()]&^s.moved != 0 &&
				s.moved&part.Only == 0
		},
		carries: func(t acting, _ rules.Seat, _ box.Space, part *box.Part) {
			t.moved |= part.Only
			rules.Show(t.reel, t.State, MovedUp{part.Only.First()})
		}}
}

func writeBuild(s *State, b []byte, a rules.Action) []byte {
	b = append(append(b, ' '), box.Majors[MajorOf(a)].ID...)
	if back := ReturnOf(a); back >= 0 {
		return append(append(b, " for "...), box.Majors[back].ID...)
	}
	if p := &s.player[s.agenda.Top().seat]; !p.Front.Empty() {
		if l := p.majorPrices(MajorOf(a), discountOf(s)); l.n > 1 {
			b = appendStock(append(b, " for"...), &l.list[buildPriceField.Get(a)])
		}
	}
	return b
}

// canImprove says whether a seat can build or play an improvement.
func canImprove(s *State, seat rules.Seat, part *box.Part) bool {
	if (part.Minor || part.Upgrades()) && canPlay(s, seat, part.Hand(), &box.NoStock) {
		return true
	}
	return part.MajorFrom > 0 && s.round >= part.MajorFrom &&
		canBuild(s, &s.player[seat], part.Majors(), &part.Less, &box.NoStock)
}

// couldImprove says whether a seat can build or play an improvement, if need be after
// exchanges.
func couldImprove(s *State, top *step, part *box.Part) bool {
	q := s.asker(top.seat)
	defer q.done()
	return canImprove(s, top.seat, part) || q.improves(part)
}

// discountOf is what the effect on top takes off the price of a major.
func discountOf(s *State) *box.Stock {
	top := s.agenda.Top()
	if top.kind != useStep || top.through() {
		return &box.NoStock
	}
	e := top.e.Effect()
	if i := top.current(e); !e.Either && i < len(e.Parts) {
		return &e.Parts[i].Less
	}
	return &box.NoStock
}

// canBuild says whether any major of a set can be built, for so much less, after
// paying for something else.
func canBuild(s *State, p *Player, of box.MajorSet, less, first *box.Stock) bool {
	left := p.Goods
	left.Sub(first)
	printed := p.Majors&box.Museums == 0 && p.Front.Empty() && *less == box.NoStock
	for m := s.supply & of; m != 0; {
		c := m.Pop()
		if printed && !left.Covers(&box.Majors[c].Cost) && p.Majors&Returns(c) == 0 || s.covered(c) {
			continue
		}
		if printed || p.Majors&Returns(c) != 0 {
			return true
		}
		if l := p.majorPrices(c, less); l.payable(&left) {
			return true
		}
	}
	return false
}

// legalBuild are the majors of a set that can be paid with so much off, and those
// that can be had for another one (9).
func legalBuild(s *State, dst []rules.Action, p *Player, of box.MajorSet, less *box.Stock) []rules.Action {
	for m := s.supply & of; m != 0; {
		c := m.Pop()
		if s.covered(c) {
			continue
		}
		l := p.majorPrices(c, less)
		for i := range l.n {
			if p.Goods.Covers(&l.list[i]) {
				dst = append(dst, rules.Act(KindBuild)|majorField.Put(int(c))|buildPriceField.Put(i))
			}
		}
		for back := p.Majors & Returns(c); back != 0; {
			dst = append(dst, rules.Act(KindBuild)|majorField.Put(int(c))|returnField.Put(int(back.Pop())+1))
		}
	}
	return dst
}

// buildMajor takes a major from the supply board, for its price or for a fireplace
// that goes back (9).
func buildMajor(t acting, seat rules.Seat, a rules.Action, less *box.Stock) {
	p, c := &t.player[seat], MajorOf(a)
	m, back := &box.Majors[c], ReturnOf(a)
	t.supply &^= 1 << c
	if back >= 0 {
		p.Majors &^= 1 << back
		t.supply |= 1 << back
	} else {
		l := p.majorPrices(c, less)
		p.Goods.Sub(&l.list[buildPriceField.Get(a)])
	}
	p.Majors |= 1 << c
	t.token(p, c, back)
	p.Goods.Add(&m.Get)
	if box.Ridings.Has(c) {
		p.rides = 1<<(box.Rounds+1) - 1<<(t.round+1)
	}
	for i := range m.Food[1] {
		t.promise(seat, t.round+1+i, box.Food, m.Food[0])
	}
	rules.Show(t.reel, t.State, MajorBuilt{seat, c, back})
	t.opens(box.BuiltImprovement, seat, occasion{})
	if m.FreeBake {
		t.agenda.Push(step{kind: useStep, seat: seat, e: box.FreeBakeID})
	}
}

// giveUp takes the major for which an upgrade is had: back to its stack, or out of
// the game. A fuel token goes on to the upgrade.
func (t acting) giveUp(seat rules.Seat, c box.Card, m box.Major) {
	p := &t.player[seat]
	p.Majors &^= 1 << m
	if box.Cards[c].Ends {
		t.gone |= 1 << m
	} else {
		t.supply |= 1 << m
	}
	if p.Tokens.Has(m) {
		p.Tokens &^= 1 << m
		switch c {
		case box.GrillCard:
			p.Tokens |= box.Grill
		case box.ButcheryCard:
			p.Tokens |= box.Butchery
		}
	}
}
