package table

import (
	"tilestead/rules"
)

// What tests may see of a table.

// Asked is the action that waits to be confirmed.
func (t *Table) Asked() (rules.Action, bool) {
	if t.choice.ask == nil {
		return 0, false
	}
	return t.choice.ask.action, true
}

// Press clicks a target by its ID.
func (t *Table) Press(id string) {
	if g := t.target(id); g != nil {
		t.click(*g)
	}
}

// Sight is where on the map things can be seen well.
var Sight = sight

// Hover is the target under the pointer or the keyboard's mark.
func (t *Table) Hover() string { return t.v.Hover }

// Marked is what is marked on the board.
func (t *Table) Marked() string { return t.v.Marked }

// Again says whether something is being shown again.
func (t *Table) Again() bool { return t.player.again }

// Shown is the position that shows.
func (t *Table) Shown() rules.State { return t.v.State }

// Step is how many actions are done in the position that is looked at.
func (t *Table) Step() int { return t.replay.at }

// LogLength is how many entries the log has.
func (t *Table) LogLength() int { return len(t.log.entries) }
