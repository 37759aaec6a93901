package montana

import (
	"slices"
	"strconv"

	"tilestead/assets"
	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/board"
)

// result lists settlements placed, the two ties, and what decided for or against
// each seat: for who has not placed all, how many are left.
func result(s *montana.State, w *assets.Words) (head []string, rows [][]string) {
	for _, key := range [...]string{"placed", "tie1", "tie2", "why"} {
		head = append(head, w.Say("montana.result."+key))
	}
	for seat := range rules.Seat(s.Players()) {
		left := int(s.Player(seat).Left)
		t1, t2 := s.Ties(seat)
		placed := s.Score(seat)[0].N.Whole()
		outcome := w.Count("montana.why.unfinished", left)
		if left == 0 {
			outcome = w.Say("montana.why." + why(s, seat))
		}
		rows = append(rows, []string{strconv.Itoa(placed), strconv.Itoa(t1), strconv.Itoa(t2), outcome})
	}
	return head, rows
}

// tieHeads are the icons of what is counted for each of the two ties.
var tieHeads = [...][]string{{"cattle", "canteen"}, {"coin", "grain", "worker"}}

// heads are the icons over the result.
func heads(*board.View) [][]string { return [][]string{nil, tieHeads[0], tieHeads[1], nil} }

// why is the key of what decided for or against a seat that has placed everything.
func why(s *montana.State, seat rules.Seat) string {
	finished := 0
	best1, rivals := -1, 0
	for o := range rules.Seat(s.Players()) {
		if s.Player(o).Left > 0 {
			continue
		}
		finished++
		if t1, _ := s.Ties(o); t1 > best1 {
			best1, rivals = t1, 1
		} else if t1 == best1 {
			rivals++
		}
	}
	mine, _ := s.Ties(seat)
	winners := s.Winners()
	switch {
	case mine < best1:
		return "lost.tie1"
	case !slices.Contains(winners, seat):
		return "lost.tie2"
	case len(winners) > 1:
		return "shared"
	case finished == 1:
		return "alone"
	case rivals == 1:
		return "tie1"
	}
	return "tie2"
}
