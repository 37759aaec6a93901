package carcassonne

import (
	"math"
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
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

// A portal leads to places on many tiles: one ghost stands for all that belong to an object which
// scores, and none for an object that does not, but where the pointer is.
func TestPortalShowsOneGhostAnObject(t *testing.T) {
	b, most, idle := NewBoard(), 0, 0
	fixture.Play(t, fixture.Match(t, 2, 3), func(s rules.State) {
		if s.Prompt().Key != "act" {
			return
		}
		m := b.moment(fixture.View(t, b, s, 1280, 800))
		places, shown, want := map[int16]int{}, map[int16]int{}, 0
		for _, p := range m.spots() {
			if m.land().isFresh(p) {
				continue
			}
			root := rootOf(m.s, p.Place)
			places[root]++
			if p.speaks {
				shown[root]++
				if m.Frame.Map.Contains(p.foot) {
					want++
				}
			}
			if p.worth != m.stands().spotWorth(p) {
				t.Errorf("%v: %d points, want %d", p.Place, p.worth, m.stands().spotWorth(p))
			}
			if p.worth == 0 {
				idle++
			}
			if want := min(1, p.worth); shown[root] > want {
				t.Errorf("%v scores %d and has %d ghosts", p.Place, p.worth, shown[root])
			}
			most = max(most, places[root])
		}
		for _, p := range m.spots() {
			if root := rootOf(m.s, p.Place); !m.land().isFresh(p) && p.worth > 0 && shown[root] != 1 {
				t.Errorf("%v scores %d and has %d ghosts", p.Place, p.worth, shown[root])
			}
		}
		if got := ghosts(m); got != want {
			t.Errorf("%d ghosts are drawn, want %d", got, want)
		}
	})
	if most < 3 || idle == 0 {
		t.Errorf("at most %d places of an object, %d that score nothing", most, idle)
	}
}

// ghosts are how many ghosts of figures are drawn on the map.
func ghosts(m *moment) (n int) {
	c := &ui.Canvas{}
	c.Reset(1280, 800, 1)
	m.land().drawOffers(c)
	for _, op := range c.Ops {
		if op.Sprite != 0 && strings.HasSuffix(op.Sprite.Name(), "/ghost") {
			n++
		}
	}
	return n
}

// The fairy stands on the tile of the follower that she guards: left of one at its right edge.
func TestFairyStandsOnTheTileOfHerFollower(t *testing.T) {
	for _, c := range []struct{ x, k, want float64 }{
		{0, 0.8, 1}, {-80, 1, 1}, {80, 1, -1}, {80, 0.5, 1}, {0, 3, 1}, {50, 3, -1}, {-50, 3, 1},
	} {
		if got := fairyFrom(c.x, 48*c.k, 48*c.k, c.k); got*c.want <= 0 {
			t.Errorf("%g from the middle, %g times as large: at %g, want side %g", c.x, c.k, got, c.want)
		}
	}
}

// The fairy hides no more of a figure than its edge, whichever it is and however it stands.
func TestFairyLeavesItsFigureInSight(t *testing.T) {
	for _, at := range []string{"small 0,0 c1", "small 0,0 r1", "small 0,0 f1", "big 0,0 c1", "big 0,0 f1", "pig 0,0 f1"} {
		m := NewBoard().moment(fixture.View(t, NewBoard(), stage(t, "first 1", "set figure 1 "+at, "set fairy 0,0"), 1280, 800))
		f := m.stands().figures()[0]
		k := m.pieceScale() / m.Camera.Scale
		kind := m.featureKind(f.At, f.Feature)
		body := bodyBox(f.Figure, kind, f.foot, k)
		foot, _ := m.fairyAt()
		her := ui.Rect{X: foot.X - fairyReach*k, Y: foot.Y - fairyHigh*k, W: 2 * fairyReach * k, H: fairyHigh * k}
		if over := her.And(body); over.W > 0.1*body.W {
			t.Errorf("%s: she covers %v of %v", at, over, body)
		}
	}
}
