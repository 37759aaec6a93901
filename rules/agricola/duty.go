package agricola

import (
	"sync"

	"tilestead/rules"
	"tilestead/rules/agricola/box"
)

// reaches says whether exchanges that are open to a seat bring all that is wanted
// together (15).
func (s *State) reaches(seat rules.Seat, want *box.Stock) bool {
	q := s.asker(seat)
	defer q.done()
	return q.reaches(want)
}

// dutyOf is where on the agenda a seat has something that it must do and of which nothing
// has been done; -1 for nowhere.
func dutyOf(s *State, seat rules.Seat) int {
	for i := range s.agenda.Len() {
		t := s.agenda.At(i)
		if t.kind != useStep || t.seat != seat || t.begun() {
			continue
		}
		if e := t.e.Effect(); !e.May && len(e.Parts) > 0 && (e.Either || !e.Parts[0].Optional) {
			return i
		}
	}
	return -1
}

// dutyKept says whether what must be done can still be done, if need be after exchanges.
func dutyKept(s *State, duty int) bool {
	t := s.agenda.At(duty)
	q := partAsker(s, t.seat)
	defer q.partDone()
	return q.begins(t.e.Effect())
}

// keepDuty takes out of the actions from one on those after which nothing could be done
// of what a seat must do: nobody spends a person or a card on nothing (15).
func keepDuty(s *State, dst []rules.Action, from int, seat rules.Seat) []rules.Action {
	duty := dutyOf(s, seat)
	if duty < 0 || len(dst) == from || !dutyKept(s, duty) {
		return dst
	}
	kept, c := dst[:from], scratch.Get().(*State)
	defer scratch.Put(c)
	deep := s.agenda.Len() - duty
	for _, a := range dst[from:] {
		if a.Kind() != KindPrefer && a.Kind() != KindStop {
			c.Set(s)
			acting{c, nil}.apply(a)
			if at := c.agenda.Len() - deep; at >= 0 && at < c.agenda.Len() && !dutyKept(c, at) {
				continue
			}
		}
		kept = append(kept, a)
	}
	return kept
}

// scratch are positions to try things in; Legal must not cost memory in playouts.
var scratch = sync.Pool{New: func() any { return new(State) }}
