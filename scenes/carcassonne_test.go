package scenes_test

import (
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"tilestead/assets"
	"tilestead/input"
	rules "tilestead/rules/carcassonne"
	"tilestead/save"
	"tilestead/scenes"
	"tilestead/scenes/carcassonne"
	"tilestead/scenes/scenetest"
)

// withCarcassonne opens the program with Carcassonne's board.
func withCarcassonne(t testing.TB, size scenetest.Size, store save.Store, words *assets.Words) *hand {
	t.Helper()
	return open(t, size, func(o *scenes.AppOptions) {
		o.Boards = map[string]func() scenes.Board{"carcassonne": func() scenes.Board { return carcassonne.NewBoard() }}
		o.Store = store
		if words != nil {
			o.Reword = func(*assets.Words) *assets.Words { return words }
		}
	})
}

// carcassonneLessons opens the list of its lessons.
func carcassonneLessons(t testing.TB, size scenetest.Size, store save.Store, words *assets.Words) *hand {
	t.Helper()
	h := withCarcassonne(t, size, store, words)
	h.app.OpenLessons(&rules.Title)
	h.tick(nil)
	return h
}

// readCarcassonne reads its lessons.
func readCarcassonne(t testing.TB) (all []*scenes.Lesson) {
	t.Helper()
	for i, text := range carcassonne.NewBoard().Lessons() {
		l, err := scenes.ReadLesson(fmt.Sprintf("lesson %d", i+1), text, &rules.Title)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, l)
	}
	return all
}

// TestCarcassonneAnswers tries every other answer that a lesson allows.
func TestCarcassonneAnswers(t *testing.T) {
	for _, l := range readCarcassonne(t) {
		if n, err := l.EveryAnswer(); err != nil || n == 0 {
			t.Errorf("%s: %d answers: %v", l.ID, n, err)
		}
	}
}

// TestCarcassonneLessonsByClicks plays every lesson in the layouts, from the list.
func TestCarcassonneLessonsByClicks(t *testing.T) {
	for _, size := range []scenetest.Size{{W: 640, H: 360, S: 2}, {W: 960, H: 540, S: 2}, {W: 1280, H: 800, S: 1}} {
		store := fast(t)
		h := carcassonneLessons(t, size, store, nil)
		h.click("lesson/0")
		for i := range readCarcassonne(t) {
			walk(h, func(v scenes.LessonView) {
				if bad := v.Missing(); len(bad) > 0 {
					t.Errorf("%gx%g: %s points at %v, which is not there", size.W, size.H, v.At(), bad)
				}
				if bad := v.Covers(); len(bad) > 0 {
					t.Errorf("%gx%g: %s covers %v", size.W, size.H, v.At(), bad)
				}
			})
			text, err := store.Read("settings.txt")
			if err != nil || !strings.Contains(string(text), fmt.Sprintf("lesson.carcassonne.%d = done", i+1)) {
				t.Fatalf("lesson %d is not kept as done: %v\n%s", i+1, err, text)
			}
			if h.has("lesson/next") {
				h.click("lesson/next")
			} else if !h.text("Now you can do all I can") {
				t.Error("Odo does not take his leave")
			}
		}
	}
}

