package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/scenes/board"
	"tilestead/scenes/tale"
)

// tales are the rows of all events. What moves may look at tales itself, so they cannot
// be the value of a variable.
var tales tale.Table[*moment, *clip, more]

func init() {
	tales = tale.NewTable(roundTales(), peopleTales(), goodsTales(), kitchenTales(), farmTales(), groundTales(),
		harvestTales(), moorTales(), cardTales(), packetTales())
}

// Line is a beat as a line of the log.
func (b *Board) Line(v *board.View, _ rules.State, beat rules.Beat) (l board.Line, ok bool) {
	m := b.moment(v)
	m.after = beat.After.(*agricola.State)
	return tales.Line(m, beat.Event)
}
