package board

import "testing"

// A board is laid out once for a canvas, and anew for another.
func TestLaidOnce(t *testing.T) {
	var l Laid[int]
	times := 0
	layOut := func(s Site) *int { times++; n := s.Seats; return &n }
	two, three := Site{W: 640, H: 400, Seats: 2}, Site{W: 640, H: 400, Seats: 3}
	for _, s := range []Site{two, two, three, three, two} {
		if got := *l.On(s, layOut); got != s.Seats {
			t.Errorf("laid out for %d, want %d", got, s.Seats)
		}
	}
	if times != 3 {
		t.Errorf("laid out %d times, want 3", times)
	}
}
