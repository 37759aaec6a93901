package agricola

import (
	"strconv"

	"tilestead/rules"
)

// The kinds of action.
const (
	KindFirst     uint8 = iota + 1 // Nature: seat
	KindReveal                     // Nature: space
	KindPlace                      // space, whether from the bed
	KindPass                       // no space can be used
	KindPlow                       // cell
	KindSow                        // grain, vegetables: on so many fields
	KindBake                       // count of grain
	KindRoom                       // cell, price
	KindStable                     // cell
	KindPasture                    // spaces of the farm
	KindBuild                      // major, and the one returned for it + 1
	KindTake                       // option
	KindStop                       // no more of this
	KindKeep                       // herd: these animals stay
	KindBreed                      // herd: these there are after breeding
	KindFeed                       // good, count
	KindCraft                      // major
	KindDone                       // no more in this phase
	KindExchange                   // good, and what for
	KindDiscard                    // good
	KindStartCard                  // Nature: number from 1, for the next seat
	KindTop                        // Nature: special card, now on top of the pile
	KindSpecial                    // special action, its card
	KindCut                        // cell of a moor
	KindFell                       // cell of a forest
	KindBurn                       // cell of a forest
	KindHeat                       // good, count
	KindKeepCard                   // pay for the special card to stay
	KindLeave                      // the special card stays for this round
	KindUnder                      // it goes under the pile
	KindKindle                     // major: pay for its fuel token
	KindRenovate                   // price, where there are several
	KindPlay                       // card of the hand
	KindExtend                     // the two new cells
	KindAdopt                      // pay for a newborn to work
	KindTip                        // a horse for fuel
	KindCook                       // good: an animal into food, at a card's rate
	KindReserve                    // cell
	KindStation                    // cell of a forest
	KindLodge                      // animal, or Food for none
	KindDraw                       // Nature: start card from 1
	KindAgree                      // an effect that can be declined
	KindSwap                       // card in front, which of its exchanges
	KindShift                      // cell from which a crop goes, cell to which
	KindPrefer                     // card whose effect comes first
	KindReap                       // cell
	KindClose                      // cell
	KindClay                       // count of fences
	KindLay                        // cell
	KindTurn                       // cell of a tile
	KindBlock                      // cell
	KindFire                       // cell of the last moor, at any time
	KindRaise                      // sheep, boar, cattle: so many become the next kind
	KindStall                      // animal, for the next of the rounds
	KindDeal                       // Nature: card, to which seat
	KindPick                       // card of a packet that is kept
	KindReplace                    // card of the hand that is given for another
	KindRehouse                    // cell of a room in the place of a card
	KindScatter                    // unused cell, and the crop that is sown on it
	KindWeed                       // cell whose crop is thrown away
	KindOrder                      // space: the stage card of the next round
)

// The operands of actions.
const (
	seatField      rules.Field = rules.From*8 | rules.Width*8
	spaceField     rules.Field = rules.From*8 | rules.Width*8
	cellField      rules.Field = rules.From*8 | rules.Width*8
	cellsField     rules.Field = rules.From*8 | rules.Width*mostSpaces
	goodField      rules.Field = rules.From*8 | rules.Width*8
	countField     rules.Field = rules.From*16 | rules.Width*8
	grainField     rules.Field = rules.From*8 | rules.Width*8
	vegetableField rules.Field = rules.From*16 | rules.Width*8
	majorField     rules.Field = rules.From*8 | rules.Width*8
	returnField    rules.Field = rules.From*16 | rules.Width*8
	optionField    rules.Field = rules.From*8 | rules.Width*8
	bedField       rules.Field = rules.From*16 | rules.Width*1
	toField        rules.Field = rules.From*16 | rules.Width*8
	startCardField rules.Field = rules.From*8 | rules.Width*8
	specialField   rules.Field = rules.From*16 | rules.Width*8
	cardField      rules.Field = rules.From*8 | rules.Width*8
	handField      rules.Field = rules.From*8 | rules.Width*8
	endField       rules.Field = rules.From*16 | rules.Width*8
	priceField     rules.Field = rules.From*16 | rules.Width*8 // which of the prices
	stepsField     rules.Field = rules.From*24 | rules.Width*8
	toSeatField    rules.Field = rules.From*16 | rules.Width*8
	giveField      rules.Field = rules.From*24 | rules.Width*8 // major + 1
	choiceField    rules.Field = rules.From*16 | rules.Width*8

	buildPriceField rules.Field = rules.From*24 | rules.Width*8

	sheepField  rules.Field = rules.From*8 | rules.Width*8
	boarField   rules.Field = rules.From*16 | rules.Width*8
	cattleField rules.Field = rules.From*24 | rules.Width*8
	horseField  rules.Field = rules.From*32 | rules.Width*8
)

