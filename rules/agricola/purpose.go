package agricola

import "tilestead/rules"

// spentSwap says whether the exchanges of a card are used up, or not yet in use.
func (p *Player) spentSwap(c Card) bool {
	return Cards[c].Uses > 0 && p.kept(c) >= Cards[c].Uses || c == butcheryCard && p.Tokens&butchery != 0
}

// A purpose is what exchanges are wanted for.
type purpose uint8

// Anything; while animals look for room, what gives none away but to be cooked;
// something to eat; something to burn.
const (
	anyPurpose purpose = iota
	roomPurpose
	mealPurpose
	heatPurpose
)

// serves says whether an exchange is one for a purpose.
func (u purpose) serves(c Card, pay, got *Stock) bool {
	switch u {
	case roomPurpose:
		return pay.herd() == Herd{} || c == butcheryCard
	case mealPurpose:
		return got[Food]+got[Grain]+got[Vegetable] > 0
	case heatPurpose:
		return got[Fuel]+got[Wood] > 0 && pay[Fuel]+pay[Wood] == 0
	}
	return true
}

// legalSwap are the exchanges of a card that a seat can make for a purpose.
func (p *Player) legalSwap(dst []rules.Action, c Card, u purpose) []rules.Action {
	card := &Cards[c]
	if p.spentSwap(c) {
		return dst
	}
	if got := p.missingTo(&card.Fill); got != noStock && u.serves(c, &noStock, &got) {
		dst = append(dst, rules.Act(KindSwap)|handField.Put(int(c)))
	}
	for i := range card.Swaps {
		pay, got := &card.Swaps[i].Pay, p.swapGets(c, i)
		if p.Goods.covers(pay) && u.serves(c, pay, &got) {
			dst = append(dst, rules.Act(KindSwap)|handField.Put(int(c))|choiceField.Put(i))
		}
	}
	return dst
}

// between says whether the exchanges of a card would come in the middle of a payment,
// where none is made that can be made so many times in a game.
func (t *step) between(c Card) bool { return Cards[c].Uses > 0 && t.b != 0 }

// legalMeals are the exchanges of cards that bring something to eat.
func (p *Player) legalMeals(dst []rules.Action, top *step) []rules.Action {
	for cards := p.Front.and(&swapping); !cards.empty(); {
		if c := cards.pop(); !top.between(c) {
			dst = p.legalSwap(dst, c, mealPurpose)
		}
	}
	return dst
}

// canMake says whether a seat can make such an exchange, turning wood into fuel for it
// if need be; short asks for one that needs that.
func (p *Player) canMake(top *step, short bool) bool {
	for cards := p.Front.and(&swapping); !cards.empty(); {
		c := cards.pop()
		if p.spentSwap(c) || top.between(c) {
			continue
		}
		if got := p.missingTo(&Cards[c].Fill); !short && mealPurpose.serves(c, &noStock, &got) {
			return true
		}
		for i := range Cards[c].Swaps {
			o := &Cards[c].Swaps[i]
			if mealPurpose.serves(c, &o.Pay, &o.Get) && p.affords(&o.Pay) && !(short && p.Goods.covers(&o.Pay)) {
				return true
			}
		}
	}
	return false
}

// woodFeeds says whether wood that becomes fuel helps to feed a family: for a fuel
// token, or for an exchange of a card that asks for more fuel than there is.
func (p *Player) woodFeeds(top *step) bool {
	if p.Goods[Wood] == 0 {
		return false
	}
	for cards := p.Front.and(&feasts); !cards.empty(); {
		c := cards.pop()
		if pay := &Cards[c].Swaps[0].Pay; p.kept(c) == 0 && !p.Goods.covers(pay) && p.affords(pay) {
			return true
		}
	}
	return top.a > 0 && (p.Tokens != 0 || p.canMake(top, true))
}

// canStoke says whether an exchange of a card brings something to burn now.
func (p *Player) canStoke(top *step) bool {
	if swaps := p.Front.and(&swapping); swaps.empty() {
		return false
	}
	var some [16]rules.Action
	return len(p.legalStoke(some[:0], top)) > 0
}

// legalStoke are the exchanges of cards that bring fuel, or wood to burn.
func (p *Player) legalStoke(dst []rules.Action, top *step) []rules.Action {
	for cards := p.Front.and(&swapping); !cards.empty(); {
		if c := cards.pop(); !top.between(c) {
			dst = p.legalSwap(dst, c, heatPurpose)
		}
	}
	return dst
}
