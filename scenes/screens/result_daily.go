package screens

import (
	"fmt"
	"slices"

	"tilestead/rules"
)

// copyCode puts on the clipboard how the game of a day came out, to tell others. It gives away
// no move.
func (s *Result) copyCode() { s.sh.CopyText(s.code()) }

// code is a line with the day, the game and how it came out; with what was given away, once a
// review has looked at all that the person did.
func (s *Result) code() string {
	w, m := s.sh.Words, s.game.Match
	own := max(0, slices.IndexFunc(s.order(), func(i int) bool { return s.game.Seats[i].Bot == "" }))
	own = s.order()[own]
	how := "daily.lost"
	if slices.Contains(m.State().Winners(), rules.Seat(own)) {
		how = "daily.won"
	}
	text := fmt.Sprintf("Tilestead %s: %s", s.game.Daily(), s.sh.TitleWord(m.Title()))
	if boxes := boxesName(s.sh, m.Title(), m.Setup().Modules); boxes != "" {
		text += ", " + boxes
	}
	text += ", "
	for i, seat := range s.game.Seats {
		if i != own {
			text += seat.Name
			if word := s.sh.BotWord(m.Title().ID, seat.Bot); word != seat.Name {
				text += " (" + word + ")"
			}
			text += ", "
		}
	}
	text += w.Say(how, pointsText(rules.Total(m.State(), rules.Seat(own))), s.others(own))
	if r := s.reviewing; r != nil && r.seats[0].over && r.seats[0].seat == own {
		text += ", " + w.Say("daily.given", s.amount(r.seats[0].given()))
	}
	return text
}

// others are the points of all seats but one.
func (s *Result) others(but int) (text string) {
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
