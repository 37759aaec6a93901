package board

import (
	"testing"

	"tilestead/rules"
)

// pair reads two things from the digits of an action below 100; others are not
// put together.
func pair(a rules.Action) (n Counts, ok bool) {
	return Counts{int8(a / 10 % 10), int8(a % 10)}, a < 100
}

func TestTally(t *testing.T) {
	tally, list := Tally(pair), []rules.Action{21, 100, 12, 22}
	if got := tally.Least(list); got != (Counts{1, 1}) {
		t.Errorf("all agree on %v", got)
	}
	if got := tally.Most(list); got != (Counts{2, 2}) {
		t.Errorf("the most are %v", got)
	}
	if a, ok := tally.Exactly(list, Counts{2, 2}); a != 22 || !ok {
		t.Errorf("2 and 2 is action %v", a)
	}
	if a, ok := tally.Exactly(list, Counts{1, 1}); ok {
		t.Errorf("1 and 1 is action %v", a)
	}
	if tally.Least(nil) != (Counts{}) || (Counts{}).With(3, 2) != (Counts{0, 0, 0, 2}) {
		t.Error("nothing is counted as something")
	}
	if !(Counts{1, 2}).Within(Counts{1, 3}) || (Counts{2, 2}).Within(Counts{1, 3}) {
		t.Error("what is within what is wrong")
	}
}

func TestCells(t *testing.T) {
	c := Cells(0).Toggled(3).Toggled(63)
	if !c.Has(3) || !c.Has(63) || c.Has(4) || c.Toggled(3).Has(3) {
		t.Errorf("cells are %b", c)
	}
	if !c.Toggled(3).Within(c) || c.Within(c.Toggled(3)) {
		t.Error("what is within what is wrong")
	}
}
