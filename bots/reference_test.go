package bots

import (
	"testing"

	"tilestead/rules"
)

// scored is a position of which nothing but the scores is known.
type scored struct {
	rules.State
	points []rules.Points
}

func (s scored) Players() int { return len(s.points) }

func (s scored) Score(seat rules.Seat) []rules.Item { return []rules.Item{{N: s.points[seat]}} }

// A lead is over the best of the others, also when all are below nothing, and
// over nobody it is the score.
func TestLeadIsOverTheBestOther(t *testing.T) {
	for _, c := range []struct {
		points []rules.Points
		want   rules.Points
	}{
		{[]rules.Points{5, 3, 4}, 1},
		{[]rules.Points{-14, -20, -18}, 4},
		{[]rules.Points{-3, -8}, 5},
		{[]rules.Points{2, -5}, 7},
		{[]rules.Points{-6}, -6},
	} {
		if got := lead(scored{points: c.points}, 0); got != c.want {
			t.Errorf("with scores of %v the lead is %d, want %d", c.points, got, c.want)
		}
	}
}
