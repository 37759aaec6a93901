package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
)

// legalUse are the choices of the effect on top.
func legalUse(s *State, dst []rules.Action, top *step) []rules.Action {
	e := top.e.Effect()
	t := acting{s, nil}
	switch {
	case e.Either:
		for i := range e.Parts {
			if partOffered(t.State, top, e, i, true) {
				dst = legalPart(s, dst, top, &e.Parts[i])
			}
		}
		if top.done != 0 || e.May {
			dst = append(dst, Stop)
		}
		return dst
	case e.May && !top.begun():
		if agreedAtOnce(s, top.seat, &e.Parts[0]) {
			dst = append(dst, Agree)
		}
		if payingLesson(s) && lessonNeeded(s, top) {
			return dst
		}
		return append(dst, Stop)
	}
	i := top.current(e)
	dst = legalPart(s, dst, top, &e.Parts[i])
	if part := &e.Parts[i]; top.again > 0 || part.Optional || idlePart(s, top, part) {
		dst = append(dst, Stop)
	}
	return dst
}

// agreedAtOnce says whether the first part of an effect can be done at once, nothing
// being exchanged before.
func agreedAtOnce(s *State, seat rules.Seat, part *box.Part) bool {
	if agrees := s.setup.book.ops[part.Op].agrees; agrees != nil {
		return agrees(s, seat, part)
	}
	return s.player[seat].Goods.Covers(&part.Pay)
}

// idlePart says whether a part that has to be done may be stopped all the same, for nothing can
// be chosen as far as its user knows.
func idlePart(s *State, top *step, p *box.Part) bool {
	idle := s.setup.book.ops[p.Op].idle
	return idle != nil && idle(s, top, p)
}

func legalPart(s *State, dst []rules.Action, top *step, part *box.Part) []rules.Action {
	row := &s.setup.book.ops[part.Op]
	if row.lists != nil {
		return row.lists(s, dst, top, part)
	}
	if row.spots != nil {
		return appendCells(dst, row.by[0], row.spots(&s.player[top.seat], part, top))
	}
	return dst
}

func appendCells(dst []rules.Action, kind uint8, m farm.Mask) []rules.Action {
	for m != 0 {
		dst = append(dst, rules.Act(kind)|cellField.Put(int(m.Pop())))
	}
	return dst
}
