package montana

import (
	kernel "tilestead/rules"
	rules "tilestead/rules/montana"
	"tilestead/scenes/board"
)

var _ board.Namer = (*Board)(nil)

// plainNames are the texts of actions without operands.
var plainNames = map[uint8]string{
	rules.KindRecruit: "recruit", rules.KindTown: "town", rules.KindPass: "pass",
	rules.KindEnd: "end", rules.KindCanteen: "canteen", rules.KindKeep: "keep",
}

// Name says what an action of the seat to decide is.
func (b *Board) Name(v *board.View, a kernel.Action) string {
	m := b.moment(v)
	if name, ok := plainNames[a.Kind()]; ok {
		return m.say("do." + name)
	}
	switch a.Kind() {
	case rules.KindWork:
		return m.workName(rules.PlaceOf(a))
	case rules.KindBuild:
		h := rules.HexOf(a)
		f, _ := m.s.Face(h)
		return m.say("do.build", m.landOf(h), m.goods(f.Cost))
	case rules.KindWhite:
		return m.say("do.white", m.worker(rules.TradeOf(a), 1))
	case rules.KindReturn:
		return m.say("do.return", m.worker(rules.TradeOf(a), 1))
	case rules.KindAdvance:
		n := rules.StepsOf(a)
		if n == 0 {
			return m.say("do.stay")
		}
		return m.say("do.advance", m.good(rules.Grain, n), m.sector((m.s.Arrow()+n)%len(rules.Components.Sectors)))
	case rules.KindUse:
		return m.say("do.use", m.workers(rules.HandfulOf(a)))
	case rules.KindSmall:
		if h := rules.HandfulOf(a); h.Size() > 0 {
			return m.say("do.small", m.workers(h))
		}
		return m.say("do.skip")
	case rules.KindBid:
		r, col := rules.BidOf(a)
		return m.say("do.bid", m.good(rules.Pumpkin, int(rules.Components.Pumpkins[col])), m.reward(r))
	case rules.KindTake, rules.KindUpgrade:
		return m.rewardName(a)
	case rules.KindStopBuilding:
		return m.say("do.stop", m.silver(m.spareSilver()))
	case rules.KindTrade:
		return m.say("do.trade", m.bargain(rules.BargainOf(a)))
	}
	return ""
}

func (m *moment) workName(p rules.Place) string {
	if p >= 12 {
		return m.say("do.work", m.area(p.Area()), m.silver(int(rules.Components.BankSilver[p-12])))
	}
	return m.say("do.work", m.area(p.Area()), m.good(rules.Components.AreaGood[p.Area()], int(rules.Components.Yield[p])))
}

// rewardName says what is announced of a town row.
func (m *moment) rewardName(a kernel.Action) string {
	var parts []string
	if a.Kind() == rules.KindUpgrade {
		copper, stone := rules.UpgradesOf(a)
		if copper > 0 {
			parts = append(parts, m.good(rules.LargeCopper, int(copper)))
		}
		if stone > 0 {
			parts = append(parts, m.good(rules.LargeStone, int(stone)))
		}
	} else {
		for i, n := range rules.TakeOf(a) {
			if n > 0 {
				parts = append(parts, m.good(rules.Components.Rewards[m.asked.A].From[i], int(n)))
			}
		}
	}
	switch {
	case len(parts) == 0:
		return m.say("do.nothing")
	case a.Kind() == rules.KindUpgrade:
		return m.say("do.upgrade", m.list(parts))
	}
	return m.say("do.take", m.list(parts))
}
