package agricola

import "testing"

// The frame of a lesson round what the harvest takes crosses neither its figures nor the goods.
func TestFrameOfNeedsCrossesNothing(t *testing.T) {
	for _, size := range canvases() {
		b := NewBoard()
		m := b.moment(fixture.View(t, b, fixture.Match(t, 2, 1).State(), size.W, size.H))
		r := m.needsSpot()
		if r.And(m.at.needs) != m.at.needs || r.Overlaps(m.at.goods) && r.And(m.at.goods) != m.at.goods {
			t.Errorf("%v: the frame %v crosses %v or %v", size, r, m.at.needs, m.at.goods)
		}
	}
}
