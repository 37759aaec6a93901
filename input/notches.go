package input

import "math"

// mostNotches is how many lines of the wheel are kept: who spins it faster than
// pictures come does not count them.
const mostNotches = 8

// Notches keeps what the wheel turned until ticks have room for it: each has
// one line at most, so that every notch counts however slow the pictures are.
// The zero value is ready.
type Notches struct{ left float64 }

// Turn takes in the lines of a tick and gives those that count in it. Turning
// back forgets what is left.
func (n *Notches) Turn(lines float64) float64 {
	if n.left*lines < 0 {
		n.left = 0
	}
	n.left = math.Max(-mostNotches, math.Min(mostNotches, n.left+lines))
	now := math.Max(-1, math.Min(1, n.left))
	n.left -= now
	return now
}
