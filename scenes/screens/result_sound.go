package screens

import (
	"slices"

	"tilestead/rules"
	"tilestead/save"
	"tilestead/sound/cue"
)

// Music is what is played to a result.
func (s *Result) Music() string { return cue.ResultOpened }

// Sound is what is to be heard now, without a name for nothing; last says that nothing
// more will be: scores that count up, higher and higher, and in the end the verdict.
func (s *Result) Sound() (c cue.Cue, last bool) {
	switch done := s.counted(); {
	case !s.started:
		return c, false
	case done < 1:
		return cue.Cue{Name: cue.Count, Rise: ladder[int(done*float64(len(ladder)))]}, false
	}
	return cue.Cue{Name: s.verdictCue()}, true
}

// ladder are the half tones by which the count rises, an octave in all.
var ladder = [...]float64{0, 2, 4, 7, 9, 12}

// verdictCue is how the game's end sounds to those who sit before it: won when
// a person won, lost when only bots did. A table of bots has nobody for whom it is
// either.
func (s *Result) verdictCue() string {
	if s.givenUp {
		return ""
	}
	winners := s.game.Match.State().Winners()
	person := func(seat rules.Seat) bool { return s.game.Seats[seat].Bot == "" }
	persons := slices.ContainsFunc(s.game.Seats, func(seat save.Seat) bool { return seat.Bot == "" })
	switch {
	case len(winners) == 0:
		return ""
	case !persons:
		return cue.End
	case len(winners) > 1 && slices.ContainsFunc(winners, person):
		return cue.Tie
	case slices.ContainsFunc(winners, person):
		return cue.Win
	}
	return cue.Lose
}
