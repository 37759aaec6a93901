package board

import "tilestead/rules"

// A Moment is when a rival at the table has something to say; the keys of its texts end with it.
type Moment string

// The moments of a game.
const (
	GameStart   Moment = "start"
	LargeGain   Moment = "gain"   // it got much in one turn
	OwnLoss     Moment = "loss"   // something was taken from it
	PulledAhead Moment = "ahead"  // it has pulled ahead
	FellBehind  Moment = "behind" // it has fallen behind
	GameEnd     Moment = "end"
)

// Quips are what a title has to say of what rivals talk about; where there are none they greet
// and say nothing else.
type Quips struct {
	Gain rules.Points // that is much in one turn of anybody's
	Lead rules.Points // between the first and the second that is much; as much behind the first is far
	// Loses says whether an event takes something from a seat that it meant to keep.
	Loses func(e rules.Event, seat rules.Seat) bool
}
