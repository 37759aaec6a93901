package agricola

import (
	"slices"

	"tilestead/rules"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
)

func swapRows(r *rulebook) {
	r.kinds[KindSwap] = actionRow{name: "swap", fields: fields{"card": handField, "choice": choiceField}, side: true,
		lines: slices.Concat(repeated("swap HANDCARD", " N GOOD", 4), repeated("swap HANDCARD N GOOD for", " N GOOD", 1),
			repeated("swap HANDCARD N GOOD N GOOD for", " N GOOD", 1)),
		writes: func(s *State, b []byte, a rules.Action) []byte {
			p, c := &s.player[s.agenda.Top().seat], HandCardOf(a)
			got := p.swapGets(c, choiceField.Get(a))
			b = appendStock(writeHandCard(s, b, a), &got)
			if pay := box.Cards[c].Pays(choiceField.Get(a)); *pay != box.NoStock {
				b = appendStock(append(b, " for"...), pay)
			}
			return b
		},
		does: func(t acting, a rules.Action) { swapGoods(t, HandCardOf(a), choiceField.Get(a)) }}
	r.kinds[KindShift] = actionRow{name: "shift", fields: fields{"cell": cellField, "end": endField}, side: true,
		lines: []string{"shift CELL CELL", "shift CELL bed"}, writes: writeCells,
		does: func(t acting, a rules.Action) { shiftCrop(t, CellOf(a), EndOf(a)) }}
}

// swapping are the cards with exchanges at any time, and feasts those with one in
// each harvest.
var (
	swapping = box.CardsThat(func(c *box.HandCard) bool {
		return (c.Swaps != nil || c.Fill != box.NoStock) &&
			!c.Harvest
	})
	feasts = box.CardsThat(func(c *box.HandCard) bool { return c.Harvest })
)

// feasting says whether a seat can make an exchange of a harvest, turning wood into
// fuel for it if need be.
func (p *Player) feasting() bool {
	for cards := p.Front.And(&feasts); !cards.Empty(); {
		if c := cards.Pop(); p.kept(c) == 0 && p.affords(&box.Cards[c].Swaps[0].Pay) {
			return true
		}
	}
	return false
}

// legalFeasts are the exchanges of cards that a seat can make once a harvest.
func legalFeasts(p *Player, dst []rules.Action) []rules.Action {
	for cards := p.Front.And(&feasts); !cards.Empty(); {
		if c := cards.Pop(); p.kept(c) == 0 && p.Goods.Covers(&box.Cards[c].Swaps[0].Pay) {
			dst = append(dst, rules.Act(KindSwap)|handField.Put(int(c)))
		}
	}
	return dst
}

// legalSwaps are the exchanges of cards in front of a seat.
func legalSwaps(s *State, dst []rules.Action, seat rules.Seat) []rules.Action {
	p := &s.player[seat]
	if s.harvest {
		dst = legalFeasts(p, dst)
	}
	for cards := p.Front.And(&swapping); !cards.Empty(); {
		if c := cards.Pop(); !shutSwap(s, seat, c) {
			dst = legalSwap(p, dst, c)
		}
	}
	return dst
}

// legalMoves are what else cards allow at any time.
func legalMoves(s *State, dst []rules.Action, seat rules.Seat) []rules.Action {
	p := &s.player[seat]
	if p.Front.Has(box.FireCard) && p.Moors.Size() == 1 {
		dst = appendCells(dst, KindFire, p.Dryable())
	}
	dst = appendCells(dst, KindWeed, p.Untilled)
	dst = legalShift(s, dst, p)
	return legalPrefer(s, dst)
}

// shutSwap says whether the exchanges of a card would come in the middle of a payment,
// where what has usage counters can't be used (15).
func shutSwap(s *State, seat rules.Seat, c box.Card) bool {
	card := &box.Cards[c]
	if card.Uses == 0 || card.Stack != nil {
		return false
	}
	for i := range s.agenda.Len() {
		if t := s.agenda.At(i); t.seat == seat && (t.kind == teachStep || t.kind == heatStep && t.paid()) {
			return true
		}
	}
	return false
}

