package montana

import (
	"fmt"
	"strings"
	"testing"
)

// A full agenda says by their names what waits.
func TestFullAgendaNamesItsSteps(t *testing.T) {
	var s State
	for range s.agenda.Depth() - 1 {
		s.agenda.Push(Step{Kind: StepEnd, Seat: 2})
	}
	s.agenda.Push(Step{Kind: StepUse, Seat: 0, A: 13})
	defer func() {
		want := "[use seat 1 " + Components.PlaceIDs[13] + " end seat 3 end seat 3"
		got := fmt.Sprint(recover())
		if !strings.Contains(got, want) {
			t.Errorf("%q does not say %q", got, want)
		}
	}()
	s.agenda.Push(Step{Kind: StepEnd, Seat: 1})
}
