package learn_test

import (
	"strings"
	"testing"
	"time"

	"tilestead/input"
	"tilestead/scenes"
	"tilestead/scenes/apptest"
	"tilestead/scenes/learn"
	"tilestead/scenes/scenetest"
)

// TestLessonsOfBothTitles goes to the lessons from the title screen and
// chooses a title there.
func TestLessonsOfBothTitles(t *testing.T) {
	h := apptest.Open(t, scenetest.Size{W: 640, H: 360, S: 2}, func(o *scenes.AppOptions) {
		o.Boards["carcassonne"] = apptest.Carcassonne.New
	})
	h.Click("help")
	if !h.Says("carcassonne.lesson.first") || h.Says("montana.lesson.recruit") {
		t.Error("the lessons of Carcassonne do not show first")
	}
	for _, bad := range scenetest.Check(h.C) {
		t.Error(bad)
	}
	h.Click("title/1")
	if h.Says("carcassonne.lesson.first") || !h.Says("montana.lesson.recruit") {
		t.Error("choosing Montana does not show its lessons")
	}
	for _, bad := range scenetest.Check(h.C) {
		t.Error(bad)
	}
	h.Shot("lessons-both")
	h.Click("rules")
	h.Write("disc")
	h.Wait(300 * time.Millisecond)
	if !h.Says("montana.topic.recruit") {
		t.Error("the rules are not those of the title that was chosen")
	}
}

// TestRulesOpenAtTheTile presses F1 over things of Carcassonne's table.
func TestRulesOpenAtTheTile(t *testing.T) {
	h := lessonsOf(t, apptest.Carcassonne, scenetest.Size{W: 960, H: 540, S: 2}, fast(t), nil)
	h.Click("lesson/3")
	h.Click("lesson/next")
	for i := 0; i < 200 && !h.Has("cell 0,-1"); i++ {
		h.Wait(50 * time.Millisecond)
	}
	v, ok := learn.LessonOn(h.App.Top())
	if !ok || v.Next() != "cell 0,-1" {
		t.Fatalf("the volcano is not asked for: %q", v.Next())
	}
	at := h.Place("cell 0,-1")
	h.Tick(func(f *input.Frame) { f.X, f.Y, f.Moved = at.X, at.Y, true })
	h.Tick(func(f *input.Frame) { f.X, f.Y, f.Keys = at.X, at.Y, []input.Key{input.KeyF1} })
	h.Wait(400 * time.Millisecond)
	if !h.Says("carcassonne.topic.place.1") {
		t.Error("F1 over an empty cell does not open how a tile is laid")
	}
}

// The coach does not lie on the tile that has risen for its figures.
func TestCoachKeepsOffTheRisenTile(t *testing.T) {
	h := lessonsOf(t, apptest.Carcassonne, scenetest.Size{W: 853, H: 533, S: 1.5}, fast(t), nil)
	h.Click("lesson/0")
	risen := 0
	walk(h, func(v learn.LessonView) {
		if !strings.HasPrefix(v.Next(), "spot ") {
			return
		}
		if risen++; v.HidesStage() {
			t.Errorf("%s: the coach lies on the risen tile", v.At())
		}
	})
	if risen < 3 {
		t.Errorf("a tile has risen %d times", risen)
	}
}

// The first lesson ends with a game that is counted: the pupil places its last tile, and wins.
func TestFirstLessonCountsAGame(t *testing.T) {
	h := lessonsOf(t, apptest.Carcassonne, scenetest.Size{W: 853, H: 533, S: 1.5}, fast(t), nil)
	h.Click("lesson/0")
	last, after := false, 0
	walk(h, func(v learn.LessonView) {
		switch over := v.Tells("over") == "yes"; {
		case over && !v.Over():
			after++
		case !over && v.Asks():
			last = v.Tells("left") == "0"
		}
		if v.HidesCount() && !v.Over() {
			t.Errorf("%s: the words lie where the end is counted", v.At())
		}
		if v.Parting() && v.OffCentre() > 1 {
			t.Errorf("%s: the words between two parts lie %v off the middle", v.At(), v.OffCentre())
		}
	})
	v, _ := learn.LessonOn(h.App.Top())
	if got := v.Tells("score") + ", " + v.Tells("winners"); got != "21 20, 1" || !last {
		t.Errorf("the lesson ends with %s, its last tile placed by the pupil: %v", got, last)
	}
	if after < 3 {
		t.Errorf("the count is told in %d steps", after)
	}
	if v.OffCentre() > 1 {
		t.Errorf("the last words lie %v off the middle of the table", v.OffCentre())
	}
}
