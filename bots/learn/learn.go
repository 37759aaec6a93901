// Package learn finds coefficients of bots: regressions, gradient steps and evolution. It
// knows no title. Only the laboratory uses it; no program that players get contains it.
package learn

// A Job is what a title is to learn from, and how it tells about it.
type Job struct {
	Games   int      // games to learn from, in each round; of evolution, generations
	Rounds  int      // how often games are played with what was learned before, at least once
	Seats   int      // players of these games
	Modules []string // of these games
	// Each calls do with 0 to n-1, several at a time, and returns when all are done.
	Each func(n int, do func(i int))
	// Say writes a line about how it goes.
	Say func(format string, args ...any)
}

// A Table is a text of coefficients with what was learned.
type Table struct {
	File string // where it belongs, below the title's folder
	Text string
}
