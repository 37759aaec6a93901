package agricola

import (
	"time"

	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/sound/cue"
	"tilestead/ui"
)

// cardBox is where a special card lies, the place of the first if it does not.
func (m *moment) cardBox(card int) ui.Rect {
	for i, shown := range m.works().specialsShown() {
		if shown == card {
			return m.grid.cards[i]
		}
	}
	if len(m.grid.cards) > 0 {
		return m.grid.cards[0]
	}
	return m.at.spaces
}

// specialTaken lays the sign of a seat on a special card, and its fee.
func (k *clip) specialTaken(e agricola.SpecialTaken) {
	place := func(m *moment) ui.Rect { return m.works().specialBox(int(e.Card), e.Special) }
	to := func(m *moment) ui.Point { return m.cardBox(int(e.Card)).Center() }
	at := k.pay(0, e.Seat, oneOf(box.Food, e.Fee), to)
	at = k.Fly(at, flight, func(m *moment, c *ui.Canvas, p ui.Point) {
		ui.Medal(c, p.X, p.Y, 7, m.Seats[e.Seat].Look)
	}, func(m *moment) ui.Point { return m.plateOf(e.Seat).Center() }, to)
	k.Cue(at, cue.Place)
	k.turnSpecials(at)
	k.turnEstates(at)
	k.Frame(at, flash, place)
}

// turnSpecials lets the special cards show the position after the beat.
func (k *clip) turnSpecials(at time.Duration) {
	k.Hide(specialsPiece)
	if at > 0 && !k.Reduced {
		k.Below(0, at, func(m *moment, c *ui.Canvas, _ float64) { m.works().drawSpecials(c) })
	}
	k.turn(at, func(m *moment, c *ui.Canvas) { m.works().drawSpecials(c) })
}

// specialTurns turns a special card over, or away.
func (k *clip) specialTurns(card int) {
	const length = 300 * ms
	k.Cue(length/2, cue.Draw)
	k.turnSpecials(length)
	end := k.act(0, length, func(m *moment, c *ui.Canvas, t float64) {
		if t < 1 {
			k.flip(c, m.cardBox(card), t, moorStrip, backFill)
		}
	})
	k.Frame(end, flash, func(m *moment) ui.Rect { return k.after(m).cardBox(card) })
}
