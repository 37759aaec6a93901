package scenes

import (
	"time"

	"tilestead/rules"
)

// startThinking thinks in slices: the browser has one thread.
func startThinking(bot Thinker, p rules.Perspective, clock func() time.Time) mind {
	return thinkInSlices(bot, p, clock)
}
