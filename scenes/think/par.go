package think

import (
	"time"

	"tilestead/rules"
)

// A Par finds what a game for one seat could have brought. Think works until the moment given, and
// gives the points once they are known.
type Par interface {
	Think(until time.Time) (points rules.Points, done bool)
}

// NewPar makes one of a finished game.
type NewPar func(m *rules.Match) (Par, error)

// A ParJob is a Par at work, in slices while it is polled: it needs few of them.
type ParJob struct {
	par   Par
	clock func() time.Time
}

// BeginPar lets a par be found. Without a clock that ends its slices the first poll finds it.
func BeginPar(p Par, clock func() time.Time) *ParJob { return &ParJob{p, clock} }

// Poll goes on, and gives the points once they are known.
func (j *ParJob) Poll() (points rules.Points, done bool) {
	until := time.Time{}
	if j.clock != nil {
		until = j.clock().Add(slice)
	}
	return j.par.Think(until)
}
