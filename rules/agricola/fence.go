package agricola

import "tilestead/rules"

func fenceRows(r *rulebook) {
	r.kinds[KindPasture] = actionRow{name: "pasture", fields: fields{"cells": cellsField},
		lines: repeated("pasture", " CELL", mostSpaces),
		writes: func(s *State, b []byte, a rules.Action) []byte {
			for m := s.CellsOf(a); m != 0; {
				b = m.pop().append(append(b, ' '))
			}
			return b
		}}
	r.kinds[KindClose] = actionRow{name: "close", fields: oneCell, lines: []string{"close CELL"}, writes: writeCell}
	r.kinds[KindClay] = actionRow{name: "clay", fields: fields{"count": countField}, lines: []string{"clay N", "clay 0"},
		writes: writeCount, does: func(t acting, a rules.Action) { payClay(t, CountOf(a)) }}
	r.steps[clayStep] = agendaRow{name: "clay", view: viewDue,
		lists: legalClay}
	r.ops[BuildFences] = opRow{name: "BuildFences", about: "any number", by: []uint8{KindPasture}, solid: true,
		asks: func(s *State, seat rules.Seat, _ *Part, at *step) bool {
			p := &s.player[seat]
			most := p.pieces(at)
			if most == 0 {
				return false
			}
			f := p.fencing(most)
			return f.possible()
		},
		after: func(q *asker, p *Player, _ *Part, at *step) bool { return q.fencesWithin(p, at) },
		lists: func(s *State, dst []rules.Action, top *step, _ *Part) []rules.Action {
			p := &s.player[top.seat]
			f := p.fencing(p.pieces(top))
			return legalPastures(&f, dst)
		},
		does:    func(t acting, top *step, _ *Part, a rules.Action) { fencePasture(t, top, t.CellsOf(a)) },
		repeats: always,
		ends:    func(t acting, seat rules.Seat, _ int) { t.opens(fenced, seat, occasion{}) }}
	r.ops[Close] = opRow{name: "Close", about: "a pasture of one space, for no wood", by: []uint8{KindClose},
		spots: func(p *Player, part *Part, _ *step) Mask { return p.closeSpots(part.Apart) },
		does: func(t acting, top *step, part *Part, a rules.Action) {
			closeCell(t, top.seat, CellOf(a), part.Apart)
		}}
}

// legalPastures appends the pastures that can be closed next: new ones and divisions of old
// ones, in any order.
func legalPastures(f *fencing, dst []rules.Action) []rules.Action {
	if f.Land != board {
		return legalExtended(f, dst)
	}
	for i := range shapes {
		s := &shapes[i]
		if s.cells&^f.free == 0 {
			if n, ok := f.price(s.cells, int(s.fences)); ok && n <= f.most {
				dst = append(dst, rules.Act(KindPasture)|cellsField.Put(int(s.code)))
			}
		} else if s.cells&^f.fenced == 0 && f.partsAny(s.cells) {
			dst = append(dst, rules.Act(KindPasture)|cellsField.Put(int(s.code)))
		}
	}
	return dst
}

// legalExtended appends them on a farm that has been extended.
func legalExtended(f *fencing, dst []rules.Action) []rules.Action {
	add := func(m Mask) {
		dst = append(dst, rules.Act(KindPasture)|cellsField.Put(int(pack(m, f.Land))))
	}
	visitShapes(f.free, func(m Mask) {
		if n, ok := f.price(m, m.perimeter()); ok && n <= f.most {
			add(m)
		}
	})
	for i := 0; i < maxPastures && f.Pasture[i] != 0; i++ {
		p := f.Pasture[i]
		visitShapes(p, func(m Mask) {
			if f.parts(p, m) {
				add(m)
			}
		})
	}
	return dst
}

// fencePasture closes a pasture, or parts one (6).
func fencePasture(t acting, top *step, cells Mask) {
	p := &t.player[top.seat]
	before := p.fences()
	if top.built == 0 && !p.Front.empty() {
		t.fenced = p.enclosed()
	}
	p.enclose(cells)
	pieces := p.fences() - before
	due := max(0, pieces-p.unpaid(top))
	top.built += int8(pieces)
	seat := top.seat
	if p.Goods.herd() != (Herd{}) {
		t.homeless |= 1 << seat
	}
	t.payFences(seat, due)
	rules.Show(t.reel, t.State, Fenced{seat, cells, pieces})
}

// buildsFences says whether a seat is in an action that builds fences, be it before the first.
func buildsFences(s *State, seat rules.Seat) bool {
	for i := range s.agenda.Len() {
		switch t := s.agenda.At(i); {
		case t.kind == clayStep && t.seat == seat:
			return true
		case t.kind == useStep && t.seat == seat && t.again > 0:
			return t.part().Op == BuildFences
		case t.kind == useStep && t.seat == seat:
			if part := t.part(); part != nil && part.Op == BuildFences {
				return true
			}
		}
	}
	return false
}

// payFences pays so many fences with wood, or asks how many of them are paid with
// clay where a card allows it.
func (t acting) payFences(seat rules.Seat, due int) {
	p := &t.player[seat]
	least, most := p.ofClay(due)
	if least == most {
		p.Goods[Clay] -= int16(least)
		p.Goods[Wood] -= int16(due - least)
		return
	}
	t.agenda.Push(step{kind: clayStep, seat: seat, rest: int8(due)})
}

// ofClay is how many of so many fences a seat can pay with clay.
func (p *Player) ofClay(due int) (least, most int) {
	if !p.Front.Has(rammingCard) {
		return 0, 0
	}
	return max(0, due-int(p.Goods[Wood])), min(due, int(p.Goods[Clay]))
}

// payClay pays fences, so many of them with clay.
func payClay(t acting, clay int) {
	top := t.agenda.Pop()
	p := &t.player[top.seat]
	p.Goods[Clay] -= int16(clay)
	p.Goods[Wood] -= int16(*top.due()) - int16(clay)
}

func legalClay(s *State, dst []rules.Action, top *step, _ bool) []rules.Action {
	least, most := s.player[top.seat].ofClay(int(*top.due()))
	for n := least; n <= most; n++ {
		dst = append(dst, rules.Act(KindClay)|countField.Put(n))
	}
	return dst
}

// closeSpots are the spaces that a card can make a pasture of their own: beside a
// pasture, if there is one, or beside none.
func (p *Player) closeSpots(apart bool) (spots Mask) {
	pastures := p.enclosed()
	free, left := p.fenceable(), maxFences-p.fences()
	if apart {
		free &^= pastures.beside()
	} else if pastures != 0 {
		free &= pastures.beside()
	}
	for free != 0 {
		c := free.pop().mask()
		if c.perimeter()-c.edges(pastures|p.Reserve) <= left {
			spots |= c
		}
	}
	return spots
}

// closeCell fences a space for no wood.
func closeCell(t acting, seat rules.Seat, c Cell, apart bool) {
	p := &t.player[seat]
	if apart {
		p.Lone |= c.mask()
	}
	before := p.fences()
	p.enclose(c.mask())
	rules.Show(t.reel, t.State, Fenced{seat, c.mask(), p.fences() - before})
}
