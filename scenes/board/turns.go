package board

import (
	"sort"

	"tilestead/assets"
	"tilestead/rules"
)

// A Turn is where one of a game begins.
type Turn struct {
	At   int        // actions before it
	Seat rules.Seat // whose turn it is
	Nth  int        // of the turns of the seat, from 1: in the round, or in a game without rounds
}

// Turns are where the turns of a game begin.
func (o *Offers) Turns(m *rules.Match) (list []Turn) {
	turns, nth, round := rules.Turns{Title: m.Title()}, make([]int, m.State().Players()), 0
	for i := range m.Len() {
		s := m.Before(i)
		if !turns.Begin(s, m.Action(i)) {
			continue
		}
		if o.Round != nil && o.Round(s) != round {
			round = o.Round(s)
			clear(nth)
		}
		nth[s.Turn()]++
		list = append(list, Turn{i, s.Turn(), nth[s.Turn()]})
	}
	return list
}

// TurnOf is the index of the last turn that begins at or before the position after n actions, -1 before
// the first.
func TurnOf(list []Turn, n int) int {
	return sort.Search(len(list), func(i int) bool { return list[i].At > n }) - 1
}

// When tells in the title's own count when in a game the position after n actions is.
func (o *Offers) When(w *assets.Words, m *rules.Match, list []Turn, n int) string {
	i := TurnOf(list, n)
	switch {
	case i < 0:
		return w.Say("turn.setup")
	case o.Nth != nil:
		return o.Nth(w, m.Before(list[i].At), list[i].Nth)
	}
	return w.Say("turn.nth", list[i].Nth)
}
