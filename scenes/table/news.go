package table

import "tilestead/rules"

// news is what the others did faster than it can be followed: the position before, nil for none, what
// happened, and in which actions.
type news struct {
	before   rules.State
	events   []rules.Event
	from, to int
}
