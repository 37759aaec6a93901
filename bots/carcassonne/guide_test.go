package carcassonne

import (
	"math/rand/v2"
	"testing"

	"tilestead/bots/search"
	"tilestead/rules"
)

// A sample ends when the turn has passed on as often as its horizon says; the
// second part of a turn that a builder brings is no turn of its own.
func TestSamplesEndWithTurns(t *testing.T) {
	second := 0
	for seed := range uint64(8) {
		for _, c := range []struct{ seats, rounds, most, turns int }{{2, 0, 0, 1}, {2, 2, 6, 4}, {3, 3, 0, 9},
			{4, 2, 6, 4}} {
			s := atTile(t, c.seats, 40, seed, "traders")
			r := rand.New(rand.NewPCG(seed, 1))
			g := &guide{}
			g.Begin(s)
			g.Sample(s, 0, 0)
			begun := 0
			for h := (search.Horizon{Rounds: c.rounds, Most: c.most}); s.Turn() != rules.Nobody && !g.Over(s, h); {
				before, part := s.Active(), s.Part()
				if s.Turn() == rules.Nature {
					s.Do(rules.Draw(s, s.Legal(nil), r), nil)
				} else {
					s.Do(g.Policy(s), nil)
				}
				if s.Active() != before {
					begun++
				} else if part == 1 && s.Part() == 2 {
					second++
				}
			}
			if begun != c.turns {
				t.Errorf("seed %d, %+v: over when %d turns have begun", seed, c, begun)
			}
		}
	}
	if second == 0 {
		t.Error("no turn had a second part")
	}
}
