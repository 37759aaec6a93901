package montana

import (
	"fmt"

	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/board"
)

// Line is a beat as a line of the log; who did it stands beside it.
func (b *Board) Line(v *board.View, before rules.State, beat rules.Beat) (l board.Line, ok bool) {
	m := b.moment(v)
	seat, text, mark := m.line(beat)
	if text == "" {
		return l, false
	}
	glyphs, loud := m.glyphs(beat)
	return board.Line{Seat: seat, Text: text, Glyphs: glyphs, Loud: loud, Mark: mark, Topic: topicOf(beat.Event)}, true
}

// topicOf is the entry of the rules behind what happened.
func topicOf(e rules.Event) string {
	switch e := e.(type) {
	case montana.StartLaid:
		return "land"
	case montana.StartPlayer:
		return "setup"
	case montana.TurnBegan, montana.CanteenUsed:
		return "canteen"
	case montana.Spun:
		return "recruit"
	case montana.Advanced:
		return "advance"
	case montana.Recruited:
		if e.Lacking > 0 {
			return "shortage"
		}
		return "white"
	case montana.WorkerReturned:
		return "limit"
	case montana.Staffed:
		switch {
		case e.Small:
			return "small"
		case e.Place.Area() == montana.Bank:
			return "bank"
		}
		return "areas"
	case montana.BankPaid:
		return "bank"
	case montana.Harvested:
		if e.Lacking > 0 {
			return "shortage"
		}
		return "areas"
	case montana.GoodsShortage, montana.WorkerShortage:
		return "shortage"
	case montana.SettleEnded:
		return "unused"
	case montana.Built:
		switch {
		case e.Rows > 0:
			return "row"
		case e.Placed > 1:
			return "double"
		}
		return "settle"
	case montana.CattleTraded:
		return "cattle"
	case montana.AreaCleared:
		return "emptying"
	case montana.EndAnnounced:
		return "end"
	case montana.GameOver:
		return "winner"
	case montana.TownOpened:
		return "town"
	case montana.Bid:
		return "bid"
	case montana.Outbid:
		return "outbid"
	case montana.Passed:
		return "passing"
	case montana.BidPaid:
		return "paying"
	case montana.CattleRewarded, montana.Rewarded:
		return "rewards"
	}
	return ""
}

// line is silent for what another line already tells: workers taken one by
// one, a place left for its yield, contractors going home.
func (m *moment) line(beat rules.Beat) (seat rules.Seat, text, mark string) {
	switch e := beat.Event.(type) {
	case montana.StartLaid:
		return rules.Nature, m.say("log.start"), hexID(m.s, e.Hex)
	case montana.StartPlayer:
		return e.Seat, m.say("log.first"), seatMark(e.Seat)
	case montana.TurnBegan:
		if e.Extra {
			return e.Seat, m.say("log.extra"), seatMark(e.Seat)
		}
	case montana.Spun:
		return e.Seat, m.say("log.spun", m.sectorBrief(e.To)), "disc"
	case montana.Advanced:
		return e.Seat, m.say("log.advanced", m.good(montana.Grain, e.Steps), m.sectorBrief(e.To)), "disc"
	case montana.Recruited:
		return m.recruitedLine(e)
	case montana.WorkerReturned:
		return e.Seat, m.say("log.returned", m.worker(e.Trade, 1)), seatMark(e.Seat)
	case montana.Staffed:
		return e.Seat, m.staffedLine(e), spacePiece(e.Place, e.Small)
	case montana.BankPaid:
		return e.Seat, m.say("log.gets", m.silver(int(e.Silver))), placeID(e.Place)
	case montana.Harvested:
		text := m.say("log.gets", m.good(e.Good, int(e.N)))
		if e.Lacking > 0 {
			text += ", " + m.say("log.lacking", m.good(e.Good, int(e.Lacking)))
		}
		return e.Seat, text, spacePiece(e.Place, e.Small)
	case montana.GoodsShortage:
		return rules.Nature, m.say("log.shortage", m.good(e.Good, 1), m.givers(e.Gave)), ""
	case montana.WorkerShortage:
		return rules.Nature, m.say("log.shortage", m.worker(e.Trade, 1), m.givers(e.Gave)), ""
	case montana.SettleEnded:
		if e.Silver > 0 {
			return e.Seat, m.count("log.unused", int(e.Silver/montana.Components.SpareSilver), m.silver(int(e.Silver))), ""
		}
	case montana.Built:
		return e.Seat, m.builtLine(e), hexID(m.s, e.Hex)
	case montana.CattleTraded:
		text := m.say("log.traded", m.bargain(e.Bargain))
		if e.Lacking > 0 {
			text = m.say("log.traded.none")
		}
		return e.Seat, text, seatMark(e.Seat)
	case montana.AreaCleared:
		return rules.Nature, m.say("log.cleared", m.area(e.Area)), ""
	case montana.CanteenUsed:
		return e.Seat, m.say("log.canteen"), seatMark(e.Seat)
	case montana.EndAnnounced:
		return e.Seat, m.say(m.endKey("log.end", e.Seat)), seatMark(e.Seat)
	case montana.GameOver:
		var names []string
		for _, w := range e.Winners {
			names = append(names, m.Name(w))
		}
		return rules.Nature, m.count("log.over", len(names), m.list(names)), ""
	}
	return m.townLine(beat)
}

