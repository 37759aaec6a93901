// Package search is how bots of every title think: one search over the rules
// kernel, and the guide that a title gives it. In the order in which a decision
// uses them:
//
//   - A candidate is an action, or a line of them, that is worth looking at.
//   - A sample plays a candidate on from the position of the decision: what the
//     seat cannot see is guessed (determinization), chance is drawn (luck), and
//     all seats play by the rollout policy, up to the horizon.
//   - The evaluation is what a position is worth to a seat there.
//   - The temperature is how much noise is added to values before the best is taken.
//   - Sequential halving doubles the samples and drops the worse half of the
//     candidates, until one is left.
//   - A playout is a sample that a hint looks at more closely.
//
// A bot sees nothing but a [rules.Perspective]. How much it thinks is a budget
// of work, never of time, and all sums are of integers: the same seed gives the
// same moves on every machine, in the browser too.
package search

import (
	"time"

	"tilestead/rules"
)

// A Bot thinks about one decision at a time, in slices.
type Bot interface {
	// Start gives the bot a decision of its seat. It forgets any earlier one.
	Start(p rules.Perspective)
	// Think works on until the moment given and says what it has decided; ok is
	// false when it needs another slice. The zero time means: to the end. It
	// looks at the clock about every millisecond, so a slice overruns by little.
	Think(until time.Time) (a rules.Action, ok bool)
}
