package scenes_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"tilestead/assets"
	"tilestead/input"
	carcassonneRules "tilestead/rules/carcassonne"
	montanaRules "tilestead/rules/montana"
	"tilestead/save"
	"tilestead/scenes"
	"tilestead/scenes/board"
	"tilestead/scenes/carcassonne"
	"tilestead/scenes/montana"
	"tilestead/scenes/scenetest"
)

// The titles that there are. What all share is tried with each of them.
var (
	montanaTitle = scenetest.Fixture{Title: &montanaRules.Title, New: func() board.Board { return montana.NewBoard() }}

	carcassonneTitle = scenetest.Fixture{Title: &carcassonneRules.Title, New: func() board.Board { return carcassonne.NewBoard() },
		Modules: []string{"inns", "traders", "dragon"}}

	realTitles = []*scenetest.Fixture{&montanaTitle, &carcassonneTitle}
)

// eachTitle runs a test with every title.
func eachTitle(t *testing.T, test func(t *testing.T, f *scenetest.Fixture)) {
	for _, f := range realTitles {
		t.Run(f.Title.ID, func(t *testing.T) { test(t, f) })
	}
}

// openWith opens the program with one title's board.
func openWith(t testing.TB, f *scenetest.Fixture, size scenetest.Size, store save.Store, words *assets.Words) *hand {
	t.Helper()
	return open(t, size, func(o *scenes.AppOptions) {
		o.Boards = map[string]func() board.Board{f.Title.ID: f.New}
		if store != nil {
			o.Store = store
		}
		if words != nil {
			o.Reword = func(*assets.Words) *assets.Words { return words }
		}
	})
}

// lessonsOf opens a title's list of lessons.
func lessonsOf(t testing.TB, f *scenetest.Fixture, size scenetest.Size, store save.Store, words *assets.Words) *hand {
	t.Helper()
	h := openWith(t, f, size, store, words)
	h.click("help")
	return h
}

// topicsOf opens a title's rules and calls look at each entry, the summary first.
func topicsOf(t testing.TB, f *scenetest.Fixture, size scenetest.Size, words *assets.Words, look func(h *hand, name string)) {
	t.Helper()
	h := openWith(t, f, size, nil, words)
	h.app.OpenReference(f.Title)
	h.tick(nil)
	look(h, "short")
	for _, topic := range f.New().(board.Referrer).Topics() {
		h.key(input.KeyDown)
		look(h, topic.ID)
	}
}

// threeSizes are one canvas of each layout.
var threeSizes = []scenetest.Size{{W: 640, H: 360, S: 2, Name: "compact"}, {W: 960, H: 540, S: 2, Name: "normal"}, {W: 1280, H: 800, S: 1, Name: "roomy"}}

// Every other answer that a lesson allows leads on as well.
func TestEveryAnswerLeadsOn(t *testing.T) {
	eachTitle(t, func(t *testing.T, f *scenetest.Fixture) {
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
	eachTitle(t, func(t *testing.T, f *scenetest.Fixture) {
		for _, size := range threeSizes {
			store := fast(t)
			h := lessonsOf(t, f, size, store, nil)
			h.click("lesson/0")
			for i := range f.Lessons(t) {
				walk(h, func(v scenes.LessonView) {
					if bad := v.Missing(); len(bad) > 0 {
						t.Errorf("%s: %s points at %v, which is not there", size.Name, v.At(), bad)
					}
					if bad := v.Covers(); len(bad) > 0 {
						t.Errorf("%s: %s covers %v", size.Name, v.At(), bad)
					}
				})
				text, err := store.Read("settings.txt")
				if err != nil || !strings.Contains(string(text), fmt.Sprintf("lesson.%s.%d = done", f.Title.ID, i+1)) {
					t.Fatalf("lesson %d is not kept as done: %v\n%s", i+1, err, text)
				}
				if h.has("lesson/next") {
					h.click("lesson/next")
				}
			}
			if !h.has("lesson/play") {
				t.Fatalf("the last lesson leads to no game: %v", h.app.Aims())
			}
			h.click("lesson/play")
			if !h.has("start") {
				t.Errorf("no set-up after the lessons: %v", h.app.Aims())
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
	eachTitle(t, func(t *testing.T, f *scenetest.Fixture) {
		for lang, words := range scenetest.Languages(t) {
			for _, size := range scenetest.Sizes() {
				h := lessonsOf(t, f, size, nil, words)
				for _, bad := range scenetest.Check(h.c) {
					t.Errorf("the list in %s at %s: %s", lang, size.Name, bad)
				}
			}
			for _, size := range []scenetest.Size{{W: 640, H: 360, S: 2, Name: "compact"}, {W: 940, H: 500, S: 2, Name: "normal"}, {W: 1260, H: 700, S: 1, Name: "roomy"}} {
				h := lessonsOf(t, f, size, fast(t), words)
				h.click("lesson/0")
				for range f.Lessons(t) {
					walk(h, func(v scenes.LessonView) {
						if !v.Fits() {
							t.Errorf("%s in %s at %s: there is no room to say it", v.At(), lang, size.Name)
						}
						for _, bad := range speechFaults(h.c) {
							t.Errorf("%s in %s at %s: %s", v.At(), lang, size.Name, bad)
						}
					})
					if h.has("lesson/next") {
						h.click("lesson/next")
					}
				}
			}
		}
	})
}

// TestReferenceFits looks at every entry at every size, in every language and
// in those that need more room: nothing is cut, lies on another or leaves the canvas.
func TestReferenceFits(t *testing.T) {
	if testing.Short() {
		t.Skip("short")
	}
	eachTitle(t, func(t *testing.T, f *scenetest.Fixture) {
		for lang, words := range scenetest.Languages(t) {
			for _, size := range scenetest.Sizes() {
				topicsOf(t, f, size, words, func(h *hand, name string) {
					for _, bad := range scenetest.Check(h.c) {
						t.Errorf("%s in %s at %s: %s", name, lang, size.Name, bad)
					}
				})
			}
		}
	})
}

// TestTitleShots paints every title's rules into the folder TILESTEAD_SHOTS.
func TestTitleShots(t *testing.T) {
	if os.Getenv("TILESTEAD_SHOTS") == "" {
		t.Skip("TILESTEAD_SHOTS names no folder")
	}
	eachTitle(t, func(t *testing.T, f *scenetest.Fixture) {
		for _, size := range threeSizes {
			topicsOf(t, f, size, nil, func(h *hand, name string) {
				h.shot(fmt.Sprintf("%s-rules-%s-%s", f.Title.ID, size.Name, name))
			})
		}
	})
}

// TestLessonShots paints every title's lessons into the folder TILESTEAD_SHOTS.
func TestLessonShots(t *testing.T) {
	if os.Getenv("TILESTEAD_SHOTS") == "" {
		t.Skip("TILESTEAD_SHOTS names no folder")
	}
	eachTitle(t, func(t *testing.T, f *scenetest.Fixture) {
		for _, size := range threeSizes {
			h := lessonsOf(t, f, size, fast(t), nil)
			h.shot(fmt.Sprintf("%s-lessons-%s", f.Title.ID, size.Name))
			h.click("lesson/0")
			for i := range f.Lessons(t) {
				n := 0
				walk(h, func(v scenes.LessonView) {
					n++
					h.shot(fmt.Sprintf("%s-lesson-%s-%d-%02d", f.Title.ID, size.Name, i+1, n))
				})
				if h.has("lesson/next") {
					h.click("lesson/next")
				}
			}
		}
	})
}
