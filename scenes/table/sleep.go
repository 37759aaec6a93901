package table

import (
	"math"
	"time"

	"tilestead/input"
	"tilestead/ui"
)

// A target that a new decision lays under a pointer that rests there was not pointed at:
// a second click would hit it unseen. It sleeps until wakeTime has passed and the pointer
// has moved by wakeWay, in canvas pixels; for a finger the time is enough. Keys reach it
// at once. Whoever rests there for restTime has seen it.
const (
	wakeTime = 350 * time.Millisecond
	restTime = 1200 * time.Millisecond
	wakeWay  = 4
)

// A sleep knows which targets sleep.
type sleep struct {
	decision int             // that it is about
	here     map[string]bool // the targets of this decision so far
	asleep   map[string]bool
	since    time.Duration
	at       ui.Point // where the pointer rested
	moved    bool     // far enough from there
	off      bool     // the next decision puts nothing to sleep
}

// begin lets those sleep that the decision before had not and that lie under the pointer.
func (s *sleep) begin(decision int, k *ui.Kit, zones []ui.Zone, now time.Duration) {
	before, off := s.here, s.off
	*s = sleep{decision: decision, here: map[string]bool{}, asleep: map[string]bool{}, since: now,
		at: ui.Point{X: k.In.X, Y: k.In.Y}}
	for _, z := range zones {
		if id := string(z.ID); !off && !before[id] && k.Under(z) {
			s.asleep[id] = true
		}
	}
}

// note learns which targets a decision has: what came by clicks of the player counts at
// once.
func (s *sleep) note(zones []ui.Zone) {
	for i := range zones {
		z := &zones[i]
		if id := string(z.ID); !z.Off {
			s.here[id] = true
			z.Asleep = s.asleep[id]
		}
	}
}

// wake says whether those that slept are awake now.
func (s *sleep) wake(in *input.Frame) bool {
	if len(s.asleep) == 0 {
		return false
	}
	s.moved = s.moved || in.Touch || math.Hypot(in.X-s.at.X, in.Y-s.at.Y) >= wakeWay
	if past := in.Now - s.since; past < wakeTime || !s.moved && past < restTime {
		return false
	}
	clear(s.asleep)
	return true
}
