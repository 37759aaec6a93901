package montana

import "tilestead/rules"

// acting is a position being changed; only its methods change anything.
type acting struct {
	*State
	reel *rules.Reel
}

// Do carries out a legal action and all that follows by itself.
func (s *State) Do(a rules.Action, r *rules.Reel) {
	t := acting{s, r}
	kinds[a.Kind()].does(t, a)
	t.advance()
	r.Done(s)
}

// advance does what happens by itself until somebody has to choose.
func (t acting) advance() {
	for t.agenda.Len() > 0 {
		s := t.agenda.Top()
		if waits := steps[s.Kind].waits; waits == nil || waits(t, s) {
			return
		}
	}
}

// then puts a step of the active seat in the place of what is on top.
func (t acting) then(k StepKind) {
	t.agenda.Pop()
	t.agenda.Push(Step{Kind: k, Seat: t.active})
}

// trades says whether whoever decides may trade cattle before (K1, K3, W18).
func (t acting) trades(s *Step) bool { return s.Seat == t.active && t.player[s.Seat].Cattle > 0 }
