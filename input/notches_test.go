package input

import "testing"

// What the wheel turned on a slow picture counts in the ticks after it.
func TestEveryNotchCounts(t *testing.T) {
	var n Notches
	sum, most := 0.0, 0.0
	for _, lines := range []float64{5, 0, 0.5, 0, 0, 0, 0, 0} {
		now := n.Turn(lines)
		sum, most = sum+now, max(most, now)
	}
	if sum != 5.5 || most != 1 {
		t.Errorf("5.5 lines come as %g, at most %g a tick", sum, most)
	}
	n.Turn(5)
	if back := n.Turn(-1); back != -1 || n.Turn(0) != 0 {
		t.Errorf("turned back it gives %g", back)
	}
	n.Turn(1e9)
	for i := range 20 {
		if got := n.Turn(0); got != 0 && i > mostNotches {
			t.Fatal("a wheel that spins freely turns on and on")
		}
	}
}
