package rules

// A Beat is one event and the position right after it.
type Beat struct {
	Event Event
	After State
}

// A Reel is what one action caused, in order.
type Reel struct{ Beats []Beat }

// Show adds an event to the reel with a copy of the position after it. On a
// nil reel, which is what bots pass, it does nothing and allocates nothing.
func Show[E any](r *Reel, s State, e E) {
	if r != nil {
		r.Beats = append(r.Beats, Beat{e, s.Clone()})
	}
}

// Done ends the reel of one action: what changed silently after the last event,
// such as what is to be done next, belongs to its beat.
func (r *Reel) Done(s State) {
	if r != nil && len(r.Beats) > 0 {
		r.Beats[len(r.Beats)-1].After = s.Clone()
	}
}
