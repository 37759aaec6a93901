package rules

import (
	"fmt"
	"slices"
	"strings"
)

// firstSeat begins the names of the modules that say who begins.
const firstSeat = "first-"

// FirstSeats are the modules "first-1", "first-2" … of a title for up to so
// many players: with one of them that seat begins, without one it is drawn.
func FirstSeats(players int) (list []Module) {
	for seat := range Seat(players) {
		m := Module{ID: firstSeat + seat.String(), Kind: FirstSeat}
		for other := range Seat(players) {
			if other != seat {
				m.Clashes = append(m.Clashes, firstSeat+other.String())
			}
		}
		list = append(list, m)
	}
	return list
}

// First is the seat a setup names to begin; Nobody when it is drawn.
func (s *Setup) First() Seat {
	for seat := range Seat(s.Seats) {
		if slices.Contains(s.Modules, firstSeat+seat.String()) {
			return seat
		}
	}
	return Nobody
}

// checkFirst refuses a first player who does not play.
func (s *Setup) checkFirst() error {
	for _, id := range s.Modules {
		if strings.HasPrefix(id, firstSeat) && s.First() == Nobody {
			return &Misfit{Why: NoFirst, Module: id, says: fmt.Sprintf("module %q: only %d play", id, s.Seats)}
		}
	}
	return nil
}
