package agricola

import "tilestead/rules"

// legalPrefer are the other cards of a seat whose effects wait beside what is on top,
// and of which one may come first.
func (s *State) legalPrefer(dst []rules.Action) []rules.Action {
	w, ok := s.waitsIn(0)
	if !ok {
		return dst
	}
	first := s.waitsFor(s.agenda.Top())
	for i := 1; s.waits(i, w); i++ {
		if c := s.waitsFor(s.agenda.At(i)); c != first && c != noHandCard {
			dst = append(dst, rules.Act(KindPrefer)|handField.Put(int(c)))
		}
	}
	return dst
}

// waits says whether the i-th thing on the agenda waits in a window for the seat that decides.
func (s *State) waits(i int, w window) bool {
	if i >= s.agenda.Len() || s.agenda.At(i).seat != s.agenda.Top().seat {
		return false
	}
	in, ok := s.waitsIn(i)
	return ok && in == w
}

// waitsIn is the window in which the i-th thing on the agenda waits for its seat to
// begin it. What a card promised for this round waits there as it begins (4.1).
func (s *State) waitsIn(i int) (w window, ok bool) {
	switch o := s.agenda.At(i); {
	case o.kind == specialStep && o.b != 0:
		return roundStart, true
	case o.kind != useStep || o.begun():
		return 0, false
	case o.e >= hookID:
		_, h := hookOf(o.e)
		return h.On, true
	default:
		return roundStart, o.e >= laidID && o.e < playID
	}
}

// waitsFor is the card that something waits for, or noHandCard if it is a tile.
func (s *State) waitsFor(o *step) Card {
	switch {
	case o.kind == specialStep:
		return s.takesSpecial(o).Card
	case o.by > 0:
		return Card(o.by - 1)
	}
	return noHandCard
}

// prefer lets the effect of another card come first.
func (t acting) prefer(c Card) {
	w, _ := t.waitsIn(0)
	for i := 1; t.waits(i, w); i++ {
		o := *t.agenda.At(i)
		if t.waitsFor(&o) != c {
			continue
		}
		for ; i > 0; i-- {
			*t.agenda.At(i) = *t.agenda.At(i - 1)
		}
		*t.agenda.Top() = o
		return
	}
}