type fields = map[string]rules.Field

var herdFields = fields{"sheep": sheepField, "boar": boarField, "cattle": cattleField, "horse": horseField}

// actionForms are what is printed where no position is at hand.
var actionForms = []rules.Form{
	KindFirst:     {Name: "first", Fields: fields{"seat": seatField}},
	KindReveal:    {Name: "reveal", Fields: fields{"space": spaceField}},
	KindPlace:     {Name: "place", Fields: fields{"space": spaceField, "bed": bedField}},
	KindPass:      {Name: "pass"},
	KindPlow:      {Name: "plow", Fields: fields{"cell": cellField}},
	KindSow:       {Name: "sow", Fields: fields{"grain": grainField, "vegetable": vegetableField}},
	KindBake:      {Name: "bake", Fields: fields{"count": countField}},
	KindRoom:      {Name: "room", Fields: fields{"cell": cellField, "price": priceField}},
	KindPlay:      {Name: "play", Fields: fields{"card": handField, "price": priceField, "given": giveField}},
	KindAgree:     {Name: "agree"},
	KindSwap:      {Name: "swap", Fields: fields{"card": handField, "choice": choiceField}},
	KindShift:     {Name: "shift", Fields: fields{"cell": cellField, "end": endField}},
	KindPrefer:    {Name: "prefer", Fields: fields{"card": handField}},
	KindReap:      {Name: "reap", Fields: fields{"cell": cellField}},
	KindClose:     {Name: "close", Fields: fields{"cell": cellField}},
	KindDeal:      {Name: "deal", Fields: fields{"card": handField, "seat": toSeatField}},
	KindPick:      {Name: "pick", Fields: fields{"card": handField}},
	KindReplace:   {Name: "replace", Fields: fields{"card": handField}},
	KindLay:       {Name: "lay", Fields: fields{"cell": cellField}},
	KindTurn:      {Name: "turn", Fields: fields{"cell": cellField}},
	KindBlock:     {Name: "block", Fields: fields{"cell": cellField}},
	KindFire:      {Name: "fire", Fields: fields{"cell": cellField}},
	KindRaise:     {Name: "raise", Fields: fields{"sheep": sheepField, "boar": boarField, "cattle": cattleField}},
	KindStall:     {Name: "stall", Fields: fields{"good": goodField}},
	KindRehouse:   {Name: "rehouse", Fields: fields{"cell": cellField}},
	KindScatter:   {Name: "scatter", Fields: fields{"cell": cellField, "to": toField}},
	KindWeed:      {Name: "weed", Fields: fields{"cell": cellField}},
	KindOrder:     {Name: "order", Fields: fields{"space": spaceField}},
	KindClay:      {Name: "clay", Fields: fields{"count": countField}},
	KindExtend:    {Name: "extend", Fields: fields{"cell": cellField, "end": endField}},
	KindAdopt:     {Name: "adopt"},
	KindTip:       {Name: "tip"},
	KindCook:      {Name: "cook", Fields: fields{"good": goodField}},
	KindReserve:   {Name: "reserve", Fields: fields{"cell": cellField}},
	KindStation:   {Name: "station", Fields: fields{"cell": cellField}},
	KindLodge:     {Name: "lodge", Fields: fields{"good": goodField}},
	KindDraw:      {Name: "draw", Fields: fields{"card": startCardField}},
	KindRenovate:  {Name: "renovate", Fields: fields{"price": priceField, "steps": stepsField}},
	KindStable:    {Name: "stable", Fields: fields{"cell": cellField}},
	KindPasture:   {Name: "pasture", Fields: fields{"cells": cellsField}},
	KindBuild:     {Name: "build", Fields: fields{"major": majorField, "returned": returnField, "price": buildPriceField}},
	KindTake:      {Name: "take", Fields: fields{"option": optionField}},
	KindStop:      {Name: "stop"},
	KindKeep:      {Name: "keep", Fields: herdFields},
	KindBreed:     {Name: "breed", Fields: herdFields},
	KindFeed:      {Name: "feed", Fields: fields{"good": goodField, "count": countField}},
	KindCraft:     {Name: "craft", Fields: fields{"major": majorField}},
	KindDone:      {Name: "done"},
	KindExchange:  {Name: "exchange", Fields: fields{"good": goodField, "to": toField}},
	KindDiscard:   {Name: "discard", Fields: fields{"good": goodField}},
	KindStartCard: {Name: "start_card", Fields: fields{"card": startCardField}},
	KindTop:       {Name: "top", Fields: fields{"card": cardField}},
	KindSpecial:   {Name: "special", Fields: fields{"card": cardField, "special": specialField}},
	KindCut:       {Name: "cut", Fields: fields{"cell": cellField}},
	KindFell:      {Name: "fell", Fields: fields{"cell": cellField}},
	KindBurn:      {Name: "burn", Fields: fields{"cell": cellField}},
	KindHeat:      {Name: "heat", Fields: fields{"good": goodField, "count": countField}},
	KindKeepCard:  {Name: "keep_card"},
	KindLeave:     {Name: "leave"},
	KindUnder:     {Name: "under"},
	KindKindle:    {Name: "kindle", Fields: fields{"major": majorField}},
}

