package scenetest

import (
	"fmt"
	"testing"

	"tilestead/rules"
)

// Of a game, so many decisions of a kind are tried, and then one in so many.
const (
	firstChoices = 12
	everyChoice  = 4
)

// EveryActionCanBeClicked plays a game of every number of players with each of
// these sets of modules: each legal action must be reached by clicks that keep it
// picked, whichever of them come first. It gives how many of each kind there were.
func (f *Fixture) EveryActionCanBeClicked(t *testing.T, modules ...[]string) map[uint8]int {
	t.Helper()
	kinds := map[uint8]int{}
	for seats := f.Title.Seats[0]; seats <= f.Title.Seats[1]; seats++ {
		for _, with := range modules {
			b, count := f.New(), map[string]int{}
			f.Play(t, f.Match(t, seats, uint64(seats), with...), func(s rules.State) {
				key := s.Prompt().Key
				if count[key]++; count[key] > firstChoices && count[key]%everyChoice != 0 {
					return
				}
				v := f.View(t, b, s, 640, 400)
				v.Viewer = s.Turn()
				for _, a := range v.Legal {
					kinds[a.Kind()]++
				}
				if a, trail := newWays(t, b, v).unreached(v.Legal); trail != nil {
					t.Fatalf("%d players with %v, decision %d at %s: after clicks on %v nothing leads to %q",
						seats, with, count[key], key, trail, rules.Notation(s, a))
				}
			})
		}
	}
	return kinds
}

// TargetsIgnoreThePointer checks that pointing at a target changes none.
func (f *Fixture) TargetsIgnoreThePointer(t *testing.T) {
	t.Helper()
	b := f.New()
	f.Play(t, f.Match(t, min(3, f.Title.Seats[1]), 8), func(s rules.State) {
		v := f.View(t, b, s, 960, 540)
		before := b.Targets(v)
		g := before[len(before)-1]
		v.Hover, v.Pointer, v.Under = g.ID, g.Area.Center(), g.ID
		after := b.Targets(v)
		if len(after) != len(before) {
			t.Fatalf("hovering %q: %d targets, before %d", g.ID, len(after), len(before))
		}
		for i := range after {
			if after[i].ID != before[i].ID || after[i].Area != before[i].Area || after[i].Hint != before[i].Hint {
				t.Fatalf("hovering %q changes target %q", g.ID, before[i].ID)
			}
		}
	})
}

// TargetsAreToldApart checks that no two targets share an ID or a digit.
func (f *Fixture) TargetsAreToldApart(t *testing.T) {
	t.Helper()
	b := f.New()
	f.Play(t, f.Match(t, min(4, f.Title.Seats[1]), 2), func(s rules.State) {
		seen := map[string]bool{}
		for _, g := range b.Targets(f.View(t, b, s, 640, 360)) {
			key := fmt.Sprint("key ", g.Key)
			if seen[g.ID] || g.Key > 0 && seen[key] {
				t.Fatalf("%s: two targets %q, digit %d", s.Prompt().Key, g.ID, g.Key)
			}
			seen[g.ID], seen[key] = true, true
		}
	})
}
