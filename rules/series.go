package rules

// A Series is how games alone follow each other, each beginning with something of
// the last.
type Series struct {
	Value string // the ID of the value that holds which game it is, and with what it begins
	// Of is the number of a game in its series, from 1, and the points that win it; ok is
	// false for a game of none.
	Of func(s Setup) (number, target int, ok bool)
	// Target is the points that the game of a number is won with.
	Target func(number int) int
	// Next is the game after one that is over, with a seed to choose: the next of the
	// series, or the same once more. One of keep, if there are any, stays for good.
	Next func(s Setup, end State) (next Setup, keep []string)
	// Keep has one of keep stay in the game that follows.
	Keep func(next Setup, id string) Setup
	// Brings is what a game of a series begins with: food, and what has stayed for good.
	Brings func(s Setup) (food int, stays []string)
}
