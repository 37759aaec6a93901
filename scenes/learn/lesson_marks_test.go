package learn_test

import (
	"testing"

	"tilestead/scenes/apptest"
	"tilestead/scenes/learn"
	"tilestead/scenes/scenetest"
)

// What is marked is what is to be clicked next, at every click of every lesson, also of those that make
// one decision together: of pieces to choose from the one that is named, then the button that sends it.
func TestMarksFollowTheClicks(t *testing.T) {
	apptest.Each(t, func(t *testing.T, f *scenetest.Fixture) {
		h := lessonsOf(t, f, scenetest.Size{W: 853, H: 533, S: 1.5}, fast(t), nil)
		h.Click("lesson/0")
		clicks := 0
		for range f.Lessons(t) {
			walk(h, func(v learn.LessonView) {
				if v.Next() == "" || v.Aims() { // of a goal only what it is about is marked
					return
				}
				clicks++
				if v.Hand() != "" && !v.HandHits() {
					t.Errorf("%s: the hand is on %q, %q is to be clicked", v.At(), v.Hand(), v.Next())
				}
				if far := v.Strays(); len(far) > 0 {
					t.Errorf("%s: %q is marked, %q is to be clicked", v.At(), far, v.Next())
				}
			})
			if h.Has("lesson/next") {
				h.Click("lesson/next")
			}
		}
		if clicks < 10 {
			t.Errorf("only %d clicks were looked at", clicks)
		}
	})
}

// Once the workers that are asked for lie chosen, the hand is on the red button of which the coach
// speaks, though a click on the space would send them as well.
func TestHandGoesFromWorkerToButton(t *testing.T) {
	h := lessonsOf(t, apptest.Montana, scenetest.Size{W: 853, H: 533, S: 1.5}, fast(t), nil)
	h.Click("lesson/0")
	seen := map[string]bool{}
	walk(h, func(v learn.LessonView) { seen[v.Hand()] = true })
	if !seen["button place"] {
		t.Errorf("the hand was on %v only", seen)
	}
}
