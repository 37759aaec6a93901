package montana

import (
	"strconv"

	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// areaIcons tell the work areas by what they yield.
var areaIcons = [5]string{"copper", "stone", "grain", "pumpkin", "coin"}

// glyphs are a beat in pictures: workers, goods, silver, houses. loud are turning
// points: a canteen, a row of four, being outbid, the end.
func (m *moment) glyphs(beat rules.Beat) (list []board.Glyph, loud bool) {
	switch e := beat.Event.(type) {
	case montana.StartLaid:
		return []board.Glyph{board.Sign("house", "")}, false
	case montana.StartPlayer:
		return []board.Glyph{board.Sign("star", "1.")}, false
	case montana.TurnBegan:
		return []board.Glyph{board.Sign("extra", "")}, true
	case montana.Spun:
		return sectorGlyphs(e.To), false
	case montana.Advanced:
		return append([]board.Glyph{board.Sign("grain", assets.Number(-e.Steps))}, sectorGlyphs(e.To)...), false
	case montana.Recruited:
		if e.Lacking > 0 {
			return []board.Glyph{workerGlyph(e.Trade, "0"), board.Sign("shortage", "")}, false
		}
		return []board.Glyph{workerGlyph(e.Trade, "+"+strconv.Itoa(int(e.N)))}, false
	case montana.WorkerReturned:
		return []board.Glyph{workerGlyph(e.Trade, "-1")}, false
	case montana.Staffed:
		list := []board.Glyph{board.Sign(areaIcons[e.Place.Area()], "")}
		for t, n := range e.Workers {
			for range n {
				list = append(list, workerGlyph(montana.Trade(t), ""))
			}
		}
		return list, false
	case montana.BankPaid:
		return []board.Glyph{plus("coin", int(e.Silver))}, false
	case montana.Harvested:
		return lacking([]board.Glyph{plus(goodIcons[e.Good], int(e.N))}, int(e.Lacking)), false
	case montana.GoodsShortage:
		return append([]board.Glyph{board.Sign(goodIcons[e.Good], ""), board.Sign("shortage", "")}, givers(e.Gave)...), true
	case montana.WorkerShortage:
		return append([]board.Glyph{workerGlyph(e.Trade, ""), board.Sign("shortage", "")}, givers(e.Gave)...), true
	case montana.SettleEnded:
		return []board.Glyph{plus("coin", int(e.Silver))}, false
	case montana.Built:
		return m.builtGlyphs(e), e.Rows > 0
	case montana.CattleTraded:
		return []board.Glyph{board.Sign("cattle", "-1"), bargainGlyph(e)}, false
	case montana.AreaCleared:
		return []board.Glyph{board.Sign(areaIcons[e.Area], ""), board.Sign("worker", "0")}, false
	case montana.CanteenUsed:
		return []board.Glyph{board.Sign("canteen", "-1"), board.Sign("extra", "")}, true
	case montana.EndAnnounced:
		return []board.Glyph{board.Sign("house", "0"), board.Sign("clock", "")}, true
	case montana.GameOver:
		list = append(list, board.Sign("crown", ""))
		for _, w := range e.Winners {
			list = append(list, board.Medal(w, ""))
		}
		return list, true
	}
	return m.townGlyphs(beat)
}

func (m *moment) townGlyphs(beat rules.Beat) (list []board.Glyph, loud bool) {
	switch e := beat.Event.(type) {
	case montana.TownOpened:
		return []board.Glyph{m.contractorGlyph(e.Seat), plus("pumpkin", int(e.N))}, false
	case montana.Bid:
		pumpkins := strconv.Itoa(int(montana.Components.Pumpkins[e.Column]))
		return []board.Glyph{m.contractorGlyph(e.Seat), board.Sign("pumpkin", pumpkins)}, false
	case montana.Outbid:
		return []board.Glyph{board.Sign("cross", ""), board.Medal(e.By, "")}, true
	case montana.Passed:
		return []board.Glyph{m.contractorGlyph(e.Seat), board.Sign("door", "")}, false
	case montana.BidPaid:
		return []board.Glyph{board.Sign("pumpkin", assets.Number(-int(e.Pumpkins)))}, false
	case montana.CattleRewarded:
		return []board.Glyph{plus("cattle", int(e.Cattle))}, false
	case montana.Rewarded:
		if e.Cattle > 0 {
			list = append(list, plus("cattle", int(e.Cattle)))
		}
		if e.Silver > 0 {
			list = append(list, plus("coin", int(e.Silver)))
		}
		for g, n := range e.Goods {
			if n > 0 {
				list = append(list, plus(goodIcons[g], int(n)))
			}
		}
		short := 0
		for _, n := range e.Lacking {
			short += int(n)
		}
		if len(list) == 0 {
			list = append(list, m.contractorGlyph(e.Seat), board.Sign("", "0"))
		}
		return lacking(list, short), false
	}
	return nil, false
}

func (m *moment) contractorGlyph(seat rules.Seat) board.Glyph {
	look := palette.Seats[m.Seats[seat].Look]
	return board.PieceGlyph("contractor/"+look.ID, look.Fill, "")
}

// builtGlyphs are the houses that were placed, and what came with them.
func (m *moment) builtGlyphs(e montana.Built) []board.Glyph {
	look := palette.Seats[m.Seats[e.Seat].Look]
	list := []board.Glyph{board.PieceGlyph("settlement/"+look.ID, look.Fill, "+"+strconv.Itoa(int(e.Placed)))}
	if e.Rows > 0 {
		list = append(list, board.Sign("row4", ""))
	}
	if e.Cattle {
		list = append(list, plus("cattle", 1))
	}
	if n := len(e.Canteen); n > 0 {
		list = append(list, plus("canteen", n))
	}
	return list
}

// bargainGlyph is what came for a cattle.
func bargainGlyph(e montana.CattleTraded) board.Glyph {
	if e.Lacking > 0 {
		return board.Sign("shortage", "")
	}
	if g, ok := e.Bargain.Good(); ok {
		return plus(goodIcons[g], 1)
	}
	if t, ok := e.Bargain.Trade(); ok {
		return workerGlyph(t, "+1")
	}
	return plus("coin", int(montana.Components.TradeSilver))
}

// plus is so much more of something.
func plus(icon string, n int) board.Glyph { return board.Sign(icon, "+"+strconv.Itoa(n)) }

// lacking adds what did not come.
func lacking(list []board.Glyph, n int) []board.Glyph {
	if n > 0 {
		list = append(list, board.Sign("shortage", strconv.Itoa(n)))
	}
	return list
}

// sectorGlyphs are the workers of a sector of the disc.
func sectorGlyphs(sector int) (list []board.Glyph) {
	for _, t := range montana.Components.Sectors[sector] {
		list = append(list, workerGlyph(t, ""))
	}
	return list
}

func workerGlyph(t montana.Trade, text string) board.Glyph {
	return board.Glyph{Text: text, Draw: func(c *ui.Canvas, box ui.Rect) {
		drawWorker(c, box.X+box.W/2, box.Y+box.H, box.H, t)
	}}
}

// givers are who puts a piece back.
func givers(gave [montana.MaxSeats]bool) (list []board.Glyph) {
	for s, g := range gave {
		if g {
			list = append(list, board.Medal(seatOf(s), "-1"))
		}
	}
	return list
}