// spentSwap says whether the exchanges of a card are used up, or not yet in use.
func (p *Player) spentSwap(c box.Card) bool {
	return box.Cards[c].Uses > 0 && p.kept(c) >= box.Cards[c].Uses || c == box.ButcheryCard &&
		p.Tokens&box.Butchery != 0
}

// tradable is what a seat can give for something: no animals without room, nor those
// on another seat's card (7, 12).
func (p *Player) tradable() box.Stock {
	st := p.roomed()
	if p.Lodger != 0 {
		st[p.Lodger]--
	}
	return st
}

// legalSwap are the exchanges of a card that a seat can make.
func legalSwap(p *Player, dst []rules.Action, c box.Card) []rules.Action {
	card := &box.Cards[c]
	if p.spentSwap(c) {
		return dst
	}
	if p.missingTo(&card.Fill) != box.NoStock {
		dst = append(dst, rules.Act(KindSwap)|handField.Put(int(c)))
	}
	from := p.tradable()
	if c == box.ButcheryCard {
		from = p.Goods // animals that are cooked need no room
	}
	for i := range card.Swaps {
		if from.Covers(&card.Swaps[i].Pay) {
			dst = append(dst, rules.Act(KindSwap)|handField.Put(int(c))|choiceField.Put(i))
		}
	}
	return dst
}

// swapGets is what an exchange of a card gives a seat.
func (p *Player) swapGets(c box.Card, i int) box.Stock {
	card := &box.Cards[c]
	switch {
	case card.Fill != box.NoStock:
		return p.missingTo(&card.Fill)
	case card.Stack == nil:
		return card.Swaps[i].Get
	}
	return box.One(card.Stack[p.kept(c)])
}

// swapGoods carries out an exchange of a card. Building resources for others are no
// more than before.
func swapGoods(t acting, c box.Card, i int) {
	seat := t.agenda.Top().seat
	p := &t.player[seat]
	pay, got, gathered := box.Cards[c].Pays(i), p.swapGets(c, i), p.Gathered
	if c == box.ButcheryCard {
		t.cooked(seat, box.Horse, pay[box.Horse])
		t.pay(seat, pay)
	} else {
		t.give(seat, pay)
	}
	if box.Cards[c].Uses > 0 {
		p.Kept[box.Slots[c]]++
	}
	if box.Cards[c].Harvest {
		p.Kept[box.Slots[c]] = 1
	}
	t.gain(seat, &got)
	if pay[box.Wood]+pay[box.Clay]+pay[box.Reed]+pay[box.Stone] > 0 {
		p.Gathered = gathered
	}
	rules.Show(t.reel, t.State, Swapped{seat, c, *pay, got})
}

// give takes goods off a seat for others: of animals those that have room.
func (t acting) give(seat rules.Seat, pay *box.Stock) {
	p := &t.player[seat]
	fresh := p.Fresh
	t.pay(seat, pay)
	p.Fresh = fresh
}

// legalShift is moving a crop from a field with two or more to an empty one.
func legalShift(s *State, dst []rules.Action, p *Player) []rules.Action {
	if !p.Front.Has(box.SpadeCard) {
		return dst
	}
	for _, crop := range [...]*farm.Crop{&p.Grain, &p.Vegetable} {
		for from := (crop[1] | crop[2] | crop[3]) &^ p.Untilled; from != 0; {
			c := from.Pop()
			to := p.EmptyFields()
			if crop == &p.Vegetable {
				to |= p.emptyBed()
			}
			for to != 0 {
				dst = append(dst, rules.Act(KindShift)|cellField.Put(int(c))|endField.Put(int(to.Pop())))
			}
		}
	}
	return dst
}

// shiftCrop moves a crop.
func shiftCrop(t acting, from, to farm.Cell) {
	seat := t.agenda.Top().seat
	p := &t.player[seat]
	crop := &p.Grain
	if p.Vegetable.At(from) > 0 {
		crop = &p.Vegetable
	}
	crop.Set(from.Mask(), crop.At(from)-1)
	crop.Set(to.Mask(), 1)
	rules.Show(t.reel, t.State, Shifted{seat, from, to})
}
