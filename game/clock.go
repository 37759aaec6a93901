package game

import (
	"time"

	"tilestead/input"
)

// longestTick is how much of the time between two ticks counts: after a sleep
// or behind a hidden tab nothing jumps ahead.
const longestTick = 100 * time.Millisecond

// A clock measures the time scenes see.
type clock struct {
	byTicks bool // every tick is as long as the other
	now     time.Duration
	last    time.Time
}

// tick passes to the next tick and gives its time; wall is the time of day.
func (c *clock) tick(wall time.Time) time.Duration {
	switch {
	case c.byTicks:
		c.now += time.Second / input.TicksPerSecond
	case c.last.IsZero():
	default:
		c.now += min(max(0, wall.Sub(c.last)), longestTick)
	}
	c.last = wall
	return c.now
}
