package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola/box"
)

func exchangeRows(r *rulebook) {
	r.kinds[KindExchange] = actionRow{name: "exchange", fields: fields{"good": goodField, "to": toField}, side: true,
		lines: []string{"exchange GOOD", "exchange GOOD for GOOD"},
		writes: func(s *State, b []byte, a rules.Action) []byte {
			if b = writeGood(s, b, a); ToOf(a) != box.Food {
				b = append(append(b, " for "...), box.GoodIDs[ToOf(a)]...)
			}
			return b
		},
		does: func(t acting, a rules.Action) { exchangeGood(t, GoodOf(a), ToOf(a)) }}
	r.kinds[KindDiscard] = actionRow{name: "discard", fields: oneGood, lines: []string{"discard GOOD"}, writes: writeGood,
		side: true, does: func(t acting, a rules.Action) { discardGood(t, GoodOf(a)) }}
}

// legalSide are the side actions: what can be done at any time at a decision of
// one's own (15), besides what the decision is about. What would leave nothing to do of
// an action that has to be done is not among them.
func legalSide(s *State, dst []rules.Action, seat rules.Seat) []rules.Action {
	p, had := &s.player[seat], len(dst)
	dst = legalExchanges(s, dst, seat)
	dst = legalLodge(s, dst, seat)
	if !p.Front.Empty() {
		dst = legalMoves(s, dst, seat)
	}
	for g := range box.Good(box.Goods) {
		if p.Goods[g] > 0 {
			dst = append(dst, rules.Act(KindDiscard)|goodField.Put(int(g)))
		}
	}
	return keepDuty(s, dst, had, seat)
}

// legalExchanges are those of them that bring goods for others.
func legalExchanges(s *State, dst []rules.Action, seat rules.Seat) []rules.Action {
	p := &s.player[seat]
	dst = legalFood(s, dst, seat)
	if s.setup.moor {
		dst = legalKindle(p, legalTrades(s, dst, p))
	}
	if s.harvest {
		dst = legalCrafts(p, dst, box.Crafts|box.Churches)
	}
	if !p.Front.Empty() {
		dst = legalSwaps(s, dst, seat)
	}
	if !p.Front.Empty() && p.canTip() {
		dst = append(dst, Tip)
	}
	return dst
}

// legalFood is what makes food, or fuel of wood: random play is to do that where
// a cost that it has to pay asks for it.
func legalFood(s *State, dst []rules.Action, seat rules.Seat) []rules.Action {
	p := &s.player[seat]
	for g := box.Grain; g < box.Goods; g++ {
		if p.Goods[g] > 0 && p.lit().Cooks(g) > 0 {
			dst = append(dst, swapAct(g, box.Food))
		}
	}
	return dst
}

// legalPaying is what is open while food is being paid: what brings food for it, and wood
// to fuel if all that is legal is wanted (15.1).
func legalPaying(s *State, dst []rules.Action, seat rules.Seat, whole bool) []rules.Action {
	p := &s.player[seat]
	dst = legalFood(s, dst, seat)
	if !whole {
		return dst
	}
	needed := payingLesson(s) && lessonNeeded(s, s.agenda.Top()) // wood may be the price
	if s.setup.moor && p.Goods[box.Wood] > 0 && !needed {
		dst = append(dst, swapAct(box.Wood, box.Fuel))
	}
	if p.Front.Has(box.ButcheryCard) {
		dst = legalSwap(p, dst, box.ButcheryCard)
	}
	return dst
}

// legalTrades are the exchanges of one good for another (14.4, 14.6). One that
// only takes back the one before is not among them.
func legalTrades(s *State, dst []rules.Action, p *Player) []rules.Action {
	if p.Goods[box.Wood] > 0 {
		dst = append(dst, swapAct(box.Wood, box.Fuel))
	}
	for m := p.Majors & box.Traders; m != 0; {
		for _, t := range box.Majors[m.Pop()].Trades {
			if p.Goods[t.From] > 0 && s.swap != swapOf(t.To, t.From) {
				dst = append(dst, swapAct(t.From, t.To))
			}
		}
	}
	return dst
}

// legalCrafts are those of some craft buildings that can be used in this harvest, or the
// church that turns fuel into a point (4.4, 14.6).
func legalCrafts(p *Player, dst []rules.Action, of box.MajorSet) []rules.Action {
	for m := p.Majors & of &^ p.Crafted; m != 0; {
		c := m.Pop()
		if p.Goods[craftGood(c)] > 0 {
			dst = append(dst, rules.Act(KindCraft)|majorField.Put(int(c)))
		}
	}
	return dst
}

// Prays says whether a KindCraft of an improvement is the church's, which brings a point
// and no food.
func Prays(m box.Major) bool { return box.Churches.Has(m) }

// craftGood is what a craft building or the church takes.
func craftGood(m box.Major) box.Good {
	if box.Churches.Has(m) {
		return box.Fuel
	}
	return box.Majors[m].Good
}

// isSide says whether an action leaves its decision open.
func isSide(a rules.Action) bool { return theRulebook.kinds[a.Kind()].side }

// exchangeGood turns one of a good into another one, or a crop or an animal into
// food.
func exchangeGood(t acting, from, to box.Good) {
	seat := t.agenda.Top().seat
	p := &t.player[seat]
	if to == box.Food {
		t.cooked(seat, from, 1)
		p.lose(from, 1)
		food := p.lit().Cooks(from)
		p.Goods[box.Food] += food
		rules.Show(t.reel, t.State, Cooked{seat, from, 1, int(food)})
		return
	}
	p.lose(from, 1)
	p.Goods[to]++
	if top := t.agenda.Top(); top.kind == heatStep && from == box.Wood {
		t.stoke(top)
	}
	t.swap = swapOf(from, to)
	rules.Show(t.reel, t.State, Traded{seat, from, to})
}

// discardGood throws one of a good back to the general supply.
func discardGood(t acting, g box.Good) {
	seat := t.agenda.Top().seat
	t.player[seat].lose(g, 1)
	rules.Show(t.reel, t.State, Discarded{seat, g})
}
