package carcassonne

import (
	"reflect"
	"slices"
	"testing"
	"time"

	kernel "tilestead/rules"
	rules "tilestead/rules/carcassonne"
	"tilestead/scenes"
	"tilestead/sound/cue"
	"tilestead/ui"
)

// allEvents is one of every event that Carcassonne has.
var allEvents = []kernel.Event{
	rules.FirstDrawn{}, rules.TurnBegan{}, rules.SecondPart{}, rules.Drawn{}, rules.LaidAside{}, rules.TilePlaced{}, rules.FigurePlaced{},
	rules.Scored{}, rules.GoodsScored{}, rules.StackEmpty{}, rules.GameOver{}, rules.Shelved{}, rules.RowReturned{}, rules.DragonCame{},
	rules.DragonMoved{}, rules.DragonRests{}, rules.FairyMoved{}, rules.FairyPaid{}, rules.Dismissed{},
}

// inGames shows every event of a few games with all expansions, and a tile that
// fits nowhere: so rare with all of them that it is staged.
func inGames(t testing.TB, games int, show func(before kernel.State, beat kernel.Beat)) {
	for seed := range uint64(games) {
		beats(t, start(t, 2+int(seed%5), seed, everything...), func(before kernel.State, beat kernel.Beat) {
			if e, ok := beat.Event.(rules.Drawn); ok && before.(*rules.State).Tiles() == 20 {
				for _, gone := range [...]bool{false, true} {
					show(before, kernel.Beat{Event: rules.LaidAside{Seat: e.Seat, Kind: e.Kind, Gone: gone}, After: before})
				}
			}
			show(before, beat)
		})
	}
}

// TestEveryEventIsToldAndShown plays games until each event has come up: each
// has a line of the log or is silent by agreement, and a clip that draws at any
// moment, with full and with reduced motion.
func TestEveryEventIsToldAndShown(t *testing.T) {
	told, shown := map[reflect.Type]bool{}, map[reflect.Type]bool{}
	b, c, n := NewBoard(), &ui.Canvas{}, 0
	look := func(before kernel.State, beat kernel.Beat) {
		n++
		kind := reflect.TypeOf(beat.Event)
		v := viewOf(t, b, before, 640, 400)
		v.Legal, v.Picked = nil, nil
		l, ok := b.Line(v, before, beat)
		if ok == silent(beat.Event) || ok && l.Text == "" {
			t.Fatalf("%T %+v: line %q, silent %v", beat.Event, beat.Event, l.Text, silent(beat.Event))
		}
		told[kind] = true
		if shown[kind] && n%23 != 0 {
			return
		}
		for seat := range v.Seats {
			v.Seats[seat].Bot = []string{"", "hard"}[seat%2]
		}
		for _, reduced := range [...]bool{false, true} {
			v.Reduced = reduced
			clip := b.Clip(v, beat)
			if clip == nil {
				continue
			}
			shown[kind] = true
			length := clip.Length()
			if length <= 0 || length > 2*time.Second {
				t.Errorf("%T takes %v", beat.Event, length)
			}
			v.Hidden = clip.Hides
			for _, at := range [...]time.Duration{0, length / 4, length / 2, length - 1, length} {
				c.Reset(640, 400, 2)
				b.Draw(c, v)
				clip.Draw(c, v, at)
				if open := unclosed(c); open != 0 {
					t.Fatalf("%T at %v leaves %d clips open", beat.Event, at, open)
				}
			}
			v.Hidden = nil
		}
	}
	inGames(t, 6, look)
	for _, e := range allEvents {
		kind := reflect.TypeOf(e)
		if !told[kind] {
			t.Errorf("%v never came up", kind)
		} else if !shown[kind] {
			t.Errorf("%v has no clip", kind)
		}
	}
}

// unclosed is how many Clips have no Unclip.
func unclosed(c *ui.Canvas) (n int) {
	for _, op := range c.Ops {
		switch op.Kind {
		case ui.OpClip:
			n++
		case ui.OpUnclip:
			n--
		}
	}
	return n
}

// unheard are events that one sees but does not hear.
func unheard(e any) bool {
	switch e.(type) {
	case rules.TurnBegan, rules.GameOver: // the result is heard
		return true
	}
	return false
}

