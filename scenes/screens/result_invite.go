package screens

import (
	"slices"

	"tilestead/save"
	"tilestead/titles/rating"
)

// invited says which rival wants to play next, if the game made one want to; see rating.Invite.
func (s *Result) invited() (v rating.Invitation, ok bool) {
	if s.sh.Shelf == nil || s.givenUp || s.series != nil || s.game.Daily() != "" {
		return v, false
	}
	records, _, err := s.sh.Shelf.History()
	if err != nil { // the statistics say so
		return v, false
	}
	at := save.Remembered(records, s.game)
	if at < 0 {
		return v, false
	}
	return rating.Invite(records, at)
}

// sitDown begins a game like this one against the rival who wants to play.
func (s *Result) sitDown(v rating.Invitation) {
	set, title := s.game.Match.Setup(), s.game.Match.Title()
	set.Seed = s.sh.NewSeed()
	seats := slices.Clone(s.game.Seats)
	seats[v.Seat].Bot, seats[v.Seat].Name = v.Rival, s.sh.BotWord(title.ID, v.Rival)
	next, err := s.sh.Go.New(title, set, seats)
	if err != nil {
		s.sh.Fail(err)
		return
	}
	s.next = next
}
