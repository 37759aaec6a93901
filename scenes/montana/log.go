package montana

import (
	"fmt"

	kernel "tilestead/rules"
	rules "tilestead/rules/montana"
	"tilestead/scenes/board"
)

// Line is a beat as a line of the log; who did it stands beside it.
func (b *Board) Line(v *board.View, before kernel.State, beat kernel.Beat) (l board.Line, ok bool) {
	m := b.moment(v)
	seat, text, mark := m.line(beat)
	return board.Line{Seat: seat, Text: text, Mark: mark, Topic: topicOf(beat.Event)}, text != ""
}

// topicOf is the entry of the rules behind what happened.
func topicOf(e kernel.Event) string {
	switch e := e.(type) {
	case rules.StartLaid:
		return "land"
	case rules.StartPlayer:
		return "setup"
	case rules.TurnBegan, rules.CanteenUsed:
		return "canteen"
	case rules.Spun:
		return "recruit"
	case rules.Advanced:
		return "advance"
	case rules.Recruited:
		if e.Lacking > 0 {
			return "shortage"
		}
		return "white"
	case rules.WorkerReturned:
		return "limit"
	case rules.Staffed:
		switch {
		case e.Small:
			return "small"
		case e.Place.Area() == rules.Bank:
			return "bank"
		}
		return "areas"
	case rules.BankPaid:
		return "bank"
	case rules.Harvested:
		if e.Lacking > 0 {
			return "shortage"
		}
		return "areas"
	case rules.GoodsShortage, rules.WorkerShortage:
		return "shortage"
	case rules.SettleEnded:
		return "unused"
	case rules.Built:
		switch {
		case e.Rows > 0:
			return "row"
		case e.Placed > 1:
			return "double"
		}
		return "settle"
	case rules.CattleTraded:
		return "cattle"
	case rules.AreaCleared:
		return "emptying"
	case rules.EndAnnounced:
		return "end"
	case rules.GameOver:
		return "winner"
	case rules.TownOpened:
		return "town"
	case rules.Bid:
		return "bid"
	case rules.Outbid:
		return "outbid"
	case rules.Passed:
		return "passing"
	case rules.BidPaid:
		return "paying"
	case rules.CattleRewarded, rules.Rewarded:
		return "rewards"
	}
	return ""
}

// line is silent for what another line already tells: workers taken one by
// one, a place left for its yield, contractors going home.
func (m *moment) line(beat kernel.Beat) (seat kernel.Seat, text, mark string) {
	switch e := beat.Event.(type) {
	case rules.StartLaid:
		return kernel.Nature, m.say("log.start"), hexID(m.s, e.Hex)
	case rules.StartPlayer:
		return e.Seat, m.say("log.first"), seatMark(e.Seat)
	case rules.TurnBegan:
		if e.Extra {
			return e.Seat, m.say("log.extra"), seatMark(e.Seat)
		}
	case rules.Spun:
		return e.Seat, m.say("log.spun", m.sectorBrief(e.To)), "disc"
	case rules.Advanced:
		return e.Seat, m.say("log.advanced", m.good(rules.Grain, e.Steps), m.sectorBrief(e.To)), "disc"
	case rules.Recruited:
		return m.recruitedLine(e)
	case rules.WorkerReturned:
		return e.Seat, m.say("log.returned", m.worker(e.Trade, 1)), seatMark(e.Seat)
	case rules.Staffed:
		return e.Seat, m.staffedLine(e), spacePiece(e.Place, e.Small)
	case rules.BankPaid:
		return e.Seat, m.say("log.gets", m.silver(int(e.Silver))), placeID(e.Place)
	case rules.Harvested:
		text := m.say("log.gets", m.good(e.Good, int(e.N)))
		if e.Lacking > 0 {
			text += ", " + m.say("log.lacking", m.good(e.Good, int(e.Lacking)))
		}
		return e.Seat, text, spacePiece(e.Place, e.Small)
	case rules.GoodsShortage:
		return kernel.Nature, m.say("log.shortage", m.good(e.Good, 1), m.givers(e.Gave)), ""
	case rules.WorkerShortage:
		return kernel.Nature, m.say("log.shortage", m.worker(e.Trade, 1), m.givers(e.Gave)), ""
	case rules.SettleEnded:
		if e.Silver > 0 {
			return e.Seat, m.say("log.unused", m.silver(int(e.Silver))), ""
		}
	case rules.Built:
		return e.Seat, m.builtLine(e), hexID(m.s, e.Hex)
	case rules.CattleTraded:
		text := m.say("log.traded", m.bargain(e.Bargain))
		if e.Lacking > 0 {
			text = m.say("log.traded.none")
		}
		return e.Seat, text, seatMark(e.Seat)
	case rules.AreaCleared:
		return kernel.Nature, m.say("log.cleared", m.area(e.Area)), ""
	case rules.CanteenUsed:
		return e.Seat, m.say("log.canteen"), seatMark(e.Seat)
	case rules.EndAnnounced:
		return e.Seat, m.say(m.endKey("log.end", e.Seat)), seatMark(e.Seat)
	case rules.GameOver:
		var names []string
		for _, w := range e.Winners {
			names = append(names, m.name(w))
		}
		return kernel.Nature, m.count("log.over", len(names), m.list(names)), ""
	}
	return m.townLine(beat)
}

