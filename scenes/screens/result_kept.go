package screens

import (
	"fmt"
	"strconv"
	"strings"

	"tilestead/scenes/think"
)

// reviewStamp tells reviews by the bots of this program from those of others.
func reviewStamp(s *Result) string {
	if s.sh.Revision == nil {
		return s.sh.Version
	}
	return s.sh.Version + " " + s.sh.Revision(s.game.Match.Title().ID)
}

// The word of a line that names a seat; the verdicts of it follow.
const seatWord = "seat"

// store keeps what was found about the seats that are done.
func (r *reviewing) store(s *Result) {
	if s.sh.Shelf == nil {
		return
	}
	var lines []string
	for i := range r.seats {
		of := &r.seats[i]
		if !of.over {
			continue
		}
		lines = append(lines, fmt.Sprint(seatWord, " ", of.seat+1))
		for _, v := range of.list {
			lines = append(lines, think.WriteVerdict(s.game.Match, v))
		}
	}
	// What cannot be kept is computed again: whoever cannot save is told so elsewhere.
	_ = s.sh.Shelf.KeepReview(s.game, reviewStamp(s), lines)
}

// recall takes over what was found about the game before, seats in the order in which they are looked at;
// of a review that says something else nothing, and it is set aside.
func (r *reviewing) recall(s *Result) {
	if r.recalled || s.sh.Shelf == nil {
		return
	}
	r.recalled = true
	lines, err := s.sh.Shelf.ReviewOf(s.game, reviewStamp(s))
	if err != nil || len(lines) == 0 {
		return
	}
	seats, err := readSeats(s, lines, len(r.seats))
	if err != nil {
		_ = s.sh.Shelf.DamagedReview(s.game) // it is computed again, and replaced
		return
	}
	for r.at < len(r.seats) {
		of := &r.seats[r.at]
		list, ok := seats[of.seat]
		if !ok {
			break
		}
		of.list, of.over, of.through = list, true, 1
		r.at++
	}
	if r.at > 0 {
		r.keep(s)
	}
	r.tell()
}

// readSeats reads the verdicts by seat.
func readSeats(s *Result, lines []string, players int) (map[int][]think.Verdict, error) {
	seats, seat := map[int][]think.Verdict{}, -1
	for _, line := range lines {
		if number, ok := strings.CutPrefix(line, seatWord+" "); ok {
			n, err := strconv.Atoi(number)
			if err != nil || n < 1 || n > players {
				return nil, fmt.Errorf("seat %q of 1 to %d", number, players)
			}
			seat = n - 1
			seats[seat] = []think.Verdict{}
			continue
		}
		v, err := think.ReadVerdict(s.game.Match, line)
		if err != nil {
			return nil, err
		}
		if seat < 0 || int(s.game.Match.Before(v.At).Turn()) != seat {
			return nil, fmt.Errorf("%q is no decision of seat %d", line, seat+1)
		}
		seats[seat] = append(seats[seat], v)
	}
	return seats, nil
}
