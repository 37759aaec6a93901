package rules

// A Wanderer is a State with more that is legal than random play should choose
// from: side actions that nothing asks for, such as throwing goods away, and
// ways to stop short. What it wanders among are some of its legal actions, at
// least one before the end, in the order of Legal.
type Wanderer interface {
	State
	Wander(dst []Action) []Action
}

// Wander appends what random play chooses from: all that is legal, unless the
// state is a Wanderer.
func Wander(s State, dst []Action) []Action {
	if w, ok := s.(Wanderer); ok {
		return w.Wander(dst)
	}
	return s.Legal(dst)
}
