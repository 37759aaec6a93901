package agricola

import (
	"strings"

	"tilestead/rules"
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
			head := m.owned().amountOrNone(g, int(m.s.Player(m.seen).Goods[g]))
			return append([]string{head}, m.choices().rateLines(m.seen, g)...)
		}
	}
	if m.Frame.Layout != ui.Compact && m.at.needs.Contains(p) {
		for _, t := range m.owned().tellings() {
			if t.at.Contains(p) {
				return append(m.owned().outlookTip(t.outlook), m.choices().rateLines(m.seen, t.good)...)
			}
		}
	}
	if m.at.points.Contains(p) && m.s.Round() > 0 {
		return []string{m.say("plate.points", m.s.Points(m.seen))}
	}
	if seat, ok := m.farm().rivalAt(p); ok {
		p := m.s.Player(seat)
		lines := append([]string{m.Name(seat)}, nonempty(m.stock(&p.Goods))...)
		lines = append(lines, m.standing(seat)...)
		if m.at.cards {
			lines = append(lines, m.say("plate.cards", p.Hand.Size(), p.Front.Size()))
			if known := m.cardNames(p.Known); len(known) > 0 {
				lines = append(lines, m.say("plate.known", strings.Join(known, ", ")))
			}
		}
		return lines
	}
	return nil
}

// standing says in words what the verdicts and the number on the plate of a seat mean.
func (m helpPart) standing(seat rules.Seat) []string {
	var lacks box.Stock
	for _, o := range m.owned().verdicts(seat) {
		lacks[o.good] = int16(o.lacks())
	}
	points := m.say("plate.points", m.s.Points(seat))
	switch {
	case m.s.Round() == 0:
		return nil
	case m.s.NextHarvest() == 0:
		return []string{points}
	case lacks == (box.Stock{}):
		return []string{points, m.say("plate.enough")}
	}
	return []string{points, m.say("plate.lacks", m.stock(&lacks))}
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
