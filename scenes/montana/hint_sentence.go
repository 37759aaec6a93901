package montana

import (
	"slices"

	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/board"
)

// advise says in sentences what an action of the seat to decide brings, what
// matters most first; weight is how much an advisor makes of a reason, in
// hundredths of a settlement.
func (b *Board) advise(v *board.View, a rules.Action, weight func(reason string) int) []string {
	m := b.moment(v)
	facts := m.hints().factsOf(a)
	return board.Told(facts, fact.told, weight)
}

func (m hintsPart) factsOf(a rules.Action) []fact {
	switch a.Kind() {
	case montana.KindBuild:
		return m.buildFacts(montana.HexOf(a))
	case montana.KindTown, montana.KindBid, montana.KindPass:
		return m.townFacts(a)
	case montana.KindRecruit, montana.KindWhite, montana.KindReturn, montana.KindAdvance:
		return m.recruitFacts(a)
	}
	t := m.try(a)
	gain := fact{m.reasonOf(a), mainFact, m.gainText(a, t)}
	more := slices.Concat(m.spaceFacts(a), m.payFacts(t), m.silverFacts(t))
	if kept := m.spared(a); kept.Size() > 0 {
		more = append(more, fact{"workers", bestFact, m.advice("spares", m.workers(kept))})
	}
	switch a.Kind() {
	case montana.KindWork, montana.KindTake, montana.KindUpgrade, montana.KindTrade:
		if len(more) > 0 { // what it is called has told the gain
			return more
		}
	}
	return append(more, gain)
}

// try carries out an action on a copy and, of a place to work at, the first way
// to staff it.
func (m hintsPart) try(a rules.Action) *trial {
	t := &trial{after: m.s.Clone().(*montana.State), was: m.s.Player(m.turn)}
	reel := &rules.Reel{}
	t.after.Do(a, reel)
	if a.Kind() == montana.KindWork && t.after.Turn() == m.turn && t.after.Asked().Kind == montana.StepUse {
		t.after.Do(t.after.Legal(nil)[0], reel)
	}
	t.beats = reel.Beats
	t.is = t.after.Player(m.turn)
	return t
}

// spared are the workers that a way to staff leaves at home though fewer go with them.
func (m hintsPart) spared(a rules.Action) (kept montana.Handful) {
	if a.Kind() != montana.KindUse && a.Kind() != montana.KindSmall {
		return kept
	}
	least, ok := m.aims().cheapestStaff()
	if !ok || montana.HandfulOf(least).Size() >= montana.HandfulOf(a).Size() {
		return kept
	}
	for t, n := range montana.HandfulOf(least) {
		kept[t] = max(0, n-montana.HandfulOf(a)[t])
	}
	return kept
}

// reasonOf is what the advisor calls what an action is done for.
func (m hintsPart) reasonOf(a rules.Action) string {
	switch a.Kind() {
	case montana.KindCanteen, montana.KindKeep:
		return "canteen"
	case montana.KindTrade:
		return "cattle"
	case montana.KindStopBuilding:
		return "silver"
	}
	return "goods"
}

// gainText is what an action brings that is neither building, town nor disc.
func (m hintsPart) gainText(a rules.Action, t *trial) string {
	switch a.Kind() {
	case montana.KindWork, montana.KindUse, montana.KindSmall:
		goods, silver := t.harvest()
		if a.Kind() == montana.KindSmall && montana.HandfulOf(a).Size() == 0 {
			return m.advice("skip", m.count("n.workers", t.is.Workers.Size()))
		}
		parts := m.eachGood(nil, goods)
		if silver > 0 {
			parts = append(parts, m.silver(int(silver)))
		}
		if len(parts) == 0 {
			return m.advice("work.nothing")
		}
		return m.advice("work", m.list(parts))
	case montana.KindTake, montana.KindUpgrade:
		return m.takeText(t)
	case montana.KindStopBuilding:
		if t.was.Goods == (montana.Stock{}) {
			return m.advice("stop.none")
		}
		return m.advice("stop")
	case montana.KindTrade:
		return m.tradeText(a, t)
	case montana.KindCanteen:
		return m.count("advice.canteen", int(t.was.Canteens)-1)
	case montana.KindKeep:
		return m.advice("keep", m.count("n.canteen", int(t.was.Canteens)))
	}
	return m.count("advice.end", int(t.was.Left))
}

