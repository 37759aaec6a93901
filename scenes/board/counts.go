package board

import "tilestead/rules"

// Counts is how many there are of each of up to 16 things: goods that are paid,
// workers that are sent. It is comparable, for drafts and desks.
type Counts [16]int8

// With is the counts with n of thing i.
func (c Counts) With(i int, n int8) Counts {
	c[i] = n
	return c
}

// Within says whether o has at least as many of everything.
func (c Counts) Within(o Counts) bool {
	for i := range c {
		if c[i] > o[i] {
			return false
		}
	}
	return true
}

// A Tally is how many of each thing an action takes; ok is false for an action
// that is not put together thing by thing.
type Tally func(a rules.Action) (n Counts, ok bool)

// Least is what all actions of a list agree on at least.
func (t Tally) Least(list []rules.Action) (n Counts) {
	first := true
	for _, a := range list {
		all, ok := t(a)
		if !ok {
			continue
		}
		for i := range all {
			if first || all[i] < n[i] {
				n[i] = all[i]
			}
		}
		first = false
	}
	return n
}

// Most is the most that any action of a list takes of each thing.
func (t Tally) Most(list []rules.Action) (n Counts) {
	for _, a := range list {
		if all, ok := t(a); ok {
			for i := range all {
				n[i] = max(n[i], all[i])
			}
		}
	}
	return n
}

// Exactly is the action of a list that takes just so many.
func (t Tally) Exactly(list []rules.Action, n Counts) (rules.Action, bool) {
	for _, a := range list {
		if all, ok := t(a); ok && all == n {
			return a, true
		}
	}
	return 0, false
}
