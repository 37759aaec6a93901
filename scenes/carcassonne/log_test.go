package carcassonne

import (
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
)

// A line that stands behind a seat's name does not name that seat again.
func TestLinesNameTheirSeatOnce(t *testing.T) {
	b, goods := NewBoard(), 0
	fixture.Games(t, 2, func(before rules.State, beat rules.Beat) {
		e, ok := beat.Event.(carcassonne.Scored)
		if !ok || e.Goods == [carcassonne.Goods]int8{} {
			return
		}
		v := fixture.View(t, b, before, 640, 360)
		if l, _ := b.Line(v, before, beat); l.Seat >= 0 {
			goods++
			if name := v.Seats[l.Seat].Name; strings.Contains(l.Text, name) {
				t.Errorf("behind %s: %q", name, l.Text)
			}
		}
	})
	if goods == 0 {
		t.Error("nobody who scored alone took goods")
	}
}
