package agricola

import (
	"slices"

	"tilestead/rules"
)

// acting is a position while an action is carried out, and who is told.
type acting struct {
	*State
	reel *rules.Reel
}

// Do carries out an action from Legal.
func (s *State) Do(a rules.Action, r *rules.Reel) {
	t := acting{s, r}
	t.apply(a)
	t.settle()
	t.run()
	r.Done(s)
}

// apply is what an action itself does.
func (t acting) apply(a rules.Action) {
	t.swap = 0
	switch a.Kind() {
	case KindFirst:
		t.agenda.Pop()
		t.begin(SeatOf(a))
		rules.Show(t.reel, t.State, FirstDrawn{SeatOf(a)})
	case KindReveal:
		t.agenda.Pop()
		t.reveal(SpaceOf(a))
	case KindOrder:
		t.order(SpaceOf(a))
	case KindPlace:
		t.place(SpaceOf(a), bedField.Get(a) > 0)
	case KindPass:
		t.pass()
	case KindKeep:
		t.keep(a)
	case KindBreed:
		t.breed(t.agenda.Pop().seat, HerdOf(a))
	case KindFeed:
		t.eat(GoodOf(a), CountOf(a))
	case KindHeat:
		t.burn(GoodOf(a), CountOf(a))
	case KindCraft:
		if churches.Has(MajorOf(a)) {
			t.pray(MajorOf(a))
		} else {
			t.craft(MajorOf(a))
		}
	case KindStartCard:
		t.lay(startCardField.Get(a))
	case KindTop:
		t.showTop(int8(CardOf(a)))
	case KindSpecial:
		t.takeSpecial(int8(CardOf(a)), SpecialOf(a))
	case KindLeave:
		t.agenda.Pop()
	case KindUnder:
		t.agenda.Pop()
		t.bury()
	case KindKeepCard:
		t.agenda.Pop()
		t.player[0].Goods[Food] -= specialFee
		t.special.kept = true
	case KindDone:
		t.done()
	case KindAdopt:
		t.adopt()
	case KindLodge:
		t.lodge(GoodOf(a))
	case KindTip:
		t.tip()
	case KindCook:
		t.cook(GoodOf(a))
	case KindDeal:
		t.deal(HandCardOf(a))
	case KindPick:
		t.pick(HandCardOf(a))
	case KindReplace:
		t.replace(HandCardOf(a))
	case KindFire:
		t.fire(CellOf(a))
	case KindSwap:
		t.swapGoods(HandCardOf(a), choiceField.Get(a))
	case KindWeed:
		t.weed(t.agenda.Top().seat, CellOf(a).mask())
	case KindShift:
		t.shift(CellOf(a), Cell(endField.Get(a)))
	case KindPrefer:
		t.prefer(HandCardOf(a))
	case KindClay:
		t.claim(CountOf(a))
	case KindDraw:
		t.draw(startCardField.Get(a))
	case KindExchange:
		t.exchange(GoodOf(a), ToOf(a))
	case KindKindle:
		t.kindle(MajorOf(a))
	case KindDiscard:
		t.discard(GoodOf(a))
	default:
		t.use(a)
	}
}

// run does what happens by itself until somebody has to decide.
func (t acting) run() {
	for t.agenda.Len() > 0 {
		if t.homeless != 0 {
			t.houses()
		}
		top := t.agenda.Top()
		if t.setup.moor && t.next == rules.Nobody && t.riding(top) {
			t.ride(top.seat)
		}
		switch top.kind {
		case roundStep:
			t.newRound()
		case collectStep:
			t.collectComing()
		case refillStep:
			t.refill()
		case workStep:
			t.work()
		case homeStep:
			t.goHome()
		case fieldStep:
			t.reap()
		case feedStep:
			t.feed()
		case breedStep:
			t.breedNext()
		case closeStep:
			t.closing()
		case endStep:
			t.finish()
		case pileStep:
			t.pileNext()
		case rideStep:
			t.rideOn()
		case hungerStep:
			if t.eats() {
				return
			}
		case heatStep:
			if t.heat() {
				return
			}
		case spendStep:
			if t.spend() {
				return
			}
		case useStep:
			if !t.defers() && t.asks() {
				return
			}
		case openStep:
			if t.moment(top) {
				return
			}
			t.agenda.Pop()
		case againStep, specialStep, cookStep:
			if t.defers() {
				continue
			}
			if t.chooses(top) {
				return
			}
			t.agenda.Pop()
		case teachStep:
			if !t.taught() {
				return
			}
		case houseStep:
			if !t.movedIn() {
				return
			}
		default:
			return
		}
	}
}

