package agricola

import "tilestead/rules"

func handRows(r *rulebook) {
	r.kinds[KindPlay] = actionRow{name: "play", fields: fields{"card": handField, "price": priceField, "given": giveField},
		lines:  append([]string{"play HANDCARD for MAJOR", "play HANDCARD"}, repeated("play HANDCARD for", " N GOOD", 4)...),
		writes: writePlay}
	r.ops[PlayOccupation] = opRow{name: "PlayOccupation", about: "for food: First by those played before, then Price",
		word: "play", by: []uint8{KindPlay}, own: teaches,
		asks:  func(s *State, seat rules.Seat, part *Part, _ *step) bool { return canTeach(s, seat, part) },
		after: func(q *asker, p *Player, part *Part, _ *step) bool { return q.teachesWithin(p, part) },
		lists: func(s *State, dst []rules.Action, top *step, part *Part) []rules.Action {
			return legalOccupations(s, dst, top.seat, part)
		},
		does: func(t acting, top *step, part *Part, a rules.Action) { teachCard(t, top.seat, HandCardOf(a), part) }}
	r.steps[teachStep] = agendaRow{name: "teach", view: viewTeach,
		auto: func(t acting, _ *step) bool { return !payLesson(t) },
		lists: func(s *State, dst []rules.Action, top *step, whole bool) []rules.Action {
			return legalPaying(s, dst, top.seat, whole)
		}}
	r.ops[Mark] = opRow{name: "Mark", about: "the left-hand neighbour, for a point less", asks: anyTime,
		carries: func(t acting, seat rules.Seat, _ Space, _ *Part) {
			if n := rules.Seat(t.setup.seats); n > 1 {
				t.path = (seat + 1) % n
				rules.Show(t.reel, t.State, Marked{t.path})
			}
		}}
}

// teaches says whether an action plays an occupation.
func teaches(a rules.Action) bool { return a.Kind() == KindPlay && Cards[HandCardOf(a)].Occupation }

func writePlay(s *State, b []byte, a rules.Action) []byte {
	b = writeHandCard(s, b, a)
	if Cards[HandCardOf(a)].Occupation {
		return b
	}
	l := s.player[s.agenda.Top().seat].cardPrices(HandCardOf(a))
	b = l.append(b, a)
	if m := Major(giveField.Get(a)) - 1; m >= 0 {
		b = append(append(b, " for "...), Majors[m].ID...)
	}
	return b
}

func viewTeach(t *step, b *rules.Lines) {
	b.Pair("card", int(t.by))
	b.Pair("food", int(*t.due()))
}

// canPlay says whether a seat has a minor improvement in its hand that it can
// play, making food for it if need be, after paying for something else.
func canPlay(s *State, seat rules.Seat, of *CardSet, first *Stock) bool {
	p := &s.player[seat]
	for hand := p.Hand.and(of); !hand.empty(); {
		c := hand.pop()
		l := p.cardPrices(c)
		if cardAllowed(s, seat, c, first) && p.affordsAny(&l, first) {
			return true
		}
	}
	return false
}

// cardAllowed says whether a seat has what a card needs, after paying for something else.
func cardAllowed(s *State, seat rules.Seat, c Card, first *Stock) bool {
	card := &Cards[c]
	if p := &s.player[seat]; s.setup.bare && c == bigCountryCard && p.Forests|p.Moors != 0 {
		return false
	}
	return metAfter(s, seat, card.Needs, first) && (!card.Must || effectBegins(s, seat, &card.Play)) &&
		(card.Gives == 0 || s.player[seat].Majors&card.Gives != 0)
}

// affordsAny says whether any of the prices can be paid after something else, as
// affords does.
func (p *Player) affordsAny(l *priceList, first *Stock) bool {
	for i := range l.n {
		cost := l.list[i]
		cost.add(first)
		if p.affords(&cost) {
			return true
		}
	}
	return false
}

// legalPlay are the minor improvements of some that a seat can play.
func legalPlay(s *State, dst []rules.Action, seat rules.Seat, of *CardSet) []rules.Action {
	p := &s.player[seat]
	for hand := p.Hand.and(of); !hand.empty(); {
		c := hand.pop()
		if !cardAllowed(s, seat, c, &noStock) {
			continue
		}
		for give := p.Majors & Cards[c].Gives; give != 0; {
			dst = append(dst, rules.Act(KindPlay)|handField.Put(int(c))|giveField.Put(int(give.pop())+1))
		}
		if Cards[c].Gives == 0 {
			l := p.cardPrices(c)
			dst = l.legal(dst, rules.Act(KindPlay)|handField.Put(int(c)), &p.Goods)
		}
	}
	return dst
}

// canTeach says whether a seat can play an occupation, making food for it if need
// be.
func canTeach(s *State, seat rules.Seat, part *Part) bool {
	p := &s.player[seat]
	if hand := p.Hand.and(&occupationCards); hand.empty() {
		return false
	}
	cost := Stock{Food: lessonFood(s, seat, part)}
	return p.affords(&cost) || paperPays(s, seat, cost)
}

