// Package bots plays the titles: one search over the rules kernel for all of
// them, and a guide per title that knows what is worth looking at and what a
// position is worth.
//
// A bot sees nothing but a [rules.Perspective]. How much it thinks is a budget
// of work, never of time, and all sums are of integers: the same seed gives the
// same moves on every machine, in the browser too.
package bots

import (
	"fmt"
	"math/rand/v2"
	"strings"
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

// The levels, from the weakest, and the references they are measured against.
const (
	Easy    = "easy"
	Medium  = "medium"
	Hard    = "hard"
	Expert  = "expert"
	Random  = "random"  // uniform over what is legal
	Greedy0 = "greedy0" // farthest ahead if the game ended after this action or turn
	Greedy1 = "greedy1" // the same with a point for each free follower, in Carcassonne
)

// Levels are the levels a player can choose from, the weakest first.
var Levels = []string{Easy, Medium, Hard, Expert}

// References are bots to measure against; they are not offered to players.
var References = []string{Random, Greedy0, Greedy1}

// Names lists every level and reference, for messages.
func Names() string {
	return strings.Join(append(append([]string{}, References...), Levels...), ", ")
}

// generator is a bot's own randomness, the same on every platform.
func generator(seed uint64) *rand.Rand {
	return rand.New(rand.NewPCG(seed, 0x626f7473))
}

// errLevel names the levels there are.
func errLevel(level string) error {
	return fmt.Errorf("no bot %q; there is %s", level, Names())
}