// begin starts the game with a seat as starting player (2).
func (t acting) begin(first rules.Seat) {
	t.agenda.Clear()
	t.start = first
	for seat := range rules.Seat(t.setup.seats) {
		switch {
		case t.setup.seats == 1:
			t.player[seat].Goods[Food] = t.setup.food
		case seat == first:
			t.player[seat].Goods[Food] = 2
		default:
			t.player[seat].Goods[Food] = 3
		}
	}
	t.agenda.Push(step{kind: roundStep})
	if t.setup.order {
		t.plans(first)
	}
	if t.setup.dealings != nil {
		t.carded = true
		t.settleIn()
		t.player[first].Hand.addAll(&t.setup.chosen)
		if slices.ContainsFunc(t.setup.dealings, func(d dealing) bool { return d.n > 0 }) {
			t.agenda.Push(step{kind: dealStep})
		}
		for i := range t.setup.dealings {
			of := &t.setup.dealings[i].of
			for w := range of {
				t.deck[w] |= of[w]
			}
		}
	}
	if t.setup.moor {
		t.agenda.Push(step{kind: startCardStep})
		if t.setup.seats == 1 {
			t.special.middle = t.setup.specials
			t.peek()
		}
	}
}

// Legal appends what Turn may do.
func (s *State) Legal(dst []rules.Action) []rules.Action { return s.list(dst, true) }

// Wander appends what random play chooses from (rules.Wanderer): no side actions,
// and in feeding no end before nothing more can be paid.
func (s *State) Wander(dst []rules.Action) []rules.Action { return s.list(dst, false) }

func (s *State) list(dst []rules.Action, whole bool) []rules.Action {
	if s.agenda.Len() == 0 {
		return dst
	}
	t, had := s.agenda.Top(), len(dst)
	switch t.kind {
	case firstStep:
		for seat := range s.setup.seats {
			dst = append(dst, rules.Act(KindFirst)|seatField.Put(int(seat)))
		}
		return dst
	case revealStep:
		return s.legalReveal(dst)
	case startCardStep:
		return s.legalStartCard(dst)
	case topStep:
		return s.legalTop(dst)
	case dealStep, redealStep:
		return s.legalDeal(dst)
	case orderStep:
		return s.legalOrder(dst)
	case draftStep:
		return s.player[t.seat].legalDraft(dst)
	case mulliganStep:
		return s.player[t.seat].legalMulligan(dst)
	case drawStep:
		for c := range startCards {
			dst = append(dst, rules.Act(KindDraw)|startCardField.Put(c+1))
		}
		return dst
	case againStep:
		dst = s.legalAgain(dst, t, whole)
	case specialStep:
		dst = append(s.legalTaking(dst, t, whole), rules.Act(KindStop))
	case cookStep:
		return s.legalCook(dst, t)
	case teachStep:
		return s.legalPaying(dst, t.seat, whole)
	case clayStep:
		return s.legalClay(dst, t)
	case placeStep:
		dst = s.legalPlace(dst, t.seat, whole)
	case useStep:
		if dst = s.legalUse(dst, t); t.by > 0 && s.duty(t.seat) > 0 {
			dst = s.keepDuty(dst, had, t.seat)
		}
	case houseStep:
		p := &s.player[t.seat]
		dst = s.keepDuty(appendHerds(dst, KindKeep, p, p.housed()), had, t.seat)
	case hungerStep:
		return s.legalHunger(dst, t, whole)
	case heatStep:
		return s.legalHeat(dst, t, whole)
	case leaveStep:
		dst = append(dst, rules.Act(KindLeave), rules.Act(KindUnder))
	case spendStep:
		dst = s.legalSpend(dst)
	case newbornStep:
		dst = s.legalBreed(dst, t.seat)
	case lastStep, openStep:
		dst = append(dst, rules.Act(KindDone))
	}
	switch {
	case s.teaches() && whole:
		return s.legalPaying(dst, t.seat, whole)
	case whole:
		return s.legalSide(dst, t.seat)
	}
	if (t.kind == useStep || t.kind == houseStep) && len(dst) == had {
		dst = s.legalRaise(dst, t.seat)
		if s.setup.moor && s.player[t.seat].Goods[Wood] > 0 {
			dst = append(dst, swapAct(Wood, Fuel)) // for a card that costs fuel
		}
		if dst = s.keepDuty(dst, had, t.seat); len(dst) == had { // who came here played otherwise
			dst = s.keepDuty(s.legalExchanges(dst, t.seat), had, t.seat)
		}
	}
	return dst
}

// chooses says whether there is anything to choose in a step that offers something, if
// need be after exchanges.
func (s *State) chooses(top *step) bool {
	switch top.kind {
	case againStep:
		return s.player[top.seat].Bed > 0 && top.b != 0 || s.placesAgain(top, false) != 0 ||
			s.placesAgain(top, true) != 0
	case cookStep:
		return s.player[top.seat].Goods.herd() != Herd{}
	}
	q := s.asker(top.seat)
	defer q.done()
	return s.canTake(top) && q.takesAny(uint8(top.a))
}

// appendHerds adds the largest herds within most that can live on the farm of a
// seat, with the animals that live elsewhere.
func appendHerds(dst []rules.Action, kind uint8, p *Player, most Herd) []rules.Action {
	var room [usualHerds]Herd
	stalls, more := p.stalls(), p.lodging()
	for _, h := range stalls.choices(room[:0], most) {
		h.add(&more)
		dst = append(dst, rules.Act(kind)|herdAct(h))
	}
	return dst
}
