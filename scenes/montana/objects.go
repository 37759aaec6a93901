package montana

import (
	"math"

	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/ui"
)

// An objectKind is a kind of thing on the table that can be asked about.
type objectKind int8

const (
	noObject objectKind = iota
	hexObject
	placeObject
	smallObject
	siteObject
	cellObject
	rewardObject
	priceObject
	townObject
	discObject
	plateObject
	goodObject
	cattleObject
	canteenObject
	bidderObject
	optionObject
)

// An object is a thing on the table; what fields count follows from its kind.
type object struct {
	kind   objectKind
	hex    montana.Hex
	place  montana.Place
	area   montana.Area
	row    montana.Row
	column int
	sector int
	seat   rules.Seat
	good   montana.Good
	option int
}

// find is the object at a canvas point.
func (m *moment) find(p ui.Point) object {
	os := m.options()
	for i := range os {
		if trayItem(m.tray(), m.Frame.Layout, i, len(os)).Contains(p) {
			return object{kind: optionObject, option: i}
		}
	}
	if len(os) > 0 && m.tray().Contains(p) {
		return object{}
	}
	if m.s.Auction() && m.at.auction.panel.Contains(p) {
		return m.findInAuction(p)
	}
	for i, r := range m.at.item {
		if r.Contains(p) {
			switch {
			case i < montana.Goods:
				return object{kind: goodObject, good: montana.Good(i)}
			case i == montana.Goods:
				return object{kind: cattleObject}
			}
			return object{kind: canteenObject}
		}
	}
	for i, r := range m.at.plates {
		if r.Contains(p) {
			return object{kind: plateObject, seat: seatOf(i)}
		}
	}
	if m.at.panel.Contains(p) {
		return m.findOnWorkerBoard(p)
	}
	if x, y := p.X-m.at.disc.X, p.Y-m.at.disc.Y; math.Hypot(x, y) < m.at.discR {
		n := len(montana.Components.Sectors)
		turn := math.Atan2(x, -y) / (2 * math.Pi) * float64(n)
		return object{kind: discObject, sector: (int(math.Round(turn)) + n) % n}
	}
	if h := m.hexUnder(p); h != montana.NoHex {
		return object{kind: hexObject, hex: h}
	}
	return object{}
}

func (m *moment) findInAuction(p ui.Point) object {
	if o := findInGrid(&m.at.auction.grid, p); o.kind != noObject {
		return o
	}
	for i, r := range m.at.auction.seats {
		if r.Contains(p) {
			return object{kind: bidderObject, seat: seatOf(i)}
		}
	}
	for i, r := range m.at.auction.words {
		if r.Contains(p) {
			return object{kind: rewardObject, row: montana.Row(i)}
		}
	}
	return object{}
}

func findInGrid(g *grid, p ui.Point) object {
	for r := range g.cell {
		for col := int(montana.Components.Rewards[r].FirstColumn); col <= montana.Columns; col++ {
			if g.cell[r][col].Contains(p) {
				return object{kind: cellObject, row: montana.Row(r), column: col}
			}
		}
		if g.reward[r].Contains(p) {
			return object{kind: rewardObject, row: montana.Row(r)}
		}
	}
	for col := 1; col <= montana.Columns; col++ {
		if g.head[col].Contains(p) {
			return object{kind: priceObject, column: col}
		}
	}
	return object{}
}

func (m *moment) findOnWorkerBoard(p ui.Point) object {
	for i, r := range m.at.place {
		if r.Contains(p) {
			return object{kind: placeObject, place: montana.Place(i)}
		}
	}
	for i, r := range m.at.small {
		if r.Contains(p) {
			return object{kind: smallObject, place: montana.Place(i)}
		}
	}
	for i, r := range m.at.sites {
		if r.Contains(p) {
			return object{kind: siteObject, area: montana.Area(i)}
		}
	}
	if o := findInGrid(&m.at.grid, p); o.kind != noObject {
		return o
	}
	if m.at.town.Contains(p) {
		return object{kind: townObject}
	}
	return object{}
}
