package rules_test

import (
	"testing"

	"tilestead/rules"
)

type (
	peek  struct{ by rules.Seat }
	plain struct{}
)

func (p peek) Reveals() rules.Seat { return p.by }

func TestWhoLearnsWhat(t *testing.T) {
	for _, c := range []struct {
		events []rules.Event
		learns [3]bool
	}{
		{nil, [3]bool{}},
		{[]rules.Event{plain{}, 7}, [3]bool{}},
		{[]rules.Event{plain{}, peek{1}}, [3]bool{1: true}},
		{[]rules.Event{peek{2}, peek{0}}, [3]bool{true, false, true}},
		{[]rules.Event{peek{rules.Everyone}, plain{}}, [3]bool{true, true, true}},
	} {
		r := &rules.Reel{}
		for _, e := range c.events {
			rules.Show(r, &toy{}, e)
		}
		for seat, want := range c.learns {
			if got := r.Learns(rules.Seat(seat)); got != want {
				t.Errorf("%v: seat %d learns something: %v", c.events, seat+1, got)
			}
		}
	}
}
