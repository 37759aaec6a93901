package screens

import (
	"slices"

	"tilestead/rules"
	"tilestead/sound/cue"
)

// Music is what is played to a result.
func (s *Result) Music() string { return cue.ResultOpened }

// Sound is what is to be heard now, "" for nothing; last says that nothing more
// will be: scores that count up, and in the end the verdict.
func (s *Result) Sound() (name string, last bool) {
	switch {
	case !s.started:
		return "", false
	case s.counted() < 1:
		return cue.Score, false
	}
	return s.verdictCue(), true
}

// verdictCue is how the game's end sounds to those who sit before it: won when
// a person won, lost when only bots did.
func (s *Result) verdictCue() string {
	if s.givenUp {
		return ""
	}
	winners := s.game.Match.State().Winners()
	person := func(seat rules.Seat) bool { return s.game.Seats[seat].Bot == "" }
	switch {
	case len(winners) == 0:
		return ""
	case len(winners) > 1 && slices.ContainsFunc(winners, person):
		return cue.Tie
	case slices.ContainsFunc(winners, person):
		return cue.Win
	}
	return cue.Lose
}
