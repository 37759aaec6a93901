package montana

import (
	"reflect"
	"slices"
	"testing"

	kernel "tilestead/rules"
	rules "tilestead/rules/montana"
	"tilestead/scenes"
	"tilestead/sound/cue"
)

// unheard are events that one sees but does not hear.
func unheard(e any) bool {
	switch e := e.(type) {
	case rules.TurnBegan:
		return !e.Extra
	case rules.GameOver:
		return true // the result is heard
	}
	return false
}

// TestEveryEventIsHeard plays games: what has a clip has cues, in order and
// within its time, that package sound knows; in all, every cue of the table
// comes up.
func TestEveryEventIsHeard(t *testing.T) {
	heard := map[string]bool{}
	b := NewBoard()
	look := func(before kernel.State, beat kernel.Beat) {
		v := viewOf(t, b, before, 640, 400)
		v.Legal, v.Picked = nil, nil
		for _, reduced := range [...]bool{false, true} {
			v.Reduced = reduced
			clip := b.Clip(v, beat)
			if clip == nil {
				continue
			}
			cues := clip.(scenes.Sounder).Cues()
			if len(cues) == 0 && !unheard(beat.Event) {
				t.Errorf("%T %+v is silent", beat.Event, beat.Event)
			}
			for i, c := range cues {
				heard[c.Name] = true
				if !slices.Contains(cue.All(), c.Name) {
					t.Errorf("%T: nobody knows how %q sounds", beat.Event, c.Name)
				}
				if c.At < 0 || c.At > clip.Length() || i > 0 && c.At < cues[i-1].At {
					t.Errorf("%T: cue %d, %q, comes at %v of %v", beat.Event, i, c.Name, c.At, clip.Length())
				}
			}
		}
	}
	for seed := range uint64(4) {
		beats(t, 2+int(seed%3), seed, look)
	}
	for _, name := range []string{
		cue.Begin, cue.Extra, cue.End, cue.Tile, cue.Place, cue.Return, cue.Settlement, cue.Row, cue.Cleared, cue.Shortage,
		cue.Step, cue.Arrive, cue.DiscFast, cue.DiscTick, cue.DiscSlow, cue.DiscStop,
		cue.Coin, cue.Grain, cue.Pumpkin, cue.Copper, cue.Stone, cue.Cattle, cue.Canteen,
		cue.Town, cue.Bid, cue.Outbid, cue.Pass, cue.Won,
	} {
		if !heard[name] {
			t.Errorf("%q is never heard", name)
		}
	}
}

// The ticks of the arrow come when it passes a line, slower and slower.
func TestArrowTicksOnTheLines(t *testing.T) {
	n := len(rules.Components.Sectors)
	for to := range n {
		k := &clip{}
		k.Add(0, spinTime+bounceTime+glowTime, nil)
		k.sound(kernel.Beat{Event: rules.Spun{From: 3, To: to}})
		cues := k.Cues()
		ticks := cues[:len(cues)-1]
		if want := spinTurns*n + (to-3+n)%n; len(ticks) != want {
			t.Errorf("to %d: %d ticks, want %d", to, len(ticks), want)
		}
		for i, c := range ticks {
			at := spinAngle(3, to, spinTurns, float64(c.At)/float64(spinTime)) / sectorTurn(1)
			if off := at - (3.5 + float64(i)); off > 0.01 || off < -0.01 {
				t.Errorf("to %d: tick %d comes at %.3f sectors", to, i, at)
			}
			if i > 1 && c.At-ticks[i-1].At < ticks[i-1].At-ticks[i-2].At {
				t.Errorf("to %d: tick %d comes faster than the one before", to, i)
			}
		}
		if last := cues[len(cues)-1]; last.Name != cue.DiscStop || last.At != spinTime {
			t.Errorf("to %d: it ends with %+v", to, last)
		}
	}
	if reflect.TypeOf(goodCues).Len() != len(rules.Components.GoodIDs) {
		t.Error("not every good has a cue")
	}
}
