package agricola

import (
	"testing"
	"time"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/ui"
)

// bowed are the animals on a canvas who have turned to something, and how many of them show their
// other side.
func bowed(c *ui.Canvas) (n, mirrored int) {
	for i := range c.Ops {
		op := &c.Ops[i]
		if op.Kind != ui.OpSprite || op.Side == 0 {
			continue
		}
		if op.Turn != 0 {
			n++
		}
		if op.Side < 0 {
			mirrored++
		}
	}
	return n, mirrored
}

// Parents turn to their young when animals breed, those left of it show their other side, and with
// reduced motion none does.
func TestParentsTurnToTheirYoung(t *testing.T) {
	b, births, turned, mirrored := NewBoard(), 0, 0, 0
	for seed := range uint64(6) {
		fixture.Beats(t, fixture.Match(t, 2, seed), func(before rules.State, beat rules.Beat) {
			e, bred := beat.Event.(agricola.Bred)
			if !bred || e.Seat != 0 || e.Newborn == (box.Herd{}) {
				return
			}
			births++
			for _, reduced := range [...]bool{false, true} {
				v := watching(fixture.View(t, b, before, 853, 533), reduced)
				clip, n, sides := b.Clip(v, beat), 0, 0
				for i := range 40 {
					c := canvas(v)
					clip.Draw(c, v, clip.Length()*time.Duration(i)/40)
					k, m := bowed(c)
					n, sides = max(n, k), max(sides, m)
				}
				if reduced && n > 0 {
					t.Errorf("%d animals turn with reduced motion", n)
				}
				turned, mirrored = turned+min(1, n), mirrored+min(1, sides)
			}
		})
	}
	if births == 0 || turned == 0 || mirrored == 0 {
		t.Errorf("of %d times parents turned %d times, to their other side %d times", births, turned, mirrored)
	}
}
