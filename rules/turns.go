package rules

// Turns tells where turns begin, for whoever follows a game from its start.
type Turns struct {
	Title *Title
	again bool // the decision that opened a turn is asked once more, after a side action
}

// Begin says whether a turn begins with a, which is done at s. It must be asked
// with every action of the game, in order.
func (t *Turns) Begin(s State, a Action) bool {
	if s.Turn() < 0 {
		return false
	}
	opens := s.Prompt().Opens
	begins := opens && !t.again
	t.again = opens && t.Title.Side != nil && t.Title.Side(a)
	return begins
}
