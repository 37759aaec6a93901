package agricola

import (
	"math/bits"

	"tilestead/rules"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
)

// PriceOfCard is the printed price of a card for a seat, or what its own cards make
// of it; that of an occupation depends on the space.
func (s *State) PriceOfCard(seat rules.Seat, c box.Card) box.Stock {
	l := s.player[seat].cardPrices(c)
	return l.list[0]
}

// Allows says whether a seat has what a card asks for before it can be played.
func (s *State) Allows(seat rules.Seat, c box.Card) bool {
	return cardAllowed(s, seat, c, &box.NoStock)
}

// A Bar is what keeps a card from being played, besides its price.
type Bar uint8

const (
	NoBar      Bar = iota
	Unmet          // something that the card asks for is missing
	NoReturn       // there is no improvement to give back
	Impossible     // what has to be done with it cannot be done
)

// Bar says what keeps a seat from playing a card, besides its price.
func (s *State) Bar(seat rules.Seat, c box.Card) Bar {
	card := &box.Cards[c]
	switch {
	case s.Allows(seat, c):
		return NoBar
	case card.Gives != 0 && s.player[seat].Majors&card.Gives == 0:
		return NoReturn
	case card.Must && metAfter(s, seat, card.Needs, &box.NoStock):
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
func (p *Player) UsesLeft(c box.Card) (n int, ok bool) {
	if box.Cards[c].Uses == 0 {
		return 0, false
	}
	return int(box.Cards[c].Uses - p.kept(c)), true
}

// OnCard is what lies on a card in front of a seat: the goods that can still be bought
// of its stack, the vegetables of one that is a field, the animals that others have put
// on the night pasture.
func (s *State) OnCard(seat rules.Seat, c box.Card) (st box.Stock) {
	p := &s.player[seat]
	switch {
	case box.Cards[c].Stack != nil:
		for _, g := range box.Cards[c].Stack[p.kept(c):] {
			st[g]++
		}
	case c == box.BeanCard:
		_, n := p.Crop(farm.CardBed)
		st[box.Vegetable] = int16(n)
	case c == box.NightCard:
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
	Rooms   farm.Mask // one room, or with a card all
	Forests farm.Mask // that a card lets animals but sheep live in
	Trough  farm.Mask // an unused space that a card lets two horses live on
	Card    int       // how many live on the night pasture
	Night   box.Card  // that card, where Card is above 0
}

// Homes are those of a player, with its cards.
func (p *Player) Homes() (h Homes) {
	h.Rooms = p.Rooms & -p.Rooms
	for c := p.Front.And(&stabling); !c.Empty(); {
		if box.Cards[c.Pop()].Room.PerRoom {
			h.Rooms = p.Rooms
		}
	}
	if p.Front.Has(box.NightCard) {
		h.Card, h.Night = nightRoom, box.NightCard
	}
	if p.Front.Has(box.HomeWoodCard) {
		h.Forests = p.Forests
	}
	if at := p.Rooms.Beside() & p.Unused() &^ p.Untilled; p.Front.Has(box.TroughCard) {
		h.Trough = at & -at
	}
	return h
}

// RoomIn is how many animals of one kind a pasture has room for, with a player's cards.
func (p *Player) RoomIn(pasture farm.Mask) int {
	room := p.Capacity(pasture)
	for c := p.Front.And(&stabling); !c.Empty(); {
		room += int(box.Cards[c.Pop()].Room.PerPasture)
	}
	return room
}

// Swaps says whether a player has a card with exchanges in front.
func (p *Player) Swaps() bool {
	cards := p.Front.And(&swapping)
	return !cards.Empty()
}

// SwapOf is what a KindSwap brings and costs.
func (s *State) SwapOf(a rules.Action) (get, pay box.Stock) {
	c, i := HandCardOf(a), choiceField.Get(a)
	return s.player[s.agenda.Top().seat].swapGets(c, i), *box.Cards[c].Pays(i)
}

// PlayPrice is what a KindPlay of a minor improvement pays.
func (s *State) PlayPrice(a rules.Action) box.Stock {
	l := s.player[s.agenda.Top().seat].cardPrices(HandCardOf(a))
	return l.list[priceField.Get(a)]
}

// GivenOf is the major that a KindPlay gives for the card, or -1.
func GivenOf(a rules.Action) box.Major { return box.Major(giveField.Get(a)) - 1 }

// GroundOf names what a KindLay lays or a KindTurn makes of a tile, such as
// "lay_forest" or "turn_moor".
func (s *State) GroundOf(a rules.Action) string {
	top := s.agenda.Top()
	e := top.e.Effect()
	i := top.current(e)
	if e.Either {
		i = partOf(s.setup.book, e, a)
	}
	part := &e.Parts[i]
	if a.Kind() == KindLay {
		return "lay_" + box.GroundNames[part.Ground]
	}
	return "turn_" + box.GroundNames[part.Ground]
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
func (s *State) Plays(seat rules.Seat, sp box.Space) box.CardSet {
	return playableBy(s, seat, &box.Spaces[sp].Effect, &box.NoStock)
}

// Ready are those that some free action space would let it play.
func (s *State) Ready(seat rules.Seat) (set box.CardSet) {
	for m := s.open; m != 0; m &= m - 1 {
		if sp := box.Space(bits.TrailingZeros64(uint64(m))); s.by[sp] == rules.Nobody && !s.Blocked(sp) {
			plays := s.Plays(seat, sp)
			set.AddAll(&plays)
		}
	}
	return set
}

// SpecialPlays are those that a special action of a card would, which is paid for first.
func (s *State) SpecialPlays(seat rules.Seat, card int, a box.Special) box.CardSet {
	cost := priceOf(s, int8(card), a)
	if fee, ok := s.SpecialFee(seat, card); ok {
		cost[box.Food] += int16(fee)
	}
	return playableBy(s, seat, &box.SpecialEffects[a], &cost)
}

// playableBy are the cards of a hand that an effect would let a seat play now, after
// paying for something else.
func playableBy(s *State, seat rules.Seat, e *box.Effect, first *box.Stock) (set box.CardSet) {
	p := &s.player[seat]
	for i := range e.Parts {
		switch part := &e.Parts[i]; {
		case !s.met(seat, part.If):
		case part.Op == box.PlayOccupation && canTeach(s, seat, part):
			hand := p.Hand.And(&box.OccupationCards)
			set.AddAll(&hand)
		case part.Op == box.Improve && (part.Minor || part.Upgrades()):
			for hand := p.Hand.And(part.Hand()); !hand.Empty(); {
				var one box.CardSet
				one.Add(hand.Pop())
				if canPlay(s, seat, &one, first) {
					set.AddAll(&one)
				}
			}
		}
	}
	return set
}

// LessonFood is the food that a seat's next occupation costs on a space; ok is false for
// a space where none are played.
func (s *State) LessonFood(seat rules.Seat, sp box.Space) (food int, ok bool) {
	for i := range box.Spaces[sp].Parts {
		if part := &box.Spaces[sp].Parts[i]; part.Op == box.PlayOccupation {
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
	e := t.e.Effect()
	for i := range e.Parts {
		if part := &e.Parts[i]; t.done>>i&1 == 0 && (e.Either || i == t.current(e)) {
			occupations = occupations || part.Op == box.PlayOccupation
			minors = minors || part.Op == box.Improve && part.Minor
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
	e := t.e.Effect()
	for i := range e.Parts {
		part := &e.Parts[i]
		if part.Op == box.PlayOccupation && t.done>>i&1 == 0 && (e.Either || i == t.current(e)) {
			return int(lessonFood(s, t.seat, part)), true
		}
	}
	return 0, false
}
