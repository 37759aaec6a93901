package carcassonne

import (
	"testing"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
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

// Who follows a hint finds the target of its action once the draft is set.
func TestDraftAimsAtEveryAction(t *testing.T) {
	b := NewBoard()
	fixture.Play(t, fixture.Match(t, 3, 9), func(s rules.State) {
		v := fixture.View(t, b, s, 960, 540)
		for i, a := range v.Legal {
			if i%7 != 0 {
				continue
			}
			v.Draft = draft{}
			v.Draft = b.aim(v, a)
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
			v.Draft, _ = b.turn(v, 1)
		}
		if v.Draft != (draft{}) {
			t.Fatalf("four quarter turns lead to %v", v.Draft)
		}
		for _, c := range b.moment(v).stands().cells() {
			v.Hover, v.Draft = cellID(c.at), draft{}
			seen := map[int8]bool{}
			for _, step := range [...]int{1, 1, 1, 1, -1} {
				next, ok := b.turn(v, step)
				d := draftOf(next)
				if !ok || c.turns>>d.turn&1 == 0 {
					t.Fatalf("over %v, where %04b fit, the tile is turned to %d", c.at, c.turns, d.turn)
				}
				v.Draft, seen[d.turn] = d, true
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
