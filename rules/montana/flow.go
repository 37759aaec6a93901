package montana

import "tilestead/rules"

// beginTurn announces a turn once; trades before its choice do not begin it anew.
func (t acting) beginTurn(s *Step) (waits bool) {
	if !s.began() {
		s.A = 1
		rules.Show(t.reel, t.State, TurnBegan{s.Seat, t.extra})
	}
	return true
}

// mayTrade is the end of a turn, before which cattle may be traded.
func (t acting) mayTrade(s *Step) (waits bool) {
	if t.trades(s) {
		return true
	}
	t.then(StepClear)
	return false
}

// mayGoOn is the choice of an extra turn by whoever has a canteen.
func (t acting) mayGoOn(s *Step) (waits bool) {
	if t.player[s.Seat].Canteens > 0 {
		return true
	}
	t.then(StepNext)
	return false
}

// trade gives one cattle for something (K1, K2).
func (t acting) trade(b Bargain) {
	seat := t.agenda.Top().Seat
	t.player[seat].Cattle--
	t.herd++
	e := CattleTraded{Seat: seat, Bargain: b}
	if g, ok := b.Good(); ok {
		e.Lacking = t.receiveGood(seat, g, 1)
	} else if w, ok := b.Trade(); ok {
		e.Lacking = t.receiveWorkers(seat, w, 1)
		t.agenda.Push(Step{Kind: StepLimit, Seat: seat})
	} else {
		t.player[seat].Silver += Components.TradeSilver
	}
	rules.Show(t.reel, t.State, e)
}

// useCanteen buys a whole extra turn (N1).
func (t acting) useCanteen() {
	seat := t.agenda.Pop().Seat
	t.player[seat].Canteens--
	t.extra = true
	t.agenda.Push(Step{Kind: StepTurn, Seat: seat})
	rules.Show(t.reel, t.State, CanteenUsed{seat})
}

// next passes the turn clockwise, or ends the game when everybody has had as
// many turns as the others after the end was announced (E1).
func (t acting) next(*Step) (waits bool) {
	t.agenda.Pop()
	t.player[t.active].Turns++
	t.extra = false
	o := t.after(t.active, 1)
	if t.ended && o == t.first {
		t.active = rules.Nobody
		if t.reel != nil {
			rules.Show(t.reel, t.State, GameOver{t.Winners()})
		}
		return false
	}
	t.active = o
	t.agenda.Push(Step{Kind: StepTurn, Seat: o})
	return false
}
