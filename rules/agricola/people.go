package agricola

import "tilestead/rules"

// canAdopt says whether a seat has a card by which a newborn works for a food, a
// newborn, and food or what makes it.
func (p *Player) canAdopt() bool {
	return p.Front.Has(adoptingCard) && p.Newborns > 0 && p.edible() > 0
}

// edible is the food that a seat has or can make at any time.
func (p *Player) edible() int16 {
	food := p.Goods[Food]
	for g := Grain; g < Goods; g++ {
		food += p.Goods[g] * p.lit().cooks(g)
	}
	return food
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
func (s *State) legalAgain(dst []rules.Action, top *step) []rules.Action {
	p := &s.player[top.seat]
	had := len(dst)
	if p.Home > p.Bed {
		m := s.usable(top.seat)
		if top.b == 0 {
			m &= animalMarkets
		}
		for m != 0 {
			dst = append(dst, rules.Act(KindPlace)|spaceField.Put(int(m.pop())))
		}
	}
	if p.Bed > 0 && top.b != 0 {
		dst = append(dst, rules.Act(KindPlace)|spaceField.Put(int(infirmary))|bedField.Put(1))
	}
	if len(dst) > had {
		dst = append(dst, rules.Act(KindStop))
	}
	return dst
}

// tapsDue says whether a seat whose people are all placed has a turn left for a
// special action.
func (s *State) tapsDue(seat rules.Seat) bool {
	p := &s.player[seat]
	if !p.Front.Has(tapsCard) || p.Done.Has(tapsCard) || p.Home > 0 {
		return false
	}
	return s.canTakeSpecial(seat)
}
