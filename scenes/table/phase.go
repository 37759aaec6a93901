package table

import "tilestead/rules"

// A Phase is what a table does. It follows from the state of the parts and is
// kept nowhere.
type Phase uint8

// The phases: the first that holds counts.
const (
	Stepping Phase = iota // something earlier is looked at again
	Showing               // what was done last is shown, or can still be taken back
	Covered               // a curtain hides it from those who must not see it
	Reading               // the coach has said something that is to be read first
	Over                  // the game is
	Choosing              // a person decides
	Thinking              // a bot, or chance decides
)

// Phase is what the table does now.
func (t *Table) Phase() Phase {
	switch {
	case t.replay.on || t.player.again:
		return Stepping
	case t.player.playing(), t.hold.waits():
		return Showing
	case t.curtain.down:
		return Covered
	case t.coached():
		return Reading
	case t.match.State().Turn() == rules.Nobody:
		return Over
	case t.choice.open:
		return Choosing
	}
	return Thinking
}
