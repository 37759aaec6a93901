package screens

import (
	"slices"
	"strings"

	"tilestead/rules"
)

// dayCode is five lines: the day and its game, how that came out, the parts of the game as squares, the
// days of the week, and by which rules and bots; those of another revision need not compare. It gives
// away no move. What no review has told yet is left out.
func dayCode(s *Result) string {
	w, m, d := s.sh.Words, s.game.Match, s.day
	head := []string{"Tilestead " + dayText(w, s.game.Daily()), s.sh.TitleWord(m.Title())}
	if boxes := boxesName(s.sh, m.Title(), m.Setup().Modules); boxes != "" {
		head = append(head, boxes)
	}
	for _, seat := range s.game.Seats {
		if seat.Bot != "" {
			name := seat.Name
			if word := s.sh.BotWord(m.Title().ID, seat.Bot); word != seat.Name {
				name += " (" + word + ")"
			}
			head = append(head, name)
		}
	}
	own := slices.IndexFunc(s.order(), func(i int) bool { return s.game.Seats[i].Bot == "" })
	own = s.order()[max(0, own)]
	points := pointsText(rules.Total(m.State(), rules.Seat(own)))
	how := w.Say("daily.points", points)
	if len(s.game.Seats) > 1 {
		key := "daily.lost"
		if slices.Contains(m.State().Winners(), rules.Seat(own)) {
			key = "daily.won"
		}
		how = w.Say(key, points, othersPoints(s, own))
	}
	lines := []string{strings.Join(head, ", "), how}
	if d != nil {
		lines = append(lines[:1], d.measured(how)...)
	}
	revision := w.Say("daily.revision", m.Title().Rev)
	if s.sh.Revision != nil {
		revision = w.Say("daily.revisions", m.Title().Rev, s.sh.Revision(m.Title().ID))
	}
	return strings.Join(append(lines, revision), "\n")
}

// measured are the lines of a code that tell of a day what a review said, the first of them with how
// the game ended.
func (d *dayResult) measured(how string) (lines []string) {
	s := d.of
	w := s.sh.Words
	if d.Parts != "" && len(s.game.Seats) > 1 {
		how += ", " + w.Say("daily.given", s.amount(d.Given))
	}
	if par := d.parText(); par != "" && d.Parts != "" {
		how += " (" + par + ")"
	}
	if !d.counts {
		how += ", " + w.Say("daily.practice.short")
	}
	if lines = append(lines, how); d.Parts != "" {
		squares := squaresText(d.Parts)
		if d.Drawn {
			squares += " " + d.luckLine()
		}
		lines = append(lines, squares)
	}
	return append(lines, w.Say("daily.week", d.week.days(), len(d.week)))
}

// othersPoints are the points of all seats but one.
func othersPoints(s *Result, but int) (text string) {
	for i := range s.game.Seats {
		if i != but {
			if text != "" {
				text += " : "
			}
			text += pointsText(rules.Total(s.game.Match.State(), rules.Seat(i)))
		}
	}
	return text
}
