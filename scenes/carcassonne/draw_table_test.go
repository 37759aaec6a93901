package carcassonne

import (
	"slices"
	"strconv"
	"testing"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// The scoring track and the stack lie on the mat, off the land, the cells beside it, the
// lenses and each other; at the beginning there is room for both on every normal canvas.
func TestTableKeepsOffTheLand(t *testing.T) {
	n := 0
	fixture.Play(t, fixture.Match(t, 4, 6), func(s rules.State) {
		if n++; n%60 != 1 {
			return
		}
		for _, size := range scenetest.Sizes() {
			b := NewBoard()
			m := b.moment(fixture.View(t, b, s, size.W, size.H))
			track, lies := m.land().trackBox()
			stack, stands := m.land().stackBox()
			if n == 1 && m.Frame.Layout == ui.Normal && !(lies && stands) {
				t.Errorf("%s: at first the track lies %v, the stack %v", size.Name, lies, stands)
			}
			if m.Frame.Layout == ui.Roomy && len(m.s.DragonRow()) == 0 && !lies {
				t.Errorf("%s: after %d decisions the track has no place", size.Name, n)
			}
			var boxes []scenetest.Box
			if lies {
				boxes = append(boxes, scenetest.Named("track", track))
			}
			if stands {
				boxes = append(boxes, scenetest.Named("stack", stack))
			}
			scenetest.Apart(t, m.at.mat(), append(boxes, scenetest.Boxes("lens", m.at.lenses[:])...))
			for _, at := range m.s.Gaps() {
				for _, o := range boxes {
					if m.cellArea(at).Overlaps(o.Rect) {
						t.Errorf("%s: the %s lies under cell %v", size.Name, o.Name, at)
					}
				}
			}
		}
	})
}

// A tile is called the player's own only while a person may place it.
func TestOnlyOnesOwnTileIsCalledSo(t *testing.T) {
	b, en := NewBoard(), scenetest.In(t, "carcassonne.")
	own, others := en.Say("head.tile"), en.Say("head.tile.other")
	n, asked := 0, 0
	fixture.Play(t, fixture.Match(t, 2, 6), func(s rules.State) {
		if n++; n%9 != 1 {
			return
		}
		v := fixture.View(t, b, s, 1280, 800)
		for _, person := range []bool{true, false} {
			if !person {
				v.Picked = nil
			}
			m := b.moment(v)
			if m.asked == "dragon" {
				return
			}
			c := &ui.Canvas{}
			c.Reset(1280, 800, 1)
			m.seats().drawHand(c)
			want := others
			if person && v.Deciding() {
				want, asked = own, asked+1
			}
			if !writes(c, want) {
				t.Errorf("a person decides: %v, and the panel does not say %q", person, want)
			}
		}
	})
	if asked == 0 {
		t.Error("nobody was asked")
	}
}

// writes says whether a text is on the canvas.
func writes(c *ui.Canvas, text string) bool {
	return slices.ContainsFunc(c.Ops, func(op ui.Op) bool { return op.Kind == ui.OpText && op.Text == text })
}

// Six discs that share a space lie on the track, whichever column it is in.
func TestDiscsStayOnTheTrack(t *testing.T) {
	for _, points := range []string{"0", "10", "30", "49"} {
		s := carcassonne.Title.New(rules.Setup{Title: "carcassonne", Seats: 6, Modules: everything[:3:3]})
		for seat := range 6 {
			if err := carcassonne.Title.Arrange(s, []string{"points", strconv.Itoa(seat + 1), points}); err != nil {
				t.Fatal(err)
			}
		}
		for _, size := range scenetest.Sizes() {
			m := NewBoard().moment(fixture.View(t, NewBoard(), s, size.W, size.H))
			r, lies := m.land().trackBox()
			if !lies {
				continue
			}
			at := map[float64]bool{}
			for seat := range rules.Seat(6) {
				p, radius := m.land().trackDisc(r, seat)
				if at[p.X] = true; p.X-radius < r.X-0.01 || p.X+radius > r.X+r.W+0.01 {
					t.Errorf("%s: with %s points the disc of seat %d lies at %v, the track is %v", size.Name, points, seat, p, r)
				}
			}
			if len(at) != 6 {
				t.Errorf("%s: six discs at %d places", size.Name, len(at))
			}
		}
	}
}

// Each number of points has a space of its own on the track.
func TestTrackHasASpaceForEachPoint(t *testing.T) {
	r := ui.Rect{X: 10, Y: 20, W: 40, H: 25 * 16}
	seen := map[ui.Rect]bool{}
	for n := range lap {
		s := trackSpace(r, n)
		if seen[s] || !s.Within(r.Inset(-0.01)) || trackSpace(r, n+lap) != s || trackSpace(r, n-lap) != s {
			t.Errorf("%d points lie at %v", n, s)
		}
		seen[s] = true
	}
}

// Keeps stand in finished cities alone, one in each that is large enough.
func TestKeepsStandInFinishedCities(t *testing.T) {
	b, found := NewBoard(), 0
	for _, s := range fixture.Positions(t, 3) {
		m := b.moment(fixture.View(t, b, s, 853, 533))
		want := 0
		for _, o := range m.s.Objects(carcassonne.City) {
			if o.Complete() && o.Tiles >= leastKeep {
				want++
			}
		}
		keeps := m.land().keepsOf(nil)
		if len(keeps) != want {
			t.Errorf("%d keeps in %d cities", len(keeps), want)
		}
		for _, k := range keeps {
			found++
			if o, ok := m.s.ObjectAt(k.at); !ok || !o.Complete() || o.Kind != carcassonne.City {
				t.Errorf("a keep stands at %v", k.at)
			}
		}
	}
	if found == 0 {
		t.Error("no city was finished")
	}
}
