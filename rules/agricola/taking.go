package agricola

import (
	"math/bits"
	"tilestead/rules"
	"tilestead/rules/agricola/box"
)

func specialRows(r *rulebook) {
	r.kinds[KindSpecial] = actionRow{name: "special", fields: fields{"card": cardField, "special": specialField},
		lines: []string{"special SPECIAL"},
		writes: func(_ *State, b []byte, a rules.Action) []byte {
			return append(append(b, ' '), box.SpecialIDs[SpecialOf(a)]...)
		},
		does: func(t acting, a rules.Action) { takeSpecial(t, int8(CardOf(a)), SpecialOf(a)) }}
	r.steps[specialStep] = agendaRow{name: "special", open: true, ends: dropped,
		auto: unlessIdle(func(s *State, top *step) bool {
			q := s.asker(top.seat)
			defer q.done()
			return canTake(s, top) && q.takesAny(top.specials())
		}),
		lists: func(s *State, dst []rules.Action, top *step, whole bool) []rules.Action {
			return append(legalTaking(s, dst, top, whole), Stop)
		}}
	r.ops[box.TakeSpecial] = opRow{name: "TakeSpecial", about: "a special action, with a card", word: "special",
		by: []uint8{KindSpecial}, asked: true,
		asks:  func(s *State, seat rules.Seat, _ *box.Part, _ *step) bool { return canTakeSpecial(s, seat) },
		after: func(q *asker, _ *Player, _ *box.Part, _ *step) bool { return q.takesAny(box.AllSpecials) },
		lists: func(s *State, dst []rules.Action, top *step, _ *box.Part) []rules.Action {
			return appendSpecials(s, dst, top.seat, box.AllSpecials, true)
		}}
	r.ops[box.LaterSpecial] = opRow{name: "LaterSpecial", about: "a special action Of these, In so many rounds from now",
		word: "special", asks: anyTime, asked: true,
		carries: func(t acting, seat rules.Seat, _ box.Space, part *box.Part) {
			for _, n := range part.In {
				if t.round+n <= box.Rounds {
					t.player[seat].rights |= 1 << (t.round + n)
				}
			}
		}}
	r.ops[box.Also] = opRow{name: "Also", about: "a special action Of these, with no card",
		asks: func(s *State, seat rules.Seat, part *box.Part, _ *step) bool {
			p := &s.player[seat]
			return part.Of == box.PeatBit && p.Moors != 0 || part.Of == box.SlashBit && p.BurnSpots() != 0
		},
		carries: func(t acting, seat rules.Seat, _ box.Space, part *box.Part) {
			t.act(seat, box.Special(bits.TrailingZeros8(part.Of)), box.NoCard)
		}}
}

// horseCost and hiring are what the market costs and the fair pays where all
// specials lie open; alone, the cards say so (14.3).
var (
	horseCost = [MaxSeats + 1]int16{2: 1, 5: 1, 6: 1}
	hiring    = [MaxSeats + 1]int16{2: 1, 3: 2, 4: 1, 5: 1, 6: 1}
)

// feeOf is what a seat pays for taking a special card; ok is false if it may not.
func feeOf(s *State, seat rules.Seat, card int8) (food int16, ok bool) {
	if s.setup.seats == 1 {
		return 0, s.special.up == card
	}
	if s.special.down>>card&1 != 0 || s.special.user[card] == seat {
		return 0, false
	}
	if s.special.user[card] == rules.Nobody {
		return 0, true
	}
	return specialFee, true
}

// priceOf is what a special action costs, beside the fee.
func priceOf(s *State, card int8, a box.Special) (st box.Stock) {
	switch a {
	case box.HorseMarket:
		st[box.Food] = horseCost[s.setup.seats]
		if s.setup.seats == 1 {
			st[box.Food] = int16(box.SpecialCards[card].HorseFood)
		}
	case box.BlackMarket:
		st[box.Fuel] = 1
	case box.IllicitWork:
		st[box.Food], st[box.Fuel] = 1, 1
	}
	return st
}

// canSpecial says whether a seat can carry out a special action of a card. Fee and price
// must be there; what comes behind them may need exchanges if the whole is asked for.
func canSpecial(s *State, seat rules.Seat, card int8, a box.Special, fee int16, whole bool) bool {
	p := &s.player[seat]
	cost := priceOf(s, card, a)
	cost[box.Food] += fee
	if !p.Goods.Covers(&cost) {
		return false
	}
	switch a {
	case box.CutPeat:
		return p.Moors != 0
	case box.FellTrees:
		return p.Forests != 0
	case box.SlashAndBurn:
		return p.BurnSpots() != 0
	case box.BlackMarket:
		return canPlay(s, seat, &box.MinorCards, &cost) || whole && reachesWork(s, seat, a, &cost)
	case box.IllicitWork:
		return canBuild(s, p, box.AnyMajor, &box.NoStock, &cost) || canPlay(s, seat, &box.UpgradeCards, &cost) ||
			whole && reachesWork(s, seat, a, &cost)
	}
	return true
}

