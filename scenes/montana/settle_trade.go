package montana

import (
	"slices"

	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/board"
)

// tradesFor are the hexes that the bargains to choose from are for; none where all bargains are open.
func (m landPart) tradesFor() (list []montana.Hex) {
	if !m.trading() || len(m.Picked) == m.tradesOffered() {
		return nil
	}
	for _, h := range m.s.Reachable() {
		pays := m.paysFor(h)
		other := func(a rules.Action) bool { return pays(a) && !slices.Contains(m.Picked, a) }
		if m.tradePays(h) && !slices.ContainsFunc(m.Legal, other) {
			list = append(list, h)
		}
	}
	return list
}

// settlesThen goes on from a bargain to what it was made for: to the hexes that can be paid then, or to
// the bargains for what else they lack.
func (m landPart) settlesThen(b montana.Bargain) []board.Deed {
	hexes, got := m.tradesFor(), montana.Stock{}
	if len(hexes) == 0 {
		return nil
	}
	if g, ok := b.Good(); ok {
		got[g] = 1
	}
	var lacks montana.Stock
	for _, h := range hexes {
		for g, n := range m.price(h).missing {
			lacks[g] = max(lacks[g], n-got[g])
		}
	}
	asked := m.s.Prompt().Key
	builds := func(a rules.Action) bool {
		return a.Kind() == montana.KindBuild && slices.Contains(hexes, montana.HexOf(a))
	}
	trades := func(a rules.Action) bool {
		g, ok := montana.BargainOf(a).Good()
		return a.Kind() == montana.KindTrade && ok && lacks[g] > 0
	}
	return []board.Deed{{Asked: asked, Fits: builds}, {Asked: asked, Fits: trades}}
}
