package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
)

func fenceRows(r *rulebook) {
	r.kinds[KindPasture] = actionRow{name: "pasture", fields: fields{"cells": cellsField},
		lines: repeated("pasture", " CELL", farm.MostSpaces),
		writes: func(s *State, b []byte, a rules.Action) []byte {
			for m := s.CellsOf(a); m != 0; {
				b = m.Pop().Append(append(b, ' '))
			}
			return b
		}}
	r.kinds[KindClose] = actionRow{name: "close", fields: oneCell, lines: []string{"close CELL"}, writes: writeCell}
	r.kinds[KindClay] = actionRow{name: "clay", fields: fields{"count": countField}, lines: []string{"clay N", "clay 0"},
		writes: writeCount, does: func(t acting, a rules.Action) { payClay(t, CountOf(a)) }}
	r.steps[clayStep] = agendaRow{name: "clay", view: viewDue,
		lists: legalClay}
	r.ops[box.BuildFences] = opRow{name: "BuildFences", about: "any number", by: []uint8{KindPasture}, solid: true,
		asks: func(s *State, seat rules.Seat, _ *box.Part, at *step) bool {
			p := &s.player[seat]
			most := p.pieces(at)
			if most == 0 {
				return false
			}
			f := p.Fencing(most)
			return f.Possible()
		},
		after: func(q *asker, p *Player, _ *box.Part, at *step) bool { return q.fencesWithin(p, at) },
		lists: func(s *State, dst []rules.Action, top *step, _ *box.Part) []rules.Action {
			p := &s.player[top.seat]
			f := p.Fencing(p.pieces(top))
			return legalPastures(&f, dst)
		},
		does:    func(t acting, top *step, _ *box.Part, a rules.Action) { fencePasture(t, top, t.CellsOf(a)) },
		repeats: always,
		ends:    func(t acting, seat rules.Seat, _ int) { t.opens(box.Fenced, seat, occasion{}) }}
	r.ops[box.Close] = opRow{name: "Close", about: "a pasture of one space, for no wood", by: []uint8{KindClose},
		spots: func(p *Player, part *box.Part, _ *step) farm.Mask { return p.closeSpots(part.Apart) },
		does: func(t acting, top *step, part *box.Part, a rules.Action) {
			closeCell(t, top.seat, CellOf(a), part.Apart)
		}}
}

// legalPastures appends the pastures that can be closed next: new ones and divisions of old
// ones, in any order.
func legalPastures(f *farm.Fencing, dst []rules.Action) []rules.Action {
	if f.Land != farm.Board {
		return legalExtended(f, dst)
	}
	for i := range farm.Shapes {
		s := &farm.Shapes[i]
		if s.Cells&^f.Free == 0 {
			if n, ok := f.Price(s.Cells, int(s.Fences)); ok && n <= f.Most {
				dst = append(dst, rules.Act(KindPasture)|cellsField.Put(int(s.Code)))
			}
		} else if s.Cells&^f.Fenced == 0 && f.PartsAny(s.Cells) {
			dst = append(dst, rules.Act(KindPasture)|cellsField.Put(int(s.Code)))
		}
	}
	return dst
}

// legalExtended appends them on a farm that has been extended.
func legalExtended(f *farm.Fencing, dst []rules.Action) []rules.Action {
	add := func(m farm.Mask) {
		dst = append(dst, rules.Act(KindPasture)|cellsField.Put(int(farm.Pack(m, f.Land))))
	}
	farm.VisitShapes(f.Free, func(m farm.Mask) {
		if n, ok := f.Price(m, m.Perimeter()); ok && n <= f.Most {
			add(m)
		}
	})
	for i := 0; i < farm.MaxPastures && f.Pasture[i] != 0; i++ {
		p := f.Pasture[i]
		farm.VisitShapes(p, func(m farm.Mask) {
			if f.Parts(p, m) {
				add(m)
			}
		})
	}
	return dst
}

// fencePasture closes a pasture, or parts one (6).
func fencePasture(t acting, top *step, cells farm.Mask) {
	p := &t.player[top.seat]
	before := p.Fences()
	if top.built == 0 && !p.Front.Empty() {
		t.fenced = p.Enclosed()
	}
	p.Enclose(cells)
	pieces := p.Fences() - before
	due := max(0, pieces-p.unpaid(top))
	top.built += int8(pieces)
	seat := top.seat
	if p.Goods.Herd() != (box.Herd{}) {
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
			return t.part().Op == box.BuildFences
		case t.kind == useStep && t.seat == seat:
			if part := t.part(); part != nil && part.Op == box.BuildFences {
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
		p.Goods[box.Clay] -= int16(least)
		p.Goods[box.Wood] -= int16(due - least)
		return
	}
	t.agenda.Push(step{kind: clayStep, seat: seat, rest: int8(due)})
}

// ofClay is how many of so many fences a seat can pay with clay.
func (p *Player) ofClay(due int) (least, most int) {
	if !p.Front.Has(box.RammingCard) {
		return 0, 0
	}
	return max(0, due-int(p.Goods[box.Wood])), min(due, int(p.Goods[box.Clay]))
}

// payClay pays fences, so many of them with clay.
func payClay(t acting, clay int) {
	top := t.agenda.Pop()
	p := &t.player[top.seat]
	p.Goods[box.Clay] -= int16(clay)
	p.Goods[box.Wood] -= int16(*top.due()) - int16(clay)
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
func (p *Player) closeSpots(apart bool) (spots farm.Mask) {
	pastures := p.Enclosed()
	free, left := p.Fenceable(), maxFences-p.Fences()
	if apart {
		free &^= pastures.Beside()
	} else if pastures != 0 {
		free &= pastures.Beside()
	}
	for free != 0 {
		c := free.Pop().Mask()
		if c.Perimeter()-c.Edges(pastures|p.Reserve) <= left {
			spots |= c
		}
	}
	return spots
}

// closeCell fences a space for no wood.
func closeCell(t acting, seat rules.Seat, c farm.Cell, apart bool) {
	p := &t.player[seat]
	if apart {
		p.Lone |= c.Mask()
	}
	before := p.Fences()
	p.Enclose(c.Mask())
	rules.Show(t.reel, t.State, Fenced{seat, c.Mask(), p.Fences() - before})
}
