package agricola

import (
	"slices"

	"tilestead/rules"
)

func swapRows(r *rulebook) {
	r.kinds[KindSwap] = actionRow{name: "swap", fields: fields{"card": handField, "choice": choiceField}, side: true,
		lines: slices.Concat(repeated("swap HANDCARD", " N GOOD", 4), repeated("swap HANDCARD N GOOD for", " N GOOD", 1),
			repeated("swap HANDCARD N GOOD N GOOD for", " N GOOD", 1)),
		writes: func(s *State, b []byte, a rules.Action) []byte {
			p, c := &s.player[s.agenda.Top().seat], HandCardOf(a)
			got := p.swapGets(c, choiceField.Get(a))
			b = appendStock(writeHandCard(s, b, a), &got)
			if pay := Cards[c].pays(choiceField.Get(a)); *pay != noStock {
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
	swapping = cardsThat(func(c *HandCard) bool { return (c.Swaps != nil || c.Fill != noStock) && !c.Harvest })
	feasts   = cardsThat(func(c *HandCard) bool { return c.Harvest })
)

// feasting says whether a seat can make an exchange of a harvest, turning wood into
// fuel for it if need be.
func (p *Player) feasting() bool {
	for cards := p.Front.and(&feasts); !cards.empty(); {
		if c := cards.pop(); p.kept(c) == 0 && p.affords(&Cards[c].Swaps[0].Pay) {
			return true
		}
	}
	return false
}

// legalFeasts are the exchanges of cards that a seat can make once a harvest.
func legalFeasts(p *Player, dst []rules.Action) []rules.Action {
	for cards := p.Front.and(&feasts); !cards.empty(); {
		if c := cards.pop(); p.kept(c) == 0 && p.Goods.covers(&Cards[c].Swaps[0].Pay) {
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
	for cards := p.Front.and(&swapping); !cards.empty(); {
		if c := cards.pop(); !shutSwap(s, seat, c) {
			dst = legalSwap(p, dst, c)
		}
	}
	return dst
}

// legalMoves are what else cards allow at any time.
func legalMoves(s *State, dst []rules.Action, seat rules.Seat) []rules.Action {
	p := &s.player[seat]
	if p.Front.Has(fireCard) && p.Moors.Size() == 1 {
		dst = appendCells(dst, KindFire, p.dryable())
	}
	dst = appendCells(dst, KindWeed, p.Untilled)
	dst = legalShift(s, dst, p)
	return legalPrefer(s, dst)
}

// shutSwap says whether the exchanges of a card would come in the middle of a payment,
// where what has usage counters can't be used (15).
func shutSwap(s *State, seat rules.Seat, c Card) bool {
	card := &Cards[c]
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
func (p *Player) spentSwap(c Card) bool {
	return Cards[c].Uses > 0 && p.kept(c) >= Cards[c].Uses || c == butcheryCard && p.Tokens&butchery != 0
}

// tradable is what a seat can give for something: no animals without room, nor those
// on another seat's card (7, 12).
func (p *Player) tradable() Stock {
	st := p.roomed()
	if p.Lodger != 0 {
		st[p.Lodger]--
	}
	return st
}

// legalSwap are the exchanges of a card that a seat can make.
func legalSwap(p *Player, dst []rules.Action, c Card) []rules.Action {
	card := &Cards[c]
	if p.spentSwap(c) {
		return dst
	}
	if p.missingTo(&card.Fill) != noStock {
		dst = append(dst, rules.Act(KindSwap)|handField.Put(int(c)))
	}
	from := p.tradable()
	if c == butcheryCard {
		from = p.Goods // animals that are cooked need no room
	}
	for i := range card.Swaps {
		if from.covers(&card.Swaps[i].Pay) {
			dst = append(dst, rules.Act(KindSwap)|handField.Put(int(c))|choiceField.Put(i))
		}
	}
	return dst
}

// swapGets is what an exchange of a card gives a seat.
func (p *Player) swapGets(c Card, i int) Stock {
	card := &Cards[c]
	switch {
	case card.Fill != noStock:
		return p.missingTo(&card.Fill)
	case card.Stack == nil:
		return card.Swaps[i].Get
	}
	return one(card.Stack[p.kept(c)])
}

// swapGoods carries out an exchange of a card. Building resources for others are no
// more than before.
func swapGoods(t acting, c Card, i int) {
	seat := t.agenda.Top().seat
	p := &t.player[seat]
	pay, got, gathered := Cards[c].pays(i), p.swapGets(c, i), p.Gathered
	if c == butcheryCard {
		t.cooked(seat, Horse, pay[Horse])
		t.pay(seat, pay)
	} else {
		t.give(seat, pay)
	}
	if Cards[c].Uses > 0 {
		p.Kept[slots[c]]++
	}
	if Cards[c].Harvest {
		p.Kept[slots[c]] = 1
	}
	t.gain(seat, &got)
	if pay[Wood]+pay[Clay]+pay[Reed]+pay[Stone] > 0 {
		p.Gathered = gathered
	}
	rules.Show(t.reel, t.State, Swapped{seat, c, *pay, got})
}

// give takes goods off a seat for others: of animals those that have room.
func (t acting) give(seat rules.Seat, pay *Stock) {
	p := &t.player[seat]
	fresh := p.Fresh
	t.pay(seat, pay)
	p.Fresh = fresh
}

// legalShift is moving a crop from a field with two or more to an empty one.
func legalShift(s *State, dst []rules.Action, p *Player) []rules.Action {
	if !p.Front.Has(spadeCard) {
		return dst
	}
	for _, crop := range [...]*crop{&p.grain, &p.vegetable} {
		for from := (crop[1] | crop[2] | crop[3]) &^ p.Untilled; from != 0; {
			c := from.pop()
			to := p.emptyFields()
			if crop == &p.vegetable {
				to |= p.emptyBed()
			}
			for to != 0 {
				dst = append(dst, rules.Act(KindShift)|cellField.Put(int(c))|endField.Put(int(to.pop())))
			}
		}
	}
	return dst
}

// shiftCrop moves a crop.
func shiftCrop(t acting, from, to Cell) {
	seat := t.agenda.Top().seat
	p := &t.player[seat]
	crop := &p.grain
	if p.vegetable.at(from) > 0 {
		crop = &p.vegetable
	}
	crop.set(from.mask(), crop.at(from)-1)
	crop.set(to.mask(), 1)
	rules.Show(t.reel, t.State, Shifted{seat, from, to})
}
