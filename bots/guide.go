package bots

import "tilestead/rules"

// A guide is what a title knows about playing it well. It serves one decision
// at a time and is used by one goroutine.
type guide interface {
	// begin looks at the position of a decision that is to be made.
	begin(now rules.State)
	// candidates keeps those of the legal actions that are worth looking at, in
	// place and in order; at least one stays.
	candidates(now rules.State, legal []rules.Action) []rules.Action
	// play is a quick and sensible action for whoever is to decide, who is a seat.
	play(s rules.State) rules.Action
	// mood begins a sample; it makes play vary from one to the next, by how much
	// whim says, in the units of lead.
	mood(key uint64, whim int)
	// lead is what a position is worth to seat, less what it is worth to its best
	// opponent, in hundredths of the title's unit: a turn of Montana, a point of
	// Carcassonne.
	lead(s rules.State, seat rules.Seat) int
	// turns is how many turns have been completed, extra turns not counted.
	turns(s rules.State) int
	// whose says for whom Nature is about to decide.
	whose(s rules.State) rules.Seat
	// told are the highest lead a hint tells and the least worth of a term that is
	// told, in the units of lead.
	told() (most, least int)
	// explain says what the lead of seat in after owes to what has changed since
	// before.
	explain(before, after rules.State, seat rules.Seat) []Term
}

// A ranker is a guide that knows at once what everything worth doing leads to:
// candidates and samples up to the end of the turn are not needed.
type ranker interface {
	// rank appends the choices with their sum: the lead at the end of the turn.
	rank(now rules.State, dst []choice) []choice
}
