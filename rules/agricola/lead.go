package agricola

import (
	"slices"

	"tilestead/rules"
	"tilestead/rules/agricola/box"
)

// Leads are the exchanges that a seat would make so that what an action begins can be
// paid, in an order in which they can be made; ok is false for an action that needs none,
// or that the seat that decides can't begin.
func (s *State) Leads(a rules.Action) (plan []rules.Action, ok bool) {
	if a.Kind() != KindPlace || FromBed(a) || box.Conditional>>SpaceOf(a)&1 == 0 ||
		paidBefore(s, s.Turn(), SpaceOf(a)) {
		return nil, false
	}
	return leadsTo(s, func(q *asker) bool { return q.begins(&box.Spaces[SpaceOf(a)].Effect) })
}

// CardLeads are those for playing a card of the hand of the seat that decides: an
// occupation for so much food, a minor improvement for its price.
func (s *State) CardLeads(c box.Card, food int) (plan []rules.Action, ok bool) {
	return leadsTo(s, func(q *asker) bool {
		if box.Cards[c].Occupation {
			return q.reaches(&box.Stock{box.Food: int16(food)})
		}
		return q.plays(c)
	})
}

// MajorLeads are those for building a major improvement.
func (s *State) MajorLeads(c box.Major) (plan []rules.Action, ok bool) {
	if !s.Available(c) {
		return nil, false
	}
	less := discountOf(s)
	return leadsTo(s, func(q *asker) bool {
		p := &q.player[q.seat]
		l := p.majorPrices(c, less)
		return p.Majors&Returns(c) != 0 || q.reachesAny(&l, &box.NoStock)
	})
}

// SpecialLeads are those for a special action of a card: for its fee, its own price and
// what comes behind them.
func (s *State) SpecialLeads(card int, a box.Special) (plan []rules.Action, ok bool) {
	if box.SpecialCards[card].Actions>>a&1 == 0 || s.setup.specials>>card&1 == 0 {
		return nil, false
	}
	return leadsTo(s, func(q *asker) bool {
		fee, ok := feeOf(q.State, q.seat, int8(card))
		return ok && q.takes(int8(card), a, fee)
	})
}

// leadsTo are the exchanges after which something is so that is not so without them.
func leadsTo(s *State, holds func(q *asker) bool) (plan []rules.Action, ok bool) {
	seat := s.Turn()
	if seat < 0 {
		return nil, false
	}
	q := s.asker(seat)
	defer q.done()
	q.anew = true
	if q.bare = true; holds(&q) {
		return nil, false
	}
	q.bare, q.tells = false, true
	ok = holds(&q)
	return slices.Clone(q.lead), ok
}
