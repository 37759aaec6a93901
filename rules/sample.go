package rules

// A Sampler is a State with more that is legal than random play should choose
// from: side actions that nothing asks for, such as throwing goods away, and
// ways to stop short. What it samples are some of its legal actions, at least
// one before the end, in the order of Legal.
type Sampler interface {
	State
	Sample(dst []Action) []Action
}

// Sample appends what random play chooses from: all that is legal, unless the
// state is a Sampler.
func Sample(s State, dst []Action) []Action {
	if p, ok := s.(Sampler); ok {
		return p.Sample(dst)
	}
	return s.Legal(dst)
}