func (m *moment) townLine(beat kernel.Beat) (seat kernel.Seat, text, mark string) {
	switch e := beat.Event.(type) {
	case rules.TownOpened:
		if e.N == 0 {
			return e.Seat, m.say("log.town.none"), "town"
		}
		return e.Seat, m.say("log.town"), "town"
	case rules.Bid:
		return e.Seat, m.say("log.bid", m.good(rules.Pumpkin, int(rules.Components.Pumpkins[e.Column])), m.say("row."+rowNames[e.Row])), cellID(e.Row, e.Column)
	case rules.Outbid:
		return e.Seat, m.say("log.outbid", m.name(e.By)), "town"
	case rules.Passed:
		if e.Forced {
			return e.Seat, m.say("log.passed.forced"), "town"
		}
		return e.Seat, m.say("log.passed"), "town"
	case rules.BidPaid:
		return e.Seat, m.say("log.paid", m.good(rules.Pumpkin, int(e.Pumpkins))), "town"
	case rules.CattleRewarded:
		return e.Seat, m.say("log.gets", m.count("n.cattle", int(e.Cattle))), "town"
	case rules.Rewarded:
		if silent(e) {
			return kernel.Nature, "", ""
		}
		return e.Seat, m.rewardedLine(e), "town"
	}
	return kernel.Nature, "", ""
}

// silent are the events without a line: others tell the same.
func silent(e kernel.Event) bool {
	switch e := e.(type) {
	case rules.TileLaid, rules.ContractorsHome:
		return true
	case rules.TurnBegan:
		return !e.Extra
	case rules.Recruited:
		return e.Lacking == 0 && !hasWhite(e.Sector)
	case rules.SettleEnded:
		return e.Silver == 0
	case rules.Rewarded: // of a row whose cattle came before
		nothing := rules.Rewarded{Seat: e.Seat, Row: e.Row}
		return rules.Components.Rewards[e.Row].Cattle > 0 && e == nothing
	}
	return false
}

func hasWhite(sector int) bool {
	s := rules.Components.Sectors[sector]
	return s[0] == rules.White || s[1] == rules.White
}

// recruitedLine tells what the line of the spin could not know.
func (m *moment) recruitedLine(e rules.Recruited) (kernel.Seat, string, string) {
	switch {
	case e.Lacking > 0:
		return e.Seat, m.say("log.lacking", m.worker(e.Trade, int(e.Lacking))), "disc"
	case hasWhite(e.Sector):
		return e.Seat, m.say("log.takes", m.worker(e.Trade, int(e.N))), "disc"
	}
	return e.Seat, "", ""
}

// staffedLine names the area only with the large space: the small one beside it
// comes right after.
func (m *moment) staffedLine(e rules.Staffed) string {
	n := m.count("n.workers", e.Workers.Size())
	if e.Small {
		return m.say("log.staffed.small", n)
	}
	return m.say("log.staffed", n, m.area(e.Place.Area()))
}

// endKey is key, or key.now where no other seat has a turn left in the round
// that seat ends.
func (m *moment) endKey(key string, seat kernel.Seat) string {
	if (int(seat)+1)%m.s.Players() == int(m.s.First()) {
		return key + ".now"
	}
	return key
}

func (m *moment) builtLine(e rules.Built) string {
	text := m.count("log.built", int(e.Placed), m.landOf(e.Hex))
	if e.Rows > 0 {
		text += ", " + m.say("log.row")
	}
	if e.Cattle {
		text += ", " + m.count("n.cattle", 1)
	}
	if n := len(e.Canteen); n > 0 {
		text += ", " + m.count("n.canteen", n)
	}
	return text
}

func (m *moment) rewardedLine(e rules.Rewarded) string {
	var parts []string
	if e.Cattle > 0 {
		parts = append(parts, m.count("n.cattle", int(e.Cattle)))
	}
	if e.Silver > 0 {
		parts = append(parts, m.silver(int(e.Silver)))
	}
	parts = m.eachGood(parts, e.Goods)
	text := m.say("log.gets", m.list(parts))
	if len(parts) == 0 {
		text = m.say("log.nothing")
	}
	if l := m.goods(e.Lacking); l != "" {
		text += ", " + m.say("log.lacking", l)
	}
	if e.NoCattle {
		text += ", " + m.say("log.nocattle")
	}
	return text
}

func (m *moment) givers(gave [rules.MaxSeats]bool) string {
	var names []string
	for seat, g := range gave {
		if g {
			names = append(names, m.name(seatOf(seat)))
		}
	}
	return m.list(names)
}

func seatMark(seat kernel.Seat) string { return fmt.Sprintf("seat %d", seat) }
