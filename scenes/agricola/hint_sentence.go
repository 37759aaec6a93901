package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/board"
)

// advise says in sentences what an action of the seat to decide brings, what
// matters most first; weight is how much an advisor makes of a reason, in
// hundredths of a point.
func (b *Board) advise(v *board.View, a rules.Action, weight func(reason string) int) []string {
	m := b.moment(v)
	t := m.hints().try(a)
	facts := append(m.hints().factsOf(a, t), m.hints().stockFacts(t)...)
	if n := t.points(m.turn); n != 0 {
		facts = append(facts, fact{"", scoreFact, m.hints().advice("score", signed(n))})
	}
	if len(facts) == 0 {
		facts = m.hints().idleFacts(a)
	}
	return board.Told(facts, fact.told, weight)
}

// factsOf are what is special about an action.
func (m hintsPart) factsOf(a rules.Action, t *trial) []fact {
	switch a.Kind() {
	case agricola.KindPlace:
		return m.placeFacts(a, t)
	case agricola.KindSpecial:
		return append(m.useFacts(t), m.hungerFacts(t)...)
	case agricola.KindFeed, agricola.KindCraft, agricola.KindHeat, agricola.KindDone, agricola.KindKindle,
		agricola.KindKeep, agricola.KindBreed:
		return m.phaseFacts(a, t)
	case agricola.KindKeepCard, agricola.KindLeave:
		return []fact{{"", leadFact, m.advice("card.stays")}}
	case agricola.KindUnder:
		return []fact{{"", leadFact, m.advice("card.under")}}
	case agricola.KindPlay:
		return m.cardFacts(agricola.HandCardOf(a), t)
	case agricola.KindPick:
		return m.doesFacts(agricola.HandCardOf(a))
	case agricola.KindClay:
		return []fact{{"resources", leadFact, m.count("advice.clay", agricola.CountOf(a))}}
	}
	return m.farmFacts(a, t)
}

// idleFacts are what is said of an action that changes nothing at once: what the card
// does that asks, or that nothing is spent.
func (m hintsPart) idleFacts(a rules.Action) []fact {
	say := func(key string) []fact { return []fact{{"", leadFact, m.advice(key)}} }
	switch a.Kind() {
	case agricola.KindPlace, agricola.KindSpecial:
		return say("block")
	case agricola.KindPass:
		return say("pass")
	case agricola.KindStop, agricola.KindDone:
		return say("stop")
	case agricola.KindBreed, agricola.KindKeep:
		return say("stay")
	case agricola.KindReplace:
		return say("replace")
	case agricola.KindWeed:
		return say("weed")
	case agricola.KindLodge:
		for seat := range rules.Seat(len(m.Seats)) {
			if homes := m.s.Player(seat).Homes(); homes.Card > 0 {
				return m.doesFacts(homes.Night)
			}
		}
	}
	if asks, ok := box.FindCard(m.s.Prompt().Source); ok {
		return m.doesFacts(asks)
	}
	return nil
}

// stockFacts are the goods that come and go.
func (m hintsPart) stockFacts(t *trial) (list []fact) {
	var got, paid box.Stock
	for g := range t.is.Goods {
		switch n := t.is.Goods[g] - t.was.Goods[g]; {
		case t.told[g]:
		case n > 0:
			got[g] = n
		default:
			paid[g] = -n
		}
	}
	if got != (box.Stock{}) {
		list = append(list, fact{"resources", gainFact, m.advice("gain", m.stock(&got))})
	}
	if paid != (box.Stock{}) {
		list = append(list, fact{"resources", nextFact, m.advice("cost", m.stock(&paid))})
	}
	return list
}
