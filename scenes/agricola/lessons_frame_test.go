package agricola

import (
	"testing"

	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

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

// Nor does it hide anything of the figures, in any language.
func TestFrameOfNeedsHidesNoFigures(t *testing.T) {
	const line = 1.5 // of the frame's inner line, where pixels are finer than the canvas
	for _, lang := range []string{"en", "de", "ru", "sk"} {
		for _, size := range canvases() {
			b := NewBoard()
			v := fixture.View(t, b, fixture.Match(t, 2, 1).State(), size.W, size.H)
			v.Words = scenetest.Words(t, lang)
			m := b.moment(v)
			_, role, bare := m.owned().figureColumns()
			if m.Frame.Layout == ui.Compact || bare {
				continue
			}
			r := m.needsSpot().Inset(line)
			word, figure := figureBaselines(m.at.needs.Center().Y, role)
			if figure > r.Y+r.H || word-role.Capital() < r.Y {
				t.Errorf("%s %v: figures from %v to %v in a frame of %v", lang, size, word-role.Capital(), figure, r)
			}
		}
	}
}
