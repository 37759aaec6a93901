package agricola

import "tilestead/rules"

// byItself says whether a part needs no choice of how it is done.
func (p *Part) byItself() bool { return ops[p.Op].by == nil }

// automatic says whether a part happens without a choice of a seat.
func (s *State) automatic(top *step, part *Part) bool {
	if alone := ops[part.Op].alone; alone != nil {
		return alone(&s.player[top.seat], part)
	}
	return part.byItself()
}

// carryOut does a part that happens by itself.
func (t acting) carryOut(seat rules.Seat, sp Space, part *Part) {
	ops[part.Op].carries(t, seat, sp, part)
}
