package carcassonne

import (
	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/board"
	"tilestead/scenes/tale"
)

// A row is all that the board tells of the events of one type.
type row[E any] = tale.Row[*moment, *clip, none, E]

type telling = tale.Tale[*moment, *clip, none]

// none is what only this board asks of an event.
type none struct{}

// tales are the rows of all events. What moves may look at tales itself, so they cannot
// be the value of a variable.
var tales tale.Table[*moment, *clip, none]

func init() { tales = tale.NewTable(turnTales(), scoreTales(), dragonTales(), fairyTales()) }

// Line is a beat as a line of the log; who did it stands beside it.
func (b *Board) Line(v *board.View, _ rules.State, beat rules.Beat) (l board.Line, ok bool) {
	return tales.Line(b.moment(v), beat.Event)
}

// Clip animates what happened; nil when there is nothing to see.
func (b *Board) Clip(v *board.View, beat rules.Beat) board.Clip {
	k := &clip{m: b.moment(v)}
	k.after, _ = beat.After.(*carcassonne.State)
	k.Read, k.Reduced = b.moment, v.Reduced
	if tales.Play(k, beat.Event); k.Length() == 0 {
		return nil
	}
	return k
}

// glyphs is the picture of something as a list.
func glyphs(list ...board.Glyph) []board.Glyph { return list }