// DealtTo is the seat that a KindDeal gives a card.
func DealtTo(a rules.Action) rules.Seat { return rules.Seat(toSeatField.Get(a)) }

// SeatOf is the seat of a KindFirst.
func SeatOf(a rules.Action) rules.Seat { return rules.Seat(seatField.Get(a)) }

// SpaceOf is the action space of a KindReveal, KindOrder or KindPlace.
func SpaceOf(a rules.Action) Space { return Space(spaceField.Get(a)) }

// CellOf is the space of the farm that an action is about.
func CellOf(a rules.Action) Cell { return Cell(cellField.Get(a)) }

// SpecialOf is the special action of a KindSpecial.
func SpecialOf(a rules.Action) Special { return Special(specialField.Get(a)) }

// CardOf is the special card of a KindSpecial or KindTop.
func CardOf(a rules.Action) int { return cardField.Get(a) }

// HandCardOf is the card of a KindPlay, KindSwap, KindPrefer, KindDeal, KindPick or
// KindReplace.
func HandCardOf(a rules.Action) Card { return Card(handField.Get(a)) }

// ToOf is what the good of a KindExchange becomes, or what a KindScatter sows.
func ToOf(a rules.Action) Good { return Good(toField.Get(a)) }

// GoodOf is the good of a KindFeed, KindHeat, KindExchange or KindDiscard.
func GoodOf(a rules.Action) Good { return Good(goodField.Get(a)) }

// CountOf is how many a KindFeed or KindBake takes.
func CountOf(a rules.Action) int { return countField.Get(a) }

