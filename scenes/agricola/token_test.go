package agricola

import (
	"testing"

	"tilestead/ui"
)

// The starting player's token lies behind the number of the round, off the farm and whole.
func TestTokenLiesOffTheFarm(t *testing.T) {
	b := NewBoard()
	for seats := 2; seats <= 4; seats++ {
		m := b.moment(fixture.View(t, b, fixture.Match(t, seats, 1, "moor").State(), 853, 533))
		at, ok := m.owned().tokenAt()
		r := ui.Rect{X: at.X - tokenSize, Y: at.Y - tokenSize, W: 2 * tokenSize, H: 2 * tokenSize}
		if !ok || !r.Within(m.at.track) || r.Overlaps(m.at.farm) {
			t.Errorf("%d seats: the token lies at %v: %v", seats, r, ok)
		}
		c := ui.Canvas{}
		if m.farm().drawOwner(&c); len(c.Ops) > 0 && m.seen == m.own {
			t.Errorf("%d seats: something lies on the farm", seats)
		}
	}
}
