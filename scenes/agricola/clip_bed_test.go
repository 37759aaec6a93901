package agricola

import (
	"strings"
	"testing"
	"time"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/ui"
)

// turned are the people on a canvas who are drawn aslant.
func turned(c *ui.Canvas) (n int) {
	for i := range c.Ops {
		if op := &c.Ops[i]; op.Kind == ui.OpSprite && op.Turn != 0 && strings.Contains(op.Sprite.Name(), "person/") {
			n++
		}
	}
	return n
}

// Whoever is cold is seen on the way to bed, with reduced motion only there.
func TestPeopleGoToBed(t *testing.T) {
	b := NewBoard()
	n := 0
	for seed := range uint64(4) {
		fixture.Beats(t, fixture.Match(t, 1, seed), func(before rules.State, beat rules.Beat) {
			if _, bed := beat.Event.(agricola.WentToBed); !bed {
				return
			}
			n++
			for _, reduced := range [...]bool{false, true} {
				v := watching(fixture.View(t, b, before, 853, 533), reduced)
				clip, seen := b.Clip(v, beat), 0
				for i := range 20 {
					c := canvas(v)
					clip.Draw(c, v, clip.Length()*time.Duration(i)/20)
					seen = max(seen, turned(c))
				}
				if moves := seen > 0; moves == reduced {
					t.Errorf("reduced %v: somebody is seen to turn: %v", reduced, moves)
				}
			}
		})
	}
	if n == 0 {
		t.Error("nobody went to bed")
	}
}

// Whoever was cold gets up in the infirmary at the end of the round, with reduced motion unseen.
func TestPeopleGetUp(t *testing.T) {
	b, n := NewBoard(), 0
	for seed := range uint64(4) {
		fixture.Beats(t, fixture.Match(t, 2, seed), func(before rules.State, beat rules.Beat) {
			e, up := beat.Event.(agricola.GotUp)
			if !up {
				return
			}
			n++
			for _, reduced := range [...]bool{false, true} {
				v := watching(fixture.View(t, b, before, 853, 533), reduced)
				clip, seen := b.Clip(v, beat), 0
				for i := range 40 {
					c := canvas(v)
					clip.Draw(c, v, clip.Length()*time.Duration(i)/40)
					seen = max(seen, turned(c))
				}
				if reduced && seen > 0 || !reduced && seen == 0 {
					t.Errorf("reduced %v: %d of %d are seen to get up", reduced, seen, e.N)
				}
			}
		})
	}
	if n == 0 {
		t.Error("nobody got up")
	}
}