// MajorOf is the improvement of a KindBuild, KindCraft or KindKindle.
func MajorOf(a rules.Action) Major { return Major(majorField.Get(a)) }

// ReturnOf is the improvement given back in a KindBuild, or -1.
func ReturnOf(a rules.Action) Major { return Major(returnField.Get(a) - 1) }

// CellsOf are the spaces of the new pasture of a KindPasture.
func (s *State) CellsOf(a rules.Action) Mask {
	return unpack(uint32(cellsField.Get(a)), s.player[s.agenda.Top().seat].Land)
}

// HerdOf are the animals of a KindKeep or KindBreed.
func HerdOf(a rules.Action) Herd {
	return Herd{int16(sheepField.Get(a)), int16(boarField.Get(a)), int16(cattleField.Get(a)), int16(horseField.Get(a))}
}

func herdAct(h Herd) rules.Action {
	return sheepField.Put(int(h[0])) | boarField.Put(int(h[1])) | cattleField.Put(int(h[2])) | horseField.Put(int(h[3]))
}

// AppendNotation writes a as saves and scripts do; see docs/notation.md.
func (s *State) AppendNotation(b []byte, a rules.Action) []byte {
	k := a.Kind()
	b = append(b, actionForms[k].Name...)
	switch k {
	case KindFirst:
		b = append(append(b, ' '), SeatOf(a).String()...)
	case KindReveal, KindOrder, KindPlace:
		b = append(append(b, ' '), Spaces[SpaceOf(a)].ID...)
		if k == KindPlace && bedField.Get(a) > 0 {
			b = append(b, " bed"...)
		}
	case KindStartCard, KindDraw:
		b = strconv.AppendInt(append(b, ' '), int64(startCardField.Get(a)), 10)
	case KindTop:
		b = append(append(b, ' '), SpecialCards[CardOf(a)].ID...)
	case KindSpecial:
		b = append(append(b, ' '), SpecialIDs[SpecialOf(a)]...)
	case KindPlow, KindRoom, KindStable, KindReserve, KindStation, KindCut, KindFell, KindBurn, KindReap, KindClose,
		KindLay, KindTurn, KindBlock, KindFire, KindRehouse, KindWeed:
		b = CellOf(a).append(append(b, ' '))
		if k == KindRoom {
			l := s.player[s.agenda.Top().seat].roomPrices()
			b = l.append(b, a)
		}
	case KindPlay:
		b = append(append(b, ' '), Cards[HandCardOf(a)].ID...)
		if !Cards[HandCardOf(a)].Occupation {
			l := s.player[s.agenda.Top().seat].cardPrices(HandCardOf(a))
			b = l.append(b, a)
			if m := Major(giveField.Get(a)) - 1; m >= 0 {
				b = append(append(b, " for "...), Majors[m].ID...)
			}
		}
	case KindDeal:
		b = append(append(b, ' '), Cards[HandCardOf(a)].ID...)
		b = append(append(b, ' '), rules.Seat(toSeatField.Get(a)).String()...)
	case KindPrefer, KindPick, KindReplace:
		b = append(append(b, ' '), Cards[HandCardOf(a)].ID...)
	case KindSwap:
		b = append(append(b, ' '), Cards[HandCardOf(a)].ID...)
		p := &s.player[s.agenda.Top().seat]
		got := p.swapGets(HandCardOf(a), choiceField.Get(a))
		b = appendStock(b, &got)
		if pay := Cards[HandCardOf(a)].pays(choiceField.Get(a)); *pay != noStock {
			b = appendStock(append(b, " for"...), pay)
		}
	case KindClay:
		b = strconv.AppendInt(append(b, ' '), int64(CountOf(a)), 10)
	case KindExtend, KindShift:
		b = CellOf(a).append(append(b, ' '))
		b = Cell(endField.Get(a)).append(append(b, ' '))
	case KindRenovate:
		p := &s.player[s.agenda.Top().seat]
		to := Material(stepsField.Get(a)) + 1
		if p.mostSteps() > 1 {
			b = append(append(b, ' '), MaterialIDs[p.House+to]...)
		}
		l := p.renovationPrices(to)
		b = l.append(b, a)
	case KindPasture:
		for m := s.CellsOf(a); m != 0; {
			b = m.pop().append(append(b, ' '))
		}
	case KindSow:
		b = appendAmount(b, grainField.Get(a), Grain)
		b = appendAmount(b, vegetableField.Get(a), Vegetable)
	case KindBake:
		b = strconv.AppendInt(append(b, ' '), int64(CountOf(a)), 10)
	case KindBuild:
		b = append(append(b, ' '), Majors[MajorOf(a)].ID...)
		if back := ReturnOf(a); back >= 0 {
			b = append(append(b, " for "...), Majors[back].ID...)
		} else if p := &s.player[s.agenda.Top().seat]; !p.Front.empty() {
			if l := p.majorPrices(MajorOf(a), s.discount()); l.n > 1 {
				b = appendStock(append(b, " for"...), &l.list[buildPriceField.Get(a)])
			}
		}
	case KindCraft, KindKindle:
		b = append(append(b, ' '), MajorOf(a).String()...)
	case KindTake:
		o := s.option(a)
		b = appendStock(b, &o.Get)
		if o.Pay != (Stock{}) {
			b = appendStock(append(b, " for"...), &o.Pay)
		}
	case KindKeep, KindBreed, KindRaise:
		var st Stock
		h := HerdOf(a)
		copy(st[Sheep:], h[:])
		if st == (Stock{}) {
			return append(b, " nothing"...)
		}
		b = appendStock(b, &st)
	case KindFeed, KindHeat:
		b = appendAmount(b, CountOf(a), GoodOf(a))
	case KindLodge:
		if g := GoodOf(a); g.Animal() {
			return append(append(b, ' '), GoodIDs[g]...)
		}
		return append(b, " nothing"...)
	case KindScatter:
		b = append(append(b, ' '), GoodIDs[ToOf(a)]...)
		b = CellOf(a).append(append(b, ' '))
	case KindExchange, KindDiscard, KindCook, KindStall:
		b = append(append(b, ' '), GoodIDs[GoodOf(a)]...)
		if k == KindExchange && ToOf(a) != Food {
			b = append(append(b, " for "...), GoodIDs[ToOf(a)]...)
		}
	}
	return b
}

