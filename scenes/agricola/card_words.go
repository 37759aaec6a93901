package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/ui"
)

// cardText is one of a card's texts, "" where it has none.
func (m *moment) cardText(c box.Card, what string) string {
	if key := "agricola.card." + box.Cards[c].ID + "." + what; m.Words.Has(key) {
		return m.Words.Say(key)
	}
	return ""
}

// cardTip is a card in words: its name and kind, price and points, what it needs and
// what it does.
func (m *moment) cardTip(c box.Card) []string {
	card := &box.Cards[c]
	lines := []string{m.cards().cardName(c)}
	if m.Frame.Layout != ui.Compact {
		lines[0] += " · " + m.kindOf(c)
	}
	price := ""
	if text := m.priceOf(c); text != "" {
		price = m.say("supply.price", text)
	}
	if card.Points != 0 {
		if price != "" {
			price += " · "
		}
		price += m.say("supply.points", card.Points)
	}
	lines = append(lines, nonempty(price)...)
	if needs := needWords(m.Words, c); needs != "" {
		lines = append(lines, m.say("card.needs", needs))
	}
	lines = append(lines, nonempty(m.cardText(c, "does"))...)
	if card.Passes {
		lines = append(lines, m.say("card.passes"))
	}
	return append(lines, m.cardLacks(c)...)
}

// priceOf is what a card costs the own seat, in words.
func (m *moment) priceOf(c box.Card) string {
	if major, _ := box.Cards[c].Returned(); major >= 0 {
		return priceWords(m.Words, c)
	}
	st := m.s.PriceOfCard(m.own, c)
	return m.stock(&st)
}

// kindOf is what kind of card a card is.
func (m *moment) kindOf(c box.Card) string {
	switch card := &box.Cards[c]; {
	case card.Occupation:
		return m.say("card.kind.occupation")
	case card.Gives != 0:
		return m.say("card.kind.upgrade")
	}
	return m.say("card.kind.minor")
}

// cardLacks says what a card in the own hand lacks to be played.
func (m *moment) cardLacks(c box.Card) (lines []string) {
	if !m.s.Player(m.own).Hand.Has(c) {
		if by := m.frontOf(c); by != rules.Nobody {
			lines = append(lines, m.say("card.front", m.Name(by)))
		}
		return append(lines, m.cardState(c)...)
	}
	if bar := m.s.Bar(m.own, c); bar != agricola.NoBar {
		lines = append(lines, m.say("card."+barNames[bar]))
	}
	if !box.Cards[c].Occupation {
		lines = append(lines, nonempty(m.help().lacksOf(m.own, m.s.PriceOfCard(m.own, c)))...)
	}
	if m.cards().offered(c) {
		return lines
	}
	return append(lines, nonempty(m.choices().leadLine(m.choices().cardLead(c)))...)
}

// barNames are the texts of what keeps a card from being played.
var barNames = map[agricola.Bar]string{agricola.Unmet: "unmet", agricola.NoReturn: "unreturned",
	agricola.Impossible: "impossible"}

// frontOf is in front of whom a card lies, or Nobody.
func (m *moment) frontOf(c box.Card) rules.Seat {
	for seat := range rules.Seat(m.s.Players()) {
		if m.s.Player(seat).Front.Has(c) {
			return seat
		}
	}
	return rules.Nobody
}

// onCard is what lies on a card in front of a seat, with the animals of its own that are
// drawn there.
func (m *moment) onCard(by rules.Seat, c box.Card) box.Stock {
	on := m.s.OnCard(by, c)
	p := m.s.Player(by)
	if homes := p.Homes(); homes.Card == 0 || homes.Night != c {
		return on
	}
	_, others := herd(p, nil)
	for _, s := range others {
		if s.cell == onCard {
			on[s.kind] += int16(s.n)
		}
	}
	return on
}

// cardState is what has become of a card in front.
func (m *moment) cardState(c box.Card) (lines []string) {
	by := m.frontOf(c)
	if by == rules.Nobody {
		return nil
	}
	if n, ok := m.s.Player(by).UsesLeft(c); ok {
		lines = append(lines, m.say("card.left", n))
	}
	on := m.onCard(by, c)
	if text := m.stock(&on); text != "" {
		lines = append(lines, m.say("card.on", text))
	}
	return lines
}
