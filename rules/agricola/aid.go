package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola/box"
)

// Aid is the next of the exchanges by which the seat that decides would have less food or
// fuel missing, as much less as can be; ok is false where nothing is missing, or where no
// exchange helps. It is for whoever plays by itself; one that spares its crops and animals
// gets none that takes them.
func (s *State) Aid(spares bool) (a rules.Action, ok bool) {
	if s.agenda.Len() == 0 {
		return a, false
	}
	t := s.agenda.Top()
	good, have, missing := box.Food, int16(0), int16(0)
	switch {
	case t.kind == hungerStep && !t.paid():
		have, missing = s.player[t.seat].Goods[box.Food], int16(missingFood(s, t))
	case t.kind == heatStep:
		p := &s.player[t.seat]
		good, have = box.Fuel, p.Goods[box.Fuel]+p.Goods[box.Wood]
		missing = int16(*t.due()) - have
	}
	if missing <= 0 {
		return a, false
	}
	q := s.asker(t.seat)
	defer q.done()
	q.tells, q.spares = true, spares
	for n := missing; n > 0; n-- {
		want := box.One(good)
		want[good] = have + n
		if q.reaches(&want) && len(q.lead) > 0 {
			return q.lead[0], true
		}
	}
	return a, false
}
