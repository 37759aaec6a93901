package search

import "testing"

// Rounds are whole; where they have to be few there is still one.
func TestHorizonInTurns(t *testing.T) {
	for _, c := range []struct {
		h           Horizon
		seats, want int
	}{
		{Horizon{}, 3, 1},
		{Horizon{Rounds: 3}, 2, 6},
		{Horizon{Rounds: 3}, 4, 12},
		{Horizon{Rounds: 2, Most: 6}, 2, 4},
		{Horizon{Rounds: 2, Most: 6}, 3, 6},
		{Horizon{Rounds: 2, Most: 6}, 4, 4},
		{Horizon{Rounds: 2, Most: 4}, 6, 6},
		{Horizon{Rounds: 3}, 1, 3},
	} {
		if got := c.h.Turns(c.seats); got != c.want {
			t.Errorf("%+v has %d turns with %d seats, want %d", c.h, got, c.seats, c.want)
		}
	}
}
