package scenetest

import (
	"fmt"
	"testing"

	"tilestead/rules"
	"tilestead/scenes/board"
)

// Of a game, so many decisions of a kind are tried, and then one in so many.
const (
	firstChoices = 12
	everyChoice  = 4
)

// mostClicks is how many clicks lead to an action at most.
const mostClicks = 8

// EveryActionCanBeClicked plays a game of every number of players with each of
// these sets of modules and tries all ways of clicking: each legal action must
// be reached. It gives how many of each kind there were.
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
				w := &way{t: t, board: b, got: map[rules.Action]bool{}}
				w.try(v, 0)
				for _, a := range v.Legal {
					kinds[a.Kind()]++
					if !w.got[a] {
						t.Fatalf("%d players with %v, decision %d at %s: %q cannot be clicked", seats, with,
							count[key], key, rules.Notation(s, a))
					}
				}
			})
		}
	}
	return kinds
}

// A way collects the actions that clicks lead to.
type way struct {
	t     *testing.T
	board board.Board
	got   map[rules.Action]bool
}

// try clicks every target, from what v.Picked leaves on, however dials are set.
func (w *way) try(v *board.View, depth int) {
	w.t.Helper()
	if depth > mostClicks {
		w.t.Fatalf("more than %d clicks and still %d actions left", mostClicks, len(v.Picked))
	}
	dialled := w.board.Offers().Dialled.Aim != nil
	seen := map[board.Dials]bool{}
	var set func(d board.Dials)
	set = func(d board.Dials) {
		if seen[d] {
			return
		}
		seen[d] = true
		at := *v
		at.Dials = d
		for _, g := range w.board.Targets(&at) {
			if g.Off != "" {
				continue
			}
			left := fitting(g, v.Picked)
			switch {
			case len(left) == 0:
				w.t.Fatalf("%s: target %q fits nothing", v.State.Prompt().Key, g.ID)
			case g.Sets != nil:
				set(g.Sets(d))
			case len(left) == 1 && !g.Opens:
				w.got[left[0]] = true
			case dialled:
				w.t.Fatalf("%s: target %q leaves %d actions", v.State.Prompt().Key, g.ID, len(left))
			case len(left) < len(v.Picked) || g.Opens && depth == 0:
				deeper := at
				deeper.Picked, deeper.Clicks = left, v.Clicks+1
				w.try(&deeper, depth+1)
			}
		}
	}
	set(v.Dials)
}

// fitting are the actions that a click on a target keeps.
func fitting(g board.Target, picked []rules.Action) (left []rules.Action) {
	for _, a := range picked {
		if g.Fits(a) {
			left = append(left, a)
		}
	}
	return left
}

// TargetsIgnoreThePointer checks that pointing at a target changes none.
func (f *Fixture) TargetsIgnoreThePointer(t *testing.T) {
	t.Helper()
	b := f.New()
	f.Play(t, f.Match(t, 3, 8), func(s rules.State) {
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
	f.Play(t, f.Match(t, 4, 2), func(s rules.State) {
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
