package bots_test

import (
	"math/rand/v2"
	"testing"

	"tilestead/bots"
	"tilestead/rules"
	"tilestead/titles"
)

// The quick policy of every title plays every seat of a whole game; in some titles
// another one for another key.
func TestQuickPlaysWholeGames(t *testing.T) {
	varies := false
	for _, title := range titles.All {
		var ends []uint64
		for _, key := range []uint64{1, 1, 2} {
			choose, err := bots.Quick(title.ID, key)
			if err != nil {
				t.Fatal(err)
			}
			s := title.New(rules.Setup{Title: title.ID, Seats: 3})
			r := rand.New(rand.NewPCG(7, 7))
			for n := 0; s.Turn() != rules.Nobody; n++ {
				a := rules.Action(0)
				if s.Turn() == rules.Nature {
					a, _ = rules.Chance(s, nil, r)
				} else {
					a = choose(s)
				}
				if _, ok := rules.Find(s, rules.Notation(s, a)); !ok || n > title.MaxActions {
					t.Fatalf("%s, action %d: %q", title.ID, n, rules.Notation(s, a))
				}
				s.Do(a, nil)
			}
			ends = append(ends, rules.Hash(s))
		}
		if ends[0] != ends[1] {
			t.Errorf("%s: the same key gives games that end at %x", title.ID, ends)
		}
		varies = varies || ends[0] != ends[2]
	}
	if !varies {
		t.Error("no title has another game for another key")
	}
	if _, err := bots.Quick("chess", 1); err == nil {
		t.Error("there is a policy for chess")
	}
}
