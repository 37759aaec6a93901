package agricola

import (
	"slices"

	"tilestead/rules"
	"tilestead/rules/agricola/box"
)

func preferRows(r *rulebook) {
	r.kinds[KindPrefer] = actionRow{name: "prefer", fields: fields{"card": handField}, lines: []string{"prefer HANDCARD"},
		writes: writeHandCard, side: true, does: func(t acting, a rules.Action) { preferCard(t, HandCardOf(a)) }}
}

// legalPrefer are the other cards of a seat whose effects wait beside what is on top,
// and of which one may come first. One that could do nothing now is not offered.
func legalPrefer(s *State, dst []rules.Action) []rules.Action {
	w, ok := s.waitsIn(0)
	if !ok {
		return dst
	}
	first, had := s.agenda.Top().by, len(dst)
	for i := 1; s.waits(i, w); i++ {
		o := s.agenda.At(i)
		if o.by == first || o.by == 0 || !readyNow(s, o) {
			continue
		}
		if a := rules.Act(KindPrefer) | handField.Put(int(o.by)-1); !slices.Contains(dst[had:], a) {
			dst = append(dst, a)
		}
	}
	return dst
}

// waits says whether the i-th thing on the agenda waits in a window for the seat that
// decides.
func (s *core) waits(i int, w box.Window) bool {
	if i >= s.agenda.Len() || s.agenda.At(i).seat != s.agenda.Top().seat {
		return false
	}
	in, ok := s.waitsIn(i)
	return ok && in == w
}

// waitsIn is the window in which the i-th thing on the agenda waits to be begun. What
// a card promised for this round waits there as it begins (4.1).
func (s *core) waitsIn(i int) (w box.Window, ok bool) {
	switch o := s.agenda.At(i); {
	case o.promised():
		return box.RoundStart, true
	case o.kind != useStep || o.begun():
		return 0, false
	case o.e >= box.HookID:
		_, h := box.HookOf(o.e)
		return h.On, true
	default:
		return box.RoundStart, o.e >= box.LaidID && o.e < box.PlayID
	}
}

// readyNow says whether anything of what waits can be done now.
func readyNow(s *State, o *step) bool {
	if o.kind == specialStep {
		var some [64]rules.Action
		return len(legalTaking(s, some[:0], o, false)) > 0
	}
	e := o.e.Effect()
	if !effectStarts(s, o, e, true) {
		return false
	}
	for i := range e.Parts {
		if partOffered(s, o, e, i, true) {
			return true
		}
	}
	return false
}

// preferCard lets the effect of another card come first.
func preferCard(t acting, c box.Card) {
	w, _ := t.waitsIn(0)
	for i := 1; t.waits(i, w); i++ {
		o := *t.agenda.At(i)
		if o.by != int16(c)+1 {
			continue
		}
		for ; i > 0; i-- {
			*t.agenda.At(i) = *t.agenda.At(i - 1)
		}
		*t.agenda.Top() = o
		return
	}
}

// defers lets what waits as a round begins come before what is on top, if that cannot
// be begun yet: an order in which nothing is lost is what its owner would choose.
func (t acting) defers() bool {
	if !t.waits(1, box.RoundStart) || !t.waits(0, box.RoundStart) || readyNow(t.State, t.agenda.Top()) {
		return false
	}
	top := *t.agenda.Top()
	last, others := 0, false
	for i := 1; t.waits(i, box.RoundStart); i++ {
		last, others = i, others || readyNow(t.State, t.agenda.At(i))
	}
	if !others {
		return false
	}
	for i := range last {
		*t.agenda.At(i) = *t.agenda.At(i + 1)
	}
	*t.agenda.At(last) = top
	return true
}
