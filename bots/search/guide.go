package search

import "tilestead/rules"

// A Guide is what a title knows about playing it well. It serves one decision
// at a time and is used by one goroutine.
type Guide interface {
	// Begin looks at the position of a decision that is to be made.
	Begin(now rules.State)
	// Candidates keeps those of the legal actions that are worth looking at, in
	// place and in order; at least one stays.
	Candidates(now rules.State, legal []rules.Action) []rules.Action
	// Policy is the rollout policy: a quick and sensible action for whoever is to
	// decide, who is a seat.
	Policy(s rules.State) rules.Action
	// Sample begins a sample in from. The key makes the policy vary from one to the
	// next, by as much as the temperature says; see Budget.
	Sample(from rules.State, key uint64, temperature int)
	// Over says whether the sample ends in s, because it has come to the horizon.
	// It is asked of the positions of a sample in their order.
	Over(s rules.State, h Horizon) bool
	// Evaluate is the evaluation: what a position is worth to seat, less what it is
	// worth to its opponents, in hundredths of the title's unit: a turn of Montana,
	// a point of Carcassonne.
	Evaluate(s rules.State, seat rules.Seat) int
	// ChanceFor is the seat for which Nature is about to decide, or Nobody.
	ChanceFor(s rules.State) rules.Seat
	// Explain says what the evaluation of after for seat owes to what has changed
	// since before.
	Explain(before, after rules.State, seat rules.Seat) []Term
	// Offers is what the guide knows besides.
	Offers() Offers
}

// Offers is all that a Guide may be besides: what the zero value lacks, the title does
// not have. A Guide is asked for it once.
type Offers struct {
	// Rank appends the candidates of a guide that knows at once what everything worth
	// doing leads to, with their Value. Candidates and samples up to the end of the own
	// turn are not needed then.
	Rank func(now rules.State, dst []Candidate) []Candidate
	// Overlook leaves out so much of the candidates, which players of little experience
	// do not think of, in place and in order; at least one stays.
	Overlook func(now rules.State, candidates []rules.Action, much Overlooking) []rules.Action
	// Alike says whether two different actions come to the same; nil: none do.
	Alike func(now rules.State, a, b rules.Action) bool
	// Budget is how a level thinks about the decision of now, for the time of b; nil:
	// as b says in all set-ups and decisions.
	Budget func(now rules.State, b Budget) Budget
	// Leans is how much more than it is worth an action of the seat counts by the guide's
	// manner, in the units of the evaluation; nil: nothing.
	Leans func(now rules.State, a rules.Action) int
	// Judging is what a tree of turns is searched by; nil: it is not.
	Judging func(now rules.State) *Judging
}
