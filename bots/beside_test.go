package bots_test

import (
	"sync"
	"testing"

	"tilestead/bots"
	"tilestead/rules"
)

// Bots that think at the same time, as in the laboratory and at a table whose
// hint is asked for, share only what none of them writes: each plays the same
// game as the others. The race detector watches this test.
func TestBotsThinkAtTheSameTime(t *testing.T) {
	for _, c := range []struct {
		title   string
		level   string
		actions int
	}{{"montana", bots.Medium, 60}, {"montana", bots.Expert, 6}, {"carcassonne", bots.Medium, 60},
		{"carcassonne", bots.Expert, 3}, {"agricola", bots.Medium, 60}, {"agricola", bots.Expert, 3}} {
		var ends [4]uint64
		var wait sync.WaitGroup
		for i := range ends {
			m := newMatch(t, 2, 5)
			switch c.title {
			case "carcassonne":
				m = newCarcassonne(t, 2, 5, allExpansions...)
			case "agricola":
				m = newAgricola(t, 2, 5, "moor")
			}
			wait.Go(func() { ends[i] = rules.Hash(playOn(t, m, c.actions, c.level, c.level)) })
		}
		wait.Wait()
		for _, end := range ends {
			if end != ends[0] {
				t.Errorf("%s %s bots beside each other end in %x", c.title, c.level, ends)
				break
			}
		}
	}
}
