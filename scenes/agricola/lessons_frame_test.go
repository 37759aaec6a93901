package agricola

import "testing"

// The frame of a lesson round what the harvest takes hides nothing of the goods below.
func TestFrameOfNeedsHidesNoGoods(t *testing.T) {
	for _, size := range canvases() {
		b := NewBoard()
		m := b.moment(fixture.View(t, b, fixture.Match(t, 2, 1).State(), size.W, size.H))
		r := m.needsSpot().Inset(-frameEdge)
		if r.Y < m.at.goods.Y && r.Y+r.H > m.at.goods.Y && r.Overlaps(m.at.goods) {
			t.Errorf("%v: the frame %v lies over the goods %v", size, r, m.at.goods)
		}
	}
}
