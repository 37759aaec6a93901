package agricola

import (
	"math/bits"
	"slices"

	"tilestead/rules"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
)

// SpecialCards are the special cards in play, as bits by their rows of
// SpecialCards.
func (s *State) SpecialCards() uint16 { return s.setup.specials }

// SpecialUser is in front of whom a special card lies, who took it last this round;
// Nobody while it is on display.
func (s *core) SpecialUser(card int) rules.Seat { return s.special.user[card] }

// SpecialDown says whether a special card was taken by a second seat, too.
func (s *core) SpecialDown(card int) bool { return s.special.down>>card&1 != 0 }

// SpecialUp is the special card that can be used in a game alone; ok is false
// where none lies open.
func (s *core) SpecialUp() (card int, ok bool) {
	return int(s.special.up), s.special.up != box.NoCard
}

// Harvesting says whether a harvest is going on: fields have been reaped, and not
// all animals have bred.
func (s *core) Harvesting() bool { return s.harvest }

// NextHarvest is the round whose end brings the next harvest, or the one that goes
// on, 0 after the last.
func (s *State) NextHarvest() int {
	r := max(1, int(s.round))
	if !s.harvest && s.player[0].Tally.Round == s.round {
		r++ // that of this round has ended
	}
	for ; r <= box.Rounds; r++ {
		if harvests>>r&1 != 0 {
			return r
		}
	}
	return 0
}

// NextNeed is the food that the family of a seat needs in the next harvest, 0 after the last: who was
// born in a round before its round is a newborn no more (7).
func NextNeed(s *State, seat rules.Seat) int {
	switch s.NextHarvest() {
	case 0:
		return 0
	case s.Round():
		return s.Need(seat)
	}
	return s.Ration(false) * int(s.player[seat].People)
}

// HarvestAfter says whether a round ends with a harvest.
func HarvestAfter(round int) bool { return harvests>>round&1 != 0 }

// StageOf is the stage of a round, 1 to 6 (3).
func StageOf(round int) int { return int(stageOf[round]) }

// FromBed says whether the person of a KindPlace gets up for it.
func FromBed(a rules.Action) bool { return bedField.Get(a) > 0 }

// SownOf is on how many fields a KindSow sows grain and vegetables.
func SownOf(a rules.Action) (grain, vegetables int16) {
	return int16(grainField.Get(a)), int16(vegetableField.Get(a))
}

// OptionOf is what a KindTake brings and costs.
func (s *State) OptionOf(a rules.Action) (get, pay box.Stock) {
	o := optionOf(s, a)
	return o.Get, o.Pay
}

// CostOf is what a major costs a seat.
func (s *State) CostOf(m box.Major, seat rules.Seat) box.Stock {
	l := s.player[seat].majorPrices(m, &box.NoStock)
	return l.list[0]
}

// BuildCost is what a KindBuild costs as it is chosen: no goods if another major is
// given for it.
func (s *State) BuildCost(a rules.Action) box.Stock {
	if ReturnOf(a) >= 0 {
		return box.Stock{}
	}
	l := s.player[s.agenda.Top().seat].majorPrices(MajorOf(a), discountOf(s))
	return l.list[buildPriceField.Get(a)]
}

// MostPeople is how many people a seat can have.
const MostPeople = maxPeople

// Meets says whether a seat has what a part of an effect, or a card, asks for.
func Meets(s *State, seat rules.Seat, needs []box.Need) bool { return s.met(seat, needs) }

// Adds is how much of its good comes on an accumulation space each round.
func Adds(s *State, sp box.Space) int { return int(s.setup.adds[sp]) }

// RoomPrice is the printed price of a seat's next room.
func (s *State) RoomPrice(seat rules.Seat) box.Stock {
	l := s.player[seat].roomPrices()
	return l.list[0]
}

// HasHands says whether the game has cards in hand.
func (s *State) HasHands() bool { return s.setup.dealings != nil }

// HasOccupations says whether hands hold occupations too; at the second level they are
// minor improvements of Farmers of the Moor alone (2).
func (s *State) HasOccupations() bool { return len(s.setup.dealings) > 1 }

