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
