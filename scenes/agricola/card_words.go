package agricola

import (
	"slices"

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

// A remark is a sentence on a card and how much it matters where not all have room, 0 most.
type remark struct {
	text string
	rank int
}

// remarks are sentences of a rank, without empty ones.
func remarks(rank int, texts ...string) (list []remark) {
	for _, text := range texts {
		if text != "" {
			list = append(list, remark{text, rank})
		}
	}
	return list
}

// textsIn are all sentences of remarks.
func textsIn(list []remark) (texts []string) {
	for _, r := range list {
		texts = append(texts, r.text)
	}
	return texts
}

// cardTip is a card in words.
func (m *moment) cardTip(c box.Card) []string { return textsIn(cardRemarks(m, c)) }

// cardRemarks are a card in words: its name and kind, price and points, what it needs and what it
// does. What is drawn on the card matters least.
func cardRemarks(m *moment, c box.Card) []remark {
	card, name := &box.Cards[c], m.cards().cardName(c)
	if m.Frame.Layout != ui.Compact {
		name += " · " + m.kindOf(c)
	}
	price, needs, passes := "", "", ""
	if text := m.priceOf(c); text != "" {
		price = m.say("supply.price", text)
	}
	if card.Points != 0 {
		if price != "" {
			price += " · "
		}
		price += m.say("supply.points", card.Points)
	}
	if text := needWords(m.Words, c); text != "" {
		needs = m.say("card.needs", text)
	}
	if card.Passes {
		passes = m.say("card.passes")
	}
	return slices.Concat(remarks(0, name), remarks(4, price), remarks(3, needs), remarks(2, m.cardText(c, "does")),
		remarks(5, passes), remarks(1, m.cardLacks(c)...))
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