// RenovationPrice is the printed price of a seat's next renovation; ok is false
// where the house is of stone.
func (s *State) RenovationPrice(seat rules.Seat) (price box.Stock, ok bool) {
	p := &s.player[seat]
	if p.mostSteps() == 0 {
		return box.Stock{}, false
	}
	l := p.renovationPrices(1)
	return l.list[0], true
}

// Blocks are the spaces that nobody can use while a person stands on sp (8, 13).
func (s *State) Blocks(sp box.Space) box.SpaceSet { return s.setup.blocks[sp] }

// Missing is how much food of its meal the seat that decides has neither laid nor in its
// supply, or how much fuel its house has yet to burn; 0 at other decisions.
func (s *State) Missing() int {
	if s.agenda.Len() == 0 {
		return 0
	}
	switch t := s.agenda.Top(); t.kind {
	case hungerStep:
		return int(missingFood(s, t))
	case heatStep:
		return int(*t.due())
	}
	return 0
}

// Owes is what a seat has yet to hand over of its meal, beside what it has laid, and how
// much fuel its house has yet to burn: 0 before and after that.
func (s *State) Owes(seat rules.Seat) (food, fuel int) {
	for i := range s.agenda.Len() {
		switch t := s.agenda.At(i); {
		case t.seat != seat:
		case t.kind == hungerStep:
			food = int(*t.due())
		case t.kind == heatStep:
			fuel = int(*t.due())
		}
	}
	return food, fuel
}

// CanPay says whether the seat that is fed or heats its house can still bring something
// of what is missing, if need be by exchanges.
func (s *State) CanPay() bool {
	if s.Missing() == 0 {
		return false
	}
	t := s.agenda.Top()
	p := &s.player[t.seat]
	if t.kind == hungerStep {
		return canRaise(s, t.seat, box.Food)
	}
	return p.Goods[box.Fuel]+p.Goods[box.Wood] > 0 || p.canTip() || canRaise(s, t.seat, box.Fuel)
}

// TakesBack says whether an exchange of one good for another would only take back the
// one before, and waits until something else has happened (15.2).
func (s *core) TakesBack(from, to box.Good) bool { return s.swap != 0 && s.swap == swapOf(to, from) }

// SpecialNext is the card on top of the pile in a game alone, -1 for none, and
// how many cards the pile has.
func (s *core) SpecialNext() (card, n int) {
	c := &s.special
	if n = bits.OnesCount16(c.middle) + int(c.unders); c.top != box.NoCard {
		n++
	}
	return int(c.top), n
}

// SpecialUsed is the card that was discarded last in a game alone, -1 for none,
// and how many were.
func (s *core) SpecialUsed() (card, n int) {
	c := &s.special
	if c.gone == 0 {
		return int(box.NoCard), 0
	}
	return int(c.discard[c.gone-1]), int(c.gone)
}

// Target is the points that a game alone is won with (11, 14.8).
func (s *State) Target() rules.Points { return s.setup.target }

// SpecialFee is the food that a seat pays for taking a special card now; ok is false
// if it may not take it (moor-rules 5.1).
func (s *State) SpecialFee(seat rules.Seat, card int) (food int, ok bool) {
	n, ok := feeOf(s, seat, int8(card))
	return int(n), ok
}

// SpecialPrice is what a special action of a card costs, beside the fee.
func (s *State) SpecialPrice(card int, a box.Special) box.Stock { return priceOf(s, int8(card), a) }

// SpecialGoods are the goods that a special action of a card gives a seat, without
// those of what it then decides.
func (s *State) SpecialGoods(seat rules.Seat, card int, a box.Special) box.Stock {
	if got := marketGoods(s, card, a); got != (box.Stock{}) {
		return got
	}
	return s.player[seat].clearing(a)
}

// SowSpots are the fields on the farm of the seat that decides on any of which it may sow, by
// however many: those without a crop. There are none where it sows nothing, or a field that is given.
func SowSpots(s *State) farm.Mask {
	if s.agenda.Len() == 0 {
		return 0
	}
	top := s.agenda.Top()
	if top.kind != useStep {
		return 0
	}
	parts := top.e.Effect().Parts
	if !slices.ContainsFunc(parts, func(p box.Part) bool { return p.Op == box.Sow }) {
		return 0
	}
	return s.player[top.seat].Unplanted()
}
