package table_test

import (
	"strings"
	"testing"

	"tilestead/input"
	"tilestead/scenes/scenetest"
	"tilestead/scenes/think"
)

// N and the lamp on the bar lead from one told mistake of a review to the next, and from the last
// to the first; without one there is no lamp.
func TestReplayGoesFromMistakeToMistake(t *testing.T) {
	now := scenetest.In(t, "table.").Part("turn", 0)
	p := playedToy(t, "pb", nil)
	p.table.StepThrough(0, nil, nil)
	p.wait(2)
	if p.aim("replay/mistake") {
		t.Error("a lamp shows without a review")
	}
	p.key(input.KeyN)
	if at := p.table.Step(); at != 0 {
		t.Errorf("N leads to %d without a review", at)
	}
	review := []think.Verdict{{At: 3, Mark: 2}, {At: 1, Mark: 1}, {At: 2}}
	for i := range review {
		review[i].Best[0] = p.table.Match().Before(review[i].At).Legal(nil)[0]
	}
	p.table.StepThrough(0, review, nil)
	p.wait(2)
	for i, want := range []int{1, 3, 1} {
		if i == 1 {
			p.clickZone("replay/mistake")
		} else {
			p.key(input.KeyN)
		}
		p.wait(1)
		seat, ask := p.table.PromptSays()
		if seat != p.table.Match().Before(want).Turn() || !strings.HasPrefix(ask, now) {
			t.Errorf("beside the advice stands %q of seat %d", ask, seat)
		}
		if at := p.table.Step(); at != want {
			t.Errorf("step %d leads to %d, not to %d", i+1, at, want)
		}
	}
}
