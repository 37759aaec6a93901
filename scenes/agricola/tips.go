package agricola

import (
	"strings"

	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/ui"
)

// tip is what lies at p: an action space, a card of the supply board, a good or
// another seat.
func (m helpPart) tip(p ui.Point) []string {
	if card, ok := m.majors().majorAt(p); ok {
		return m.majorTip(card)
	}
	if card, ok := m.cards().cardAt(p); ok {
		return m.cardTip(card)
	}
	if lines := m.choices().restingTip(p); lines != nil {
		return lines
	}
	if card, a, ok := m.specialAt(p); ok {
		return m.specialTip(card, a)
	}
	if !m.majors().covered() {
		list := fixed(m.s)
		for i, r := range m.grid.cells {
			switch {
			case !r.Contains(p):
			case i < len(list):
				return m.works().spaceTip(list[i])
			case m.s.Card(i-len(list)+1) != box.NoSpace:
				return m.works().spaceTip(m.s.Card(i - len(list) + 1))
			default:
				return m.works().roundTip(i - len(list) + 1)
			}
		}
		if lines := m.works().soloTip(p); lines != nil {
			return lines
		}
	}
	for _, g := range m.owned().shown() {
		if m.owned().goodBox(g).Contains(p) {
			head := m.say("good." + box.GoodIDs[g] + ".none")
			if n := int(m.s.Player(m.seen).Goods[g]); n > 0 {
				head = m.amount(g, n)
			}
			return append([]string{head}, m.choices().rateLines(m.seen, g)...)
		}
	}
	for i, seat := range rivalsOf(m.s, m.own) {
		if m.at.rivals[i].Contains(p) {
			st := m.s.Player(seat).Goods
			lines := append([]string{m.Name(seat)}, nonempty(m.stock(&st))...)
			if m.at.cards {
				p := m.s.Player(seat)
				lines = append(lines, m.say("plate.cards", p.Hand.Size(), p.Front.Size()))
				if known := m.cardNames(p.Known); len(known) > 0 {
					lines = append(lines, m.say("plate.known", strings.Join(known, ", ")))
				}
			}
			return lines
		}
	}
	return nil
}

// cardNames are the names of the cards of a set.
func (m helpPart) cardNames(set box.CardSet) (names []string) {
	for _, c := range set.Cards() {
		names = append(names, m.cards().cardName(c))
	}
	return names
}

// usable says whether a person can be placed on a space now.
func (m helpPart) usable(sp box.Space) bool {
	for _, a := range m.Picked {
		if a.Kind() == agricola.KindPlace && agricola.SpaceOf(a) == sp {
			return true
		}
	}
	return false
}
