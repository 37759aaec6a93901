package agricola

import "tilestead/rules"

// canAdopt says whether a seat has a card by which a newborn works for a food, a
// newborn, and food or what makes it.
func (s *State) canAdopt(seat rules.Seat) bool {
	p := &s.player[seat]
	return p.Front.Has(adoptingCard) && p.Newborns > 0 && s.reaches(seat, &Stock{Food: 1})
}

// adopt pays a food for a newborn to be a person at home (12).
func (t acting) adopt() {
	p := &t.player[t.agenda.Top().seat]
	p.Goods[Food]--
	p.Newborns--
	p.Home++
	rules.Show(t.reel, t.State, Adopted{t.agenda.Top().seat})
}

// animalMarkets are the spaces of which one must be among two people in a row.
var animalMarkets = SpaceSet(1<<FindSpace("sheep_market") | 1<<FindSpace("pig_market") |
	1<<FindSpace("cattle_market"))

// legalAgain are the spaces for the second of two people in a row.
func (s *State) legalAgain(dst []rules.Action, top *step, whole bool) []rules.Action {
	m := s.placesAgain(top, whole)
	for m != 0 {
		dst = append(dst, rules.Act(KindPlace)|spaceField.Put(int(m.pop())))
	}
	if s.player[top.seat].Bed > 0 && top.b != 0 {
		dst = append(dst, rules.Act(KindPlace)|spaceField.Put(int(infirmary))|bedField.Put(1))
	}
	return append(dst, rules.Act(KindStop))
}

// placesAgain are the spaces for that; the whole of them are those in reach by exchanges,
// too.
func (s *State) placesAgain(top *step, whole bool) SpaceSet {
	p := &s.player[top.seat]
	if p.Home <= p.Bed {
		return 0
	}
	if top.b == 0 { // they ask for nothing
		return s.free(top.seat) & animalMarkets
	}
	m := s.usable(top.seat)
	if whole {
		m = s.within(top.seat, m)
	}
	return m
}

// tapsDue says whether a seat whose people are all placed has a turn left for a
// special action.
func (s *State) tapsDue(seat rules.Seat) bool {
	p := &s.player[seat]
	if !p.Front.Has(tapsCard) || p.Done.Has(tapsCard) || p.Home > 0 {
		return false
	}
	q := s.asker(seat)
	defer q.done()
	return s.canTakeSpecial(seat) || q.takesAny(allSpecials)
}
