package carcassonne

import (
	"math"
	"testing"

	"tilestead/rules"
	"tilestead/scenes/scenetest"
)

// However small the tiles are, the ghosts on one that a portal leads to stand
// apart.
func TestGhostsStandApart(t *testing.T) {
	b, several := NewBoard(), 0
	fixture.Play(t, fixture.Match(t, 2, 3), func(s rules.State) {
		if s.Prompt().Key != "act" {
			return
		}
		for _, size := range [...]scenetest.Size{{W: 640, H: 360}, {W: 1280, H: 800}} {
			m := b.moment(fixture.View(t, b, s, size.W, size.H))
			for i, p := range m.spots() {
				for _, q := range m.spots()[:i] {
					if m.land().isFresh(p) || p.At != q.At {
						continue
					}
					several++
					if d := math.Hypot(p.foot.X-q.foot.X, p.foot.Y-q.foot.Y); d < 6 {
						t.Errorf("%v at %vx%v: %d and %d are %.1f apart", p.At, size.W, size.H, q.Feature, p.Feature, d)
					}
				}
			}
		}
	})
	if several == 0 {
		t.Error("never two ghosts on a tile")
	}
}

// The fairy stands on the tile of the follower that she guards: left of one at its right edge.
func TestFairyStandsOnTheTileOfHerFollower(t *testing.T) {
	for _, c := range []struct{ x, k, want float64 }{
		{0, 0.8, 1}, {-80, 1, 1}, {80, 1, -1}, {80, 0.5, 1}, {0, 3, 1}, {50, 3, -1}, {-50, 3, 1},
	} {
		if got := fairySide(c.x, c.k); got != c.want {
			t.Errorf("%g from the middle, %g times as large: side %g, want %g", c.x, c.k, got, c.want)
		}
	}
}
