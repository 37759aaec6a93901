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
			return f.legal(dst)
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

// fencing is a farm about to be fenced, with how many pieces can be paid.
type fencing struct {
	*Farm
	fenced Mask // spaces in pastures
	free   Mask // spaces that a new pasture may take
	most   int  // pieces
}

func (f *Farm) fencing(most int) fencing { return fencing{f, f.enclosed(), f.fenceable(), most} }

// price is how many pieces a new pasture needs, and whether it may lie there:
// the first anywhere, any other beside an old one (6).
func (f *fencing) price(cells Mask, perimeter int) (n int, ok bool) {
	if f.fenced == 0 {
		return perimeter, true
	}
	shared := cells.edges(f.fenced)
	return perimeter - shared - cells.edges(f.Reserve), shared > 0
}

// parts says whether cells within a pasture part it, at no more than the price.
// Of two halves, which are the same division, the one with the first space of
// the pasture stands for both.
func (f *fencing) parts(pasture, cells Mask) bool {
	rest := pasture &^ cells
	if rest == 0 || cells.edges(rest) > f.most {
		return false
	}
	return cells.Has(pasture.first()) || !rest.connected()
}

// possible says whether anything can be fenced. Nothing that is new is cheaper
// than a single space, and a pasture whose single spaces are all dearer to part
// has eight or more; that is not so with more pieces than anybody has.
func (f *fencing) possible() bool {
	if f.most <= 0 {
		return false
	}
	if f.fenced == 0 {
		if f.free != 0 && f.most >= 4 {
			return true
		}
	} else if f.single() {
		return true
	}
	for i := 0; i < maxPastures && f.Pasture[i] != 0; i++ {
		if p := f.Pasture[i]; p&(p-1) != 0 && f.partable(p) {
			return true
		}
	}
	return false
}

// single says whether some space beside the pastures can be fenced.
func (f *fencing) single() bool {
	one := f.free & f.fenced.beside()
	walls := f.fenced | f.Reserve
	left, right, up, down := one&(walls<<1), one&(walls>>1), one&(walls<<stride), one&(walls>>stride)
	if one == 0 || f.most >= 3 {
		return one != 0
	}
	two := left&right | (left|right)&(up|down) | up&down
	if f.most == 2 {
		return two != 0
	}
	return left&right&(up|down) != 0 || up&down&(left|right) != 0
}

// partable says whether a pasture of several spaces can be parted.
func (f *fencing) partable(p Mask) bool {
	if f.most >= 2 {
		return true // its first space has no more than two neighbours in it
	}
	for rest := p; rest != 0; {
		if c := rest & -rest; c.edges(p) == 1 {
			return true
		} else {
			rest &^= c
		}
	}
	if p.Size() < 8 {
		return false
	}
	found := false
	visitShapes(p, func(m Mask) { found = found || f.parts(p, m) })
	return found
}

// legal appends the pastures that can be closed next: new ones and divisions of old
// ones, in any order.
func (f *fencing) legal(dst []rules.Action) []rules.Action {
	if f.Land != board {
		return f.legalExtended(dst)
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

// partsAny says whether cells lie in one pasture and part it.
func (f *fencing) partsAny(cells Mask) bool {
	for i := 0; i < maxPastures && f.Pasture[i] != 0; i++ {
		if p := f.Pasture[i]; cells&^p == 0 {
			return f.parts(p, cells)
		}
	}
	return false
}

func (f *fencing) legalExtended(dst []rules.Action) []rules.Action {
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

// part is the part of an effect that is being carried out, or has its turn; nil where that
// is still to be chosen.
func (t *step) part() *Part {
	e := t.e.effect()
	switch {
	case t.again > 0:
		return &e.Parts[t.again-1]
	case e.Either || e.May && !t.begun():
		return nil
	}
	for i := range e.Parts {
		if t.done>>i&1 == 0 {
			return &e.Parts[i]
		}
	}
	return nil
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

// large is how many pastures of four spaces or more lie outside of what was
// fenced before.
func (f *Farm) large(before Mask) (n int) {
	for _, m := range &f.Pasture {
		if m.Size() >= 4 && m&before == 0 {
			n++
		}
	}
	return n
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
