package montana

import (
	"math"

	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/ui"
)

// A thingKind is a kind of thing on the table that can be asked about.
type thingKind int8

const (
	noThing thingKind = iota
	hexThing
	placeThing
	smallThing
	siteThing
	cellThing
	rewardThing
	priceThing
	townThing
	discThing
	plateThing
	goodThing
	cattleThing
	canteenThing
	bidderThing
	slotThing
)

// A thing is what can be asked about; which fields count follows from its kind.
type thing struct {
	kind   thingKind
	hex    montana.Hex
	place  montana.Place
	area   montana.Area
	row    montana.Row
	column int
	sector int
	seat   rules.Seat
	good   montana.Good
	slot   int // of the tray
}

// find is the thing at a canvas point.
func (m helpPart) find(p ui.Point) thing {
	tray := m.aims().tray()
	if i := tray.Under(p); i >= 0 && !tray.Slots[i].Gone {
		return thing{kind: slotThing, slot: i}
	}
	if len(tray.Slots) > 0 && tray.Area.Contains(p) {
		return thing{}
	}
	if m.s.Auction() {
		if o := m.findInAuction(p); o.kind != noThing || m.at.auction.panel.Contains(p) {
			return o
		}
	}
	for i, r := range m.at.item {
		if r.Contains(p) {
			switch {
			case i < montana.Goods:
				return thing{kind: goodThing, good: montana.Good(i)}
			case i == montana.Goods:
				return thing{kind: cattleThing}
			}
			return thing{kind: canteenThing}
		}
	}
	for i, r := range m.at.plates {
		if r.Contains(p) {
			return thing{kind: plateThing, seat: seatOf(i)}
		}
	}
	if m.at.panel.Contains(p) {
		return m.findOnWorkerBoard(p)
	}
	if x, y := p.X-m.at.disc.X, p.Y-m.at.disc.Y; !m.s.Auction() && math.Hypot(x, y) < m.at.discR {
		n := len(montana.Components.Sectors)
		turn := math.Atan2(x, -y) / (2 * math.Pi) * float64(n)
		return thing{kind: discThing, sector: (int(math.Round(turn)) + n) % n}
	}
	if h := m.hexUnder(p); h != montana.NoHex {
		return thing{kind: hexThing, hex: h}
	}
	return thing{}
}

func (m helpPart) findInAuction(p ui.Point) thing {
	if o := findInGrid(&m.at.auction.grid, p); o.kind != noThing {
		return o
	}
	for i, r := range m.at.auction.seats {
		if r.Contains(p) {
			return thing{kind: bidderThing, seat: seatOf(i)}
		}
	}
	for i, r := range m.at.auction.words {
		if r.Contains(p) {
			return thing{kind: rewardThing, row: montana.Row(i)}
		}
	}
	return thing{}
}

func findInGrid(g *grid, p ui.Point) thing {
	for r := range g.cell {
		for col := int(montana.Components.Rewards[r].FirstColumn); col <= montana.Columns; col++ {
			if g.cell[r][col].Contains(p) {
				return thing{kind: cellThing, row: montana.Row(r), column: col}
			}
		}
		if g.reward[r].Contains(p) {
			return thing{kind: rewardThing, row: montana.Row(r)}
		}
	}
	for col := 1; col <= montana.Columns; col++ {
		if g.head[col].Contains(p) {
			return thing{kind: priceThing, column: col}
		}
	}
	return thing{}
}

func (m helpPart) findOnWorkerBoard(p ui.Point) thing {
	for i, r := range m.at.place {
		if r.Contains(p) {
			return thing{kind: placeThing, place: montana.Place(i)}
		}
	}
	for i, r := range m.at.small {
		if r.Contains(p) {
			return thing{kind: smallThing, place: montana.Place(i)}
		}
	}
	for i, r := range m.at.sites {
		if r.Contains(p) {
			return thing{kind: siteThing, area: montana.Area(i)}
		}
	}
	if o := findInGrid(&m.at.grid, p); o.kind != noThing {
		return o
	}
	if m.at.town.Contains(p) {
		return thing{kind: townThing}
	}
	return thing{}
}
