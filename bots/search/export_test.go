package search

import "time"

// SetClock lets a test be the clock.
func (b *Searcher) SetClock(clock func() time.Time) { b.clock = clock }

// GoBeyond makes every step from now on a sample beyond the own turn.
func (b *Searcher) GoBeyond() { b.beyond, b.due = true, 1<<60 }

// Step takes one sample.
func (b *Searcher) Step() { b.step() }

var Squash = squash
