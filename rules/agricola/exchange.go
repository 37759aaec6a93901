package agricola

import "tilestead/rules"

// legalSide are the side actions: what can be done at any time at a decision of
// one's own (5), besides what the decision is about.
func (s *State) legalSide(dst []rules.Action, seat rules.Seat) []rules.Action {
	p := &s.player[seat]
	for g := Grain; g < Goods; g++ {
		if p.Goods[g] > 0 && p.Majors.cooks(g) > 0 {
			dst = append(dst, rules.Act(KindExchange)|goodField.Put(int(g)))
		}
	}
	for g := range Good(Goods) {
		if p.Goods[g] > 0 {
			dst = append(dst, rules.Act(KindDiscard)|goodField.Put(int(g)))
		}
	}
	return dst
}

// isSide says whether an action leaves its decision open.
func isSide(a rules.Action) bool { return a.Kind() == KindExchange || a.Kind() == KindDiscard }

// exchange turns one crop or animal into food.
func (t turn) exchange(g Good) {
	seat := t.agenda.Top().seat
	p := &t.player[seat]
	food := p.Majors.cooks(g)
	p.Goods[g]--
	p.Goods[Food] += food
	rules.Show(t.reel, t.State, Cooked{seat, g, 1, int(food)})
}

// discard throws one of a good back to the general supply.
func (t turn) discard(g Good) {
	seat := t.agenda.Top().seat
	t.player[seat].Goods[g]--
	rules.Show(t.reel, t.State, Discarded{seat, g})
}
