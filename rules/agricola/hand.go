package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola/box"
)

func handRows(r *rulebook) {
	r.kinds[KindPlay] = actionRow{name: "play", fields: fields{"card": handField, "price": priceField, "given": giveField},
		lines:  append([]string{"play HANDCARD for MAJOR", "play HANDCARD"}, repeated("play HANDCARD for", " N GOOD", 4)...),
		writes: writePlay}
	r.ops[box.PlayOccupation] = opRow{name: "PlayOccupation", about: "for food: First by those played before, then Price",
		word: "play", by: []uint8{KindPlay}, own: teaches,
		asks:  func(s *State, seat rules.Seat, part *box.Part, _ *step) bool { return canTeach(s, seat, part) },
		after: func(q *asker, p *Player, part *box.Part, _ *step) bool { return q.teachesWithin(p, part) },
		lists: func(s *State, dst []rules.Action, top *step, part *box.Part) []rules.Action {
			return legalOccupations(s, dst, top.seat, part)
		},
		does: func(t acting, top *step, part *box.Part, a rules.Action) { teachCard(t, top.seat, HandCardOf(a), part) }}
	r.steps[teachStep] = agendaRow{name: "teach", view: viewTeach,
		auto: func(t acting, _ *step) bool { return !payLesson(t) },
		lists: func(s *State, dst []rules.Action, top *step, whole bool) []rules.Action {
			return legalPaying(s, dst, top.seat, whole)
		}}
	r.ops[box.Mark] = opRow{name: "Mark", about: "the left-hand neighbour, for a point less", asks: anyTime,
		carries: func(t acting, seat rules.Seat, _ box.Space, _ *box.Part) {
			if n := rules.Seat(t.setup.seats); n > 1 {
				t.path = (seat + 1) % n
				rules.Show(t.reel, t.State, Marked{t.path})
			}
		}}
}

// teaches says whether an action plays an occupation.
func teaches(a rules.Action) bool { return a.Kind() == KindPlay && box.Cards[HandCardOf(a)].Occupation }

func writePlay(s *State, b []byte, a rules.Action) []byte {
	b = writeHandCard(s, b, a)
	if box.Cards[HandCardOf(a)].Occupation {
		return b
	}
	l := s.player[s.agenda.Top().seat].cardPrices(HandCardOf(a))
	b = l.append(b, a)
	if m := box.Major(giveField.Get(a)) - 1; m >= 0 {
		b = append(append(b, " for "...), box.Majors[m].ID...)
	}
	return b
}

func viewTeach(t *step, b *rules.Lines) {
	b.Pair("card", int(t.by))
	b.Pair("food", int(*t.due()))
}

// canPlay says whether a seat has a minor improvement in its hand that it can
// play, making food for it if need be, after paying for something else.
func canPlay(s *State, seat rules.Seat, of *box.CardSet, first *box.Stock) bool {
	p := &s.player[seat]
	for hand := p.Hand.And(of); !hand.Empty(); {
		c := hand.Pop()
		l := p.cardPrices(c)
		if cardAllowed(s, seat, c, first) && p.affordsAny(&l, first) {
			return true
		}
	}
	return false
}

// cardAllowed says whether a seat has what a card needs, after paying for something else.
func cardAllowed(s *State, seat rules.Seat, c box.Card, first *box.Stock) bool {
	card := &box.Cards[c]
	if p := &s.player[seat]; s.setup.bare && c == box.BigCountryCard && p.Forests|p.Moors != 0 {
		return false
	}
	return metAfter(s, seat, card.Needs, first) && (!card.Must || effectBegins(s, seat, &card.Play)) &&
		(card.Gives == 0 || s.player[seat].Majors&card.Gives != 0)
}

// affordsAny says whether any of the prices can be paid after something else, as
// affords does.
func (p *Player) affordsAny(l *priceList, first *box.Stock) bool {
	for i := range l.n {
		cost := l.list[i]
		cost.Add(first)
		if p.affords(&cost) {
			return true
		}
	}
	return false
}

// legalPlay are the minor improvements of some that a seat can play.
func legalPlay(s *State, dst []rules.Action, seat rules.Seat, of *box.CardSet) []rules.Action {
	p := &s.player[seat]
	for hand := p.Hand.And(of); !hand.Empty(); {
		c := hand.Pop()
		if !cardAllowed(s, seat, c, &box.NoStock) {
			continue
		}
		for give := p.Majors & box.Cards[c].Gives; give != 0; {
			dst = append(dst, rules.Act(KindPlay)|handField.Put(int(c))|giveField.Put(int(give.Pop())+1))
		}
		if box.Cards[c].Gives == 0 {
			l := p.cardPrices(c)
			dst = l.legal(dst, rules.Act(KindPlay)|handField.Put(int(c)), &p.Goods)
		}
	}
	return dst
}

