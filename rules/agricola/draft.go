package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola/box"
)

func draftRows(r *rulebook) {
	r.kinds[KindPick] = actionRow{name: "pick", fields: fields{"card": handField}, lines: []string{"pick HANDCARD"},
		writes: writeHandCard, does: func(t acting, a rules.Action) { pickCard(t, HandCardOf(a)) }}
	r.kinds[KindReplace] = actionRow{name: "replace", fields: fields{"card": handField},
		lines: []string{"replace HANDCARD"}, writes: writeHandCard,
		does: func(t acting, a rules.Action) { replaceCard(t, HandCardOf(a)) }}
	r.steps[draftStep] = agendaRow{name: "draft",
		lists: func(s *State, dst []rules.Action, top *step, _ bool) []rules.Action {
			return legalDraft(&s.player[top.seat], dst)
		}}
	r.steps[mulliganStep] = agendaRow{name: "mulligan", ends: func(t acting, _ *step) { dealAnew(t) },
		lists: func(s *State, dst []rules.Action, top *step, _ bool) []rules.Action {
			return legalMulligan(&s.player[top.seat], dst)
		}}
}

// legalDraft are the cards of a packet, one of which is kept.
func legalDraft(p *Player, dst []rules.Action) []rules.Action {
	for set := p.Packet; !set.Empty(); {
		dst = append(dst, rules.Act(KindPick)|handField.Put(int(set.Pop())))
	}
	return dst
}

// pickCard keeps a card of a packet. When everybody has one, the packets go on; of those
// with a card more than is kept the last card goes away (14.11).
func pickCard(t acting, c box.Card) {
	top := t.agenda.Top()
	seat, n := top.seat, rules.Seat(t.setup.seats)
	p := &t.player[seat]
	p.see(&p.Packet)
	p.Packet.Drop(c)
	p.Hand.Add(c)
	top.seat = (seat + 1) % n
	rules.Show(t.reel, t.State, Picked{seat, c})
	if top.seat != t.start {
		return
	}
	kind := &t.setup.dealings[top.packet()]
	t.passPackets(kind.right)
	switch left := t.player[t.start].Packet.Size(); {
	case left == 0:
		t.agenda.Pop()
	case left == 1 && t.setup.draftMore:
		for i := range t.setup.seats {
			q := &t.player[i]
			q.see(&q.Packet)
			t.discards.AddAll(&q.Packet)
			q.Packet = box.CardSet{}
		}
		t.agenda.Pop()
	}
}

// passPackets gives each seat's packet to its neighbour.
func (t acting) passPackets(right bool) {
	n := int(t.setup.seats)
	step := 1
	if right {
		step = n - 1
	}
	var was [MaxSeats]box.CardSet
	for i := range n {
		was[i] = t.player[i].Packet
	}
	for i := range n {
		to := (i + step) % n
		t.player[to].Packet = was[i]
		rules.Show(t.reel, t.State, PacketCame{rules.Seat(to), right, was[i]})
	}
}

// see keeps in mind that a seat has seen cards which others may have now.
func (p *Player) see(set *box.CardSet) { p.Seen.AddAll(set) }

// legalMulligan are the cards of a hand that may be given for others, and to be done.
func legalMulligan(p *Player, dst []rules.Action) []rules.Action {
	for set := p.Hand; !set.Empty(); {
		dst = append(dst, rules.Act(KindReplace)|handField.Put(int(set.Pop())))
	}
	return append(dst, Done)
}

// replaceCard lays a card of the hand aside.
func replaceCard(t acting, c box.Card) {
	top := t.agenda.Top()
	p := &t.player[top.seat]
	p.Hand.Drop(c)
	p.Packet.Add(c)
	rules.Show(t.reel, t.State, Replaced{top.seat, c})
}

// dealAnew deals as many cards of the same kinds for those laid aside (14.11).
func dealAnew(t acting) {
	seat := t.agenda.Pop().seat
	p := &t.player[seat]
	if p.Packet.Empty() {
		return
	}
	again := step{kind: redealStep, seat: seat}
	for i := range t.setup.dealings {
		*again.undealt(i) = int8(p.Packet.Of(&t.setup.dealings[i].of))
	}
	p.see(&p.Packet)
	t.discards.AddAll(&p.Packet)
	p.Packet = box.CardSet{}
	t.agenda.Push(again)
}
