package record

import (
	"fmt"
	"slices"

	"tilestead/rules/agricola"
)

// folded are the steps of a game with what a seat does about animals without room as a
// round begins taken into that round. That engine asks once the spaces are filled, ours
// before; and the first person of such a round is placed there by the wrong seat, so
// that whose turn it is comes from the record.
func folded(steps []Step) []Step {
	list := make([]Step, 0, len(steps))
	for _, s := range steps {
		n := len(list)
		houses := s.T == "card" && slices.ContainsFunc(s.Did, func(d Deed) bool { return d.A == "animals" })
		if n == 0 || !houses || list[n-1].T != "round" {
			list = append(list, s)
			continue
		}
		round := &list[n-1]
		after := *s.State
		for seat, have := range after.Seats {
			if have == nil {
				after.Seats[seat] = round.State.Seats[seat]
			}
		}
		round.State, round.Did, round.settles = &after, append(slices.Clip(round.Did), s.Did...), true
	}
	return list
}

// turned is a position before the first placement of a round, with the turn of the seat
// that is recorded.
func turned(s *agricola.State, seat int) (*agricola.State, error) {
	if s.Prompt().Key != "place" || int(s.Turn()) == seat {
		return s, nil
	}
	c := s.Clone().(*agricola.State)
	err := agricola.Title.Arrange(c, []string{"turn", fmt.Sprint(seat + 1)})
	return c, err
}
