package montana

import "tilestead/rules"

func (t acting) leave(seat rules.Seat, on *Handful, h Handful) {
	for w := range h {
		t.player[seat].Workers[w] -= h[w]
		on[w] += h[w]
	}
}

// work begins action B at a place, and then the end of the turn.
func (t acting) work(p Place) {
	seat := t.agenda.Pop().Seat
	t.agenda.Push(Step{Kind: StepUse, Seat: seat, A: int8(p)}, Step{Kind: StepEnd, Seat: seat})
}

// staff puts workers on a bank space (W2) or a large space (W6), pays and
// receives; a goods area then offers its small space (W7, W9).
func (t acting) staff(h Handful) {
	s := t.agenda.Pop()
	p := s.place()
	me := &t.player[s.Seat]
	if p >= FirstBank {
		t.leave(s.Seat, &t.bank[p-FirstBank], h)
		rules.Show(t.reel, t.State, Staffed{Seat: s.Seat, Place: p, Workers: h})
		silver := Components.BankSilver[p-FirstBank]
		me.Silver += silver
		rules.Show(t.reel, t.State, BankPaid{s.Seat, p, silver})
		return
	}
	t.leave(s.Seat, &t.large[p], h)
	me.Silver -= Components.Price[p]
	rules.Show(t.reel, t.State, Staffed{s.Seat, p, false, h, Components.Price[p]})
	t.agenda.Push(Step{Kind: StepSmall, Seat: s.Seat, A: s.A})
	t.harvest(s.Seat, p, false, Components.Yield[p])
}

// mayStaffSmall skips the small space of whoever cannot fill it.
func (t acting) mayStaffSmall(s *Step) (waits bool) {
	var list [1 + mostPairs]rules.Action
	if t.trades(s) || len(legalStaff(t.State, list[:0], KindSmall, s.Seat, s.place())) > 0 {
		return true
	}
	t.agenda.Pop()
	return false
}

// staffSmall fills the small space for one more good; an empty handful leaves it.
func (t acting) staffSmall(h Handful) {
	s := t.agenda.Pop()
	if h.Size() == 0 {
		return
	}
	p := s.place()
	t.leave(s.Seat, &t.small[p], h)
	rules.Show(t.reel, t.State, Staffed{Seat: s.Seat, Place: p, Small: true, Workers: h})
	t.harvest(s.Seat, p, true, Components.SmallYield)
}

func (t acting) harvest(seat rules.Seat, p Place, small bool, n int8) {
	g := Components.AreaGood[p.Area()]
	lacking := t.receiveGood(seat, g, n)
	rules.Show(t.reel, t.State, Harvested{seat, p, small, g, n - lacking, lacking})
}

// clear empties every full area and the full bank at the end of a turn (W4, W8).
func (t acting) clear(*Step) (waits bool) {
	seat := t.agenda.Pop().Seat
	t.agenda.Push(Step{Kind: StepCanteen, Seat: seat})
	for a := Mine; a <= PumpkinField; a++ {
		if full(t.large[a*3 : a*3+3]) {
			t.clearArea(a, t.large[a*3:a*3+3], t.small[a*3:a*3+3])
		}
	}
	if full(t.bank[:]) {
		t.clearArea(Bank, t.bank[:], nil)
	}
	return false
}

func full(spaces []Handful) bool {
	return spaces[0] != Handful{} && spaces[1] != Handful{} && spaces[2] != Handful{}
}

func (t acting) clearArea(a Area, large, small []Handful) {
	var all Handful
	for _, spaces := range [2][]Handful{large, small} {
		for i := range spaces {
			for w := range all {
				all[w] += spaces[i][w]
				t.pool[w] += spaces[i][w]
			}
			spaces[i] = Handful{}
		}
	}
	rules.Show(t.reel, t.State, AreaCleared{a, all})
}