// canTeach says whether a seat can play an occupation, making food for it if need
// be.
func canTeach(s *State, seat rules.Seat, part *box.Part) bool {
	p := &s.player[seat]
	if hand := p.Hand.And(&box.OccupationCards); hand.Empty() {
		return false
	}
	cost := box.Stock{box.Food: lessonFood(s, seat, part)}
	return p.affords(&cost) || paperPays(s, seat, cost)
}

// paperPays says whether a card whose effect comes before an occupation is paid for
// gives the food for that.
func paperPays(s *State, seat rules.Seat, cost box.Stock) bool {
	p := &s.player[seat]
	for cards := p.Front.And(&box.Hooked[box.BeforeOccupation]); !cards.Empty(); {
		for _, h := range box.Cards[cards.Pop()].Hooks {
			pay := h.Do.Parts[0].Pay
			pay[box.Food] = cost[box.Food] - int16(s.amount(seat, &h.Do.Parts[1].By))
			if p.affords(&pay) {
				return true
			}
		}
	}
	return false
}

// legalOccupations are the occupations of a hand, if one can be paid for.
func legalOccupations(s *State, dst []rules.Action, seat rules.Seat, part *box.Part) []rules.Action {
	if !canTeach(s, seat, part) {
		return dst
	}
	for hand := s.player[seat].Hand.And(&box.OccupationCards); !hand.Empty(); {
		dst = append(dst, rules.Act(KindPlay)|handField.Put(int(hand.Pop())))
	}
	return dst
}

// teachCard plays an occupation, before which other cards may have an effect; then it
// is paid for.
func teachCard(t acting, seat rules.Seat, c box.Card, part *box.Part) {
	cost := lessonFood(t.State, seat, part)
	t.player[seat].Hand.Drop(c)
	t.agenda.Push(step{kind: teachStep, seat: seat, by: int16(c) + 1, rest: int8(cost)})
	t.opens(box.BeforeOccupation, seat, occasion{})
}

// payLesson pays for an occupation as soon as there is food for it, which may have to
// be made; ok is false until then.
func payLesson(t acting) (ok bool) {
	top := t.agenda.Top()
	p := &t.player[top.seat]
	if p.Goods[box.Food] < int16(*top.due()) {
		return false
	}
	seat, c := top.seat, box.Card(top.by-1)
	p.Goods[box.Food] -= int16(*top.due())
	t.agenda.Pop()
	t.opens(box.PlayedOccupation, seat, occasion{})
	p.Front.Add(c)
	rules.Show(t.reel, t.State, CardPlayed{seat, c})
	t.comes(seat, c)
	return true
}

// payingLesson says whether the effect on top comes before an occupation is paid for.
func payingLesson(s *State) bool { return s.agenda.Len() > 1 && s.agenda.At(1).kind == teachStep }

// lessonNeeded says whether such an effect cannot be declined, for nothing else pays for the
// occupation.
func lessonNeeded(s *State, top *step) bool {
	cost := box.Stock{box.Food: int16(*s.agenda.At(1).due())}
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
	if m := box.Major(giveField.Get(a)) - 1; m >= 0 {
		t.giveUp(seat, c, m)
	}
	p.Hand.Drop(c)
	p.Known.Drop(c)
	if box.Cards[c].Passes {
		t.passLeft(seat, c)
	} else {
		p.Front.Add(c)
	}
	rules.Show(t.reel, t.State, CardPlayed{seat, c})
	t.opens(box.BuiltImprovement, seat, occasion{})
	t.comes(seat, c)
}

// comes lets a card that has just been paid for take effect.
func (t acting) comes(seat rules.Seat, c box.Card) {
	t.notes(seat, c)
	if t.next == rules.Nobody && box.Cards[c].Joins { // while a round is prepared
		for _, plain := range [...]bool{false, true} {
			t.hook(c, seat, box.RoundStart, seat, occasion{}, plain)
		}
	}
	if box.Cards[c].Play.Parts != nil {
		t.agenda.Push(step{kind: useStep, seat: seat, e: box.PlayID + box.EffectID(c), by: int16(c) + 1})
	}
	t.onces()
}

// notes is the number that a card keeps from when it was played: the occupations in
// front, the stone that it lacks, or the round.
func (t acting) notes(seat rules.Seat, c box.Card) {
	p := &t.player[seat]
	switch {
	case c == box.TutorCard:
		p.Kept[box.Slots[c]] = int8(p.inFront(&box.OccupationCards))
	case c == box.QuarryCard && t.setup.seats == 3:
		p.Kept[box.Slots[c]] = box.Cards[c].Uses - quarryOfThree
	case box.Cards[c].NextRound:
		p.Kept[box.Slots[c]] = t.round
	}
}

// quarryOfThree is the stone on a card with three players.
const quarryOfThree = 3

// passLeft puts a card into the hand of the left-hand neighbour.
func (t acting) passLeft(seat rules.Seat, c box.Card) {
	if n := rules.Seat(t.setup.seats); n > 1 {
		t.player[(seat+1)%n].Hand.Add(c)
		t.player[(seat+1)%n].Known.Add(c)
		t.opens(box.Received, (seat+1)%n, occasion{})
	}
}
