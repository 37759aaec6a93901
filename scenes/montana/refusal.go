package montana

import (
	"slices"

	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/board"
	"tilestead/ui"
)

func seatOf(i int) rules.Seat { return rules.Seat(i) }

// clickable says whether a target lies at p.
func (b *Board) clickable(v *board.View, p ui.Point) bool {
	return slices.ContainsFunc(b.Targets(v), func(t board.Target) bool { return t.Area.Contains(p) })
}

// refusal says why nothing can be done with a thing, or "".
func (m helpPart) refusal(o thing) string {
	if o.kind == noThing {
		return ""
	}
	if !m.Person(m.turn) {
		return m.say("no.turn", m.Name(m.turn))
	}
	switch o.kind {
	case hexThing:
		return m.noHex(o.hex)
	case placeThing:
		return m.noPlace(o.place)
	case smallThing:
		return m.noSmall(o.place)
	case cellThing:
		return m.noCell(o.row, o.column)
	case townThing, rewardThing:
		if m.asked.Kind == montana.StepTurn {
			return ""
		}
		return m.notNow()
	case discThing:
		switch m.asked.Kind {
		case montana.StepAdvance:
			return m.noSector(o.sector)
		case montana.StepTurn:
			return m.say("no.turn.disc")
		}
		return m.notNow()
	case cattleThing:
		return m.noCattle()
	case canteenThing:
		return m.noCanteen()
	case slotThing:
		if t := m.aims().tray(); !t.Slots[o.slot].Full {
			return m.say("no.slot")
		}
	}
	return ""
}

// notNow names what has to be decided first.
func (m helpPart) notNow() string {
	p := m.s.Prompt()
	if p.Key == "bid" && p.Source == "first" {
		return m.say("no.now.bid.first")
	}
	return m.say("no.now." + p.Key)
}

func (m helpPart) noHex(h montana.Hex) string {
	f, ok := m.s.Face(h)
	if k := m.asked.Kind; k != montana.StepTurn && k != montana.StepSettle {
		return m.notNow()
	}
	_, n := m.s.Settlements(h)
	switch {
	case !ok:
		return ""
	case h == m.s.Start():
		return m.say("no.start")
	case f.Kind == montana.Lake:
		return m.say("no.lake")
	case f.Kind == montana.Mountain:
		return m.say("no.mountain")
	case n > 0:
		return m.say("no.settled")
	case !m.land().reachable(h):
		return m.say("no.neighbour")
	case m.s.Player(m.turn).Left == 0:
		return m.say("no.settlement")
	}
	var lacking montana.Stock
	for g, cost := range f.Cost {
		lacking[g] = max(0, cost-m.s.Player(m.turn).Goods[g])
	}
	if lacking != (montana.Stock{}) {
		return m.say("no.goods", m.goods(lacking))
	}
	return m.notNow()
}

func (m helpPart) noPlace(p montana.Place) string {
	if m.asked.Kind != montana.StepTurn {
		return m.notNow()
	}
	me := m.s.Player(m.turn)
	switch {
	case m.s.Workers(p).Size() > 0:
		return m.say("no.occupied")
	case p >= 12:
		return m.count("no.workers", int(montana.Components.BankWorkers[p-12])-me.Workers.Size())
	case me.Silver < montana.Components.Price[p]:
		return m.say("no.silver", m.silver(int(montana.Components.Price[p]-me.Silver)))
	case me.Workers[montana.Components.AreaTrade[p.Area()]] == 0 && me.Workers.Size() < 2:
		return m.say("no.trade", m.worker(montana.Components.AreaTrade[p.Area()], 1))
	}
	return m.notNow()
}

func (m helpPart) noSmall(p montana.Place) string {
	if m.asked.Kind != montana.StepSmall && m.asked.Kind != montana.StepTurn {
		return m.notNow()
	}
	if m.s.SmallWorkers(p).Size() > 0 {
		return m.say("no.occupied")
	}
	return m.say("no.small")
}

func (m helpPart) noCell(r montana.Row, column int) string {
	switch m.asked.Kind {
	case montana.StepBid:
	case montana.StepTurn:
		return m.say("no.turn.cell")
	default:
		return m.notNow()
	}
	if m.town().taken(r, column) {
		return m.say("no.taken")
	}
	if lacking := m.town().lacking(r, column); lacking > 0 {
		return m.say("no.pumpkins", m.good(montana.Pumpkin, lacking))
	}
	return m.notNow()
}

func (m helpPart) noSector(sector int) string {
	n := (sector - m.s.Arrow() + len(montana.Components.Sectors)) % len(montana.Components.Sectors)
	if n == 0 {
		return m.say("no.here")
	}
	if have := int(m.s.Player(m.turn).Goods[montana.Grain]); have < n {
		return m.say("no.grain", m.good(montana.Grain, n-have))
	}
	return m.notNow()
}

func (m helpPart) noCattle() string {
	switch {
	case m.own != m.s.Active():
		return m.say("no.cattle.turn")
	case m.s.Player(m.own).Cattle == 0:
		return m.say("no.cattle")
	case m.Deciding() && m.trading():
		return m.say("no.now.bargain")
	}
	return m.notNow()
}

func (m helpPart) noCanteen() string {
	if m.s.Player(m.own).Canteens == 0 {
		return m.say("no.canteen")
	}
	return m.say("no.canteen.end")
}
