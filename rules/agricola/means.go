package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola/box"
)

// narrow leaves out the exchanges for which there can be no goods.
func (m *means) narrow() {
	have := m.goods.Kinds()
	for found := true; found; {
		found = false
		for i := range m.n {
			if t := &m.trades[i]; t.takes&^have == 0 && t.gives&^have != 0 {
				have |= t.gives
				m.makes |= t.gives
				found = true
			}
		}
	}
	for i := range m.n {
		if t := &m.trades[i]; t.takes&^have != 0 {
			t.times = 0
		} else {
			m.makes |= t.gives
		}
	}
}

// spare leaves crops and animals alone.
func (m *means) spare() {
	for g := box.Grain; g < box.Goods; g++ {
		if g != box.Fuel {
			m.goods[g] = 0
		}
	}
}

// bearing are the exchanges that can have to do with bringing some goods, as bits. An
// improvement is lit for what cooking brings, or for itself.
func (m *means) bearing(on uint16, lights bool) (set uint64) {
	cooked := uint16(1 << box.Food)
	if m.bark {
		cooked |= 1 << box.Wood
	}
	for found := true; found; {
		found = false
		for i := range m.n {
			t := &m.trades[i]
			gives := t.gives
			if t.act.Kind() == KindKindle {
				gives = cooked
				if lights {
					gives = on
				}
			}
			if t.times > 0 && set>>i&1 == 0 && gives&on != 0 {
				set |= 1 << i
				on |= t.takes
				found = true
				for t.behind > 0 {
					set |= 1 << (t.behind - 1)
					t = &m.trades[t.behind-1]
				}
			}
		}
	}
	return set
}

// open lists the exchanges that a seat can make now, with all that it has; anew says that
// something else happens first, so that the last one may be taken back.
func (m *means) open(s *State, seat rules.Seat, anew bool) {
	p := &s.player[seat]
	m.goods, m.lit, m.tokens, m.bark = p.Goods, p.lit(), 0, p.Front.Has(box.BarkCard)
	m.refuse, m.makes, m.limits, m.n = 0, 0, 0, 0
	m.all.clear()
	m.all.of = 0
	m.cooking(p)
	if s.setup.moor {
		m.add(trade{in: box.One(box.Wood), out: box.One(box.Fuel), times: endless, act: swapAct(box.Wood, box.Fuel)})
		for majors := p.Majors & box.Traders; majors != 0; {
			for _, t := range box.Majors[majors.Pop()].Trades {
				m.add(trade{in: box.One(t.From), out: box.One(t.To), times: endless, act: swapAct(t.From, t.To)})
				if s.swap == swapOf(t.To, t.From) && !anew {
					m.refuse = swapAct(t.From, t.To)
				}
			}
		}
		m.kindling(p)
	}
	if s.harvest {
		m.harvesting(p)
	}
	if n := p.standing(); p.Front.Has(box.PonyCard) {
		m.add(trade{out: box.Stock{box.Fuel: tipFuel}, times: n, act: Tip})
	}
	for cards := p.Front.And(&swapping); !cards.Empty(); {
		if c := cards.Pop(); !shutSwap(s, seat, c) {
			m.swaps(p, c)
		}
	}
	m.narrow()
}

// cooking adds what makes food of crops and animals.
func (m *means) cooking(p *Player) {
	for g := box.Grain; g < box.Goods; g++ {
		if (m.lit|p.Tokens).Cooks(g) == 0 || p.Goods[g] == 0 && (p.Front.Empty() || g > box.Boar) {
			continue
		}
		m.add(trade{in: box.One(g), out: m.cooked(g, m.lit), times: endless, act: swapAct(g, box.Food), cook: true})
		t := &m.trades[m.n-1]
		if t.gives |= 1 << box.Food; m.bark && g > box.Sheep { // if need be once a fuel token is removed
			t.gives |= 1 << box.Wood
		}
	}
}

// cooked is what comes of one of a good with the improvements that work: nothing if none
// cooks it.
func (m *means) cooked(g box.Good, lit box.MajorSet) (got box.Stock) {
	if got[box.Food] = lit.Cooks(g); got[box.Food] > 0 && m.bark && g > box.Sheep {
		got[box.Wood] = 1
	}
	return got
}

// kindling adds the fuel tokens that can be removed.
func (m *means) kindling(p *Player) {
	m.tokens = p.Tokens
	for set := p.Tokens; set != 0; {
		m.add(trade{in: box.One(box.Fuel), times: 1, act: rules.Act(KindKindle) | majorField.Put(int(set.Pop()))})
	}
}

// harvesting adds what can be used once a harvest, in any of its phases.
func (m *means) harvesting(p *Player) {
	for set := p.Majors & box.Crafts &^ p.Crafted; set != 0; {
		c := set.Pop()
		m.add(trade{in: box.One(box.Majors[c].Good), out: box.Stock{box.Food: int16(box.Majors[c].CraftFood)}, times: 1,
			act: rules.Act(KindCraft) | majorField.Put(int(c))})
	}
	for cards := p.Front.And(&feasts); !cards.Empty(); {
		if c := cards.Pop(); p.kept(c) == 0 {
			o := &box.Cards[c].Swaps[0]
			m.add(trade{in: o.Pay, out: o.Get, times: 1, act: rules.Act(KindSwap) | handField.Put(int(c))})
		}
	}
}

// swaps adds the exchanges of a card in front. Of a stack each good comes with those
// above it.
func (m *means) swaps(p *Player, c box.Card) {
	card, times := &box.Cards[c], int16(endless)
	if p.spentSwap(c) {
		return
	}
	if card.Uses > 0 {
		times = int16(card.Uses - p.kept(c))
	}
	act := rules.Act(KindSwap) | handField.Put(int(c))
	switch {
	case card.Fill != box.NoStock:
		m.add(trade{out: card.Fill, fill: &card.Fill, times: times, act: act})
	case card.Stack != nil:
		behind, limit := 0, m.newLimit()
		for i := p.kept(c); i < card.Uses; i++ {
			m.add(trade{in: card.Swaps[0].Pay, out: box.One(card.Stack[i]), times: 1, act: act, behind: behind,
				stack: true, nth: i - p.kept(c), limit: limit})
			behind = m.n
		}
	default:
		limit := int8(0)
		if times != endless || card.Swaps[0].Pay[box.Sheep] > 0 {
			limit = m.newLimit()
		}
		for i := range card.Swaps {
			o := &card.Swaps[i]
			if o.Pay[box.Sheep] > 0 {
				times = min(times, p.tradable()[box.Sheep])
			}
			m.add(trade{in: o.Pay, out: o.Get, times: times, act: act | choiceField.Put(i), limit: limit})
		}
	}
}

// away is how many animals of a kind live on another seat's card.
func (p *Player) away(g box.Good) int16 {
	if p.Lodger == g {
		return 1
	}
	return 0
}
