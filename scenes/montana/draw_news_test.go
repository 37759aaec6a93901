package montana

import (
	"testing"

	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/ui"
)

// What a rival has settled and staffed is framed while that is news, and no longer.
func TestNewsIsMarked(t *testing.T) {
	b, built, staffed := NewBoard(), 0, 0
	fixture.Games(t, 1, func(_ rules.State, beat rules.Beat) {
		land := false
		switch beat.Event.(type) {
		case montana.Built:
			land = true
			built++
		case montana.Staffed:
			staffed++
		default:
			return
		}
		if built > 3 && land || staffed > 3 && !land {
			return
		}
		v := fixture.View(t, b, beat.After, 853, 533)
		drawn := func() int {
			c := &ui.Canvas{}
			c.Reset(853, 533, 1.5)
			b.moment(v).land().drawNews(c)
			b.moment(v).town().drawNewStaff(c)
			return len(c.Ops)
		}
		if n := drawn(); n > 0 {
			t.Fatalf("%d marks without news", n)
		}
		v.Missed = []rules.Event{beat.Event}
		if drawn() == 0 {
			t.Errorf("no mark of %#v", beat.Event)
		}
	})
	if built == 0 || staffed == 0 {
		t.Errorf("%d settlements and %d spaces", built, staffed)
	}
}