func (m *moment) townLine(beat rules.Beat) (seat rules.Seat, text, mark string) {
	switch e := beat.Event.(type) {
	case montana.TownOpened:
		if e.N == 0 {
			return e.Seat, m.say("log.town.none"), "town"
		}
		return e.Seat, m.say("log.town"), "town"
	case montana.Bid:
		return e.Seat, m.say("log.bid", m.good(montana.Pumpkin, int(montana.Components.Pumpkins[e.Column])),
			m.say("row."+rowNames[e.Row])), cellID(e.Row, e.Column)
	case montana.Outbid:
		return e.Seat, m.say("log.outbid", m.Name(e.By)), "town"
	case montana.Passed:
		if e.Forced {
			return e.Seat, m.say("log.passed.forced"), "town"
		}
		return e.Seat, m.say("log.passed"), "town"
	case montana.BidPaid:
		return e.Seat, m.say("log.paid", m.good(montana.Pumpkin, int(e.Pumpkins))), "town"
	case montana.CattleRewarded:
		return e.Seat, m.say("log.gets", m.count("n.cattle", int(e.Cattle))), "town"
	case montana.Rewarded:
		if silent(e) {
			return rules.Nature, "", ""
		}
		return e.Seat, m.rewardedLine(e), "town"
	}
	return rules.Nature, "", ""
}

// silent are the events without a line: others tell the same.
func silent(e rules.Event) bool {
	switch e := e.(type) {
	case montana.TileLaid, montana.ContractorsHome:
		return true
	case montana.TurnBegan:
		return !e.Extra
	case montana.Recruited:
		return e.Lacking == 0 && !hasWhite(e.Sector)
	case montana.SettleEnded:
		return e.Silver == 0
	case montana.Rewarded: // of a row whose cattle came before
		nothing := montana.Rewarded{Seat: e.Seat, Row: e.Row}
		return montana.Components.Rewards[e.Row].Cattle > 0 && e == nothing
	}
	return false
}

func hasWhite(sector int) bool {
	s := montana.Components.Sectors[sector]
	return s[0] == montana.White || s[1] == montana.White
}

// recruitedLine tells what the line of the spin could not know.
func (m *moment) recruitedLine(e montana.Recruited) (rules.Seat, string, string) {
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
func (m *moment) staffedLine(e montana.Staffed) string {
	n := m.count("n.workers", e.Workers.Size())
	if e.Small {
		return m.say("log.staffed.small", n)
	}
	return m.say("log.staffed", n, m.area(e.Place.Area()))
}

// endKey is key, or key.now where no other seat has a turn left in the round
// that seat ends.
func (m *moment) endKey(key string, seat rules.Seat) string {
	if (int(seat)+1)%m.s.Players() == int(m.s.First()) {
		return key + ".now"
	}
	return key
}

func (m *moment) builtLine(e montana.Built) string {
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

func (m *moment) rewardedLine(e montana.Rewarded) string {
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

func (m *moment) givers(gave [montana.MaxSeats]bool) string {
	var names []string
	for seat, g := range gave {
		if g {
			names = append(names, m.Name(seatOf(seat)))
		}
	}
	return m.list(names)
}

func seatMark(seat rules.Seat) string { return fmt.Sprintf("seat %d", seat) }
