package montana

import (
	"reflect"
	"testing"

	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/rules/rulestest/golden"
	"tilestead/scenes/scenetest"
	"tilestead/sound/cue"
)

func TestEveryEventIsHeard(t *testing.T) {
	golden.File(t, "testdata/heard.txt", fixture.EventsAreHeard(t, 4,
		cue.Begin, cue.Extra, cue.End, cue.Tile, cue.Place, cue.Return, cue.Settlement, cue.Row, cue.Cleared,
		cue.Shortage,
		cue.Step, cue.Arrive, cue.DiscFast, cue.DiscTick, cue.DiscSlow, cue.DiscStop,
		cue.Coin, cue.Grain, cue.Pumpkin, cue.Copper, cue.Stone, cue.Cattle, cue.Canteen,
		cue.Town, cue.Bid, cue.Outbid, cue.Pass, cue.Won))
}

// Whoever loses something hears it.
func TestLossesHurt(t *testing.T) {
	fixture.LossesHurt(t, 4, scenetest.LossOf[montana.Outbid](cue.Outbid),
		scenetest.LossOf[montana.GoodsShortage](cue.Shortage), scenetest.LossOf[montana.WorkerShortage](cue.Shortage))
}

// The ticks of the arrow come when it passes a line, slower and slower.
func TestArrowTicksOnTheLines(t *testing.T) {
	n := len(montana.Components.Sectors)
	for to := range n {
		k := &clip{}
		k.Add(0, spinTime+bounceTime+glowTime, nil)
		tales.Sound(k, montana.Spun{From: 3, To: to})
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
	if reflect.TypeOf(goodCues).Len() != len(montana.Components.GoodIDs) {
		t.Error("not every good has a cue")
	}
}

// What a seat does is heard from its plate, the disc from where it lies.
func TestClipsHaveAPlace(t *testing.T) {
	b, disc, seats := fixture.New().(*Board), 0, map[float64]bool{}
	fixture.Games(t, 1, func(before rules.State, beat rules.Beat) {
		clip := b.Clip(fixture.View(t, b, before, 1280, 800), beat)
		if clip == nil || len(clip.Cues()) == 0 {
			return
		}
		pan := clip.Cues()[0].Pan
		switch e := beat.Event.(type) {
		case montana.Spun:
			disc++
			if want := 2*b.at.disc.X/1280 - 1; pan != want {
				t.Errorf("the disc is heard at %.2f, it lies at %.2f", pan, want)
			}
		case montana.Recruited:
			seats[pan] = true
			if pan == 0 {
				t.Errorf("%+v is heard in the middle", e)
			}
		}
	})
	if disc == 0 || len(seats) == 0 {
		t.Errorf("%d spins, seats at %v", disc, seats)
	}
}