// spaceFacts are what else a place to work at is good for, and where a worker
// traded for can work.
func (m hintsPart) spaceFacts(a rules.Action) []fact {
	switch a.Kind() {
	case montana.KindWork:
		p := montana.PlaceOf(a)
		if p < montana.FirstBank && m.s.SmallWorkers(p).Size() == 0 {
			good := m.good(montana.Components.AreaGood[p.Area()], int(montana.Components.SmallYield))
			return []fact{{"goods", 100, m.advice("small", good)}}
		}
	case montana.KindTrade:
		if trade, ok := montana.BargainOf(a).Trade(); ok {
			return []fact{{"workers", 100, m.advice("white", m.sitesOf(only(trade)))}}
		}
	}
	return nil
}

// only is one worker of a trade.
func only(trade montana.Trade) (h montana.Handful) {
	h[trade] = 1
	return h
}

// sitesOf are the areas where one of these workers is enough.
func (m hintsPart) sitesOf(h montana.Handful) string {
	var sites []string
	for area, trade := range montana.Components.AreaTrade {
		if h[trade] > 0 {
			sites = append(sites, m.area(montana.Area(area)))
		}
	}
	return m.list(sites)
}

// takeText is what a reward brings, and what is given for it.
func (m hintsPart) takeText(t *trial) string {
	for _, b := range t.beats {
		e, ok := b.Event.(montana.Rewarded)
		if !ok || e.Seat != m.turn {
			continue
		}
		parts := m.eachGood(nil, e.Goods)
		if e.Silver > 0 {
			parts = append(parts, m.silver(int(e.Silver)))
		}
		if e.Cattle > 0 {
			parts = append(parts, m.count("n.cattle", int(e.Cattle)))
		}
		switch given := m.goods(e.Given); {
		case len(parts) == 0:
			return m.advice("take.nothing")
		case given != "":
			return m.advice("take.for", m.list(parts), given)
		}
		return m.advice("take", m.list(parts))
	}
	return m.advice("take.nothing")
}

// tradeText is what one cattle brings.
func (m hintsPart) tradeText(a rules.Action, t *trial) string {
	for _, b := range t.beats {
		if e, ok := b.Event.(montana.CattleTraded); ok && e.Lacking > 0 {
			return m.advice("trade.nothing")
		}
	}
	return m.advice("trade", m.bargain(montana.BargainOf(a)), m.count("n.cattle", int(t.is.Cattle)))
}

// recruitFacts are whom the disc brings, and who stays.
func (m hintsPart) recruitFacts(a rules.Action) []fact {
	me := m.s.Player(m.turn)
	switch a.Kind() {
	case montana.KindRecruit:
		list := []fact{{"workers", mainFact, m.count("advice.recruit", me.Workers.Size())}}
		if n := int(me.Goods[montana.Grain]); n > 0 {
			list = append(list, fact{"goods", 200, m.advice("arrow", m.good(montana.Grain, n))})
		}
		return list
	case montana.KindWhite:
		return m.whiteFacts(montana.TradeOf(a))
	case montana.KindReturn:
		return []fact{{"workers", mainFact, m.advice("return", m.sitesOf(m.try(a).is.Workers))}}
	}
	if n := montana.StepsOf(a); n > 0 {
		to := (m.s.Arrow() + n) % len(montana.Components.Sectors)
		list := []fact{{"workers", mainFact, m.advice("advance", m.good(montana.Grain, n), m.sector(to))}}
		return append(list, m.payFacts(m.try(a))...)
	}
	if n := int(me.Goods[montana.Grain]); n > 0 {
		return []fact{{"goods", mainFact, m.advice("stay", m.good(montana.Grain, n))}}
	}
	return nil
}
