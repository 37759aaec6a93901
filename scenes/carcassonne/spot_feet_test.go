package carcassonne

import (
	"math"
	"testing"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// However small the tiles are, the ghosts on one stand apart, on the map and in
// the panel, and points stand beside up to four that score.
func TestGhostsStandApart(t *testing.T) {
	b, several := NewBoard(), 0
	fixture.Play(t, fixture.Match(t, 2, 3), func(s rules.State) {
		if s.Prompt().Key != "act" {
			return
		}
		for _, size := range [...]scenetest.Size{{W: 640, H: 360}, {W: 1280, H: 800}} {
			v := fixture.View(t, b, s, size.W, size.H)
			m := b.moment(v)
			fresh, worth := 0, 0
			for i, p := range m.spots {
				if !m.isFresh(p) {
					continue
				}
				fresh++
				if m.spotWorth(p) > 0 && p.figure != carcassonne.Builder {
					worth++
				}
				for _, q := range m.spots[:i] {
					if !m.isFresh(q) {
						continue
					}
					several++
					if d := math.Hypot(p.panel.X-q.panel.X, p.panel.Y-q.panel.Y); d < 9 {
						t.Errorf("%s at %vx%v: %d and %d are %.1f apart in the panel",
							carcassonne.Tiles[m.s.Last().Kind].ID, size.W, size.H, q.Feature, p.Feature, d)
					}
					if d := math.Hypot(p.foot.X-q.foot.X, p.foot.Y-q.foot.Y); d < 6 {
						t.Errorf("%s at %vx%v: %d and %d are %.1f apart on the map",
							carcassonne.Tiles[m.s.Last().Kind].ID, size.W, size.H, q.Feature, p.Feature, d)
					}
				}
			}
			c := &ui.Canvas{}
			c.Reset(size.W, size.H, 1)
			m.drawHand(c)
			if len(m.worths) < min(worth, 4) || len(m.worths) > worth {
				t.Errorf("%s at %vx%v: %d of %d plates in the panel", carcassonne.Tiles[m.s.Last().Kind].ID, size.W,
					size.H, len(m.worths), worth)
			}
		}
	})
	if several == 0 {
		t.Error("never two ghosts on a tile")
	}
}
