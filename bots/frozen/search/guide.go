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
}

// A Ranker is a guide that knows at once what everything worth doing leads to:
// Candidates and samples up to the end of the own turn are not needed.
type Ranker interface {
	// Rank appends the candidates with their Value.
	Rank(now rules.State, dst []Candidate) []Candidate
}

// A Budgeter is a guide that spends a level's budget otherwise in some set-ups
// or decisions.
type Budgeter interface {
	// Budget is how a level thinks about the decision of now, for the time of b.
	Budget(now rules.State, b Budget) Budget
}
