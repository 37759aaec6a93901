package carcassonne

import (
	"math"
	"strconv"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// A good of a seat stands at x, from the plate.
type goodSpot struct {
	good carcassonne.Good
	x    float64 // of its icon's middle
	n    int
}

// plateFor is how the plate of a seat is filled: where goods before the points would leave too
// little for its name, they stand on the line of the figures.
func (m seatsPart) plateFor(seat rules.Seat) plate {
	p := m.plateOf()
	if !p.own && m.trades() && !m.nameIn(seat, p, m.nameEnd(seat, p)).Whole {
		p.low = true
		p.goodY = p.feet - p.icon/2 - 1
	}
	return p
}

// nameIn is the name of a seat on its plate, up to end.
func (m seatsPart) nameIn(seat rules.Seat, p plate, end float64) board.Nameplate {
	return board.LayName(m.Name(seat), end-p.left, 2*p.text)
}

// nameEnd is where the name of a seat has to end, from the plate.
func (m seatsPart) nameEnd(seat rules.Seat, p plate) float64 {
	if goods, _ := m.goodsOf(seat, p); !p.own && !p.low && len(goods) > 0 {
		return goods[0].x - p.icon/2 - 2
	}
	return m.scoreLeft(seat) - 4
}

// goodsOf are the goods that a seat has tokens of, and where the others would come.
func (m seatsPart) goodsOf(seat rules.Seat, p plate) (list []goodSpot, next float64) {
	if !m.trades() {
		return nil, 0
	}
	gap := 4.0
	if p.low {
		gap = 1.5
	}
	x := p.left
	for g, n := range m.s.Tokens(seat) {
		if n > 0 {
			list = append(list, goodSpot{carcassonne.Good(g), x + p.icon/2, int(n)})
			x += p.icon + 1 + p.number.Width(strconv.Itoa(int(n))) + gap
		}
	}
	next = x
	if !p.own {
		end := m.goodsEnd(seat, p)
		shift := end - (x - gap)
		for i := range list {
			list[i].x += shift
		}
		next = end - p.icon
	}
	return list, next + p.icon/2
}

// goodsEnd is where the goods of a seat end that share a line, from the plate.
func (m seatsPart) goodsEnd(seat rules.Seat, p plate) float64 {
	n := m.s.Points(seat)
	switch laps := lapsOf(n); {
	case !p.low:
		return m.scoreLeft(seat) - 4
	case laps == 0:
		return m.at.plates[seat].W - 5
	default:
		return m.lapsRight(seat, p, n) - p.lapSize()*(1+0.7*float64(laps-1)) - 2
	}
}

// figurePitch is how far the figures of a seat stand apart: those before goods close up.
func (m seatsPart) figurePitch(seat rules.Seat, p plate) float64 {
	goods, _ := m.goodsOf(seat, p)
	total := 0
	for _, n := range m.s.Supply(seat) {
		total += int(n)
	}
	if !p.low || len(goods) == 0 || total < 2 {
		return p.pitch
	}
	return math.Min(p.pitch, (goods[0].x-p.icon/2-p.left-p.tall)/float64(total-1))
}

// goodAt is where the tokens of a good are counted on a seat's plate.
func (m seatsPart) goodAt(seat rules.Seat, g carcassonne.Good) ui.Point {
	r, p := m.at.plates[seat], m.plateFor(seat)
	list, x := m.goodsOf(seat, p)
	for _, spot := range list {
		if spot.good == g {
			x = spot.x
		}
	}
	return ui.Point{X: r.X + x, Y: r.Y + p.goodY}
}
