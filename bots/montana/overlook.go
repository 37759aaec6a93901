package montana

import (
	"tilestead/bots/search"
	"tilestead/rules"
	"tilestead/rules/montana"
)

// Overlook leaves out what a player of little experience does not think of:
// beginners, that grain moves the arrow on, the small spaces, and that a turn can
// settle more than once; newcomers also what cattle can be traded for and all
// but the cheapest space of an area. What is plainly useless goes too: somebody
// unsure of everything else would take it.
func (g *guide) Overlook(now rules.State, candidates []rules.Action, much search.Overlooking) []rules.Action {
	t := now.(*montana.State).Asked()
	newcomer := much >= search.AsNewcomer
	worked := montana.Area(-1)
	me := now.(*montana.State).Player(t.Seat)
	keep := candidates[:0]
	for _, a := range candidates {
		overlooked := false
		switch a.Kind() {
		case montana.KindAdvance:
			overlooked = a != montana.Advance(0)
		case montana.KindSmall:
			overlooked = montana.HandfulOf(a) != noHand
		case montana.KindBuild:
			overlooked = t.Kind == montana.StepSettle
		case montana.KindTrade:
			overlooked = newcomer || t.Kind == montana.StepSettle // it would settle a second time
		case montana.KindWork:
			area := montana.PlaceOf(a).Area()
			overlooked, worked = newcomer && area == worked, area
		case montana.KindBid:
			row, _ := montana.BidOf(a)
			overlooked = useless(row, &me)
		}
		if !overlooked {
			keep = append(keep, a)
		}
	}
	if len(keep) == 0 { // there is nothing better
		return candidates
	}
	return keep
}

// useless says whether a row of the town brings nothing but upgrades to somebody
// who has nothing to upgrade.
func useless(row montana.Row, me *montana.Player) bool {
	r := &montana.Components.Rewards[row]
	return r.Goods == 0 && r.Cattle == 0 && r.Silver == 0 &&
		me.Goods[montana.SmallCopper] == 0 && me.Goods[montana.SmallStone] == 0
}
