package montana

import (
	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/ui"
)

// Where pieces come from and go to when they move. Each is asked anew every
// frame, for the map may be moved meanwhile.

// medalAt is the sign on a seat plate.
func (m *moment) medalAt(seat rules.Seat) ui.Point {
	r := m.at.plates[seat]
	return ui.Point{X: r.X + m.at.strip/2, Y: r.Y + r.H/2}
}

// goodAt is the counter of a good: in the panel of the seat that is shown
// there, else on its plate.
func (m *moment) goodAt(seat rules.Seat, g montana.Good) ui.Point {
	if seat == m.own {
		r := m.at.item[g]
		return ui.Point{X: r.X + r.W/2, Y: r.Y + r.H*0.4}
	}
	return m.seats().plateGoodAt(seat, g)
}

// The counters of a seat plate, in the order of plateCounters.
const (
	leftCounter = iota
	silverCounter
	cattleCounter
	canteenCounter
)

func (m *moment) counterAt(seat rules.Seat, i int) ui.Point {
	if seat == m.own && i >= cattleCounter {
		r := m.at.item[montana.Goods+i-cattleCounter]
		return ui.Point{X: r.X + r.W/2, Y: r.Y + r.H*0.4}
	}
	k := m.seats().plateCounters(seat)[i]
	return ui.Point{X: k.x, Y: k.y}
}

// siteOf is the area whose supply a good comes from.
func siteOf(g montana.Good) montana.Area {
	switch g {
	case montana.LargeCopper:
		g = montana.SmallCopper
	case montana.LargeStone:
		g = montana.SmallStone
	}
	for a, good := range montana.Components.AreaGood {
		if good == g {
			return montana.Area(a)
		}
	}
	return montana.Mine
}

// supplyAt is where the supply of a good is thought to lie.
func (m *moment) supplyAt(g montana.Good) ui.Point {
	r := m.at.sites[siteOf(g)]
	return ui.Point{X: r.X + min(16, m.at.figure/2), Y: r.Y + r.H/2}
}

// bankAt is where silver comes from and goes to.
func (m *moment) bankAt() ui.Point {
	r := m.at.place[13]
	return ui.Point{X: r.X + r.W/2, Y: r.Y + r.H/2}
}

// poolAt is where workers come from and go to.
func (m *moment) poolAt() ui.Point { return m.at.disc }

// spaceAt is where workers stand on a space.
func (m *moment) spaceAt(p montana.Place, small bool) ui.Point {
	r := m.at.place[p]
	if small {
		r = m.at.small[p]
		return ui.Point{X: r.X + r.W/2, Y: r.Y + r.H}
	}
	return ui.Point{X: r.X + min(r.H, 30)*0.6, Y: r.Y + r.H - 1}
}

// yieldAt is the good shown on a space.
func (m *moment) yieldAt(p montana.Place, small bool) ui.Point {
	r := m.at.place[p]
	if small {
		r = m.at.small[p]
	}
	return ui.Point{X: r.X + r.W - 12, Y: r.Y + r.H/2}
}

// rewardAt is the reward of a town row, in the open auction.
func (m *moment) rewardAt(r montana.Row) ui.Point { return m.at.auction.grid.reward[r].Center() }

// spotAt is where the i-th worker of a seat stands: between its feet and head.
func (m *moment) spotAt(seat rules.Seat, i int) ui.Point {
	x, y, high := m.seats().workerSpot(seat, min(i, int(montana.Components.WorkerLimit)-1))
	return ui.Point{X: x, Y: y - high/2}
}
