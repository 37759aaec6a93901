package montana

import (
	"tilestead/rules"
	"tilestead/rules/montana"
)

func (m helpPart) tip(o thing) []string {
	switch o.kind {
	case hexThing:
		return m.hexTip(o.hex)
	case placeThing:
		return m.placeTip(o.place)
	case smallThing:
		g := montana.Components.AreaGood[o.place.Area()]
		return m.standers([]string{m.say("tip.small"),
			m.say("tip.small.1", m.good(g, int(montana.Components.SmallYield)))}, m.s.SmallWorkers(o.place))
	case siteThing:
		g := montana.Components.AreaGood[o.area]
		return []string{m.area(o.area), m.aims().staffingRule(montana.Place(o.area * 3)), m.say("tip.area.full"),
			m.say("tip.supply", m.good(g, int(m.s.Supply()[g])))}
	case cellThing:
		lines := []string{m.say("tip.cell", m.good(montana.Pumpkin, int(montana.Components.Pumpkins[o.column])))}
		lines = append(append(lines, m.rewardTip(o.row)...), m.say("tip.cell.1"))
		return append(lines, m.bidThere(o.row, o.column)...)
	case rewardThing:
		return append([]string{m.say("town")}, m.rewardTip(o.row)...)
	case priceThing:
		return []string{m.say("tip.cell", m.good(montana.Pumpkin, int(montana.Components.Pumpkins[o.column])))}
	case townThing:
		return []string{m.say("auction"), m.say("tip.town.1"), m.say("tip.town.2")}
	case discThing:
		return m.discTip(o.sector)
	case plateThing:
		return m.plateTip(o.seat)
	case goodThing:
		return []string{m.good(o.good, int(m.s.Player(m.own).Goods[o.good])),
			m.say("tip.supply", m.good(o.good, int(m.s.Supply()[o.good])))}
	case cattleThing:
		if m.Deciding() && m.trading() { // why it can't be clicked says all
			return []string{m.count("n.cattle", int(m.s.Player(m.own).Cattle))}
		}
		return []string{m.count("n.cattle", int(m.s.Player(m.own).Cattle)),
			m.say("tip.cattle.for"), m.say("tip.supply", m.count("n.cattle", m.s.Herd()))}
	case canteenThing:
		return []string{m.count("n.canteen", int(m.s.Player(m.own).Canteens)),
			m.say("tip.canteen")}
	case bidderThing:
		return []string{m.Name(o.seat), m.good(montana.Pumpkin, int(m.s.Player(o.seat).Goods[montana.Pumpkin])),
			m.say("tip."+m.town().bidStatus(o.seat), m.town().payOrder(o.seat))}
	case slotThing:
		slot := m.aims().tray().Slots[o.slot]
		return []string{slot.Label, slot.Hint}
	}
	return nil
}

// rewardTip is what a row gives, and what an upgrade is where it gives one.
func (m helpPart) rewardTip(r montana.Row) []string {
	if montana.Components.Rewards[r].Upgrades == 0 {
		return []string{m.reward(r)}
	}
	return []string{m.reward(r), m.say("tip.upgrade")}
}

func (m helpPart) hexTip(h montana.Hex) []string {
	f, ok := m.s.Face(h)
	if !ok {
		return nil
	}
	lines := []string{m.terrain(h)}
	if h == m.s.Start() {
		return append(lines, m.say("tip.start.1"))
	}
	switch f.Kind {
	case montana.Lake:
		if m.s.CanteenOn(h) {
			return append(lines, m.say("tip.lake.canteen"))
		}
		return append(lines, m.say("tip.lake"))
	case montana.Mountain:
		return append(lines, m.say("tip.mountain"))
	}
	if seat, n := m.s.Settlements(h); n > 0 {
		return append(lines, m.say("tip.settled", m.Name(seat), m.count("n.settlement", n)))
	}
	lines = append(lines, m.say("tip.cost", m.goods(f.Cost)))
	if f.Double {
		lines = append(lines, m.say("tip.double"))
	}
	if m.s.CattleOn(h) {
		lines = append(lines, m.say("tip.cattle"))
	}
	return lines
}

// standers adds who stands on a place.
func (m helpPart) standers(lines []string, w montana.Handful) []string {
	if w.Size() > 0 {
		return append(lines, m.say("tip.here", m.workers(w)))
	}
	return lines
}

func (m helpPart) placeTip(p montana.Place) []string {
	lines := []string{m.area(p.Area()), m.hints().placeHint(p)}
	if p >= 12 {
		lines = append(lines, m.say("tip.bank.full"))
	} else {
		g := montana.Components.AreaGood[p.Area()]
		lines = append(lines, m.say("tip.area.full"), m.say("tip.supply", m.good(g, int(m.s.Supply()[g]))))
	}
	return m.standers(lines, m.s.Workers(p))
}

func (m helpPart) discTip(sector int) []string {
	lines := []string{m.say("disc"), m.sector(sector)}
	for _, t := range montana.Components.Sectors[sector] {
		if t == montana.White {
			lines = append(lines, m.say("tip.white"))
			break
		}
	}
	return append(lines, m.say("tip.disc"), m.say("tip.supply", m.workers(m.s.Pool())))
}

func (m helpPart) plateTip(seat rules.Seat) []string {
	p := m.s.Player(seat)
	lines := []string{m.Name(seat)}
	if seat == m.s.First() {
		lines = append(lines, m.say("tip.first"))
	}
	has := m.goods(p.Goods)
	if has == "" {
		has = m.say("tip.nogoods")
	}
	lines = append(lines, has)
	if p.Workers.Size() > 0 {
		lines = append(lines, m.workers(p.Workers))
	}
	var owns []string
	if p.Silver > 0 || p.Cattle == 0 && p.Canteens == 0 { // no nought beside what there is
		owns = append(owns, m.silver(int(p.Silver)))
	}
	if p.Cattle > 0 {
		owns = append(owns, m.count("n.cattle", int(p.Cattle)))
	}
	if p.Canteens > 0 {
		owns = append(owns, m.count("n.canteen", int(p.Canteens)))
	}
	return append(lines, m.list(owns), m.say("tip.left", m.count("n.settlement", int(p.Left))))
}

// bidThere tells who stood on a space at the end of the last auction.
func (m helpPart) bidThere(r montana.Row, column int) (lines []string) {
	last := m.lastBids()
	if last == nil {
		return nil
	}
	for seat := range rules.Seat(m.s.Players()) {
		if row, col, ok := last.Contractor(seat); ok && row == r && col == column {
			lines = append(lines, m.say("tip.cell.last", m.Name(seat)))
		}
	}
	return lines
}
