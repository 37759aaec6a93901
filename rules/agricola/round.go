package agricola

import (
	"math/bits"

	"tilestead/rules"
	"tilestead/rules/agricola/box"
)

func roundRows(r *rulebook) {
	r.kinds[KindReveal] = actionRow{name: "reveal", fields: oneSpace, lines: []string{"reveal SPACE"}, writes: writeSpace,
		does: func(t acting, a rules.Action) {
			t.agenda.Pop()
			t.reveal(SpaceOf(a))
		}}
	r.steps[revealStep] = agendaRow{name: "reveal",
		lists: legalReveal,
		lots:  func(s *State) int { return bits.OnesCount64(uint64(faceDown(s))) },
		lot: func(s *State, n int) rules.Action {
			return rules.Act(KindReveal) | spaceField.Put(nth(uint64(faceDown(s)), n))
		}}
	r.steps[roundStep] = agendaRow{name: "round", auto: alone(newRound)}
	r.steps[refillStep] = agendaRow{name: "refill", auto: alone(refillSpaces)}
	r.steps[workStep] = agendaRow{name: "work", auto: alone(askNext)}
	r.steps[homeStep] = agendaRow{name: "home", auto: alone(acting.goHome)}
	r.steps[closeStep] = agendaRow{name: "close", auto: alone(askLast)}
	r.steps[endStep] = agendaRow{name: "end", auto: alone(finishGame)}
	r.steps[lastStep] = agendaRow{name: "last", open: true, lists: listDone, ends: dropped,
		prompt: func(_ *State, _ *step, p rules.Prompt) rules.Prompt {
			p.Always = true
			return p
		}}
}

// newRound is the beginning of the preparation (4.1): newborns are adults, and
// the stage card is turned up.
func newRound(t acting) {
	t.agenda.Pop()
	t.round++
	for i := range t.setup.seats {
		p := &t.player[i]
		p.Home, p.Newborns = p.People, 0
	}
	t.agenda.Push(step{kind: collectStep}, step{kind: refillStep}, step{kind: workStep}, step{kind: homeStep})
	rules.Show(t.reel, t.State, RoundOpened{int(t.round)})
	if t.setup.moor && t.setup.seats == 1 {
		t.agenda.Push(step{kind: pileStep})
	}
	left := faceDown(t.State)
	if left&(left-1) == 0 {
		t.reveal(left.Pop())
		return
	}
	t.agenda.Push(step{kind: revealStep})
}

// stageOf is the stage of each round.
var stageOf = [box.Rounds + 1]int8{0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6}

// faceDown are the cards that this round's may be: those of its stage that are still
// face down. With Farmers of the Moor the first is known (14.5).
func faceDown(s *State) box.SpaceSet {
	if s.setup.moor && s.round == 1 {
		return 1 << box.MajorCard
	}
	return s.MayCome(int(s.round))
}

func legalReveal(s *State, dst []rules.Action, _ *step, _ bool) []rules.Action {
	for left := faceDown(s); left != 0; {
		dst = append(dst, rules.Act(KindReveal)|spaceField.Put(int(left.Pop())))
	}
	return dst
}

// Weight is the same for all outcomes.
func (s *State) Weight(rules.Action) int { return 1 }

// Lots is how many outcomes there are (rules.Lottery).
func (s *State) Lots() int { return s.setup.book.steps[s.agenda.Top().kind].lots(s) }

// Lot is the n-th of them.
func (s *State) Lot(n int) rules.Action { return s.setup.book.steps[s.agenda.Top().kind].lot(s, n) }

func (t acting) reveal(s box.Space) {
	t.open |= 1 << s
	t.card[t.round] = s
	rules.Show(t.reel, t.State, CardRevealed{int(t.round), s})
}

