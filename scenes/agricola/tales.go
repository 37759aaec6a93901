package agricola

import (
	"time"

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
func (b *Board) Line(v *board.View, before rules.State, beat rules.Beat) (l board.Line, ok bool) {
	m := b.moment(v)
	m.after = beat.After.(*agricola.State)
	if l, ok = tales.Line(m, beat.Event); ok {
		l = priced(m, l, before.(*agricola.State), beat.Event)
		l.Holds = holds(m, beat.Event)
		l.Apart = before.(*agricola.State).Harvesting() || m.after.Harvesting()
		if before.(*agricola.State).Harvesting() && !m.after.Harvesting() {
			l.Holds, l.Late = max(l.Holds, lingerTime), true // till then the harvest is told
		}
	}
	return l, ok
}

// holds is how long a person's own event is to be seen at least, 0 for no longer than it takes.
func holds(m *moment, e rules.Event) time.Duration {
	of := tales.Of(e).More.holds
	if of == nil {
		return 0
	}
	if h := of(e); h.seat == m.own && m.Person(h.seat) {
		return h.least
	}
	return 0
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
