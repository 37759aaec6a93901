package agricola

import "tilestead/rules/agricola/box"

// dealWords say what a special action does, and what that costs without the fee of a used card.
func dealWords(m *moment, card int, a box.Special) []string {
	price := m.s.SpecialPrice(card, a)
	if costs := m.stock(&price); costs != "" {
		return []string{m.specialDeed(card, a), m.say("special.price", costs)}
	}
	return []string{m.specialDeed(card, a)}
}

func (m *moment) specialDeed(card int, a box.Special) string {
	switch a {
	case box.BlackMarket:
		return m.say("deed.minor")
	case box.IllicitWork:
		return m.say("deed.improve")
	}
	got := m.s.SpecialGoods(m.own, card, a)
	return m.say("special.does."+box.SpecialIDs[a], m.stock(&got))
}
