package agricola

import (
	"slices"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/ui"
)

// specialAt is the special action that shows at p.
func (m *moment) specialAt(p ui.Point) (card int, a box.Special, ok bool) {
	if m.majors().covered() {
		return 0, 0, false
	}
	for _, card := range m.works().specialsShown() {
		for _, a := range actionsOf(card) {
			if m.works().specialBox(card, a).Contains(p) {
				return card, a, true
			}
		}
	}
	return 0, 0, false
}

// specialTip is a special action in words: what it does, what it costs, and why it
// cannot be taken.
func (m *moment) specialTip(card int, a box.Special) []string {
	lines := append([]string{m.special(a)}, dealWords(m, card, a)...)
	if fee, ok := m.s.SpecialFee(m.own, card); ok && fee > 0 {
		lines = append(lines, m.say("special.again", m.amount(box.Food, fee)))
		if price := m.s.SpecialPrice(card, a); price != (box.Stock{}) {
			price[box.Food] += int16(fee)
			lines = append(lines, m.say("special.sum", m.stock(&price)))
		}
	}
	lines = append(lines, m.say("special.person"))
	if by := m.s.SpecialUser(card); by != rules.Nobody && by != m.own { // one's own is why it is refused
		lines = append(lines, m.say("special.used", m.Name(by)))
	}
	lines = append(lines, nonempty(m.choices().leadLine(m.choices().specialLead(card, a)))...)
	return append(lines, nonempty(m.help().noSpecial(card, a))...)
}

// noSpecial is all why whoever decides cannot take a special action, "" where it can or is not
// asked to. Food that exchanges bring is no reason where there is another one.
func (m helpPart) noSpecial(card int, a box.Special) string {
	if !m.Deciding() || !m.aims().placing() || takesSpecial(m.Legal, card, a) {
		return ""
	}
	p := m.s.Player(m.turn)
	fee, ok := m.s.SpecialFee(m.turn, card)
	switch {
	case p.Home <= p.Bed:
		return m.say("no.special.home")
	case !ok && m.s.SpecialUser(card) == m.turn && !m.s.SpecialDown(card):
		return m.say("no.special.own")
	case !ok:
		return m.say("no.special.down")
	}
	price := m.s.SpecialPrice(card, a)
	price[box.Food] += int16(fee)
	lack := m.lacks(price)
	if lack == "" {
		return m.noUse(a)
	}
	rich := m.s.Clone().(*agricola.State)
	goods := &rich.Player(m.turn).Goods
	var missing box.Stock
	for g := range price {
		missing[g] = max(0, price[g]-goods[g])
		goods[g] += missing[g]
	}
	switch {
	case takesSpecial(rich.Legal(nil), card, a):
		return lack
	case missing == food(int(missing[box.Food])) && m.couldCook(int(price[box.Food])):
		return m.noUse(a)
	}
	return lack + " " + m.noUse(a)
}

// couldCook says whether whoever decides would have so much food if it cooked all it can.
func (m helpPart) couldCook(n int) bool {
	p := m.s.Player(m.turn)
	have := int(p.Goods[box.Food])
	for g := range box.Good(box.Goods) {
		have += int(p.Goods[g]) * max(0, p.Cooks(g))
	}
	return have >= n
}

// takesSpecial says whether a special action is legal.
func takesSpecial(legal []rules.Action, card int, a box.Special) bool {
	return slices.ContainsFunc(legal, func(l rules.Action) bool {
		return l.Kind() == agricola.KindSpecial && agricola.CardOf(l) == card && agricola.SpecialOf(l) == a
	})
}

// noUse is why a special action is of no use to whoever decides, whatever it costs.
func (m helpPart) noUse(a box.Special) string {
	switch {
	case a == box.BlackMarket:
		return m.noCard(false)
	case a == box.CutPeat:
		return m.say("no.special.moor")
	case a == box.IllicitWork:
		return m.say("no.improve")
	case m.s.Player(m.turn).Forests == 0:
		return m.say("no.special.forest")
	}
	return m.say("no.special.burn")
}
