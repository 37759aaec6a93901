package montana

import (
	"testing"

	kernel "tilestead/rules"
	rules "tilestead/rules/montana"
	"tilestead/scenes"
)

// reached marks every action that clicks on targets lead to, from what v.Picked
// leaves on.
func reached(t *testing.T, b *Board, v *scenes.View, got map[kernel.Action]bool, depth int) {
	t.Helper()
	if depth > 8 {
		t.Fatalf("more than 8 clicks and still %d actions left", len(v.Picked))
	}
	for _, g := range b.Targets(v) {
		if g.Off != "" {
			continue
		}
		var left []kernel.Action
		for _, a := range v.Picked {
			if g.Fits(a) {
				left = append(left, a)
			}
		}
		switch {
		case len(left) == 0:
			t.Fatalf("%s: target %q fits nothing", v.State.Prompt().Key, g.ID)
		case len(left) == 1 && !g.Opens:
			got[left[0]] = true
		case len(left) < len(v.Picked) || g.Opens && depth == 0:
			deeper := *v
			deeper.Picked, deeper.Clicks = left, v.Clicks+1
			reached(t, b, &deeper, got, depth+1)
		}
	}
}

func TestEveryActionCanBeClicked(t *testing.T) {
	for seats := 2; seats <= rules.MaxSeats; seats++ {
		b := NewBoard()
		n := 0
		play(t, seats, uint64(seats), func(s kernel.State) {
			if n++; n%5 != 0 && s.(*rules.State).Asked().Kind == rules.StepTurn {
				return
			}
			v := viewOf(t, b, s, 640, 400)
			got := map[kernel.Action]bool{}
			reached(t, b, v, got, 0)
			for _, a := range v.Legal {
				if !got[a] {
					t.Fatalf("%d players, decision %d (%s): %q cannot be clicked", seats, n, s.Prompt().Key, kernel.Notation(s, a))
				}
			}
		})
	}
}

// TestTargetsIgnoreThePointer checks that hovering changes no target.
func TestTargetsIgnoreThePointer(t *testing.T) {
	b := NewBoard()
	play(t, 3, 8, func(s kernel.State) {
		v := viewOf(t, b, s, 960, 540)
		before := b.Targets(v)
		g := before[len(before)-1]
		v.Hover, v.Pointer = g.ID, g.Area.Center()
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

func TestNoTwoTargetsShareAnID(t *testing.T) {
	b := NewBoard()
	play(t, 4, 2, func(s kernel.State) {
		seen := map[string]bool{}
		for _, g := range b.Targets(viewOf(t, b, s, 640, 360)) {
			if seen[g.ID] {
				t.Fatalf("%s: two targets %q", s.Prompt().Key, g.ID)
			}
			seen[g.ID] = true
		}
	})
}