// refillSpaces is the end of the preparation: goods come on the accumulation spaces.
func refillSpaces(t acting) {
	t.agenda.Pop()
	for m := t.open & box.Accumulates; m != 0; {
		s := m.Pop()
		t.goods[s] += t.setup.adds[s]
	}
	for i := range t.setup.seats {
		t.player[i].Gathered = 0
	}
	t.next, t.passes = t.start, 0
	rules.Show(t.reel, t.State, WorkBegan{int(t.round)})
}

// askNext asks the next seat that has a person at home (4.2). When all that have
// could use no space, the work phase ends.
func askNext(t acting) {
	n := rules.Seat(t.setup.seats)
	waiting, seat := int8(0), rules.Nobody
	for i := range n {
		if o := (t.next + i) % n; actsStill(t.State, o) {
			waiting++
			if seat == rules.Nobody {
				seat = o
			}
		}
	}
	if waiting == 0 || t.passes >= waiting {
		t.agenda.Pop()
		t.next = rules.Nobody
		return
	}
	t.next = (seat + 1) % n
	if p := &t.player[seat]; p.Home == 0 && !canAdopt(t.State, seat) {
		p.Done.Add(box.TapsCard)
		t.agenda.Push(step{kind: specialStep, seat: seat, rest: int8(box.AllSpecials)})
		return
	}
	t.agenda.Push(step{kind: placeStep, seat: seat})
}

// actsStill says whether a seat has a turn left in this round.
func actsStill(s *State, seat rules.Seat) bool {
	p := &s.player[seat]
	return p.Home > 0 || !p.Front.Empty() && (canAdopt(s, seat) || tapsDue(s, seat))
}

// goHome is the returning home phase (4.3), at whose beginning cards may have an
// effect; a harvest may follow (4.4).
func (t acting) goHome() {
	if top := t.agenda.Top(); top.rest == 0 && (t.carded || t.setup.asks) {
		top.rest = 1
		t.opensAll(box.GoingHome)
		t.asksAll(atReturn)
		return
	}
	t.getUp() // while there is something left to do: the game is over with its last event only
	t.agenda.Pop()
	for m := t.taken; m != 0; {
		t.by[m.Pop()] = rules.Nobody
	}
	t.taken, t.shut, t.also = 0, 0, 0
	for i := range t.setup.seats {
		p := &t.player[i]
		p.Home, p.Ward, p.Done, p.Guest = p.People, 0, box.CardSet{}, 0
	}
	t.special.down, t.special.took = 0, 0
	for i := range t.special.user {
		t.special.user[i] = rules.Nobody
	}
	if t.round == box.Rounds {
		t.agenda.Push(step{kind: closeStep}, step{kind: endStep})
	} else {
		t.agenda.Push(step{kind: roundStep})
	}
	if harvests>>t.round&1 != 0 {
		t.agenda.Push(step{kind: fieldStep}, step{kind: feedStep}, step{kind: breedStep})
	}
	if harvests>>t.round&1 != 0 {
		t.opensAll(box.HarvestBegins)
	}
	t.opensAll(box.RoundEnd)
	rules.Show(t.reel, t.State, WentHome{})
}

// getUp brings those home from the infirmary first who were put to bed in the harvest before this
// round (14.4).
func (t acting) getUp() {
	for i := range t.setup.seats {
		p := &t.player[i]
		if h := &p.Tally; h.InBed > 0 && h.Round == t.round-1 && p.Ward > 0 {
			n := min(h.InBed, p.Ward)
			p.Ward, p.Home = p.Ward-n, p.Home+n
			rules.Show(t.reel, t.State, GotUp{rules.Seat(i), int(n)})
		}
	}
}

// askLast asks each seat once more before scoring (10).
func askLast(t acting) {
	seat, ok := t.nextSeat()
	if !ok {
		return
	}
	t.agenda.Push(step{kind: lastStep, seat: seat})
}

func finishGame(t acting) {
	t.agenda.Pop()
	if t.reel != nil {
		rules.Show(t.reel, t.State, GameOver{t.Winners()})
	}
}
