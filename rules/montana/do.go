package montana

import "tilestead/rules"

// acting is a position being changed; only its methods change anything.
type acting struct {
	*State
	reel *rules.Reel
}

// Do carries out a legal action and all that follows by itself.
func (s *State) Do(a rules.Action, r *rules.Reel) {
	t := acting{s, r}
	switch a.Kind() {
	case KindTile:
		t.layTile(TileOf(a))
	case KindStart:
		t.layStart(HexOf(a))
	case KindFirst:
		t.startWith(SeatOf(a))
	case KindStop:
		t.stopArrow(SectorOf(a))
	case KindRecruit:
		t.recruit()
	case KindWhite:
		t.chooseWhite(TradeOf(a))
	case KindReturn:
		t.returnWorker(TradeOf(a))
	case KindAdvance:
		t.advanceArrow(StepsOf(a))
	case KindWork:
		seat := t.agenda.Pop().Seat
		t.agenda.Push(Step{Kind: StepUse, Seat: seat, A: int8(PlaceOf(a))}, Step{Kind: StepEnd, Seat: seat})
	case KindUse:
		t.staff(HandfulOf(a))
	case KindSmall:
		t.staffSmall(HandfulOf(a))
	case KindTown:
		t.openTown()
	case KindBid:
		t.bid(BidOf(a))
	case KindPass:
		t.pass(false)
	case KindTake:
		t.takeGoods(TakeOf(a))
	case KindUpgrade:
		t.upgrade(UpgradesOf(a))
	case KindBuild:
		t.build(HexOf(a))
	case KindStopBuilding:
		t.stopBuilding()
	case KindTrade:
		t.trade(BargainOf(a))
	case KindEnd:
		t.agenda.Pop()
		t.agenda.Push(Step{Kind: StepClear, Seat: t.active})
	case KindCanteen:
		t.useCanteen()
	case KindKeep:
		t.agenda.Pop()
		t.agenda.Push(Step{Kind: StepNext, Seat: t.active})
	default:
		panic("montana: an action of no known kind; actions must come from Legal")
	}
	t.advance()
	r.Done(s)
}

// advance does what happens by itself until somebody has to choose. Declining
// is done here where it is all that is left; what to put where and what to
// return is always asked. Whether more is left is found by listing it, but for
// grain and rewards: there it is one comparison, and the list of a row has up to
// twenty ways.
func (t acting) advance() {
	for t.agenda.Len() > 0 {
		s := t.agenda.Top()
		asksTrade := s.Seat == t.active && t.player[max(s.Seat, 0)].Cattle > 0
		switch s.Kind {
		case StepFirst:
			if s.A == 0 {
				return
			}
			t.startWith(rules.Seat(s.A - 1))
		case StepTake:
			if t.needsWhite(s) {
				return
			}
			t.takeSector()
		case StepLimit:
			if t.player[s.Seat].Workers.Size() > int(Components.WorkerLimit) {
				return
			}
			t.agenda.Pop()
		case StepAdvance:
			if asksTrade || t.player[s.Seat].Goods[Grain] > 0 {
				return
			}
			t.agenda.Pop()
		case StepSmall:
			var list [1 + mostPairs]rules.Action
			if asksTrade || len(t.legalStaff(list[:0], KindSmall, s.Seat, Place(s.A))) > 0 {
				return
			}
			t.agenda.Pop()
		case StepBid:
			if asksTrade || t.canBid(s.Seat) {
				return
			}
			t.pass(true)
		case StepNextBid:
			t.nextBid()
		case StepPay:
			t.payBid()
		case StepReward:
			if s.Seat == t.active && s.B < Components.Rewards[s.A].Cattle && t.herd > 0 {
				t.takeCattle()
				continue
			}
			goods := &t.player[s.Seat].Goods
			if asksTrade || Components.Rewards[s.A].Goods > 0 || goods[SmallCopper]+goods[SmallStone] > 0 {
				return
			}
			t.upgrade(0, 0)
		case StepHome:
			t.contractorsHome()
		case StepSettle:
			if t.built == Components.MaxBuilds || t.player[s.Seat].Left == 0 || !asksTrade && !t.canBuild(s.Seat) {
				t.stopBuilding()
				continue
			}
			return
		case StepEnd:
			if asksTrade {
				return
			}
			t.agenda.Pop()
			t.agenda.Push(Step{Kind: StepClear, Seat: t.active})
		case StepClear:
			t.clear()
		case StepCanteen:
			if t.player[s.Seat].Canteens > 0 {
				return
			}
			t.agenda.Pop()
			t.agenda.Push(Step{Kind: StepNext, Seat: t.active})
		case StepNext:
			t.next()
		case StepTurn:
			t.beginTurn()
			return
		default:
			return
		}
	}
}
