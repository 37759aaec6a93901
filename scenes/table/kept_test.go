package table_test

import (
	"testing"

	"tilestead/rules"
	"tilestead/scenes/table"
)

// Chance brings nothing new before the game is safe up to there.
func TestChanceWaitsUntilTheGameIsKept(t *testing.T) {
	m, kept := newToy(t, 2, 1), false
	p := sit(t, m, toyBoard{}, "bb", 640, 360, func(c *table.Config) { c.Kept = func() bool { return kept } })
	for range 5 {
		for ticks := 0; m.State().Turn() != rules.Nature; ticks++ {
			if p.wait(1); ticks > 5000 {
				t.Fatal("chance is never waited for")
			}
		}
		n := m.Len()
		if p.wait(400); m.Len() != n {
			t.Fatal("chance brings something, and nothing is kept")
		}
		for kept = true; m.Len() == n; {
			p.wait(1)
		}
		kept = false
	}
}
