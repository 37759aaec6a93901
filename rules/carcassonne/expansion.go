package carcassonne

import "tilestead/rules"

// An expansion is what a set of tiles adds to the base game: its part of the
// setup, steps of the turn and hooks. A nil hook does nothing. Nothing outside
// an expansion's files asks whether it is in play.
type expansion struct {
	id string
	// supply adds the figures everybody starts with.
	supply func(have *[Figures]int8)
	// steps puts its steps into the order of a part of a turn (3).
	steps func(order []step) []step
	// began runs at the start of a turn, step A.
	began func(t acting)
	// drawn says whether it keeps a drawn tile, so that another is drawn (3.1).
	drawn func(t acting, k Kind) bool
	// placed runs once a tile lies and is joined, step C.
	placed func(t acting)
	// freed runs after a figure went back to its owner's supply.
	freed func(t acting, gone placed)
	// closed says whether the tile just placed takes no figure.
	closed func(s *State) bool
	// must says whether forced has anything, and forced appends it: what must be
	// done instead of step D's choice. The question has a hook of its own, as any
	// has, because it lists on its stack: a list handed through a pointer to a
	// function would be on the heap at every turn.
	must   func(s *State) bool
	forced func(s *State, dst []rules.Action) []rules.Action
	// any says whether offers has anything, and offers appends it: what can be
	// done in step D beside placing a follower on the new tile; none says that no
	// figure may be placed there.
	any    func(s *State, none bool) bool
	offers func(s *State, dst []rules.Action, none bool) []rules.Action
	// worth changes what an object is worth a tile and a pennant.
	worth func(s *State, root *piece, final bool, per int) int
	// farm is what a completed city is worth to a seat that scores a field.
	farm func(s *State, root *piece, seat rules.Seat, per int) int
	// scored runs for every evaluated object, before its figures go home.
	// When somebody watches, it notes what it did in e.
	scored func(t acting, o object, e *Scored)
	// final runs after everything still open was evaluated (6).
	final func(t acting)
}

// expansions are those of the box, in the order their hooks run.
var expansions = []*expansion{&inns, &traders, &dragon}
