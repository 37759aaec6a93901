package rules

// Everyone is who sees what an event reveals to all.
const Everyone Seat = -3

// A Revealer is an event that shows what was hidden before, by chance or by a
// seat, to one seat or to Everyone. Events of other kinds show nothing new.
// Undoing past such an event would take back what somebody knows by now.
type Revealer interface{ Reveals() Seat }

// RevealedTo is who learns something from an event: a seat, Everyone, or Nobody.
func RevealedTo(e Event) Seat {
	if r, ok := e.(Revealer); ok {
		return r.Reveals()
	}
	return Nobody
}

// Learns says whether a seat learns something from what an action caused.
func (r *Reel) Learns(seat Seat) bool {
	for _, b := range r.Beats {
		if to := RevealedTo(b.Event); to == seat || to == Everyone {
			return true
		}
	}
	return false
}
