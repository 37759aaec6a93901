package search

// A Horizon is how far a sample is played. What a turn and a round are, and so
// where the sample ends, the guide says.
type Horizon struct {
	Rounds int // 0: to the end of the turn that the sample begins in
	Most   int // the most turns that these rounds may have, but for one round; 0 for any number
}

// Turns is the horizon in turns, at least one, of a title in which each of so
// many seats has one turn in a round.
func (h Horizon) Turns(seats int) int {
	rounds := h.Rounds
	if h.Most > 0 {
		rounds = max(1, min(rounds, h.Most/seats))
	}
	return max(1, rounds*seats)
}
