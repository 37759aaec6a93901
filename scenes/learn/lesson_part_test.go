package learn_test

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"tilestead/scenes/apptest"
	"tilestead/scenes/learn"
	"tilestead/scenes/scenetest"
)

// Another position is laid only under the cover between two parts of a lesson, where nothing of the
// table can be reached.
func TestTableIsLaidAnewUnderCover(t *testing.T) {
	apptest.Each(t, func(t *testing.T, f *scenetest.Fixture) {
		h := lessonsOf(t, f, scenetest.Size{W: 960, H: 540, S: 2}, fast(t), nil)
		h.Click("lesson/0")
		covers := 0
		for range f.Lessons(t) {
			var laid any
			covered := true // the first position of a lesson needs none
			walk(h, func(v learn.LessonView) {
				if v.Laid() != laid && !covered {
					t.Errorf("%s: the table was laid anew in front of the pupil", v.At())
				}
				if laid, covered = v.Laid(), v.Parting(); !covered {
					return
				}
				covers++
				var reached []string
				for _, a := range h.App.Aims() {
					reached = append(reached, string(a.ID))
				}
				if want := []string{"lesson/next"}; !slices.Equal(reached, want) {
					t.Errorf("%s: under the cover one reaches %v", v.At(), reached)
				}
			})
			if h.Has("lesson/next") {
				h.Click("lesson/next")
			}
		}
		if covers == 0 {
			t.Error("no lesson has two parts")
		}
	})
}

// From its first step on a lesson says how many parts it has.
func TestPartsAreAnnounced(t *testing.T) {
	h := lessonsOf(t, apptest.Montana, scenetest.Size{W: 853, H: 533, S: 1.5}, fast(t), nil)
	h.Click("lesson/0")
	h.Wait(time.Second)
	if h.Click("lesson/next"); !h.Says("lesson.progress", 1, 4) {
		t.Error("the second step does not say that it is of part 1 of 4")
	}
}

// From step to step what goes on lies at the same place of the coach's panel, however much he says.
func TestNextKeepsItsPlace(t *testing.T) {
	apptest.Each(t, func(t *testing.T, f *scenetest.Fixture) {
		h := lessonsOf(t, f, scenetest.Size{W: 1280, H: 800, S: 1}, fast(t), nil)
		h.Click("lesson/0")
		places := map[string]int{}
		walk(h, func(v learn.LessonView) {
			if v.Reads() && !v.Over() && h.Has("lesson/next") {
				at, corner := h.Place("lesson/next"), v.Corner()
				places[fmt.Sprint(at.X-corner.X, at.Y-corner.Y)]++
			}
		})
		most, all := 0, 0
		for _, n := range places {
			most, all = max(most, n), all+n
		}
		if all < 5 || most*5 < all*4 {
			t.Errorf("of %d times that one goes on, the button lies at these places of the panel: %v", all, places)
		}
	})
}
