package montana

import "tilestead/rules"

// beginTurn announces a turn once; trades before its choice do not begin it anew.
func (t acting) beginTurn() {
	if s := t.agenda.Top(); s.A == 0 {
		s.A = 1
		rules.Show(t.reel, t.State, TurnBegan{s.Seat, t.extra})
	}
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
func (t acting) next() {
	t.agenda.Pop()
	t.player[t.active].Turns++
	t.extra = false
	o := t.after(t.active, 1)
	if t.ended && o == t.first {
		t.active = rules.Nobody
		if t.reel != nil {
			rules.Show(t.reel, t.State, GameOver{t.Winners()})
		}
		return
	}
	t.active = o
	t.agenda.Push(Step{Kind: StepTurn, Seat: o})
}
