package bots_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"tilestead/bots"
	"tilestead/rules"
	"tilestead/rules/montana"
)

// The cattle of the town's first row, traded for the copper to upgrade, pays
// the last settlement: no level that plays on beyond its turn misses it, whatever
// its seed, and medium, which misjudges the end of its turn, finds it as a rule.
func TestTradesTheCattleOfTheRowForItsUpgrade(t *testing.T) {
	s := montana.Title.New(rules.Setup{Title: montana.Title.ID, Seats: 2})
	script := []string{"ready", "goods 1 1 1 0 0 0 0", "good pumpkin 1 0", "cattle 1 0", "cattle 2 0", "left 1 1"}
	for _, line := range script {
		if err := montana.Title.Arrange(s, strings.Fields(line)); err != nil {
			t.Fatal(err)
		}
	}
	for _, h := range s.(*montana.State).Reachable() {
		q, r := s.(*montana.State).Coord(h)
		// 1 grain, 1 large copper
		if err := montana.Title.Arrange(s, []string{"face", fmt.Sprint(q, ",", r), "T06.1"}); err != nil {
			t.Fatal(err)
		}
	}
	for _, notation := range []string{"town", "bid R1 2"} {
		a, ok := rules.Find(s, notation)
		if !ok {
			t.Fatalf("%q is not legal; legal is %v", notation, rules.Notations(s))
		}
		s.Do(a, nil)
	}
	const seeds = 32
	for level, atLeast := range map[string]int{bots.Medium: seeds / 2, bots.Hard: seeds, bots.Expert: seeds} {
		found := 0
		for seed := range uint64(seeds) {
			b := newBot(t, level, seed)
			b.Start(rules.PerspectiveOf(s, 0))
			if a, ok := b.Think(time.Time{}); ok && rules.Notation(s, a) == "trade copper_small" {
				found++
			}
		}
		if found < atLeast {
			t.Errorf("%s found it with %d seeds of %d, want %d", level, found, seeds, atLeast)
		}
	}
}
