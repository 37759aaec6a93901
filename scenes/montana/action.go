package montana

import (
	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/board"
)

// plainNames are the texts of actions without operands.
var plainNames = map[uint8]string{
	montana.KindRecruit: "recruit", montana.KindTown: "town", montana.KindPass: "pass",
	montana.KindEnd: "end", montana.KindCanteen: "canteen", montana.KindKeep: "keep",
}

// Name says what an action of the seat to decide is.
func (b *Board) Name(v *board.View, a rules.Action) string {
	m := b.moment(v)
	if name, ok := plainNames[a.Kind()]; ok {
		return m.say("do." + name)
	}
	switch a.Kind() {
	case montana.KindWork:
		return m.workName(montana.PlaceOf(a))
	case montana.KindBuild:
		h := montana.HexOf(a)
		f, _ := m.s.Face(h)
		return m.say("do.build", m.landOf(h), m.goods(f.Cost))
	case montana.KindWhite:
		return m.say("do.white", m.worker(montana.TradeOf(a), 1))
	case montana.KindReturn:
		return m.say("do.return", m.worker(montana.TradeOf(a), 1))
	case montana.KindAdvance:
		n := montana.StepsOf(a)
		if n == 0 {
			return m.say("do.stay")
		}
		return m.say("do.advance", m.good(montana.Grain, n), m.sector((m.s.Arrow()+n)%len(montana.Components.Sectors)))
	case montana.KindUse:
		return m.say("do.use", m.workers(montana.HandfulOf(a)))
	case montana.KindSmall:
		if h := montana.HandfulOf(a); h.Size() > 0 {
			return m.say("do.small", m.workers(h))
		}
		return m.say("do.skip")
	case montana.KindBid:
		r, col := montana.BidOf(a)
		return m.say("do.bid", m.good(montana.Pumpkin, int(montana.Components.Pumpkins[col])), m.reward(r))
	case montana.KindTake, montana.KindUpgrade:
		return m.rewardName(a)
	case montana.KindStopBuilding:
		return m.say("do.stop", m.silver(m.aims().spareSilver()))
	case montana.KindTrade:
		return m.say("do.trade", m.bargain(montana.BargainOf(a)))
	}
	return ""
}

func (m *moment) workName(p montana.Place) string {
	if p >= 12 {
		return m.say("do.work", m.area(p.Area()), m.silver(int(montana.Components.BankSilver[p-12])))
	}
	return m.say("do.work", m.area(p.Area()),
		m.good(montana.Components.AreaGood[p.Area()], int(montana.Components.Yield[p])))
}

// rewardName says what is announced of a town row.
func (m *moment) rewardName(a rules.Action) string {
	var parts []string
	if a.Kind() == montana.KindUpgrade {
		copper, stone := montana.UpgradesOf(a)
		if copper > 0 {
			parts = append(parts, m.good(montana.LargeCopper, int(copper)))
		}
		if stone > 0 {
			parts = append(parts, m.good(montana.LargeStone, int(stone)))
		}
	} else {
		for i, n := range montana.TakeOf(a) {
			if n > 0 {
				parts = append(parts, m.good(montana.Components.Rewards[m.asked.A].From[i], int(n)))
			}
		}
	}
	switch {
	case len(parts) == 0 && a.Kind() == montana.KindUpgrade:
		return m.say("button.none.upgrade")
	case len(parts) == 0:
		return m.say("do.nothing")
	case a.Kind() == montana.KindUpgrade:
		return m.say("do.upgrade", m.list(parts))
	}
	return m.say("do.take", m.list(parts))
}
