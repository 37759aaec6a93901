package montana

import (
	"fmt"
	"strconv"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// areaIcons tell the work areas by what they yield.
var areaIcons = [5]string{"copper", "stone", "grain", "pumpkin", "coin"}

func (m logPart) contractorGlyph(seat rules.Seat) board.Glyph {
	look := palette.Seats[m.Seats[seat].Look]
	return board.PieceGlyph("contractor/"+look.ID, look.Fill, "")
}

// builtGlyphs are the houses that were placed, and what came with them.
func (m logPart) builtGlyphs(e montana.Built) []board.Glyph {
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

// unusedGlyphs are how many of the builds of a turn were used, and what the others paid.
func (m logPart) unusedGlyphs(e montana.SettleEnded) []board.Glyph {
	look := palette.Seats[m.Seats[e.Seat].Look]
	most := int(montana.Components.MaxBuilds)
	used := most - int(e.Silver/montana.Components.SpareSilver)
	return []board.Glyph{board.Mute(board.PieceGlyph("settlement/"+look.ID, look.Fill, fmt.Sprintf("%d/%d", used, most))),
		plus("coin", int(e.Silver))}
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
