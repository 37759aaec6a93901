package agricola

import (
	"strings"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// cardLines is in how many lines a hint tells of a card in the card's own words.
const cardLines = 4

// cardFacts are what playing a card of the hand brings: what it does, and by the windows
// of its effects how often that can still happen here.
func (m hintsPart) cardFacts(c box.Card, t *trial) []fact {
	list := m.doesFacts(c)
	for i := range box.Cards[c].Play.Parts { // its words say what it always brings
		if part := &box.Cards[c].Play.Parts[i]; part.Op == box.Gain && part.By.Of == 0 && len(part.If) == 0 {
			for g, n := range part.Get {
				t.told[g] = t.told[g] || n > 0 && t.is.Goods[g]-t.was.Goods[g] <= n
			}
		}
	}
	add := func(reason, text string) { list = append(list, fact{reason, gainFact + 2, text}) }
	card, p := &box.Cards[c], m.s.Prospect(c)
	if p.Rounds >= 0 {
		add("", m.count("advice.card.rounds", p.Rounds))
	}
	if p.Harvests >= 0 {
		add("", m.count("advice.card.harvests", p.Harvests))
	}
	if p.Closed != 0 {
		add("", m.advice("card.closed", strings.Join(m.spaceNames(p.Closed), ", ")))
	}
	var later box.Stock
	for _, b := range t.beats {
		if e, ok := b.Event.(agricola.Promised); ok && e.Seat == m.turn {
			for g, n := range e.Got {
				later[g] += n
			}
		}
	}
	if later != (box.Stock{}) {
		add("resources", m.advice("card.later", m.stock(&later)))
	}
	if n := rules.Seat(m.s.Players()); card.Passes && n > 1 {
		list = append(list, fact{"others", nextFact, m.advice("card.passes", m.Name((m.turn+1)%n))})
	}
	return list
}

// doesFacts are a card's own words.
func (m hintsPart) doesFacts(c box.Card) []fact {
	text := opening(m.cardText(c, "does"))
	if text == "" {
		return nil
	}
	return []fact{{"majors", gainFact + 3, text}}
}

// opening is as many whole sentences of a text as have room in a hint, one at least.
func opening(text string) string {
	for end := len(text); end > 0; {
		if len(ui.Body.Wrap(text[:end], board.HintRoom)) <= cardLines {
			return text[:end]
		}
		cut := strings.LastIndex(text[:end-1], ". ")
		if cut < 0 {
			return text[:end]
		}
		end = cut + 1
	}
	return text
}

// spaceNames are the names of some spaces.
func (m hintsPart) spaceNames(set box.SpaceSet) (names []string) {
	for i := range box.Spaces {
		if sp := box.Space(i); set.Has(sp) {
			names = append(names, m.space(sp))
		}
	}
	return names
}
