package agricola

import (
	"slices"
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/scenes/board"
	"tilestead/scenes/scenetest"
	"tilestead/sound/cue"
)

// cues are those of a beat's clip.
func cues(f *scenetest.Fixture, t *testing.T, b *Board, before rules.State, beat rules.Beat) []board.ClipCue {
	clip := b.Clip(f.View(t, b, before, 640, 400), beat)
	if clip == nil {
		return nil
	}
	return clip.Cues()
}

// Each harvest is rung in once, for all, whether anybody reaps or not.
func TestHarvestIsRungIn(t *testing.T) {
	f, b := watched(), NewBoard()
	bells, harvests := 0, 0
	f.Games(t, 3, func(before rules.State, beat rules.Beat) {
		if beat.After.(*agricola.State).Harvesting() && !before.(*agricola.State).Harvesting() {
			harvests++
		}
		for _, c := range cues(&f, t, b, before, beat) {
			if c.Name == cue.Harvest {
				bells++
			}
		}
	})
	if harvests < 12 || bells != harvests {
		t.Errorf("%d bells for %d harvests", bells, harvests)
	}
}

// What comes and what goes sound different, who has eaten and who begs; nothing
// but one soft cue fills the spaces again.
func TestGainsAndLossesAreToldApart(t *testing.T) {
	f, b := watched(), NewBoard()
	seen := map[string]int{}
	f.Games(t, 3, func(before rules.State, beat rules.Beat) {
		list := cues(&f, t, b, before, beat)
		has := func(name string, lost bool) bool {
			return slices.ContainsFunc(list, func(c board.ClipCue) bool { return c.Name == name && c.Lost == lost })
		}
		wrong := false
		switch e := beat.Event.(type) {
		case agricola.Gained:
			wrong = slices.ContainsFunc(list, func(c board.ClipCue) bool { return c.Lost })
		case agricola.Discarded:
			wrong = !has(goodCues[e.Good], true) || has(goodCues[e.Good], false)
		case agricola.Cooked:
			wrong = !has(goodCues[e.Good], true) || e.Food > 0 && !has(cue.Food, false)
		case agricola.Fed:
			wrong = has(cue.Fed, false) != (e.Missing == 0) || has(cue.Shortage, false) != (e.Missing > 0) ||
				e.Paid > 0 && !has(cue.Food, true)
		case agricola.WorkBegan:
			wrong = len(list) != 1 || list[0].Name != cue.Stock
		case agricola.Fenced:
			n := 0
			for _, c := range list {
				if c.Name == cue.Fence || c.Name == cue.Gate {
					n++
				}
			}
			wrong = n != 2
		default:
			return
		}
		seen[scenetest.EventName(beat.Event)]++
		if wrong {
			t.Errorf("%T %+v sounds like %v", beat.Event, beat.Event, list)
		}
	})
	if len(seen) != 6 {
		t.Errorf("only these came up: %v", seen)
	}
}
