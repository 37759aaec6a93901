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
	tales = tale.NewTable(roundTales(), peopleTales(), goodsTales(), kitchenTales(), herdTales(), farmTales(),
		groundTales(), harvestTales(), moorTales(), cardTales(), packetTales())
}

// Line is a beat as a line of the log.
func (b *Board) Line(v *board.View, _ rules.State, beat rules.Beat) (l board.Line, ok bool) {
	m := b.moment(v)
	m.after = beat.After.(*agricola.State)
	return tales.Line(m, beat.Event)
}

// lackOf adds up what events bring a seat that has too little.
func lackOf(beats []rules.Beat, seat rules.Seat) (sum lack) {
	sum.seat = seat
	for _, b := range beats {
		if lacks := tales.Of(b.Event).More.lacks; lacks != nil {
			if l := lacks(b.Event); l.seat == seat {
				sum.begs += l.begs
				sum.beds += l.beds
			}
		}
	}
	return sum
}

// litterOf is the litter that an event tells, nobody's where it tells none.
func litterOf(e rules.Event) litter {
	if of := tales.Of(e).More.litter; of != nil {
		return of(e)
	}
	return litter{seat: rules.Nobody}
}
