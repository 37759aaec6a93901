package agricola

import (
	"math/bits"

	"tilestead/rules"
	"tilestead/rules/agricola/box"
)

func pileRows(r *rulebook) {
	r.kinds[KindTop] = actionRow{name: "top", fields: fields{"card": cardField}, lines: []string{"top CARD"},
		writes: func(_ *State, b []byte, a rules.Action) []byte {
			return append(append(b, ' '), box.SpecialCards[CardOf(a)].ID...)
		},
		does: func(t acting, a rules.Action) { showTop(t, int8(CardOf(a))) }}
	r.kinds[KindKeepCard] = actionRow{name: "keep_card", lines: []string{"keep_card"},
		does: func(t acting, _ rules.Action) {
			t.agenda.Pop()
			t.player[0].Goods[box.Food] -= specialFee
			t.special.kept = true
		}}
	r.kinds[KindLeave] = actionRow{name: "leave", lines: []string{"leave"},
		does: func(t acting, _ rules.Action) { t.agenda.Pop() }}
	r.kinds[KindUnder] = actionRow{name: "under", lines: []string{"under"},
		does: func(t acting, _ rules.Action) {
			t.agenda.Pop()
			buryCard(t)
		}}
	r.steps[topStep] = agendaRow{name: "top",
		lists: legalTop,
		lots:  func(s *State) int { return bits.OnesCount16(s.special.middle) },
		lot: func(s *State, n int) rules.Action {
			return rules.Act(KindTop) | cardField.Put(nth(uint64(s.special.middle), n))
		}}
	r.steps[pileStep] = agendaRow{name: "pile", auto: alone(pileNext)}
	up := func(s *State, _ *step, p rules.Prompt) rules.Prompt {
		p.Source = box.SpecialCards[s.special.up].ID
		return p
	}
	r.steps[leaveStep] = agendaRow{name: "leave", open: true, prompt: up,
		lists: func(_ *State, dst []rules.Action, _ *step, _ bool) []rules.Action {
			return append(dst, Leave, Under)
		}}
	r.steps[spendStep] = agendaRow{name: "spend", open: true, prompt: up,
		auto:  func(t acting, _ *step) bool { return asksSpend(t) },
		lists: legalSpend,
		ends: func(t acting, _ *step) {
			t.agenda.Pop()
			t.spendCard()
		}}
}

// peek finds the new top of the pile: chance says which card of the middle it
// is, or it was put there.
func (t acting) peek() {
	c := &t.special
	switch {
	case c.middle&(c.middle-1) != 0:
		t.agenda.Push(step{kind: topStep})
	case c.middle != 0:
		c.top, c.middle = int8(bits.TrailingZeros16(c.middle)), 0
	case c.unders > 0:
		c.top = c.under[0]
		copy(c.under[:], c.under[1:])
		c.unders--
		c.under[c.unders] = box.NoCard
	}
}

func legalTop(s *State, dst []rules.Action, _ *step, _ bool) []rules.Action {
	for m := s.special.middle; m != 0; m &= m - 1 {
		dst = append(dst, rules.Act(KindTop)|cardField.Put(bits.TrailingZeros16(m)))
	}
	return dst
}

// showTop is what chance found on top.
func showTop(t acting, card int8) {
	t.agenda.Pop()
	t.special.top = card
	t.special.middle &^= 1 << card
	rules.Show(t.reel, t.State, TopSeen{card})
}

// turnUp turns over the top of the pile, or takes back the last discarded card
// when there is none (14.8).
func (t acting) turnUp() {
	c := &t.special
	switch {
	case c.top != box.NoCard:
		c.up, c.top = c.top, box.NoCard
		t.peek()
	case c.gone > 0:
		c.gone--
		c.up = c.discard[c.gone]
		c.discard[c.gone] = box.NoCard
	}
	rules.Show(t.reel, t.State, SpecialTurned{c.up})
}

// pileNext is the step of the preparation alone: a card that is still there may
// stay, else another one is turned over.
func pileNext(t acting) {
	t.agenda.Pop()
	t.special.kept = false
	if t.special.up != box.NoCard {
		t.agenda.Push(step{kind: leaveStep, seat: 0})
		return
	}
	t.turnUp()
}

// buryCard puts the card under the pile and turns over another one.
func buryCard(t acting) {
	c := &t.special
	c.under[c.unders] = c.up
	c.unders++
	c.up = box.NoCard
	if c.top == box.NoCard {
		t.peek()
	}
	t.turnUp()
}

// asksSpend is what becomes of the card once its action is done: it is discarded,
// unless food is paid, once a round.
func asksSpend(t acting) bool {
	if !t.special.kept && t.reaches(0, &box.Stock{box.Food: specialFee}) {
		return true
	}
	t.agenda.Pop()
	t.spendCard()
	return false
}

func (t acting) spendCard() {
	c := &t.special
	c.discard[c.gone] = c.up
	c.gone++
	rules.Show(t.reel, t.State, SpecialSpent{c.up})
	c.up = box.NoCard
}

func legalSpend(s *State, dst []rules.Action, _ *step, _ bool) []rules.Action {
	if s.player[0].Goods[box.Food] >= specialFee {
		dst = append(dst, KeepCard)
	}
	return append(dst, Stop)
}
