package carcassonne

import (
	"fmt"
	"testing"

	kernel "tilestead/rules"
	rules "tilestead/rules/carcassonne"
	"tilestead/scenes"
)

// house are house rules that change what can be chosen.
var house = []string{"princess-may", "fairy-follower", "fairy-after-volcano"}

// reached marks every action that a click on a target does, whatever the dials
// are set to before.
func reached(t *testing.T, b *Board, v *scenes.View, got map[kernel.Action]bool) {
	t.Helper()
	seen := map[scenes.Dials]bool{}
	var set func(d scenes.Dials)
	set = func(d scenes.Dials) {
		if seen[d] {
			return
		}
		seen[d] = true
		w := *v
		w.Dials = d
		for _, g := range b.Targets(&w) {
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
			case g.Sets != nil:
				set(g.Sets(d))
			case len(left) > 1:
				t.Fatalf("%s: target %q leaves %d actions", v.State.Prompt().Key, g.ID, len(left))
			default:
				got[left[0]] = true
			}
		}
	}
	set(scenes.Dials{})
}

func TestEveryActionCanBeClicked(t *testing.T) {
	kinds := map[uint8]int{}
	for seats := 2; seats <= rules.MaxSeats; seats++ {
		for _, modules := range [][]string{everything, append(everything[:3:3], house...)} {
			b := NewBoard()
			n := 0
			play(t, start(t, seats, uint64(seats), modules...), func(s kernel.State) {
				if n++; n%3 != 0 && s.Prompt().Key == "place" {
					return
				}
				v := viewOf(t, b, s, 640, 400)
				got := map[kernel.Action]bool{}
				reached(t, b, v, got)
				for _, a := range v.Legal {
					kinds[a.Kind()]++
					if !got[a] {
						t.Fatalf("%d players, decision %d (%s): %q cannot be clicked", seats, n, s.Prompt().Key, kernel.Notation(s, a))
					}
				}
			})
		}
	}
	for k := rules.KindPlace; k <= rules.KindDragon; k++ {
		if kinds[k] == 0 {
			t.Errorf("no action of kind %d came up", k)
		}
	}
}

// Who follows a hint finds the target of its action once the dials are set.
func TestDialsAimAtEveryAction(t *testing.T) {
	b := NewBoard()
	play(t, start(t, 3, 9, everything...), func(s kernel.State) {
		v := viewOf(t, b, s, 960, 540)
		for i, a := range v.Legal {
			if i%7 != 0 {
				continue
			}
			v.Dials = scenes.Dials{}
			v.Dials = b.Aim(v, a)
			found := false
			for _, g := range b.Targets(v) {
				if g.Off == "" && g.Sets == nil && g.Fits(a) {
					found = true
				}
			}
			if !found {
				t.Fatalf("%s: nothing leads to %q", s.Prompt().Key, kernel.Notation(s, a))
			}
		}
	})
}

// Turning goes once round; over a cell it shows only turns that fit there.
func TestTurningOverACell(t *testing.T) {
	b := NewBoard()
	n := 0
	play(t, start(t, 2, 4, everything...), func(s kernel.State) {
		if s.Prompt().Key != "place" {
			return
		}
		v := viewOf(t, b, s, 960, 540)
		for range 4 {
			v.Dials, _ = b.Turn(v, 1)
		}
		if v.Dials != (scenes.Dials{}) {
			t.Fatalf("four quarter turns lead to %v", v.Dials)
		}
		for _, c := range b.moment(v).cells() {
			v.Hover, v.Dials = cellID(c.at), scenes.Dials{}
			seen := map[int8]bool{}
			for _, step := range [...]int{1, 1, 1, 1, -1} {
				d, ok := b.Turn(v, step)
				if !ok || c.turns>>d[turnDial]&1 == 0 {
					t.Fatalf("over %v, where %04b fit, the tile is turned to %d", c.at, c.turns, d[turnDial])
				}
				v.Dials, seen[d[turnDial]] = d, true
			}
			if len(seen) != len(rules.TurnsOf(c.turns)) {
				t.Fatalf("over %v, where %04b fit, only %v showed", c.at, c.turns, seen)
			}
			n++
		}
	})
	if n == 0 {
		t.Error("no cell came up")
	}
}

// TestTargetsIgnoreThePointer checks that hovering changes no target.
func TestTargetsIgnoreThePointer(t *testing.T) {
	b := NewBoard()
	play(t, start(t, 3, 8, everything...), func(s kernel.State) {
		v := viewOf(t, b, s, 960, 540)
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

// Targets have names of their own, digits of their own, and words.
func TestTargetsAreToldApart(t *testing.T) {
	b := NewBoard()
	play(t, start(t, 4, 2, everything...), func(s kernel.State) {
		seen := map[string]bool{}
		for _, g := range b.Targets(viewOf(t, b, s, 640, 360)) {
			key := fmt.Sprint("key ", g.Key)
			if seen[g.ID] || g.Key > 0 && seen[key] {
				t.Fatalf("%s: two targets %q, digit %d", s.Prompt().Key, g.ID, g.Key)
			}
			seen[g.ID], seen[key] = true, true
		}
	})
}
