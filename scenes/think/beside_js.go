package think

import (
	"time"

	"tilestead/rules"
)

// startBeside thinks in slices: the browser has one thread.
func startBeside(bot Thinker, p rules.Perspective, clock func() time.Time) Job {
	return inSlices(bot, p, clock)
}

// reviewBeside works in slices.
func reviewBeside(r Reviewer, clock func() time.Time) Verdicts { return slicedReview{r, clock} }
