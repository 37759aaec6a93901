package agricola

import (
	"math/bits"

	"tilestead/rules"
)

// PriceOfCard is the printed price of a card for a seat, or what its own cards make
// of it; that of an occupation depends on the space.
func (s *State) PriceOfCard(seat rules.Seat, c Card) Stock {
	l := s.player[seat].cardPrices(c)
	return l.list[0]
}

// Allows says whether a seat has what a card asks for before it can be played.
func (s *State) Allows(seat rules.Seat, c Card) bool { return cardAllowed(s, seat, c, &noStock) }

// A Bar is what keeps a card from being played, besides its price.
type Bar uint8

const (
	NoBar      Bar = iota
	Unmet          // something that the card asks for is missing
	NoReturn       // there is no improvement to give back
	Impossible     // what has to be done with it cannot be done
)

// Bar says what keeps a seat from playing a card, besides its price.
func (s *State) Bar(seat rules.Seat, c Card) Bar {
	card := &Cards[c]
	switch {
	case s.Allows(seat, c):
		return NoBar
	case card.Gives != 0 && s.player[seat].Majors&card.Gives == 0:
		return NoReturn
	case card.Must && metAfter(s, seat, card.Needs, &noStock):
		return Impossible
	}
	return Unmet
}

// TipFuel is the fuel for a horse that is tipped over.
const TipFuel = tipFuel

// FencesPaid is how many fences of its supply a player could pay for at the beginning of
// an action, with its cards.
func (p *Player) FencesPaid() int { return p.pieces(nil) }

// UsesLeft is how often a card in front can still be used; ok is false for one
// without a limit.
func (p *Player) UsesLeft(c Card) (n int, ok bool) {
	if Cards[c].Uses == 0 {
		return 0, false
	}
	return int(Cards[c].Uses - p.kept(c)), true
}

// OnCard is what lies on a card in front of a seat: the goods that can still be bought
// of its stack, the vegetables of one that is a field, the animals that others have put
// on the night pasture.
func (s *State) OnCard(seat rules.Seat, c Card) (st Stock) {
	p := &s.player[seat]
	switch {
	case Cards[c].Stack != nil:
		for _, g := range Cards[c].Stack[p.kept(c):] {
			st[g]++
		}
	case c == beanCard:
		_, n := p.Crop(cardBed)
		st[Vegetable] = int16(n)
	case c == nightCard:
		for o := range rules.Seat(s.setup.seats) {
			if g := s.player[o].Lodger; o != seat && g != 0 {
				st[g]++
			}
		}
	}
	return st
}

// Homes are where the animals of a seat may live beside its pastures and stables, each
// for one but as noted.
type Homes struct {
	Rooms   Mask // one room, or with a card all
	Forests Mask // that a card lets animals but sheep live in
	Trough  Mask // an unused space that a card lets two horses live on
	Card    int  // how many live on the night pasture
	Night   Card // that card, where Card is above 0
}

// Homes are those of a player, with its cards.
func (p *Player) Homes() (h Homes) {
	h.Rooms = p.Rooms & -p.Rooms
	for c := p.Front.and(&stabling); !c.empty(); {
		if Cards[c.pop()].Room.PerRoom {
			h.Rooms = p.Rooms
		}
	}
	if p.Front.Has(nightCard) {
		h.Card, h.Night = nightRoom, nightCard
	}
	if p.Front.Has(homeWoodCard) {
		h.Forests = p.Forests
	}
	if at := p.Rooms.beside() & p.unused() &^ p.Untilled; p.Front.Has(troughCard) {
		h.Trough = at & -at
	}
	return h
}

// RoomIn is how many animals of one kind a pasture has room for, with a player's cards.
func (p *Player) RoomIn(pasture Mask) int {
	room := p.Capacity(pasture)
	for c := p.Front.and(&stabling); !c.empty(); {
		room += int(Cards[c.pop()].Room.PerPasture)
	}
	return room
}

// Swaps says whether a player has a card with exchanges in front.
func (p *Player) Swaps() bool {
	cards := p.Front.and(&swapping)
	return !cards.empty()
}

// SwapOf is what a KindSwap brings and costs.
func (s *State) SwapOf(a rules.Action) (get, pay Stock) {
	c, i := HandCardOf(a), choiceField.Get(a)
	return s.player[s.agenda.Top().seat].swapGets(c, i), *Cards[c].pays(i)
}

// PlayPrice is what a KindPlay of a minor improvement pays.
func (s *State) PlayPrice(a rules.Action) Stock {
	l := s.player[s.agenda.Top().seat].cardPrices(HandCardOf(a))
	return l.list[priceField.Get(a)]
}

