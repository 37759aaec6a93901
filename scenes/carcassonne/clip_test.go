package carcassonne

import (
	"slices"
	"testing"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/rules/rulestest/golden"
	"tilestead/scenes/scenetest"
	"tilestead/sound/cue"
)

func TestEveryEventIsToldAndShown(t *testing.T) { fixture.EventsAreToldAndShown(t, 6) }

func TestEveryEventIsHeard(t *testing.T) {
	golden.File(t, "testdata/heard.txt", fixture.EventsAreHeard(t, 4,
		cue.Begin, cue.Extra, cue.End, cue.Points, cue.Points5, cue.Tile, cue.Place, cue.Return, cue.Shortage,
		cue.Grain,
		cue.Draw, cue.Road, cue.City, cue.Cloister, cue.Wine, cue.Cloth,
		cue.Volcano, cue.Growl, cue.Hop, cue.Fire, cue.Eat, cue.Rest, cue.Fairy, cue.Princess, cue.Portal))
}

// Whoever loses something hears it.
func TestLossesHurt(t *testing.T) {
	fixture.LossesHurt(t, 4, scenetest.LossOf[carcassonne.Joined](cue.Outbid),
		scenetest.Loss{Cue: cue.Eat, Is: func(_ rules.State, e rules.Event) bool {
			moved, ok := e.(carcassonne.DragonMoved)
			return ok && len(moved.Eaten) > 0
		}},
		scenetest.Loss{Cue: cue.Princess, Is: func(_ rules.State, e rules.Event) bool {
			dismissed, ok := e.(carcassonne.Dismissed)
			return ok && len(dismissed.Home) > 0
		}},
		scenetest.Loss{Cue: cue.Outbid, Is: func(before rules.State, e rules.Event) bool {
			placed, ok := e.(carcassonne.TilePlaced)
			return ok && len(NewBoard().moment(fixture.View(t, NewBoard(), before, 640, 400)).hints().harms(placed)) > 0
		}})
}

// TestPointsOnThePlateArriveAtTheTruth checks that what a plate has counted to
// when the clip is over is what stands there afterwards.
func TestPointsOnThePlateArriveAtTheTruth(t *testing.T) {
	checked := 0
	fixture.Games(t, 2, func(before rules.State, beat rules.Beat) {
		e, ok := beat.Event.(carcassonne.Scored)
		if !ok {
			return
		}
		more := map[rules.Seat]int{}
		for _, s := range sharesOf(e) {
			more[s.seat] += s.n
		}
		was, is := before.(*carcassonne.State), beat.After.(*carcassonne.State)
		for seat := range rules.Seat(was.Players()) {
			checked++
			if was.Points(seat)+more[seat] != is.Points(seat) {
				t.Errorf("%+v: seat %d has %d, then %d; the clip counts %d", e, seat, was.Points(seat),
					is.Points(seat), more[seat])
			}
		}
	})
	if checked == 0 {
		t.Error("nothing was scored")
	}
}

// TestFiguresGoHomeOnce checks that whoever leaves the map in a clip is hidden
// there meanwhile, and that nobody else is; at the end those leap who score.
func TestFiguresGoHomeOnce(t *testing.T) {
	b := NewBoard()
	fixture.Games(t, 2, func(before rules.State, beat rules.Beat) {
		var home []carcassonne.Standing
		switch e := beat.Event.(type) {
		case carcassonne.Scored:
			home = e.Home
			on := e.Places[:1]
			if e.Fed() {
				on = e.Fields
			}
			for _, f := range before.(*carcassonne.State).Figures() {
				at := carcassonne.Place{At: f.At, Feature: f.Feature}
				if e.Final && e.Points[f.Seat] > 0 && slices.ContainsFunc(on,
					func(p carcassonne.Place) bool { return before.(*carcassonne.State).SameObject(p, at) }) {
					home = append(home, f)
				}
			}
		case carcassonne.DragonMoved:
			home = e.Eaten
		case carcassonne.Dismissed:
			home = e.Home
		default:
			return
		}
		clip := b.Clip(fixture.View(t, b, before, 640, 400), beat)
		if clip == nil {
			return
		}
		for _, f := range before.(*carcassonne.State).Figures() {
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
	fixture.Games(t, 2, func(before rules.State, beat rules.Beat) {
		v := fixture.View(t, b, before, 640, 400)
		for _, v.Reduced = range [...]bool{false, true} {
			clip := b.Clip(v, beat)
			if clip == nil {
				continue
			}
			_, came := beat.Event.(carcassonne.DragonCame)
			far := clip.Shaking()
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
	fixture.Games(t, 2, func(before rules.State, beat rules.Beat) {
		was, is := before.(*carcassonne.State).Visited(), beat.After.(*carcassonne.State).Visited()
		switch e := beat.Event.(type) {
		case carcassonne.DragonMoved:
			moved++
			if len(is) != e.Step+1 || is[e.Step] != e.To || is[e.Step-1] != e.From || len(was) > 0 &&
				len(was) != e.Step {
				t.Errorf("step %d from %v to %v: the way is %v, then %v", e.Step, e.From, e.To, was, is)
			}
		case carcassonne.TurnBegan, carcassonne.Drawn:
			if len(is) > 0 {
				t.Errorf("%T: the way of the dragon is still %v", e, is)
			}
		}
	})
	if moved == 0 {
		t.Error("the dragon never moved")
	}
}

// Each event of the rules has a row, and the row what it needs.
func TestEventsHaveRows(t *testing.T) { fixture.RowsAreWhole(t, tales) }
