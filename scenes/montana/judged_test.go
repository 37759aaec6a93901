package montana

import (
	"testing"

	"tilestead/rules"
)

// While a decision is looked at, the goods below the land are those of who made it.
func TestJudgedSeatShowsItsGoods(t *testing.T) {
	b, seen := NewBoard(), 0
	for _, s := range fixture.Positions(t, 3) {
		if s.Turn() < 1 {
			continue
		}
		v := fixture.View(t, b, s, 1280, 800)
		v.Viewer = 0
		for i := range v.Seats {
			v.Seats[i].Bot = "easy"
		}
		if own := b.moment(v).own; own != 0 {
			t.Fatalf("seat %d is seen by seat 0", own)
		}
		if v.Judged = true; b.moment(v).own != s.Turn() {
			t.Fatalf("seat %d is seen where %d is looked at", b.moment(v).own, s.Turn())
		}
		seen++
	}
	if seen == 0 {
		t.Error("nobody else decided in any position", rules.Nobody)
	}
}
