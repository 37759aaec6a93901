package carcassonne

import "testing"

// Every step is called something and is either automatic or a choice.
func TestSteps(t *testing.T) {
	for s := firstStep; int(s) < len(steps); s++ {
		row := &steps[s]
		choice := row.seat != nil && row.legal != nil
		if s.String() == "" || (row.auto != nil) == choice || (row.seat == nil) != (row.legal == nil) {
			t.Errorf("step %d, %q: automatic %v, a choice %v", s, s, row.auto != nil, choice)
		}
	}
}
