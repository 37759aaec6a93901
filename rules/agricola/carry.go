package agricola

import "tilestead/rules"

// byItself says whether a part needs no choice of how it is done.
func byItself(r *rulebook, p *Part) bool { return r.ops[p.Op].by == nil }

// partAutomatic says whether a part happens without a choice of a seat.
func partAutomatic(s *State, top *step, part *Part) bool {
	if alone := s.setup.book.ops[part.Op].alone; alone != nil {
		return alone(&s.player[top.seat], part)
	}
	return byItself(s.setup.book, part)
}

// carryOut does a part that happens by itself.
func (t acting) carryOut(seat rules.Seat, sp Space, part *Part) {
	t.setup.book.ops[part.Op].carries(t, seat, sp, part)
}