// paperPays says whether a card whose effect comes before an occupation is paid for
// gives the food for that.
func paperPays(s *State, seat rules.Seat, cost Stock) bool {
	p := &s.player[seat]
	for cards := p.Front.and(&hooked[beforeOccupation]); !cards.empty(); {
		for _, h := range Cards[cards.pop()].Hooks {
			pay := h.Do.Parts[0].Pay
			pay[Food] = cost[Food] - int16(s.amount(seat, &h.Do.Parts[1].By))
			if p.affords(&pay) {
				return true
			}
		}
	}
	return false
}

// legalOccupations are the occupations of a hand, if one can be paid for.
func legalOccupations(s *State, dst []rules.Action, seat rules.Seat, part *Part) []rules.Action {
	if !canTeach(s, seat, part) {
		return dst
	}
	for hand := s.player[seat].Hand.and(&occupationCards); !hand.empty(); {
		dst = append(dst, rules.Act(KindPlay)|handField.Put(int(hand.pop())))
	}
	return dst
}

// teachCard plays an occupation, before which other cards may have an effect; then it
// is paid for.
func teachCard(t acting, seat rules.Seat, c Card, part *Part) {
	cost := lessonFood(t.State, seat, part)
	t.player[seat].Hand.drop(c)
	t.agenda.Push(step{kind: teachStep, seat: seat, by: int16(c) + 1, rest: int8(cost)})
	t.opens(beforeOccupation, seat, occasion{})
}

// payLesson pays for an occupation as soon as there is food for it, which may have to
// be made; ok is false until then.
func payLesson(t acting) (ok bool) {
	top := t.agenda.Top()
	p := &t.player[top.seat]
	if p.Goods[Food] < int16(*top.due()) {
		return false
	}
	seat, c := top.seat, Card(top.by-1)
	p.Goods[Food] -= int16(*top.due())
	t.agenda.Pop()
	t.opens(playedOccupation, seat, occasion{})
	p.Front.add(c)
	rules.Show(t.reel, t.State, CardPlayed{seat, c})
	t.comes(seat, c)
	return true
}

// payingLesson says whether the effect on top comes before an occupation is paid for.
func payingLesson(s *State) bool { return s.agenda.Len() > 1 && s.agenda.At(1).kind == teachStep }

// lessonNeeded says whether such an effect cannot be declined, for nothing else pays for the
// occupation.
func lessonNeeded(s *State, top *step) bool {
	cost := Stock{Food: int16(*s.agenda.At(1).due())}
	return !s.player[top.seat].affords(&cost)
}

// playPrice is the number of the price at which a minor improvement is played.
func playPrice(a rules.Action) int { return priceField.Get(a) }

// playMinor pays for a minor improvement, which then takes effect. A traveling card goes
// on to the left-hand neighbour; alone it leaves the game (12, 14).
func playMinor(t acting, seat rules.Seat, a rules.Action) {
	p, c := &t.player[seat], HandCardOf(a)
	l := p.cardPrices(c)
	t.pay(seat, &l.list[playPrice(a)])
	if m := Major(giveField.Get(a)) - 1; m >= 0 {
		t.giveUp(seat, c, m)
	}
	p.Hand.drop(c)
	p.Known.drop(c)
	if Cards[c].Passes {
		t.passLeft(seat, c)
	} else {
		p.Front.add(c)
	}
	rules.Show(t.reel, t.State, CardPlayed{seat, c})
	t.opens(builtImprovement, seat, occasion{})
	t.comes(seat, c)
}

// comes lets a card that has just been paid for take effect.
func (t acting) comes(seat rules.Seat, c Card) {
	t.notes(seat, c)
	if t.next == rules.Nobody && Cards[c].Joins { // while a round is prepared
		for _, plain := range [...]bool{false, true} {
			t.hook(c, seat, roundStart, seat, occasion{}, plain)
		}
	}
	if Cards[c].Play.Parts != nil {
		t.agenda.Push(step{kind: useStep, seat: seat, e: playID + effectID(c), by: int16(c) + 1})
	}
	t.onces()
}

// notes is the number that a card keeps from when it was played: the occupations in
// front, the stone that it lacks, or the round.
func (t acting) notes(seat rules.Seat, c Card) {
	p := &t.player[seat]
	switch {
	case c == tutorCard:
		p.Kept[slots[c]] = int8(p.inFront(&occupationCards))
	case c == quarryCard && t.setup.seats == 3:
		p.Kept[slots[c]] = Cards[c].Uses - quarryOfThree
	case Cards[c].NextRound:
		p.Kept[slots[c]] = t.round
	}
}

// quarryOfThree is the stone on a card with three players.
const quarryOfThree = 3

// passLeft puts a card into the hand of the left-hand neighbour.
func (t acting) passLeft(seat rules.Seat, c Card) {
	if n := rules.Seat(t.setup.seats); n > 1 {
		t.player[(seat+1)%n].Hand.add(c)
		t.player[(seat+1)%n].Known.add(c)
		t.opens(received, (seat+1)%n, occasion{})
	}
}
