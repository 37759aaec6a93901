package agricola

import (
	"slices"

	"tilestead/rules"
	"tilestead/rules/agricola/box"
)

// Answer is what an action that is about to be carried out takes of all that cards
// offer at this decision, and what it leaves; a side action leaves nothing for good.
func (s *State) Answer(a rules.Action) (taken, left []Offer) {
	if s.Turn() < 0 {
		return nil, nil
	}
	if o, ok := takesOffer(s, a); ok {
		taken = append(taken, o)
	}
	if isSide(a) {
		return taken, nil
	}
	for _, other := range s.Legal(nil) {
		if o, ok := takesOffer(s, other); ok && !slices.Contains(taken, o) && !slices.Contains(left, o) {
			left = append(left, o)
		}
	}
	return taken, left
}

// Takes is what an action takes of what cards offer; ok is false if it takes nothing.
func (s *State) Takes(a rules.Action) (o Offer, ok bool) { return takesOffer(s, a) }

func takesOffer(s *State, a rules.Action) (o Offer, ok bool) {
	top := s.agenda.Top()
	odd := func(c box.Card) (Offer, bool) { return Offer{c, oddOffers[c]}, true }
	switch a.Kind() {
	case KindSwap:
		return Offer{HandCardOf(a), swapOffer(HandCardOf(a), choiceField.Get(a))}, true
	case KindAdopt:
		return odd(box.AdoptingCard)
	case KindShift:
		return odd(box.SpadeCard)
	case KindFire:
		return odd(box.FireCard)
	case KindTip:
		return odd(box.PonyCard)
	case KindScatter:
		return odd(box.UntilledCard)
	case KindRehouse:
		return odd(box.HutCard)
	case KindLodge:
		if GoodOf(a).Animal() {
			return odd(box.NightCard)
		}
		return o, false
	case KindClay:
		if CountOf(a) > 0 {
			return odd(box.RammingCard)
		}
		return o, false
	case KindPlace:
		if top.kind == againStep {
			return odd(box.LassoCard)
		}
		if s.taken.Has(SpaceOf(a)) {
			return odd(box.CornerCard)
		}
		return o, false
	case KindStop:
		return o, false
	}
	if o, ok = takesPrice(s, a); ok {
		return o, ok
	}
	return takesEffect(s, a, top)
}

// takesPrice is a way to pay that a card offers beside the printed price. Of several
// such cards none is said to be it.
func takesPrice(s *State, a rules.Action) (o Offer, ok bool) {
	p, price := &s.player[s.agenda.Top().seat], 0
	b := purchase{}
	switch a.Kind() {
	case KindRoom:
		b.of, price = box.ForRooms, priceField.Get(a)
	case KindRenovate:
		if stepsField.Get(a) > 0 {
			return Offer{box.ConservatorCard, oddOffers[box.ConservatorCard]}, true
		}
		b.of, price = box.ForRenovations, priceField.Get(a)
	case KindBuild:
		b, price = purchase{box.ForMajors, 1 << MajorOf(a)}, buildPriceField.Get(a)
	}
	if price == 0 {
		return o, false
	}
	n := 0
	for cards := p.Front.And(&box.Pricing); !cards.Empty(); {
		c := cards.Pop()
		if slices.ContainsFunc(box.Cards[c].Price, func(q box.Price) bool { return q.Converts() && applies(&q, b) }) {
			o = Offer{c, "price"}
			n++
		}
	}
	return o, n == 1
}

// takesEffect is the effect of a card, or a part of one, that an action begins.
func takesEffect(s *State, a rules.Action, top *step) (o Offer, ok bool) {
	if isSide(a) {
		return o, false
	}
	switch top.kind {
	case specialStep:
		return takesSpecial(s, top), true
	case cookStep:
		return Offer{onlyCard(s, top.seat, &cookCards), s.setup.book.ops[box.CookEach].word}, top.spared()
	case useStep:
	default:
		return o, false
	}
	e, c := top.e.Effect(), box.Card(top.by-1)
	switch {
	case top.by == 0:
		return o, false
	case top.e >= box.LaidID && top.e < box.MarketID:
		return Offer{c, box.LaidIDs[top.e-box.LaidID]}, true
	case top.e >= box.MarketID && top.e < box.PlayID:
		return Offer{c, s.setup.book.ops[box.Stall].word}, true
	case a.Kind() == KindAgree || e.May && e.Either:
		return Offer{c, wholeOffer(top.e)}, !top.begun()
	case e.May:
		return o, false
	}
	i := top.current(e)
	return Offer{c, partOffer(top.e, i)}, e.Parts[i].Optional && top.again == 0
}

// takesSpecial is whose effect a special action besides those of a turn is.
func takesSpecial(s *State, top *step) Offer {
	switch {
	case top.promised():
		return Offer{box.Card(top.by - 1), s.setup.book.ops[box.LaterSpecial].word}
	case s.player[top.seat].Done.Has(box.TapsCard):
		return Offer{box.TapsCard, oddOffers[box.TapsCard]}
	}
	return Offer{onlyCard(s, top.seat, &takingCards), s.setup.book.ops[box.TakeSpecial].word}
}

// noHandCard stands for no card of the hand.
const noHandCard = box.Card(box.DeckSize)

// takingCards are those that let a special action be taken, cookCards those that let
// animals be cooked one by one.
var (
	takingCards = box.CardsWith(func(p *box.Part) bool { return p.Op == box.TakeSpecial })
	cookCards   = box.CardsWith(func(p *box.Part) bool { return p.Op == box.CookEach })
)

// onlyCard is the one of some cards in front of a seat, or noHandCard where there is none,
// or more than one.
func onlyCard(s *State, seat rules.Seat, of *box.CardSet) box.Card {
	cards := s.player[seat].Front.And(of)
	if cards.Size() != 1 {
		return noHandCard
	}
	return cards.Pop()
}
