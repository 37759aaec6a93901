package montana

import (
	"cmp"
	"slices"

	"tilestead/rules/montana"
)

// What an action leads to: work that silver pays for, hexes that wait for a colour's goods.

// silverFacts are the sites whose next space the silver of a trial pays for, and that of before did not;
// where there is none, how many spaces more it pays for.
func (m hintsPart) silverFacts(t *trial) []fact {
	if t.is.Silver <= t.was.Silver {
		return nil
	}
	var sites []string
	for area := range montana.Bank {
		if next := t.nextPrice(area); next > t.was.Silver && next <= t.is.Silver {
			sites = append(sites, m.area(area))
		}
	}
	have := m.silver(int(t.is.Silver))
	if len(sites) > 0 {
		return []fact{{"silver", mainFact + 50, m.advice("coins", have, m.list(sites))}}
	}
	if n := t.jobs(t.is.Silver); n > t.jobs(t.was.Silver) {
		return []fact{{"silver", mainFact + 50, m.count("advice.jobs", n, have)}}
	}
	return nil
}

// nextPrice is what the cheapest free space of a site costs after a trial, more than anybody has if none
// is free.
func (t *trial) nextPrice(area montana.Area) int16 {
	for _, p := range t.free() {
		if p.Area() == area {
			return int16(montana.Components.Price[p])
		}
	}
	return 1 << 14
}

// free are the spaces of the sites that nobody works on after a trial, the cheapest first.
func (t *trial) free() (list []montana.Place) {
	for p := range montana.FirstBank {
		if t.after.Workers(p).Size() == 0 {
			list = append(list, p)
		}
	}
	slices.SortStableFunc(list, func(p, q montana.Place) int {
		return cmp.Compare(montana.Components.Price[p], montana.Components.Price[q])
	})
	return list
}

// jobs is how many free spaces so much silver pays for.
func (t *trial) jobs(silver int16) (n int) {
	for _, p := range t.free() {
		if silver -= int16(montana.Components.Price[p]); silver < 0 {
			break
		}
		n++
	}
	return n
}

// whiteFacts are what a worker of a colour is good for: hexes in reach that wait for what it brings, a site
// where nobody of the player works alone yet, or a second space.
func (m hintsPart) whiteFacts(trade montana.Trade) []fact {
	me, sites := m.s.Player(m.turn), m.sitesOf(only(trade))
	list := []fact{{"workers", mainFact - 100, m.advice("white", sites)}}
	good := montana.Components.AreaGood[slices.Index(montana.Components.AreaTrade[:], trade)]
	lastly, needed := 0, 0
	for _, h := range m.s.Reachable() {
		f, _ := m.s.Face(h)
		lacking, n := lack(f.Cost, me.Goods)
		if lacking[good] > 0 {
			needed++
			if n == int(lacking[good]) {
				lastly++
			}
		}
	}
	brings := m.good(good, 1)
	switch {
	case lastly > 0:
		return append(list, fact{"workers", mainFact + 100, m.count("advice.white.last", lastly, brings)})
	case needed > 0:
		return append(list, fact{"workers", mainFact + 100, m.count("advice.white.need", needed, brings)})
	case me.Workers[trade] == 0:
		return append(list, fact{"workers", mainFact + 100, m.advice("white.first", sites)})
	}
	return append(list, fact{"workers", mainFact + 100, m.advice("white.both", sites)})
}
