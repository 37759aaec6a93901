// Package search is how bots of every title think: one search over the rules
// kernel, and the guide that a title gives it.
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
