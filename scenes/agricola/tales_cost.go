package agricola

import (
	"slices"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/board"
)

// spender is the seat that pays for what an event tells of, Nobody where nothing is paid for it, or
// where its line tells that by itself.
func spender(e rules.Event) rules.Seat {
	switch e := e.(type) {
	case agricola.RoomBuilt:
		return e.Seat
	case agricola.StableBuilt:
		return e.Seat
	case agricola.Fenced:
		return e.Seat
	case agricola.Renovated:
		return e.Seat
	case agricola.MajorBuilt:
		return e.Seat
	case agricola.CardPlayed:
		return e.Seat
	case agricola.SpecialTaken:
		return e.Seat
	}
	return rules.Nobody
}

// priced is a line with the goods that its event took from who pays for it.
func priced(m *moment, l board.Line, before *agricola.State, e rules.Event) board.Line {
	seat := spender(e)
	if seat == rules.Nobody {
		return l
	}
	cost, _ := between(&before.Player(seat).Goods, &m.after.Player(seat).Goods)
	if cost == (box.Stock{}) {
		return l
	}
	if l.Brief == "" {
		l.Brief = l.Text
	}
	l.Glyphs = slices.Concat(l.Glyphs, goods(minus(cost)))
	if e, ok := e.(agricola.SpecialTaken); ok {
		cost[box.Food] -= int16(e.Fee) // its line tells of that
	}
	if cost != (box.Stock{}) {
		l.Text += " (" + m.say("special.price", m.stock(&cost)) + ")"
	}
	return l
}
