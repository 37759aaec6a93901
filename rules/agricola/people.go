package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola/box"
)

func peopleRows(r *rulebook) {
	r.ops[box.Grow] = opRow{name: "Grow", about: "the family, from round From on; NeedsRoom",
		asks: func(s *State, seat rules.Seat, part *box.Part, _ *step) bool {
			p := &s.player[seat]
			return p.supply() > 0 && s.round >= part.From && (!part.NeedsRoom || p.beds() > int(p.People))
		},
		carries: func(t acting, seat rules.Seat, sp box.Space, _ *box.Part) {
			p := &t.player[seat]
			p.People++
			p.Newborns++
			rules.Show(t.reel, t.State, Grew{seat, sp})
			t.opens(box.Grew, seat, occasion{})
		}}
	r.kinds[KindAdopt] = actionRow{name: "adopt", lines: []string{"adopt"},
		does: func(t acting, _ rules.Action) { adoptNewborn(t) }}
	r.steps[againStep] = agendaRow{name: "again", open: true, ends: dropped,
		auto: unlessIdle(func(s *State, top *step) bool {
			return s.player[top.seat].Bed > 0 && top.markets() || placesAgain(s, top, false) != 0 ||
				placesAgain(s, top, true) != 0
		}),
		lists: legalAgain}
}

// canAdopt says whether a seat has a card by which a newborn works for a food, a
// newborn, and food or what makes it.
func canAdopt(s *State, seat rules.Seat) bool {
	p := &s.player[seat]
	return p.Front.Has(box.AdoptingCard) && p.Newborns > 0 && s.reaches(seat, &box.Stock{box.Food: 1})
}

// adoptNewborn pays a food for a newborn to be a person at home (12).
func adoptNewborn(t acting) {
	p := &t.player[t.agenda.Top().seat]
	p.Goods[box.Food]--
	p.Newborns--
	p.Home++
	rules.Show(t.reel, t.State, Adopted{t.agenda.Top().seat})
}

// legalAgain are the spaces for the second of two people in a row.
func legalAgain(s *State, dst []rules.Action, top *step, whole bool) []rules.Action {
	m := placesAgain(s, top, whole)
	for m != 0 {
		dst = append(dst, rules.Act(KindPlace)|spaceField.Put(int(m.Pop())))
	}
	if s.player[top.seat].Bed > 0 && top.markets() {
		dst = append(dst, rules.Act(KindPlace)|spaceField.Put(int(box.Infirmary))|bedField.Put(1))
	}
	return append(dst, Stop)
}

// placesAgain are the spaces for that; the whole of them are those in reach by exchanges,
// too.
func placesAgain(s *State, top *step, whole bool) box.SpaceSet {
	p := &s.player[top.seat]
	if p.Home <= p.Bed {
		return 0
	}
	if !top.markets() { // they ask for nothing
		return freeSpaces(s, top.seat) & box.AnimalMarkets
	}
	m := usableSpaces(s, top.seat)
	if whole {
		m = withExchanges(s, top.seat, m)
	}
	return m
}

// tapsDue says whether a seat whose people are all placed has a turn left for a
// special action.
func tapsDue(s *State, seat rules.Seat) bool {
	p := &s.player[seat]
	if !p.Front.Has(box.TapsCard) || p.Done.Has(box.TapsCard) || p.Home > 0 {
		return false
	}
	q := s.asker(seat)
	defer q.done()
	return canTakeSpecial(s, seat) || q.takesAny(box.AllSpecials)
}