// TestCarcassonneLessonTextsFit looks at every stop of every lesson.
func TestCarcassonneLessonTextsFit(t *testing.T) {
	if testing.Short() {
		t.Skip("short")
	}
	for lang, words := range languages(t) {
		for _, size := range scenetest.Sizes() {
			h := carcassonneLessons(t, size, nil, words)
			for _, bad := range scenetest.Check(h.c) {
				t.Errorf("the list in %s at %s: %s", lang, size.Name, bad)
			}
		}
		for _, size := range []scenetest.Size{{W: 640, H: 360, S: 2, Name: "compact"}, {W: 940, H: 500, S: 2, Name: "normal"}, {W: 1260, H: 700, S: 1, Name: "roomy"}} {
			h := carcassonneLessons(t, size, fast(t), words)
			h.click("lesson/0")
			for range readCarcassonne(t) {
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
}

// carcassonneTopics opens the rules and calls look at each entry.
func carcassonneTopics(t testing.TB, size scenetest.Size, words *assets.Words, look func(h *hand, name string)) {
	h := withCarcassonne(t, size, nil, words)
	h.app.OpenReference(&rules.Title)
	h.tick(nil)
	look(h, "short")
	for _, topic := range carcassonne.NewBoard().Topics() {
		h.key(input.KeyDown)
		look(h, topic.ID)
	}
}

// TestCarcassonneReferenceFits looks at every entry at every size, in every language.
func TestCarcassonneReferenceFits(t *testing.T) {
	if testing.Short() {
		t.Skip("short")
	}
	for lang, words := range languages(t) {
		for _, size := range scenetest.Sizes() {
			carcassonneTopics(t, size, words, func(h *hand, name string) {
				for _, bad := range scenetest.Check(h.c) {
					t.Errorf("%s in %s at %s: %s", name, lang, size.Name, bad)
				}
			})
		}
	}
}

// TestCarcassonneShots paints the lessons and the rules into the folder TILESTEAD_SHOTS.
func TestCarcassonneShots(t *testing.T) {
	if os.Getenv("TILESTEAD_SHOTS") == "" {
		t.Skip("TILESTEAD_SHOTS names no folder")
	}
	for _, size := range []scenetest.Size{{W: 640, H: 400, S: 2}, {W: 960, H: 540, S: 2}, {W: 1280, H: 800, S: 1}} {
		carcassonneTopics(t, size, nil, func(h *hand, name string) { h.shot(fmt.Sprintf("carc-rules-%g-%s", size.W, name)) })
		h := carcassonneLessons(t, size, fast(t), nil)
		h.shot(fmt.Sprintf("carc-lessons-%g", size.W))
		h.click("lesson/0")
		for i := range readCarcassonne(t) {
			n := 0
			walk(h, func(v scenes.LessonView) {
				n++
				h.wait(100 * time.Millisecond)
				h.shot(fmt.Sprintf("carc-lesson-%g-%d-%02d", size.W, i+1, n))
			})
			if h.has("lesson/next") {
				h.click("lesson/next")
			}
		}
	}
}

// TestLessonsOfBothTitles goes to the lessons from the title screen and
// chooses a title there.
func TestLessonsOfBothTitles(t *testing.T) {
	h := open(t, scenetest.Size{W: 640, H: 360, S: 2}, func(o *scenes.AppOptions) {
		o.Boards["carcassonne"] = func() scenes.Board { return carcassonne.NewBoard() }
	})
	h.click("help")
	if !h.text("A land grows") || h.text("Recruit and work") {
		t.Error("the lessons of Carcassonne do not show first")
	}
	for _, bad := range scenetest.Check(h.c) {
		t.Error(bad)
	}
	h.click("title/1")
	if h.text("A land grows") || !h.text("Recruit and work") {
		t.Error("choosing Montana does not show its lessons")
	}
	for _, bad := range scenetest.Check(h.c) {
		t.Error(bad)
	}
	h.shotIf("lessons-both")
	h.click("rules")
	h.write("disc")
	h.wait(300 * time.Millisecond)
	if !h.text("Spinning the disc") {
		t.Error("the rules are not those of the title that was chosen")
	}
}

// shotIf paints the screen when pictures are wanted.
func (h *hand) shotIf(name string) {
	if os.Getenv("TILESTEAD_SHOTS") != "" {
		h.shot(name)
	}
}

// TestRulesOpenAtTheTile presses F1 over things of Carcassonne's table.
func TestRulesOpenAtTheTile(t *testing.T) {
	h := carcassonneLessons(t, scenetest.Size{W: 960, H: 540, S: 2}, fast(t), nil)
	h.click("lesson/3")
	h.click("lesson/next")
	for i := 0; i < 200 && !h.has("cell 0,-1"); i++ {
		h.wait(50 * time.Millisecond)
	}
	v, ok := h.app.Lesson()
	if !ok || v.Next() != "cell 0,-1" {
		t.Fatalf("the volcano is not asked for: %q", v.Next())
	}
	at := h.place("cell 0,-1")
	h.tick(func(f *input.Frame) { f.X, f.Y, f.Moved = at.X, at.Y, true })
	h.tick(func(f *input.Frame) { f.X, f.Y, f.Keys = at.X, at.Y, []input.Key{input.KeyF1} })
	h.wait(400 * time.Millisecond)
	if !h.text("The tile must share an edge") {
		t.Error("F1 over an empty cell does not open how a tile is laid")
	}
}
