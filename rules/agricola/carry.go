package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola/box"
)

// byItself says whether a part needs no choice of how it is done.
func byItself(r *rulebook, p *box.Part) bool { return r.ops[p.Op].by == nil }

// partAutomatic says whether a part happens without a choice of a seat.
func partAutomatic(s *State, top *step, part *box.Part) bool {
	if alone := s.setup.book.ops[part.Op].alone; alone != nil {
		return alone(&s.player[top.seat], part)
	}
	return byItself(s.setup.book, part)
}

// carryOut does a part that happens by itself.
func (t acting) carryOut(seat rules.Seat, sp box.Space, part *box.Part) {
	t.setup.book.ops[part.Op].carries(t, seat, sp, part)
}

// more says whether a part that is under way may be done once more.
func more(p *box.Part, at *step) bool { return at == nil || p.Most <= 1 || at.built < p.Most }

// effectBegins says whether anything of an effect can be carried out, and all that
// must be before it.
func effectBegins(s *State, seat rules.Seat, e *box.Effect) bool {
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

// can says whether a part of an effect can be carried out now; at is the step in
// which it is under way, nil before it begins.
func (s *State) can(seat rules.Seat, part *box.Part, at *step) bool {
	p, row := &s.player[seat], &s.setup.book.ops[part.Op]
	if part.If != nil && !s.met(seat, part.If) || part.With != 0 && p.Majors&part.With == 0 {
		return false
	}
	if row.asks != nil {
		return row.asks(s, seat, part, at)
	}
	return more(part, at) && row.spots(p, part, at) != 0
}
