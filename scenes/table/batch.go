package table

import (
	"slices"

	"tilestead/input"
	"tilestead/rules"
	"tilestead/scenes/board"
)

// A batch does what a click on one target has put off: one action after the other, as long
// as each is asked for as it was foreseen. It ends where the game asks anything else, and
// where the person does anything meanwhile. What it does is taken back with the click.
type batch struct {
	*core
	choice *choice
	seat   rules.Seat
	left   []board.Deed
}

// begin notes what a target does after the action to which a click on it has come, for the
// seat that decides.
func (b *batch) begin(then []board.Deed) { b.seat, b.left = b.match.State().Turn(), then }

// goesOn says whether there is more of it: nobody is asked before it has ended.
func (b *batch) goesOn() bool { return len(b.left) > 0 }

// drop leaves the rest to the person.
func (b *batch) drop() { b.left = nil }

// look ends it where the person begins anything.
func (b *batch) look(in *input.Frame) {
	if len(b.left) > 0 && begun(*in) {
		b.drop()
	}
}

// next is what is done now; ok is false where nothing is, and the person decides.
func (b *batch) next() (a rules.Action, ok bool) {
	if len(b.left) == 0 || !b.choice.deciding() {
		return 0, false
	}
	d, s := b.left[0], b.match.State()
	if s.Turn() != b.seat || s.Prompt().Key != d.Asked || d.Fits == nil && !slices.Contains(b.v.Legal, d.Action) {
		b.drop()
		return 0, false
	}
	b.left = b.left[1:]
	if d.Fits != nil {
		if b.choice.click(board.Target{Fits: d.Fits, Opens: true}); b.choice.clicked() {
			b.drop() // the person goes on from there
		}
		return 0, false
	}
	return d.Action, true
}
