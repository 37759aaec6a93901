package carcassonne

import (
	"testing"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/scenetest"
)

// Where a long name takes the room of the goods, they stand on the line of the figures, between
// those and the laps.
func TestGoodsGiveWayToALongName(t *testing.T) {
	low, crowded := 0, 0
	for seats := 2; seats <= carcassonne.MaxSeats; seats++ {
		for _, s := range fixture.Positions(t, seats) {
			for _, size := range scenetest.Sizes() {
				v := fixture.View(t, NewBoard(), s, size.W, size.H)
				for i := range v.Seats {
					v.Seats[i].Name = scenetest.LongNames()["Cyrillic"][i%3]
				}
				m := NewBoard().moment(v).seats()
				for seat := range rules.Seat(seats) {
					if p := m.plateFor(seat); p.low {
						low++
						if checkLowGoods(t, size, m, seat) < p.pitch {
							crowded++
						}
					}
				}
			}
		}
	}
	if low == 0 || crowded == 0 {
		t.Errorf("goods gave way %d times, figures closed up %d times", low, crowded)
	}
}

// checkLowGoods gives how far the figures stand apart beside the goods of a seat.
func checkLowGoods(t *testing.T, size scenetest.Size, m seatsPart, seat rules.Seat) (pitch float64) {
	t.Helper()
	s, p := m.s, m.plateFor(seat)
	goods, _ := m.goodsOf(seat, p)
	left, right := goods[0].x-p.icon/2, m.at.plates[seat].W
	if wide := p.lapsWide(s.Points(seat)); wide > 0 {
		right = m.lapsRight(seat, p, s.Points(seat)) - wide
	}
	last := goods[len(goods)-1]
	if end := last.x + p.icon/2 + 1 + p.number.Width("0"); end > right {
		t.Errorf("%s: goods end at %.1f, there is room to %.1f", size.Name, end, right)
	}
	n := 0
	for _, k := range s.Supply(seat) {
		n += int(k)
	}
	pitch = m.figurePitch(seat, p)
	if end := p.left + p.tall*0.8 + pitch*float64(n-1); n > 0 && end > left+1 || pitch < 3 {
		t.Errorf("%s: %d figures %.1f apart end at %.1f, goods begin at %.1f", size.Name, n, pitch, end, left)
	}
	if top := p.goodY - p.icon/2; top < 2*p.text-5 || top+p.icon > m.at.plates[seat].H {
		t.Errorf("%s: goods from %.1f cover the name or leave the plate", size.Name, top)
	}
	return pitch
}
