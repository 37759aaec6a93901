package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola/box"
)

func dealRows(r *rulebook) {
	r.kinds[KindDeal] = actionRow{name: "deal", fields: fields{"card": handField, "seat": toSeatField},
		lines: []string{"deal HANDCARD SEAT"},
		writes: func(s *State, b []byte, a rules.Action) []byte {
			return append(append(writeHandCard(s, b, a), ' '), DealtTo(a).String()...)
		},
		does: func(t acting, a rules.Action) { dealCard(t, HandCardOf(a)) }}
	deal := agendaRow{name: "deal",
		lists: legalDeal,
		lots: func(s *State) int {
			left := undealtCards(s)
			return left.Size()
		},
		lot: func(s *State, n int) rules.Action {
			_, seat, _ := nextDealt(s)
			left := undealtCards(s)
			for range n {
				left.Pop()
			}
			return rules.Act(KindDeal) | handField.Put(int(left.Pop())) | toSeatField.Put(int(seat))
		}}
	r.steps[dealStep] = deal
	deal.name = "redeal"
	r.steps[redealStep] = deal
}

// handSize is how many cards of each kind a hand has.
const handSize = 7

// dealings are what is dealt in a game, kind after kind (2, 14.11).
func dealings(seats, level int, moor bool) (list []dealing) {
	if level < 2 {
		return nil
	}
	of := func(is func(*box.HandCard) bool) box.CardSet {
		return box.CardsThat(func(c *box.HandCard) bool { return c.Seats <= seats && is(c) })
	}
	occupation := dealing{name: "occupations", of: of(func(c *box.HandCard) bool { return c.Occupation }), n: handSize}
	base := dealing{name: "minor improvements of the base game",
		of: of(func(c *box.HandCard) bool { return !c.Occupation && !c.Moor() }), n: handSize}
	if !moor {
		return []dealing{occupation, base}
	}
	minor := dealing{name: "minor improvements of Farmers of the Moor", of: of((*box.HandCard).Moor), n: handSize}
	if level == 2 {
		return []dealing{minor}
	}
	minor.n, base.n, minor.right, base.right = 4, 3, true, true
	return []dealing{occupation, minor, base}
}

// nextDealt is the number of the kind of the card that is dealt next, and to whom; ok
// is false when all are dealt.
func nextDealt(s *State) (kind int, seat rules.Seat, ok bool) {
	top := s.agenda.Top()
	if top.kind == redealStep {
		for i := range s.setup.dealings {
			if *top.undealt(i) > 0 {
				return i, top.seat, true
			}
		}
		return 0, rules.Nobody, false
	}
	n := top.rest
	for i := range s.setup.dealings {
		each := s.setup.packet(i)
		if all := each * s.setup.seats; n < all {
			return i, s.after(n / each), true
		} else {
			n -= all
		}
	}
	return 0, rules.Nobody, false
}

// packet is how many cards of a kind everybody is dealt at first.
func (c *setup) packet(kind int) int8 {
	if c.draftMore {
		return c.dealings[kind].n + 1
	}
	return c.dealings[kind].n
}

// undealtCards are the cards of which the next one is dealt: when none is left for an
// exchange, those that were laid aside.
func undealtCards(s *State) box.CardSet {
	kind, _, _ := nextDealt(s)
	of := &s.setup.dealings[kind].of
	if left := s.deck.And(of); !left.Empty() {
		return left
	}
	return s.discards.And(of)
}

func legalDeal(s *State, dst []rules.Action, _ *step, _ bool) []rules.Action {
	_, seat, _ := nextDealt(s)
	for left := undealtCards(s); !left.Empty(); {
		dst = append(dst, rules.Act(KindDeal)|handField.Put(int(left.Pop()))|toSeatField.Put(int(seat)))
	}
	return dst
}

// dealCard gives a card to a seat: into its packet where that is drafted from.
func dealCard(t acting, c box.Card) {
	kind, seat, _ := nextDealt(t.State)
	top := t.agenda.Top()
	t.deck.Drop(c)
	t.discards.Drop(c)
	again := top.kind == redealStep
	if t.setup.draft && !again {
		t.player[seat].Packet.Add(c)
	} else {
		t.player[seat].Hand.Add(c)
	}
	if again {
		*top.undealt(kind)--
	} else {
		top.rest++
	}
	next, _, more := nextDealt(t.State)
	if !more {
		t.agenda.Pop()
	}
	if t.setup.draft && !again && (!more || next != kind) {
		t.agenda.Push(step{kind: draftStep, seat: t.start, rest: int8(kind)})
	}
	if !more && !again && t.setup.mulligan {
		for i := t.setup.seats - 1; i >= 0; i-- {
			t.agenda.Push(step{kind: mulliganStep, seat: t.after(i)})
		}
	}
	rules.Show(t.reel, t.State, Dealt{seat, c})
}
