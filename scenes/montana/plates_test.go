package montana

import (
	"slices"
	"testing"

	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// TestPlatesShowGoods looks at rich and poor seats at every size: each good that
// a seat has shows on its plate, clear of everything else there, and what it
// has none of does not, but for pumpkins in an auction. Workers show at any time.
func TestPlatesShowGoods(t *testing.T) {
	b := NewBoard()
	for seats := montana.Title.Seats[0]; seats <= montana.Title.Seats[1]; seats++ {
		rich, auctions := 0, 0
		for _, s := range fixture.Positions(t, seats) {
			for _, size := range scenetest.Sizes() {
				m := b.moment(fixture.View(t, b, s, size.W, size.H))
				for seat := range rules.Seat(seats) {
					shown := checkPlate(t, size, m, seat)
					rich = max(rich, shown)
				}
				if m.s.Auction() {
					auctions++
				}
			}
		}
		if rich < 4 || auctions == 0 {
			t.Errorf("%d seats: nobody had more than %d goods, %d auctions", seats, rich, auctions)
		}
	}
}

// checkPlate gives how many goods the plate of a seat shows.
func checkPlate(t *testing.T, size scenetest.Size, m *moment, seat rules.Seat) int {
	t.Helper()
	p, w := m.s.Player(seat), m.seats().plateRows(seat)
	var boxes []scenetest.Box
	for _, k := range m.seats().plateGoods(seat) {
		boxes = append(boxes, scenetest.Named("good "+k.icon, ui.Rect{X: k.x - k.size/2, Y: k.y - k.size/2,
			W: k.size + 1 + k.numberWidth(), H: k.size}))
	}
	for g, n := range p.Goods {
		pumpkins := m.s.Auction() && montana.Good(g) == montana.Pumpkin
		shown := slices.ContainsFunc(m.seats().plateGoods(seat), func(k counter) bool {
			return k.good == montana.Good(g) && k.n == int(n)
		})
		if shown != (n > 0 || pumpkins) {
			t.Errorf("%s: %d %s shown: %v", size.Name, n, goodIcons[g], shown)
		}
	}
	goods := len(boxes)
	workers := p.Workers.Size()
	if m.seats().bidsOnPlates() {
		boxes = append(boxes, scenetest.Named("bid", m.town().tab(seat)))
	}
	if n := workers; n > 0 {
		first, feet, high := m.seats().workerSpot(seat, 0)
		last, _, _ := m.seats().workerSpot(seat, n-1)
		boxes = append(boxes, scenetest.Named("workers", ui.Rect{X: first - 0.35*high, Y: feet - high,
			W: last - first + 0.7*high, H: high - 1}))
	}
	scenetest.Apart(t, m.at.plates[seat], boxes)
	c := size.Canvas()
	m.seats().drawPlate(c, seat)
	drawn := 0
	for _, op := range c.Ops {
		if op.Kind == ui.OpSprite && op.Box.Center().Y > w.text+4 {
			drawn++
		}
	}
	if want := goods + workers; drawn < want {
		t.Errorf("%s: seat %d: %d things drawn below its name, want %d", size.Name, seat, drawn, want)
	}
	return goods
}
