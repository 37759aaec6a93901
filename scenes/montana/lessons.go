package montana

import (
	"embed"

	"tilestead/rules/montana"
	"tilestead/scenes/board"
	"tilestead/ui"
)

//go:embed lessons
var lessonFiles embed.FS

// lessons are told by Marta, an old settler.
func lessons(b *Board) board.Lessons {
	l := board.LessonsIn(lessonFiles, "contractor/plum", b.moment, lessonSpots)
	l.Notes = notes
	return l
}

// lessonSpots are where things lie: disc, panel, bank, town, auction, prices, rewards, goods,
// good NAME, tray, cattle, canteen, plate SEAT, area NAME, place NAME, small NAME, hex Q,R.
var lessonSpots = board.Spots[*moment]{
	"disc":    board.There(func(m *moment) ui.Rect { return m.land().discBox() }),
	"panel":   board.There(func(m *moment) ui.Rect { return m.at.panel }),
	"bank":    board.There(func(m *moment) ui.Rect { return m.land().bankBox().Inset(4) }),
	"town":    board.There(func(m *moment) ui.Rect { return m.at.town.Inset(-3) }),
	"auction": auctionSpot,
	"stage":   stageSpot,
	"rewards": board.There(func(m *moment) ui.Rect { return around(m.bidGrid().reward[:], montana.Rows).Inset(1) }),
	"prices":  board.There(func(m *moment) ui.Rect { return around(m.bidGrid().head[1:], montana.Columns).Inset(4) }),
	"tray":    traySpot,
	"goods":   board.There(func(m *moment) ui.Rect { return m.at.goods }),
	"cattle":  board.There(func(m *moment) ui.Rect { return m.at.item[montana.Goods] }),
	"canteen": board.There(func(m *moment) ui.Rect { return m.at.item[montana.Goods+1] }),
	"good":    func(m *moment, which string) (ui.Rect, bool) { return called(goodIcons[:], m.at.item[:], which) },
	"plate":   func(m *moment, which string) (ui.Rect, bool) { return board.Plate(m.at.plates, which) },
	"area":    func(m *moment, which string) (ui.Rect, bool) { return called(areaNames[:], m.at.sites[:], which) },
	"place": func(m *moment, which string) (ui.Rect, bool) {
		return called(montana.Components.PlaceIDs[:], m.at.place[:], which)
	},
	"small": func(m *moment, which string) (ui.Rect, bool) {
		return called(montana.Components.PlaceIDs[:], m.at.small[:], which)
	},
	"hex": func(m *moment, which string) (ui.Rect, bool) {
		for h := range montana.Hex(m.s.Hexes()) {
			if hexID(m.s, h) == "hex "+which {
				return m.hexArea(h), true
			}
		}
		return ui.Rect{}, false
	},
}

// traySpot is where pieces are chosen, while they are.
func traySpot(m *moment, _ string) (ui.Rect, bool) { return m.aims().tray().Area, m.aims().trayOpen() }

func auctionSpot(m *moment, _ string) (ui.Rect, bool) { return m.at.auction.panel, m.s.Auction() }

// stageSpot is what should be seen whole: the auction while there is one, else the disc.
func stageSpot(m *moment, _ string) (ui.Rect, bool) {
	if r, ok := auctionSpot(m, ""); ok {
		return r, true
	}
	return m.land().discBox(), true
}

// called is the box of the thing of that name; there may be fewer boxes than names.
func called(names []string, boxes []ui.Rect, which string) (ui.Rect, bool) {
	for i, name := range names {
		if name == which && i < len(boxes) {
			return boxes[i], true
		}
	}
	return ui.Rect{}, false
}

// bidGrid is where prices and rewards lie: on the open town in an auction.
func (m *moment) bidGrid() *grid {
	if m.s.Auction() {
		return &m.at.auction.grid
	}
	return &m.at.grid
}
