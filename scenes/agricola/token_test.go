package agricola

import (
	"testing"

	"tilestead/ui"
)

// The starting player's token lies behind the number of the round, off the farm and whole.
func TestTokenLiesOffTheFarm(t *testing.T) {
	b := NewBoard()
	m := b.moment(fixture.View(t, b, arranged(t, []string{"moor"}, "round 4", "turn 1"), 853, 533))
	at, ok := m.owned().tokenAt()
	r := ui.Rect{X: at.X - tokenSize, Y: at.Y - tokenSize, W: 2 * tokenSize, H: 2 * tokenSize}
	if !ok || !r.Within(m.at.track) || r.Overlaps(m.at.farm) {
		t.Errorf("the token lies at %v: %v", r, ok)
	}
	c := ui.Canvas{}
	if m.farm().drawOwner(&c); len(c.Ops) > 0 {
		t.Error("something lies on the own farm")
	}
}
