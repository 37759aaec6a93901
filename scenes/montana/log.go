package montana

import (
	"fmt"

	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/tale"
)

func hasWhite(sector int) bool {
	s := montana.Components.Sectors[sector]
	return s[0] == montana.White || s[1] == montana.White
}

// recruitedLine tells what the line of the spin could not know.
func (m logPart) recruitedLine(e montana.Recruited) tale.Said {
	switch {
	case e.Lacking > 0:
		return did(e.Seat, m.say("log.lacking", m.worker(e.Trade, int(e.Lacking))), "disc")
	case hasWhite(e.Sector):
		return did(e.Seat, m.say("log.takes", m.worker(e.Trade, int(e.N))), "disc")
	}
	return tale.Said{Seat: e.Seat}
}

// staffedLine names the area only with the large space: the small one beside it
// comes right after.
func (m logPart) staffedLine(e montana.Staffed) string {
	n := m.count("n.workers", e.Workers.Size())
	if e.Small {
		return m.say("log.staffed.small", n)
	}
	return m.say("log.staffed", n, m.area(e.Place.Area()))
}

// endKey is key, or key.now where no other seat has a turn left in the round
// that seat ends.
func (m logPart) endKey(key string, seat rules.Seat) string {
	if (int(seat)+1)%m.s.Players() == int(m.s.First()) {
		return key + ".now"
	}
	return key
}

func (m logPart) builtLine(e montana.Built) string {
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

func (m logPart) rewardedLine(e montana.Rewarded) string {
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

func (m logPart) givers(gave [montana.MaxSeats]bool) string {
	var names []string
	for seat, g := range gave {
		if g {
			names = append(names, m.Name(seatOf(seat)))
		}
	}
	return m.list(names)
}

func seatMark(seat rules.Seat) string { return fmt.Sprintf("seat %d", seat) }