// reachesWork says whether exchanges bring what the black market or illicit work needs
// behind its own price.
func reachesWork(s *State, seat rules.Seat, a box.Special, cost *box.Stock) bool {
	q := s.asker(seat)
	defer q.done()
	return q.works(a, cost)
}

// legalSpecial are the special actions of a seat that has somebody in its house.
func legalSpecial(s *State, dst []rules.Action, seat rules.Seat, whole bool) []rules.Action {
	if p := &s.player[seat]; p.Home <= p.Bed {
		return dst
	}
	return appendSpecials(s, dst, seat, box.AllSpecials, whole)
}

// legalTaking are the special actions of a step that lets one be taken; where a card
// promised it, a healthy person at home is needed.
func legalTaking(s *State, dst []rules.Action, o *step, whole bool) []rules.Action {
	if !canTake(s, o) {
		return dst
	}
	return appendSpecials(s, dst, o.seat, o.specials(), whole)
}

// canTake says whether a seat has somebody for the special action of a step.
func canTake(s *State, o *step) bool {
	p := &s.player[o.seat]
	return !o.promised() || p.Home > p.Bed
}

// appendSpecials are those of some special actions that a seat can take, wherever
// its people are.
func appendSpecials(s *State, dst []rules.Action, seat rules.Seat, of uint8, whole bool) []rules.Action {
	for set := s.setup.specials; set != 0; set &= set - 1 {
		card := int8(bits.TrailingZeros16(set))
		fee, ok := feeOf(s, seat, card)
		if !ok {
			continue
		}
		for actions := box.SpecialCards[card].Actions & of; actions != 0; actions &= actions - 1 {
			if a := box.Special(bits.TrailingZeros8(actions)); canSpecial(s, seat, card, a, fee, whole) {
				dst = append(dst, rules.Act(KindSpecial)|specialField.Put(int(a))|cardField.Put(int(card)))
			}
		}
	}
	return dst
}

// canTakeSpecial says whether there is a special action that a seat can take,
// wherever its people are.
func canTakeSpecial(s *State, seat rules.Seat) bool {
	for set := s.setup.specials; set != 0; set &= set - 1 {
		card := int8(bits.TrailingZeros16(set))
		fee, ok := feeOf(s, seat, card)
		for a := range box.Special(box.Specials) {
			if ok && box.SpecialCards[card].Actions>>a&1 != 0 && canSpecial(s, seat, card, a, fee, false) {
				return true
			}
		}
	}
	return false
}

// takeSpecial takes a card for one of its actions; no person moves (14.3).
func takeSpecial(t acting, card int8, a box.Special) {
	from := t.agenda.Pop()
	seat := from.seat
	p := &t.player[seat]
	if from.kind == placeStep && p.Home == 0 {
		p.Done.Add(box.TapsCard)
	}
	fee, _ := feeOf(t.State, seat, card)
	cost := priceOf(t.State, card, a)
	cost[box.Food] += fee
	p.Goods.Sub(&cost)
	t.passes = 0
	if t.setup.seats == 1 {
		t.agenda.Push(step{kind: spendStep, seat: seat})
	} else if fee > 0 {
		t.special.down |= 1 << card
	}
	if t.setup.seats > 1 {
		t.special.user[card] = seat
	}
	if t.carded {
		t.special.took |= 1 << seat
	}
	rules.Show(t.reel, t.State, SpecialTaken{seat, card, a, int(fee)})
	t.act(seat, a, card)
}

// act carries out a special action that has been paid for: before it, together with
// its result and after that, cards may have an effect.
func (t acting) act(seat rules.Seat, a box.Special, card int8) {
	o := occasion{of: 1 << a}
	t.opens(box.AfterSpecial, seat, o)
	switch a {
	case box.HorseMarket, box.HiringFair:
		t.opens(box.WithSpecial, seat, o)
		got := marketGoods(t.State, int(card), a)
		t.gain(seat, &got)
		rules.Show(t.reel, t.State, Gained{Seat: seat, Got: got})
	default:
		t.agenda.Push(step{kind: useStep, seat: seat, e: box.SpecialID + box.EffectID(a)})
	}
	t.opens(box.BeforeSpecial, seat, o)
}

// marketGoods are the goods that a special action of a card gives by itself.
func marketGoods(s *State, card int, a box.Special) (got box.Stock) {
	switch a {
	case box.HorseMarket:
		got[box.Horse] = 1
	case box.HiringFair:
		got[box.Food] = hiring[s.setup.seats]
		if s.setup.seats == 1 {
			got[box.Food] = int16(box.SpecialCards[card].HireFood)
		}
	}
	return got
}
