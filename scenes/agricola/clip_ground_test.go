package agricola

import (
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/ui"
)

// Nothing lies below the steps of a harvest to which the farm has yet to come: the ribbon of a
// full farm would show between them.
func TestNothingLiesBelowTheStepsOfAHarvest(t *testing.T) {
	b, s := NewBoard(), arranged(t, nil, "round 4", "turn 1")
	v := fixture.View(t, b, s, 853, 533)
	v.Hidden = func(what string) bool { return what == offStage }
	m, c := b.moment(v), &ui.Canvas{}
	if !m.at.stage.on || m.s.Harvesting() {
		t.Fatal("the farm does not come to a harvest")
	}
	if m.harvest().drawRibbon(c); len(c.Ops) > 0 {
		t.Errorf("%d things are drawn", len(c.Ops))
	}
}

// A major improvement flies with its picture.
func TestMajorFliesWithItsPicture(t *testing.T) {
	b, found := NewBoard(), false
	for seed := uint64(0); !found && seed < 9; seed++ {
		fixture.Games(t, 1, func(before rules.State, beat rules.Beat) {
			e, ok := beat.Event.(agricola.MajorBuilt)
			if !ok || found {
				return
			}
			found = true
			v := fixture.View(t, b, before, 853, 533)
			clip, c, front := b.Clip(v, beat), &ui.Canvas{}, b.moment(v).at.front
			for at := clip.Length() / 50; at < clip.Length(); at += clip.Length() / 50 {
				clip.Draw(c, v, at)
			}
			for _, op := range c.Ops {
				if op.Sprite.Name() == majorPicture(e.Major) && op.Box.Y < front.Y-front.H {
					return
				}
			}
			t.Errorf("major %d flies without its picture", e.Major)
		})
	}
	if !found {
		t.Error("no major was built")
	}
}
