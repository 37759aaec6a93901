package agricola

import (
	"slices"

	"tilestead/rules"
	"tilestead/rules/agricola/box"
)

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
	if does := t.setup.book.kinds[a.Kind()].does; does != nil {
		does(t, a)
		return
	}
	t.use(a)
}

// run does what happens by itself until somebody has to decide.
func (t acting) run() {
	for t.agenda.Len() > 0 {
		if t.homeless != 0 {
			t.houses()
		}
		top := t.agenda.Top()
		if t.setup.moor && t.next == rules.Nobody && ridingDue(t.State, top) {
			t.ride(top.seat)
		}
		if auto := t.setup.book.steps[top.kind].auto; auto == nil || auto(t, top) {
			return
		}
	}
}

func firstRows(r *rulebook) {
	r.kinds[KindFirst] = actionRow{name: "first", fields: fields{"seat": seatField}, lines: []string{"first SEAT"},
		writes: func(_ *State, b []byte, a rules.Action) []byte {
			return append(append(b, ' '), SeatOf(a).String()...)
		},
		does: func(t acting, a rules.Action) {
			t.agenda.Pop()
			t.begin(SeatOf(a))
			rules.Show(t.reel, t.State, FirstDrawn{SeatOf(a)})
		}}
	r.steps[firstStep] = agendaRow{name: "first",
		lists: func(s *State, dst []rules.Action, _ *step, _ bool) []rules.Action {
			for seat := range s.setup.seats {
				dst = append(dst, rules.Act(KindFirst)|seatField.Put(int(seat)))
			}
			return dst
		},
		lots: func(s *State) int { return int(s.setup.seats) },
		lot:  func(_ *State, n int) rules.Action { return rules.Act(KindFirst) | seatField.Put(n) }}
}

// begin starts the game with a seat as starting player (2).
func (t acting) begin(first rules.Seat) {
	t.agenda.Clear()
	t.start = first
	for seat := range rules.Seat(t.setup.seats) {
		switch {
		case t.setup.seats == 1:
			t.player[seat].Goods[box.Food] = t.setup.food
		case seat == first:
			t.player[seat].Goods[box.Food] = 2
		default:
			t.player[seat].Goods[box.Food] = 3
		}
	}
	t.agenda.Push(step{kind: roundStep})
	if t.setup.order {
		t.plans(first)
	}
	if t.setup.dealings != nil {
		t.carded = true
		t.settleIn()
		t.player[first].Hand.AddAll(&t.setup.chosen)
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
	top, had := s.agenda.Top(), len(dst)
	row := &s.setup.book.steps[top.kind]
	if row.lists == nil {
		return dst // between two events of a reel, while something happens by itself
	}
	dst = row.lists(s, dst, top, whole)
	switch {
	case !row.open:
		return dst
	case payingLesson(s) && whole:
		return legalPaying(s, dst, top.seat, whole)
	case whole:
		return legalSide(s, dst, top.seat)
	}
	if row.makes && len(dst) == had {
		dst = legalMaking(s, dst, top.seat)
	}
	return dst
}

// legalMaking is what random play makes food and fuel of where nothing else is legal.
func legalMaking(s *State, dst []rules.Action, seat rules.Seat) []rules.Action {
	had := len(dst)
	dst = legalFood(s, dst, seat)
	if s.setup.moor && s.player[seat].Goods[box.Wood] > 0 {
		dst = append(dst, swapAct(box.Wood, box.Fuel)) // for a card that costs fuel
	}
	if dst = keepDuty(s, dst, had, seat); len(dst) == had { // who came here played otherwise
		dst = keepDuty(s, legalExchanges(s, dst, seat), had, seat)
	}
	return dst
}

// Turn is who decides now; between two events of a reel, while something
// happens by itself, it is Nature.
func (s *State) Turn() rules.Seat {
	if s.agenda.Len() == 0 {
		return rules.Nobody
	}
	if t := s.agenda.Top(); s.setup.book.steps[t.kind].decided() && !t.through() {
		return t.seat
	}
	return rules.Nature
}

// Prompt says what Turn is asked, and by which space or improvement.
func (s *State) Prompt() rules.Prompt {
	if s.agenda.Len() == 0 {
		return rules.Prompt{Key: "over"}
	}
	t := s.agenda.Top()
	row := &s.setup.book.steps[t.kind]
	p := rules.Prompt{Key: row.name}
	if row.prompt != nil {
		p = row.prompt(s, t, p)
	}
	if w, ok := s.waitsIn(0); ok && w == box.RoundStart && t.by > 0 {
		p.Source = box.Cards[t.by-1].ID
	}
	return p
}

// effectIdle says whether no card of the hand can be played where one might be, whatever is
// exchanged before: others can't know that.
func effectIdle(s *State, t *step) bool {
	e := t.e.Effect()
	if e.Either || t.through() || t.again > 0 || e.May && !t.begun() {
		return false
	}
	part := &e.Parts[t.current(e)]
	return idlePart(s, t, part)
}