// TestEveryEventIsHeard plays games: what has a clip has cues, in order and
// within its time, that package sound knows; in all, every cue of the table
// comes up.
func TestEveryEventIsHeard(t *testing.T) {
	heard := map[string]bool{}
	b := NewBoard()
	inGames(t, 4, func(before kernel.State, beat kernel.Beat) {
		v := viewOf(t, b, before, 640, 400)
		v.Legal, v.Picked = nil, nil
		for _, reduced := range [...]bool{false, true} {
			v.Reduced = reduced
			clip := b.Clip(v, beat)
			if clip == nil {
				continue
			}
			cues := clip.(scenes.Sounder).Cues()
			if (len(cues) == 0) != unheard(beat.Event) {
				t.Errorf("%T %+v has %d cues", beat.Event, beat.Event, len(cues))
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
	})
	for _, name := range []string{
		cue.Begin, cue.Extra, cue.End, cue.Score, cue.Tile, cue.Place, cue.Return, cue.Shortage, cue.Grain,
		cue.Draw, cue.Road, cue.City, cue.Cloister, cue.Wine, cue.Cloth,
		cue.Volcano, cue.Growl, cue.Hop, cue.Fire, cue.Eat, cue.Rest, cue.Fairy, cue.Princess, cue.Portal,
	} {
		if !heard[name] {
			t.Errorf("%q is never heard", name)
		}
	}
}

// TestPointsOnThePlateArriveAtTheTruth checks that what a plate has counted to
// when the clip is over is what stands there afterwards.
func TestPointsOnThePlateArriveAtTheTruth(t *testing.T) {
	checked := 0
	inGames(t, 2, func(before kernel.State, beat kernel.Beat) {
		e, ok := beat.Event.(rules.Scored)
		if !ok {
			return
		}
		more := map[kernel.Seat]int{}
		for _, s := range sharesOf(e) {
			more[s.seat] += s.n
		}
		was, is := before.(*rules.State), beat.After.(*rules.State)
		for seat := range kernel.Seat(was.Players()) {
			checked++
			if was.Points(seat)+more[seat] != is.Points(seat) {
				t.Errorf("%+v: seat %d has %d, then %d; the clip counts %d", e, seat, was.Points(seat), is.Points(seat), more[seat])
			}
		}
	})
	if checked == 0 {
		t.Error("nothing was scored")
	}
}

// TestFiguresGoHomeOnce checks that whoever leaves the map in a clip is hidden
// there meanwhile, and that nobody else is.
func TestFiguresGoHomeOnce(t *testing.T) {
	b := NewBoard()
	inGames(t, 2, func(before kernel.State, beat kernel.Beat) {
		var home []rules.Standing
		switch e := beat.Event.(type) {
		case rules.Scored:
			home = e.Home
		case rules.DragonMoved:
			home = e.Eaten
		case rules.Dismissed:
			home = e.Home
		default:
			return
		}
		clip := b.Clip(viewOf(t, b, before, 640, 400), beat)
		if clip == nil {
			return
		}
		for _, f := range before.(*rules.State).Figures() {
			if clip.Hides(figurePiece(f)) != slices.Contains(home, f) {
				t.Errorf("%T: figure %+v is hidden %v", beat.Event, f, clip.Hides(figurePiece(f)))
			}
		}
	})
}

// TestOnlyVolcanoesShake checks that the canvas shakes for 300 ms at most, and
// not at all with reduced motion.
func TestOnlyVolcanoesShake(t *testing.T) {
	b, shook := NewBoard(), false
	inGames(t, 2, func(before kernel.State, beat kernel.Beat) {
		v := viewOf(t, b, before, 640, 400)
		for _, v.Reduced = range [...]bool{false, true} {
			clip := b.Clip(v, beat)
			if clip == nil {
				continue
			}
			_, came := beat.Event.(rules.DragonCame)
			far := clip.(scenes.Shaker).Shaking()
			shook = shook || far > 0
			if far > 300*ms || far > 0 && (!came || v.Reduced) {
				t.Errorf("%T shakes for %v, reduced %v", beat.Event, far, v.Reduced)
			}
		}
	})
	if !shook {
		t.Error("no volcano shook")
	}
}

// TestScorchStaysUntilTheDragonRests checks the marks of the way of the dragon.
func TestScorchStaysUntilTheDragonRests(t *testing.T) {
	moved := 0
	inGames(t, 2, func(before kernel.State, beat kernel.Beat) {
		was, is := before.(*rules.State).Visited(), beat.After.(*rules.State).Visited()
		switch e := beat.Event.(type) {
		case rules.DragonMoved:
			moved++
			if len(is) != e.Step+1 || is[e.Step] != e.To || is[e.Step-1] != e.From || len(was) > 0 && len(was) != e.Step {
				t.Errorf("step %d from %v to %v: the way is %v, then %v", e.Step, e.From, e.To, was, is)
			}
		case rules.TurnBegan, rules.Drawn:
			if len(is) > 0 {
				t.Errorf("%T: the way of the dragon is still %v", e, is)
			}
		}
	})
	if moved == 0 {
		t.Error("the dragon never moved")
	}
}
