// Package think runs bots and advisors beside the window: in a goroutine of
// their own, in slices where there is one thread, or somewhere else.
package think

import (
	"time"

	"tilestead/rules"
)

// A Thinker is a bot at the table; bots.Bot is one. It thinks about one
// decision at a time and works in slices.
type Thinker interface {
	// Start begins a decision; what was thought about before is dropped.
	Start(p rules.Perspective)
	// Think works until the deadline at most and says whether it has decided.
	Think(until time.Time) (rules.Action, bool)
}

// slice is how long a bot may think in one tick on the window's own thread.
const slice = 8 * time.Millisecond

// A Job is a bot at work on one decision.
type Job interface {
	// Poll gives the decision when there is one.
	Poll() (a rules.Action, ok bool, err error)
	// Stop ends the work; when it returns the bot rests.
	Stop()
}

// Begin lets a bot work on the decision of the seat whose turn it is:
// where it is if it is Distant and somebody answers, else here, beside the
// caller. Inline, and always in the browser, it works in slices while it is
// polled. Without a clock that ends its slices it decides at the first poll.
func Begin(bot Thinker, m *rules.Match, clock func() time.Time, inline bool) Job {
	p := m.Perspective(m.State().Turn())
	here := func() Job {
		if inline || clock == nil {
			return inSlices(bot, p, clock)
		}
		return startBeside(bot, p, clock)
	}
	if d, ok := bot.(Distant); ok {
		return askDistant(d, m, here)
	}
	return here()
}

// sliced thinks inside the ticks.
type sliced struct {
	bot   Thinker
	clock func() time.Time
}

func inSlices(bot Thinker, p rules.Perspective, clock func() time.Time) Job {
	bot.Start(p)
	return sliced{bot, clock}
}

func (s sliced) Poll() (rules.Action, bool, error) {
	if s.clock != nil {
		a, ok := s.bot.Think(s.clock().Add(slice))
		return a, ok, nil
	}
	for {
		if a, ok := s.bot.Think(time.Time{}); ok {
			return a, true, nil
		}
	}
}

func (s sliced) Stop() {}
