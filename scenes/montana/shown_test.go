package montana

import (
	"slices"
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// A tip over a piece that may be chosen leaves the heading of the choice to be read, the plates of
// the seats and the race.
func TestTipsLeaveWhatIsReadFree(t *testing.T) {
	tips := 0
	fixture.Play(t, fixture.Match(t, 3, 4), func(s rules.State) {
		for _, size := range scenetest.Sizes() {
			b := NewBoard()
			v := fixture.View(t, b, s, size.W, size.H)
			m := b.moment(v)
			tray := m.aims().tray()
			if len(tray.Slots) == 0 {
				continue
			}
			shown := b.Offers().Shown(v)
			race, _, _ := m.seats().racePlate()
			if race.W == 0 {
				t.Fatalf("no race is told while %q is asked", s.Prompt().Key)
			}
			for i := range tray.Slots {
				box := tray.Box(i)
				r := ui.PlaceTip(v.Frame.Canvas, box, 150, 58, shown)
				covers := func(o ui.Rect) bool { return r.Overlaps(o.Inset(1)) }
				tips++
				if covers(tray.Area) || covers(race) || slices.ContainsFunc(m.at.plates, covers) {
					t.Fatalf("%vx%v, %q: a tip %v over %v covers the tray %v, the race %v or a plate",
						size.W, size.H, s.Prompt().Key, r, box, tray.Area, race)
				}
			}
		}
	})
	if tips == 0 {
		t.Error("nothing was chosen piece by piece")
	}
}

// Whoever has no grain is not asked to pay some.
func TestNobodyIsAskedToPayGrainWithoutAny(t *testing.T) {
	none, some := 0, 0
	for seed := uint64(0); seed < 300 && none == 0; seed++ {
		fixture.Play(t, fixture.Match(t, 3, seed), func(st rules.State) {
			s := st.(*montana.State)
			if s.Prompt().Key != "advance" {
				return
			}
			b := NewBoard()
			v := fixture.View(t, b, s, 853, 533)
			ask, _ := b.Prompt(v)
			if s.Player(s.Active()).Goods[montana.Grain] > 0 {
				some++
			} else {
				none++
			}
			if asked := strings.Contains(ask, "Pay grain"); asked != (s.Player(s.Active()).Goods[montana.Grain] > 0) {
				t.Fatalf("seed %d: %q with %d grain", seed, ask, s.Player(s.Active()).Goods[montana.Grain])
			}
		})
	}
	if none == 0 || some == 0 {
		t.Errorf("asked %d times with grain, %d times without", some, none)
	}
}

// A row of the log says beside the house how many were placed: a number alone at its end would
// be taken for points.
func TestHousesOfTheLogHaveTheirNumber(t *testing.T) {
	b := NewBoard()
	s := fixture.Match(t, 3, 4).State()
	list := b.moment(fixture.View(t, b, s, 853, 533)).log().builtGlyphs(montana.Built{Seat: 0, Placed: 2})
	if list[0].Text != "+2" || list[0].Points != 0 {
		t.Errorf("the house says %q and %d points", list[0].Text, list[0].Points)
	}
}
