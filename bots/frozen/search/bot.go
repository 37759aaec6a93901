// Package search is the search of the frozen players, as it was when they were
// frozen: a copy of bots/search without what only hints and other levels need.
// It stays as it is, for every number in it decides what they choose; how it works
// is told there.
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
