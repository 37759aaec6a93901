package carcassonne

import (
	"testing"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/board"
)

func TestEveryActionCanBeClicked(t *testing.T) {
	kinds := fixture.EveryActionCanBeClicked(t, everything, append(everything[:3:3], house...))
	for k := carcassonne.KindPlace; k <= carcassonne.KindDragon; k++ {
		if kinds[k] == 0 {
			t.Errorf("no action of kind %d came up", k)
		}
	}
}

func TestEveryActionHasAName(t *testing.T) {
	kinds := fixture.ActionsHaveNames(t, 3)
	for k := carcassonne.KindPlace; k <= carcassonne.KindDragon; k++ {
		if !kinds[k] {
			t.Errorf("no action of kind %d came up", k)
		}
	}
}

// Who follows a hint finds the target of its action once the dials are set.
func TestDialsAimAtEveryAction(t *testing.T) {
	b := NewBoard()
	fixture.Play(t, fixture.Match(t, 3, 9), func(s rules.State) {
		v := fixture.View(t, b, s, 960, 540)
		for i, a := range v.Legal {
			if i%7 != 0 {
				continue
			}
			v.Dials = board.Dials{}
			v.Dials = b.aim(v, a)
			found := false
			for _, g := range b.Targets(v) {
				if g.Off == "" && g.Sets == nil && g.Fits(a) {
					found = true
				}
			}
			if !found {
				t.Fatalf("%s: nothing leads to %q", s.Prompt().Key, rules.Notation(s, a))
			}
		}
	})
}

// Turning goes once round; over a cell it shows only turns that fit there.
func TestTurningOverACell(t *testing.T) {
	b := NewBoard()
	n := 0
	fixture.Play(t, fixture.Match(t, 2, 4), func(s rules.State) {
		if s.Prompt().Key != "place" {
			return
		}
		v := fixture.View(t, b, s, 960, 540)
		for range 4 {
			v.Dials, _ = b.turn(v, 1)
		}
		if v.Dials != (board.Dials{}) {
			t.Fatalf("four quarter turns lead to %v", v.Dials)
		}
		for _, c := range b.moment(v).cells() {
			v.Hover, v.Dials = cellID(c.at), board.Dials{}
			seen := map[int8]bool{}
			for _, step := range [...]int{1, 1, 1, 1, -1} {
				d, ok := b.turn(v, step)
				if !ok || c.turns>>d[turnDial]&1 == 0 {
					t.Fatalf("over %v, where %04b fit, the tile is turned to %d", c.at, c.turns, d[turnDial])
				}
				v.Dials, seen[d[turnDial]] = d, true
			}
			if len(seen) != len(carcassonne.TurnsOf(c.turns)) {
				t.Fatalf("over %v, where %04b fit, only %v showed", c.at, c.turns, seen)
			}
			n++
		}
	})
	if n == 0 {
		t.Error("no cell came up")
	}
}
