package learn_test

import (
	"fmt"
	"strings"
	"testing"

	"tilestead/assets"
	"tilestead/input"
	"tilestead/save"
	"tilestead/scenes/apptest"
	"tilestead/scenes/learn"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// lessonsOf opens a title's list of lessons.
func lessonsOf(t testing.TB, f *scenetest.Fixture, size scenetest.Size, store save.Store,
	words *assets.Words) *apptest.Hand {
	t.Helper()
	h := apptest.OpenWith(t, f, size, store, words)
	h.Click("help")
	return h
}

// Every other answer that a lesson allows leads on as well.
func TestEveryAnswerLeadsOn(t *testing.T) {
	apptest.Each(t, func(t *testing.T, f *scenetest.Fixture) {
		for _, l := range f.Lessons(t) {
			if n, err := l.EveryAnswer(); err != nil || n == 0 {
				t.Errorf("%s: %d answers: %v", l.ID, n, err)
			}
		}
	})
}

// TestLessonsByClicks plays every lesson in the layouts, from the list: what is
// pointed at is there, can be clicked, and is not covered; then the next opens,
// and after the last a game can be begun.
func TestLessonsByClicks(t *testing.T) {
	apptest.Each(t, func(t *testing.T, f *scenetest.Fixture) {
		for _, size := range apptest.ThreeSizes {
			store := fast(t)
			h := lessonsOf(t, f, size, store, nil)
			h.Click("lesson/0")
			for i := range f.Lessons(t) {
				walk(h, func(v learn.LessonView) {
					if bad := v.Missing(); len(bad) > 0 {
						t.Errorf("%s: %s points at %v, which is not there", size.Name, v.At(), bad)
					}
					if bad := v.Closed(); len(bad) > 0 {
						t.Errorf("%s: %s points at %v, which cannot be chosen", size.Name, v.At(), bad)
					}
					if bad := v.Covers(); len(bad) > 0 {
						t.Errorf("%s: %s covers %v", size.Name, v.At(), bad)
					}
				})
				text, err := store.Read("settings.txt")
				if err != nil || !strings.Contains(string(text), fmt.Sprintf("lesson.%s.%d = done", f.Title.ID, i+1)) {
					t.Fatalf("lesson %d is not kept as done: %v\n%s", i+1, err, text)
				}
				if h.Has("lesson/next") {
					h.Click("lesson/next")
				}
			}
			if !h.Has("lesson/play") {
				t.Fatalf("the last lesson leads to no game: %v", h.App.Aims())
			}
			h.Click("lesson/play")
			if !h.Has("start") {
				t.Errorf("no set-up after the lessons: %v", h.App.Aims())
			}
		}
	})
}

// TestLessonTextsFit looks at every stop of every lesson in the layouts, and at
// the list at all sizes, in every language and in those that need more room.
func TestLessonTextsFit(t *testing.T) {
	if testing.Short() {
		t.Skip("short")
	}
	apptest.Each(t, func(t *testing.T, f *scenetest.Fixture) {
		for lang, words := range scenetest.Languages(t) {
			for _, size := range scenetest.Sizes() {
				h := lessonsOf(t, f, size, nil, words)
				for _, bad := range scenetest.Check(h.C) {
					t.Errorf("the list in %s at %s: %s", lang, size.Name, bad)
				}
			}
			for _, size := range []scenetest.Size{{W: 640, H: 360, S: 2, Name: "compact"},
				{W: 940, H: 500, S: 2, Name: "normal"}, {W: 1260, H: 700, S: 1, Name: "roomy"}} {
				h := lessonsOf(t, f, size, fast(t), words)
				h.Click("lesson/0")
				for range f.Lessons(t) {
					walk(h, func(v learn.LessonView) {
						for _, fingers := range []bool{true, false} {
							h.Tick(func(f *input.Frame) { f.Touch = fingers })
							if !v.Fits() {
								t.Errorf("%s in %s at %s: there is no room to say it", v.At(), lang, size.Name)
							}
							for _, bad := range speechFaults(h.C) {
								t.Errorf("%s in %s at %s: %s", v.At(), lang, size.Name, bad)
							}
						}
					})
					if h.Has("lesson/next") {
						h.Click("lesson/next")
					}
				}
			}
		}
	})
}

// The rows of lessons end where their longest words do: between those and the button no half of a
// row is empty.
func TestLessonRowsAreFilled(t *testing.T) {
	apptest.Each(t, func(t *testing.T, f *scenetest.Fixture) {
		for _, size := range apptest.ThreeSizes {
			h, w, right := lessonsOf(t, f, size, fast(t), nil), scenetest.In(t, f.Title.ID+".lesson."), 0.0
			for _, l := range f.Lessons(t) {
				about := w.Say(l.ID + ".about")
				for i := range h.C.Ops {
					if op := &h.C.Ops[i]; op.Kind == ui.OpText && op.Text == about {
						right = max(right, op.Box.X+ui.Body.Width(about))
					}
				}
			}
			if gap := h.Place("lesson/0").X - right; right > 0 && gap > 160 {
				t.Errorf("%s: the middle of the button is %v behind the longest words", size.Name, gap)
			}
		}
	})
}

// TestLessonShots paints every title's lessons into the folder of -shots.
func TestLessonShots(t *testing.T) {
	apptest.Shots(t)
	apptest.Each(t, func(t *testing.T, f *scenetest.Fixture) {
		for _, size := range apptest.ThreeSizes {
			h := lessonsOf(t, f, size, fast(t), nil)
			h.Shot(fmt.Sprintf("%s-lessons-%s", f.Title.ID, size.Name))
			h.Click("lesson/0")
			for i := range f.Lessons(t) {
				n := 0
				walk(h, func(v learn.LessonView) {
					n++
					h.Shot(fmt.Sprintf("%s-lesson-%s-%d-%02d", f.Title.ID, size.Name, i+1, n))
				})
				if h.Has("lesson/next") {
					h.Click("lesson/next")
				}
			}
		}
	})
}
