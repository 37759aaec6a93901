package screens

import (
	"testing"

	"tilestead/scenes/think"
)

// A decision that is told stays where it is while a review goes on to other seats.
func TestToldDecisionsStay(t *testing.T) {
	own := seatReview{seat: 1, list: []think.Verdict{{At: 3}, {At: 40, Mark: 2}, {At: 70, Mark: 1}}}
	before := tell([]seatReview{own, {}}, nil)
	after := tell([]seatReview{own, {seat: 0, list: []think.Verdict{{At: 10, Mark: 3}, {At: 50}}}}, nil)
	if len(before) != 2 || len(after) != 3 {
		t.Fatalf("%d, then %d decisions are told", len(before), len(after))
	}
	for i := range before {
		if before[i] != after[i] {
			t.Errorf("decision %d was %+v and is %+v", i, before[i], after[i])
		}
	}
}

// Once all decisions of a seat were looked at, those that gave away most come first, but nothing moves
// under the pointer.
func TestWorstDecisionsComeFirst(t *testing.T) {
	list := []think.Verdict{{At: 3, Loss: 20, Mark: 1}, {At: 40, Loss: 90, Mark: 3}, {At: 70, Loss: 50, Mark: 2}}
	r := &reviewing{seats: []seatReview{{list: list}}}
	for _, c := range []struct {
		over, pointed bool
		want          [3]int
	}{
		{false, false, [3]int{3, 40, 70}}, {true, true, [3]int{3, 40, 70}},
		{true, false, [3]int{40, 70, 3}}, {true, true, [3]int{40, 70, 3}},
	} {
		r.seats[0].over, r.pointed = c.over, c.pointed
		r.tell()
		for i, v := range r.told {
			if v.At != c.want[i] {
				t.Errorf("over %t, pointed at %t: decision %d is told at place %d, want %d", c.over, c.pointed, v.At, i,
					c.want[i])
			}
		}
	}
}
