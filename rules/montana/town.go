package montana

import "tilestead/rules"

// openTown gives the active player a pumpkin and has him place first (W10).
func (t acting) openTown() {
	seat := t.agenda.Pop().Seat
	t.auction = auction{open: true}
	lacking := t.receiveGood(seat, Pumpkin, 1)
	t.agenda.Push(Step{Kind: StepBid, Seat: seat, A: 1}, Step{Kind: StepNextBid, Seat: seat},
		Step{Kind: StepHome, Seat: seat}, Step{Kind: StepEnd, Seat: seat})
	rules.Show(t.reel, t.State, TownOpened{seat, 1 - lacking})
}

// mayBid has whoever can place nothing pass.
func (t acting) mayBid(s *Step) (waits bool) {
	if t.trades(s) || canBid(t.State, s.Seat) {
		return true
	}
	t.pass(true)
	return false
}

// bid places a contractor; whoever stood in the row acts at once (W12).
func (t acting) bid(r Row, column int) {
	seat := t.agenda.Pop().Seat
	outbid := rules.Nobody
	for p := range t.seats {
		if at := t.auction.at[p]; at.column > 0 && at.row == r {
			outbid = rules.Seat(p)
		}
	}
	t.auction.acted[seat] = true
	t.auction.at[seat] = contractor{r, int8(column)}
	if outbid == rules.Nobody {
		rules.Show(t.reel, t.State, Bid{seat, r, column})
		return
	}
	t.auction.at[outbid] = contractor{}
	t.agenda.Push(Step{Kind: StepBid, Seat: outbid})
	rules.Show(t.reel, t.State, Bid{seat, r, column})
	rules.Show(t.reel, t.State, Outbid{outbid, seat, r})
}

// pass leaves the auction for good (W14).
func (t acting) pass(forced bool) {
	seat := t.agenda.Pop().Seat
	t.auction.acted[seat], t.auction.passed[seat] = true, true
	rules.Show(t.reel, t.State, Passed{seat, forced})
}

// nextBid gives the next player clockwise his first chance (W13) or, when all
// have had theirs, begins to pay (W15).
func (t acting) nextBid(*Step) (waits bool) {
	for i := int8(1); i < t.seats; i++ {
		if o := t.after(t.active, i); !t.auction.acted[o] {
			t.agenda.Push(Step{Kind: StepBid, Seat: o})
			return false
		}
	}
	t.agenda.Pop()
	for i := t.seats - 1; i >= 0; i-- {
		if o := t.after(t.active, i); t.auction.at[o].column > 0 {
			t.agenda.Push(Step{Kind: StepPay, Seat: o})
		}
	}
	return false
}

func (t acting) payBid(*Step) (waits bool) {
	seat := t.agenda.Pop().Seat
	at := t.auction.at[seat]
	n := Components.Pumpkins[at.column]
	t.player[seat].Goods[Pumpkin] -= n
	t.supply[Pumpkin] += n
	t.auction.paid[seat] = true
	t.agenda.Push(Step{Kind: StepReward, Seat: seat, A: int8(at.row)})
	rules.Show(t.reel, t.State, BidPaid{seat, at.row, n})
	return false
}

// reward gives the active seat its cattle, and waits unless there is nothing to announce.
func (t acting) reward(s *Step) (waits bool) {
	w, goods := &Components.Rewards[s.row()], &t.player[s.Seat].Goods
	switch {
	case s.Seat == t.active && *s.taken() < w.Cattle && t.herd > 0:
		t.takeCattle()
	case t.trades(s) || w.Goods > 0 || goods[SmallCopper]+goods[SmallStone] > 0:
		return true
	default:
		t.upgrade(0, 0)
	}
	return false
}

// takeGoods takes the announced small goods of a row such as R2 (W16).
func (t acting) takeGoods(n [3]int8) {
	s := t.agenda.Pop()
	e := Rewarded{Seat: s.Seat, Row: s.row()}
	for i, g := range Components.Rewards[s.row()].From {
		e.Lacking[g] = t.receiveGood(s.Seat, g, n[i])
		e.Goods[g] = n[i] - e.Lacking[g]
	}
	rules.Show(t.reel, t.State, e)
}

// takeCattle gives the active seat the cattle of its row before it announces
// the rest: it alone may trade it at once for what it upgrades (W16).
func (t acting) takeCattle() {
	s := t.agenda.Top()
	n := min(Components.Rewards[s.row()].Cattle-*s.taken(), t.herd)
	*s.taken() += n
	t.player[s.Seat].Cattle += n
	t.herd -= n
	rules.Show(t.reel, t.State, CattleRewarded{s.Seat, s.row(), n})
}

// upgrade takes what is left of the fixed part of a row and exchanges small goods for large.
func (t acting) upgrade(copper, stone int8) {
	s := t.agenda.Pop()
	w := &Components.Rewards[s.row()]
	e := Rewarded{Seat: s.Seat, Row: s.row(), Silver: w.Silver}
	me := &t.player[s.Seat]
	due := w.Cattle - *s.taken()
	e.Cattle = min(due, t.herd)
	e.NoCattle = e.Cattle < due
	me.Cattle += e.Cattle
	t.herd -= e.Cattle
	me.Silver += w.Silver
	t.exchange(&e, SmallCopper, LargeCopper, copper)
	t.exchange(&e, SmallStone, LargeStone, stone)
	rules.Show(t.reel, t.State, e)
}

func (t acting) exchange(e *Rewarded, small, large Good, n int8) {
	if n == 0 {
		return
	}
	e.Lacking[large] = t.receiveGood(e.Seat, large, n)
	e.Goods[large] = n - e.Lacking[large]
	e.Given[small] = n
	t.player[e.Seat].Goods[small] -= n
	t.supply[small] += n
}

func (t acting) contractorsHome(*Step) (waits bool) {
	t.agenda.Pop()
	t.auction = auction{}
	rules.Show(t.reel, t.State, ContractorsHome{})
	return false
}