// GivenOf is the major that a KindPlay gives for the card, or -1.
func GivenOf(a rules.Action) Major { return Major(giveField.Get(a)) - 1 }

// GroundOf names what a KindLay lays or a KindTurn makes of a tile, such as
// "lay_forest" or "turn_moor".
func (s *State) GroundOf(a rules.Action) string {
	top := s.agenda.Top()
	e := top.e.effect()
	i := top.current(e)
	if e.Either {
		i = partOf(s.setup.book, e, a)
	}
	part := &e.Parts[i]
	if a.Kind() == KindLay {
		return "lay_" + GroundNames[part.Ground]
	}
	return "turn_" + GroundNames[part.Ground]
}

// LastCardGoes says whether the last card of each packet goes to the discards.
func (s *State) LastCardGoes() bool { return s.setup.draftMore }

// PacketsTo is to whom a seat's packet goes next in a draft.
func (s *State) PacketsTo(seat rules.Seat) rules.Seat {
	n := rules.Seat(s.setup.seats)
	if top := s.agenda.Top(); top.kind == draftStep && s.setup.dealings[top.packet()].right {
		return (seat + n - 1) % n
	}
	return (seat + 1) % n
}

// Plays are the cards of a seat's hand that an action space would let it play now,
// making food for them if need be.
func (s *State) Plays(seat rules.Seat, sp Space) CardSet {
	return playableBy(s, seat, &Spaces[sp].Effect, &noStock)
}

// Ready are those that some free action space would let it play.
func (s *State) Ready(seat rules.Seat) (set CardSet) {
	for m := s.open; m != 0; m &= m - 1 {
		if sp := Space(bits.TrailingZeros64(uint64(m))); s.by[sp] == rules.Nobody && !s.Blocked(sp) {
			plays := s.Plays(seat, sp)
			set.addAll(&plays)
		}
	}
	return set
}

// SpecialPlays are those that a special action of a card would, which is paid for first.
func (s *State) SpecialPlays(seat rules.Seat, card int, a Special) CardSet {
	cost := priceOf(s, int8(card), a)
	if fee, ok := s.SpecialFee(seat, card); ok {
		cost[Food] += int16(fee)
	}
	return playableBy(s, seat, &specialEffects[a], &cost)
}

// playableBy are the cards of a hand that an effect would let a seat play now, after
// paying for something else.
func playableBy(s *State, seat rules.Seat, e *Effect, first *Stock) (set CardSet) {
	p := &s.player[seat]
	for i := range e.Parts {
		switch part := &e.Parts[i]; {
		case !s.met(seat, part.If):
		case part.Op == PlayOccupation && canTeach(s, seat, part):
			hand := p.Hand.and(&occupationCards)
			set.addAll(&hand)
		case part.Op == Improve && (part.Minor || part.upgrades()):
			for hand := p.Hand.and(part.hand()); !hand.empty(); {
				var one CardSet
				one.add(hand.pop())
				if canPlay(s, seat, &one, first) {
					set.addAll(&one)
				}
			}
		}
	}
	return set
}

// LessonFood is the food that a seat's next occupation costs on a space; ok is false for
// a space where none are played.
func (s *State) LessonFood(seat rules.Seat, sp Space) (food int, ok bool) {
	for i := range Spaces[sp].Parts {
		if part := &Spaces[sp].Parts[i]; part.Op == PlayOccupation {
			return int(lessonFood(s, seat, part)), true
		}
	}
	return 0, false
}

// AsksCards says whether the seat that decides may play an occupation now, or a minor
// improvement, if it can pay for one.
func (s *State) AsksCards() (occupations, minors bool) {
	if s.agenda.Len() == 0 || s.agenda.Top().kind != useStep {
		return false, false
	}
	t := s.agenda.Top()
	e := t.e.effect()
	for i := range e.Parts {
		if part := &e.Parts[i]; t.done>>i&1 == 0 && (e.Either || i == t.current(e)) {
			occupations = occupations || part.Op == PlayOccupation
			minors = minors || part.Op == Improve && part.Minor
		}
	}
	return occupations, minors
}

// LessonAsked is the food that an occupation costs which the seat that decides may play
// now; ok is false where it is asked for none.
func (s *State) LessonAsked() (food int, ok bool) {
	if s.agenda.Len() == 0 || s.agenda.Top().kind != useStep {
		return 0, false
	}
	t := s.agenda.Top()
	e := t.e.effect()
	for i := range e.Parts {
		part := &e.Parts[i]
		if part.Op == PlayOccupation && t.done>>i&1 == 0 && (e.Either || i == t.current(e)) {
			return int(lessonFood(s, t.seat, part)), true
		}
	}
	return 0, false
}
