package montana

import (
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/scenetest"
)

// What bidders do stands beside the disc, never on it.
func TestBiddersStandBesideTheDisc(t *testing.T) {
	b, seen := NewBoard(), 0
	for _, size := range scenetest.Sizes() {
		fixture.Play(t, fixture.Match(t, 4, 7), func(s rules.State) {
			if !s.(*montana.State).Auction() || seen%9 != 0 {
				seen++
				return
			}
			seen++
			m := b.moment(fixture.View(t, b, s, size.W, size.H))
			disc, ok := m.town().smallDisc()
			if !ok {
				return
			}
			at := disc.at
			for seat := range rules.Seat(4) {
				if r := m.town().tab(seat); r.Overlaps(box(at.disc, 2*at.discR)) {
					t.Errorf("%v: the label of seat %d lies on the disc", size, seat)
				}
			}
		})
	}
	if seen == 0 {
		t.Error("there is no auction")
	}
}

// A seat without silver reads so on its plate; cattle and canteens leave their room where there are none.
func TestNoSilverIsTold(t *testing.T) {
	for icon, want := range map[string]bool{"": false, "coin": false, "cattle": true, "canteen": true} {
		if k := (counter{icon: icon}); k.none() != want {
			t.Errorf("%q: left out %t", icon, k.none())
		}
	}
}

// Whoever has settlements left reads how many, and the second tie is told by all that counts in it.
func TestResultSaysWhatIsShort(t *testing.T) {
	w := scenetest.In(t, "montana.")
	if list := heads(nil)[3]; strings.Join(list, " ") != "coin grain worker" {
		t.Errorf("the second tie counts %v", list)
	}
	m := fixture.Match(t, 2, 3)
	s := m.State().(*montana.State)
	_, rows := result(s, fixture.View(t, NewBoard(), s, 853, 533).Words)
	if want := w.Count("why.unfinished", int(s.Player(0).Left)); rows[0][4] != want {
		t.Errorf("the outcome is %q, want %q", rows[0][4], want)
	}
}
