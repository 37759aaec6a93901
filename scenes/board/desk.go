package board

import "tilestead/rules"

// A Desk is what a seat has arranged for itself on a board that keeps such
// things: which farm it looks at, which card it has pinned, how its hand is
// sorted. It is a comparable value of the board's, one a seat, kept from choice
// to choice and never saved; View.Desk is the viewer's.
type Desk struct {
	// Open is the desk of the viewer as the table is laid; nil: there are none.
	Open func(v *View) any
	// Close takes off a desk what lies open over the board, which Esc closes; nil:
	// nothing ever does.
	Close func(v *View, desk any) any
	// Decides is what a desk decides by itself in a position, because its player once
	// asked for that; to go back in the game ends it as Close does. nil: nothing.
	Decides func(s rules.State, desk any) (a rules.Action, ok bool)
	// Settle drops what is gone from a desk; nil: nothing ever goes.
	Settle func(v *View, desk any) any
}
