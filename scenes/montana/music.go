package montana

import (
	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/sound/cue"
)

// fewLeft are so few settlements that a game is late.
const fewLeft = 4

// music is what is played at a position: it follows who has the fewest settlements
// left.
func music(s rules.State) string {
	g := s.(*montana.State)
	if g.Ended() {
		return cue.ValleyLast
	}
	for seat := range rules.Seat(g.Players()) {
		if g.Player(seat).Left <= fewLeft {
			return cue.ValleyLate
		}
	}
	return cue.ValleyOpened
}
