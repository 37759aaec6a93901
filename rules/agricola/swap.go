package agricola

import "tilestead/rules"

// swapping are the cards with exchanges at any time, and feasts those with one in
// the feeding phase.
var (
	swapping = cardsThat(func(c *HandCard) bool { return (c.Swaps != nil || c.Fill != noStock) && !c.Harvest })
	feasts   = cardsThat(func(c *HandCard) bool { return c.Harvest })
)

// feasting says whether a seat can make such an exchange, turning wood into fuel
// for it if need be.
func (p *Player) feasting() bool {
	for cards := p.Front.and(&feasts); !cards.empty(); {
		if c := cards.pop(); p.kept(c) == 0 && p.affords(&Cards[c].Swaps[0].Pay) {
			return true
		}
	}
	return false
}

// legalFeasts are the exchanges of cards that a seat can make while it feeds its
// family, once a harvest.
func (p *Player) legalFeasts(dst []rules.Action) []rules.Action {
	for cards := p.Front.and(&feasts); !cards.empty(); {
		if c := cards.pop(); p.kept(c) == 0 && p.Goods.covers(&Cards[c].Swaps[0].Pay) {
			dst = append(dst, rules.Act(KindSwap)|handField.Put(int(c)))
		}
	}
	return dst
}

// legalSwaps are the exchanges of cards in front of a seat, and what else they
// allow at any time. While animals look for room or breed none is given for something,
// for those that have just come live nowhere yet; they can be cooked (12).
func (s *State) legalSwaps(dst []rules.Action, seat rules.Seat) []rules.Action {
	p, top := &s.player[seat], s.agenda.Top()
	u := anyPurpose
	if top.kind == houseStep || top.kind == newbornStep {
		u = roomPurpose
	}
	for cards := p.Front.and(&swapping); !cards.empty(); {
		dst = p.legalSwap(dst, cards.pop(), u)
	}
	if p.Front.Has(fireCard) && p.Moors.Size() == 1 {
		dst = appendCells(dst, KindFire, p.dryable())
	}
	dst = appendCells(dst, KindWeed, p.Untilled)
	dst = s.legalShift(dst, p)
	return s.legalPrefer(dst)
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
	var got Stock
	got[card.Stack[p.kept(c)]] = 1
	return got
}

// pays is what an exchange of a card costs.
func (c *HandCard) pays(i int) *Stock {
	if c.Swaps == nil {
		return &noStock
	}
	return &c.Swaps[i].Pay
}

// swapGoods carries out an exchange of a card. Building resources for others are no
// more than before.
func (t acting) swapGoods(c Card, i int) {
	seat := t.agenda.Top().seat
	p := &t.player[seat]
	pay, got, gathered := Cards[c].pays(i), p.swapGets(c, i), p.Gathered
	t.pay(seat, pay)
	if c == butcheryCard {
		t.cooked(seat, Horse, pay[Horse])
	}
	if Cards[c].Uses > 0 {
		p.Kept[slots[c]]++
	}
	if Cards[c].Harvest {
		p.Kept[slots[c]] = 1
	}
	if t.agenda.Top().kind == hungerStep {
		crops := got
		crops[Food] = 0
		p.Goods.add(&crops)
		t.serve(got[Food])
		rules.Show(t.reel, t.State, Swapped{seat, c, *pay, got})
		t.served()
		return
	}
	t.gain(seat, &got)
	if pay[Wood]+pay[Clay]+pay[Reed]+pay[Stone] > 0 {
		p.Gathered = gathered
	}
	rules.Show(t.reel, t.State, Swapped{seat, c, *pay, got})
}

// legalShift is moving a crop from a field with two or more to an empty one.
func (s *State) legalShift(dst []rules.Action, p *Player) []rules.Action {
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

// shift moves a crop.
func (t acting) shift(from, to Cell) {
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
