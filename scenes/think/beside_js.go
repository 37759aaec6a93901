package think

import (
	"time"

	"tilestead/rules"
)

// startBeside thinks in slices: the browser has one thread.
func startBeside(bot Thinker, p rules.Perspective, clock func() time.Time) Job {
	return inSlices(bot, p, clock)
}
