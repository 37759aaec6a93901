package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola/box"
)

func placeRows(r *rulebook) {
	r.kinds[KindPlace] = actionRow{name: "place", fields: fields{"space": spaceField, "bed": bedField},
		lines: []string{"place SPACE", "place SPACE bed"},
		writes: func(s *State, b []byte, a rules.Action) []byte {
			if b = writeSpace(s, b, a); bedField.Get(a) > 0 {
				b = append(b, " bed"...)
			}
			return b
		},
		does: func(t acting, a rules.Action) { placePerson(t, SpaceOf(a), bedField.Get(a) > 0) }}
	r.kinds[KindPass] = actionRow{name: "pass", lines: []string{"pass"}, does: func(t acting, _ rules.Action) { passTurn(t) }}
	r.steps[placeStep] = agendaRow{name: "place", open: true,
		lists: func(s *State, dst []rules.Action, top *step, whole bool) []rules.Action {
			return legalPlace(s, dst, top.seat, whole)
		},
		prompt: func(_ *State, _ *step, p rules.Prompt) rules.Prompt {
			p.Opens, p.Always = true, true
			return p
		}}
	r.ops[box.TakeFirst] = opRow{name: "TakeFirst", about: "become starting player", asks: anyTime,
		carries: func(t acting, seat rules.Seat, _ box.Space, _ *box.Part) {
			t.start = seat
			rules.Show(t.reel, t.State, BecameFirst{seat})
		}}
}

// freeSpaces are the spaces that nobody blocks for a seat and that are not empty.
func freeSpaces(s *State, seat rules.Seat) box.SpaceSet {
	free := s.open &^ s.taken &^ s.shut
	if p := &s.player[seat]; p.Front.Has(box.CornerCard) {
		free |= cornerSpaces(s, seat)
	}
	for c := free & box.Stored; c != 0; {
		if sp := c.Pop(); s.goods[sp] == 0 {
			free &^= 1 << sp
		}
	}
	return free
}

// usableSpaces are the spaces on which a seat may place a person now (4.2), without those for
// which it would have to exchange something first.
func usableSpaces(s *State, seat rules.Seat) box.SpaceSet {
	m := freeSpaces(s, seat)
	paid := s.carded && s.player[seat].Front.Of(&s.setup.book.openers) > 0
	for c := m & box.Conditional; c != 0; {
		sp := c.Pop()
		if !effectBegins(s, seat, &box.Spaces[sp].Effect) && !(paid && paidBefore(s, seat, sp)) {
			m &^= 1 << sp
		}
	}
	return m
}

// withExchanges are the spaces that a seat could use after exchanges, those that it can use now
// among them (15).
func withExchanges(s *State, seat rules.Seat, now box.SpaceSet) box.SpaceSet {
	m, q := now, partAsker(s, seat)
	defer q.partDone()
	q.anew = true
	for c := freeSpaces(s, seat) & box.Conditional &^ now; c != 0; {
		if sp := c.Pop(); q.begins(&box.Spaces[sp].Effect) {
			m |= 1 << sp
		}
	}
	return m
}

// paidBefore says whether a space can be used with the goods that cards give before its
// own effect begins.
func paidBefore(s *State, seat rules.Seat, sp box.Space) bool {
	got := incomeBefore(s, seat, sp)
	if got == box.NoStock {
		return false
	}
	c := scratch.Get().(*State)
	defer scratch.Put(c)
	c.Set(s)
	c.player[seat].Goods.Add(&got)
	return effectBegins(c, seat, &box.Spaces[sp].Effect)
}

// incomeBefore are the goods that cards of a seat give by themselves before the effect of a
// space that it uses.
func incomeBefore(s *State, seat rules.Seat, sp box.Space) (got box.Stock) {
	for cards := s.player[seat].Front.And(&s.setup.book.openers); !cards.Empty(); {
		c := cards.Pop()
		for i := range box.Cards[c].Hooks {
			h := &box.Cards[c].Hooks[i]
			if h.On != box.BeforeUse || !plain(s.setup.book, &h.Do) || !answers(h, s, true, occasion{space: sp}) ||
				!s.met(seat, h.If) {
				continue
			}
			for j := range h.Do.Parts {
				part := &h.Do.Parts[j]
				if part.Op != box.Gain || part.To == box.Others || part.If != nil && !s.met(seat, part.If) {
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

// legalPlace are the spaces, special actions and others of a turn; the whole of it has
// spaces that are in reach by exchanges only.
func legalPlace(s *State, dst []rules.Action, seat rules.Seat, whole bool) []rules.Action {
	p, m := &s.player[seat], box.SpaceSet(0)
	if p.Home > p.Bed {
		if m = usableSpaces(s, seat); whole {
			m = withExchanges(s, seat, m)
		}
	}
	if p.Bed > 0 {
		dst = append(dst, rules.Act(KindPlace)|spaceField.Put(int(box.Infirmary))|bedField.Put(1))
	}
	switch {
	case s.setup.moor && tapsDue(s, seat):
		dst = appendSpecials(s, dst, seat, box.AllSpecials, whole) // a newborn may go to work as well
	case s.setup.moor:
		dst = legalSpecial(s, dst, seat, whole)
	}
	if p.Goods[box.Food] > 0 && !p.Front.Empty() && canAdopt(s, seat) {
		dst = append(dst, Adopt)
	}
	if p.Guest > 0 && p.Home == p.Guest {
		dst = append(dst, Pass) // nobody has to let it work
	} else if m == 0 && (!s.setup.moor || p.Home == 0) { // else the infirmary is always open
		return append(dst, Pass)
	}
	for m != 0 {
		dst = append(dst, rules.Act(KindPlace)|spaceField.Put(int(m.Pop())))
	}
	return dst
}

// placePerson puts a person on a space, whose effect begins. The infirmary has room for
// everybody, and is where people go from their bed (14.4, 14.5).
func placePerson(t acting, sp box.Space, bed bool) {
	from := t.agenda.Pop()
	seat := from.seat
	p := &t.player[seat]
	t.passes = 0
	p.Home--
	if bed {
		p.Bed--
	}
	if sp == box.Infirmary {
		p.Ward++
	} else if t.taken.Has(sp) {
		t.also |= 1 << sp
	} else {
		t.taken |= 1 << sp
		t.shut |= t.setup.blocks[sp]
		t.by[sp] = seat
	}
	rules.Show(t.reel, t.State, Placed{seat, sp})
	if from.kind == placeStep && p.Front.Has(box.LassoCard) {
		t.agenda.Push(step{kind: againStep, seat: seat, done: int8(box.AnimalMarkets >> sp & 1)})
	}
	o := occasion{space: sp, bed: bed}
	t.opens(box.TurnEnd, seat, o)
	t.opens(box.AfterUse, seat, o)
	t.agenda.Push(step{kind: useStep, seat: seat, e: box.EffectID(sp)})
	t.opens(box.BeforeUse, seat, o)
}

// passTurn is a turn of a seat that can use no space; its people stay at home.
func passTurn(t acting) {
	seat := t.agenda.Pop().seat
	t.passes++
	rules.Show(t.reel, t.State, Passed{seat})
}

// cornerSpaces are the wishes at which a seat may join the only person there, who is
// another seat's.
func cornerSpaces(s *State, seat rules.Seat) (set box.SpaceSet) {
	for m := box.Wishes & s.taken &^ s.also &^ s.shut; m != 0; {
		if sp := m.Pop(); s.by[sp] != seat {
			set |= 1 << sp
		}
	}
	return set
}
