package agricola

import "tilestead/rules"

// older is what a seat answers a question with that older rules did not ask: nothing is
// exchanged, no more is fenced or built, and animals breed in the only way there is.
func older(s rules.State, _ int) (a rules.Action, ok bool) {
	at := s.(*State)
	if at.Turn() < 0 {
		return a, false
	}
	legal := at.Legal(nil)
	for _, kind := range [...]uint8{KindDone, KindStop} {
		if a, n := lastOf(legal, kind); n > 0 {
			return a, true
		}
	}
	a, n := lastOf(legal, KindBreed)
	return a, n == 1
}

// lastOf is the last of some actions that is of a kind, and how many there are.
func lastOf(legal []rules.Action, kind uint8) (a rules.Action, n int) {
	for _, l := range legal {
		if l.Kind() == kind {
			a, n = l, n+1
		}
	}
	return a, n
}