// append writes the price of an action, where there are several.
func (l *priceList) append(b []byte, a rules.Action) []byte {
	if l.n == 1 {
		return b
	}
	return appendStock(append(b, " for"...), &l.list[priceField.Get(a)])
}

// discount is what the effect on top takes off the price of a major.
func (s *State) discount() *Stock {
	top := s.agenda.Top()
	if top.kind != useStep || top.through() {
		return &noStock
	}
	e := top.e.effect()
	if i := s.current(top, e); !e.Either && i < len(e.Parts) {
		return &e.Parts[i].Less
	}
	return &noStock
}

// option is the one of the effect on top that a KindTake chooses.
func (s *State) option(a rules.Action) *Swap {
	top := s.agenda.Top()
	e := top.e.effect()
	i := s.current(top, e)
	if e.Either {
		for i = 0; e.Parts[i].Op != OneOf; i++ {
		}
	}
	return &e.Parts[i].Options[optionField.Get(a)]
}

// appendStock writes amounts, each behind a space, and appendAmount one of them
// unless it is 0.
func appendStock(b []byte, s *Stock) []byte {
	for g, n := range s {
		b = appendAmount(b, int(n), Good(g))
	}
	return b
}

func appendAmount(b []byte, n int, g Good) []byte {
	if n == 0 {
		return b
	}
	b = strconv.AppendInt(append(b, ' '), int64(n), 10)
	return append(append(b, ' '), GoodIDs[g]...)
}
