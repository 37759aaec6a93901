package rules

import "sync"

// A Scratch is where a title tries an action on a copy of a position to learn
// whether it can be done, so that no rule is written twice, once to ask and once
// to do. It lends copies that were used before: a try allocates nothing once
// there are as many as are tried at a time, one inside another. It belongs to
// what the positions of a game share; several goroutines may use it, and its
// zero value is ready.
type Scratch struct{ pool sync.Pool }

// Copy lends a copy of s, which is to be given back with Return.
func (p *Scratch) Copy(s State) State {
	if c, ok := p.pool.Get().(State); ok {
		c.Set(s)
		return c
	}
	return s.Clone()
}

// Return takes a copy back when the try is over; nothing may hold on to it.
func (p *Scratch) Return(c State) { p.pool.Put(c) }
