package learn_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"tilestead/input"
	"tilestead/rules/montana"
	"tilestead/save"
	"tilestead/scenes"
	"tilestead/scenes/apptest"
	"tilestead/scenes/learn"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// TestLessonsNameTheLine reads lessons with faults.
func TestLessonsNameTheLine(t *testing.T) {
	const head = "lesson x\ngame montana 2\nposition\nset ready\n"
	for _, c := range []struct{ text, want string }{
		{"", "want `lesson NAME`"},
		{"say hello", "x:1: want `lesson NAME`"},
		{"lesson a b", "x:1: want one `lesson"},
		{"lesson x\ngame chess 2", "x:2: want `game montana"},
		{"lesson x\ngame montana 9", "x:2: want `game montana"},
		{"lesson x\ngame montana 2\nsay hello", "x:3: want `position`"},
		{head + "say", "x:5: want a key"},
		{head + "ask spin", "x:5: want `ask KEY"},
		{head + "and use D", "x:5: `and"},
		{head + "way build 1,0", "x:5: \"way\" belongs"},
		{head + "say a\nset ready", "x:6: `set` belongs"},
		{head + "ask a : recruit\nposition", "x:6: want `say` before a new position"},
		{head + "ask a : fly", "x:5: 1 cannot \"fly\""},
		{head + "2 recruit", "x:5: it is 1's turn, not 2's"},
		{head + "ask a : recruit\nask b : recruit", "x:6: it is nature's turn"},
		{head + "goal a\nway recruit", "x:5: a goal needs"},
		{head + "goal a\n= turn : 7\nway recruit", "x:5: the way does not lead"},
		{head + "goal a\n= turn : nature\nway recruit\nway stay", "x:5: the goal is reached after 1"},
		{head + "goal a\n= nonsense : 1\nway recruit", "x:5: there is no `= nonsense`"},
		{"lesson x\ngame montana 2\nposition\nset ready\nset nonsense", "x:5: set nonsense"},
	} {
		if _, err := learn.ReadLesson("x", c.text, &montana.Title); err == nil ||
			!strings.Contains(err.Error(), c.want) {
			t.Errorf("%q: got %v, want %q", c.text, err, c.want)
		}
	}
}

// fast makes a store whose settings play at once.
func fast(t testing.TB) save.Store {
	store := &save.Memory{}
	if err := store.Write("settings.txt", []byte("bot_speed = instant\n")); err != nil {
		t.Fatal(err)
	}
	return store
}

// walk goes through the lesson on top by clicks and calls look at every stop.
func walk(h *apptest.Hand, look func(v learn.LessonView)) {
	h.T.Helper()
	last, idle := "", 0
	for range 4000 {
		v, ok := learn.LessonOn(h.App.Top())
		if !ok {
			h.T.Fatal("the lesson is gone")
		}
		if v.Over() {
			look(v)
			return
		}
		next := v.Next()
		switch {
		case v.Reads() && h.Has("lesson/next"):
			look(v)
			h.ClickAt(h.Place("lesson/next"))
		case next != "":
			look(v)
			h.ClickAt(h.Place(next))
		default:
			h.Wait(50 * time.Millisecond)
		}
		if at := fmt.Sprint(v.At(), v.Len(), next); at != last {
			last, idle = at, 0
		} else if idle++; idle > 400 {
			h.T.Fatalf("%s: nothing goes on after %q; %v", v.At(), next, h.App.Aims())
		}
	}
	h.T.Fatal("the lesson does not end")
}

// TestOtherMovesAreRefused clicks everything that a lesson does not ask for.
func TestOtherMovesAreRefused(t *testing.T) {
	h := lessonsOf(t, apptest.Montana, scenetest.Size{W: 960, H: 540, S: 2}, fast(t), nil)
	h.Click("lesson/0")
	tried := 0
	for range apptest.Montana.Lessons(t) {
		walk(h, func(v learn.LessonView) {
			if !v.Asks() || v.Next() == "" {
				return
			}
			n := v.Len()
			for _, at := range v.Others() {
				h.ClickAt(at)
				tried++
				if v.Len() != n {
					t.Fatalf("%s: a click at %v did something", v.At(), at)
				}
				if !h.Says("lesson.other") {
					t.Errorf("%s: a click at %v was not answered", v.At(), at)
				}
				h.Wait(3 * time.Second)
			}
		})
		if h.Has("lesson/next") {
			h.Click("lesson/next")
		}
	}
	if tried < 20 {
		t.Errorf("only %d clicks tried", tried)
	}
}

// TestAskedForIsNotAskedTwice does what the coach asks for: while it is shown,
// nobody is told to click any more.
func TestAskedForIsNotAskedTwice(t *testing.T) {
	h := lessonsOf(t, apptest.Montana, scenetest.Size{W: 960, H: 540, S: 2}, &save.Memory{}, nil)
	h.Click("lesson/0")
	for range 4 {
		h.Click("lesson/next")
		h.Wait(200 * time.Millisecond)
	}
	asks := func() bool { return h.Says("montana.lesson.recruit.spin") }
	watches := func() bool { return h.Says("lesson.watch") }
	if !asks() || watches() {
		t.Fatal("the lesson does not ask for a spin after four steps")
	}
	h.Click("button recruit")
	h.Wait(300 * time.Millisecond)
	if asks() || !watches() {
		t.Errorf("while the disc spins: asked again %v, told to watch %v", asks(), watches())
	}
}

// What was asked for is not asked again while the others play, and a mark goes with the
// step that set it.
func TestNothingOfAStepRemains(t *testing.T) {
	h := lessonsOf(t, apptest.Carcassonne, scenetest.Size{W: 960, H: 540, S: 2}, &save.Memory{}, nil)
	marked := func() bool {
		h.Wait(400 * time.Millisecond)
		return slices.ContainsFunc(h.C.Ops, func(op ui.Op) bool {
			return op.Kind == ui.OpSprite && op.Sprite.Name() == "carcassonne/frame/focus"
		})
	}
	h.Click("lesson/0")
	h.Click("tool/menu")
	if slices.ContainsFunc(h.C.Ops, func(op ui.Op) bool { return strings.HasPrefix(op.Text, "Seed") }) {
		t.Error("the menu of a lesson tells a seed")
	}
	h.Click("menu/on")
	h.Click("lesson/next")
	if !marked() {
		t.Error("the first tile is not marked")
	}
	h.Click("lesson/next")
	if marked() {
		t.Error("the first tile is still marked while the followers are spoken of")
	}
	asked, pip := 0, false
	for range 120 {
		v, _ := learn.LessonOn(h.App.Top())
		if pip = h.Says("carcassonne.lesson.first.pip"); pip {
			break
		}
		asks, next := h.Says("carcassonne.lesson.first.claim"), v.Next()
		switch {
		case next != "":
			if asks {
				asked = v.Len()
			}
			h.ClickAt(h.Place(next))
		case asks && asked > 0 && v.Len() > asked:
			t.Fatalf("after %d actions the road is asked for again", v.Len())
		case h.Has("lesson/next"):
			h.Click("lesson/next")
		}
		h.Wait(100 * time.Millisecond)
	}
	if asked == 0 || !pip {
		t.Errorf("the road was asked for after %d actions, Pip's turn told: %v", asked, pip)
	}
}

// TestMissedGoalIsTriedAgain does something else where a goal is free.
func TestMissedGoalIsTriedAgain(t *testing.T) {
	h := lessonsOf(t, apptest.Montana, scenetest.Size{W: 960, H: 540, S: 2}, fast(t), nil)
	h.Click("lesson/0")
	missed := false
	walk(h, func(v learn.LessonView) {
		if missed || !strings.Contains(v.At(), "(grain)") {
			return
		}
		missed = true
		h.Click("button recruit")
		h.Wait(time.Second)
		if !h.Says("montana.lesson.recruit.grain.missed") || v.Len() != 0 {
			t.Errorf("%s: the goal is not tried again, %d actions done", v.At(), v.Len())
		}
	})
	if !missed {
		t.Error("there is no goal to miss")
	}
}

// A step from which the goal cannot be reached any more is told at once, not at the end of the
// turn: a tile on another cell before its figure is asked for.
func TestWrongStepIsToldAtOnce(t *testing.T) {
	h := lessonsOf(t, apptest.Carcassonne, scenetest.Size{W: 960, H: 540, S: 2}, fast(t), nil)
	h.Click("lesson/0")
	told := 0
	walk(h, func(v learn.LessonView) {
		if !strings.Contains(v.At(), "(shut)") || told > 0 {
			return
		}
		told++
		n := v.Len()
		h.Click("cell 1,-1")
		h.Click("button place")
		h.Wait(500 * time.Millisecond)
		if !h.Says("carcassonne.lesson.first.shut.missed") || v.Len() > n {
			t.Errorf("%s: %d actions instead of %d, and nothing is told", v.At(), v.Len(), n)
		}
	})
	if told == 0 {
		t.Error("there is no goal to miss")
	}
}

// Where all of the game has been learned, Enter leads to its set-up, and else to the next lesson,
// which is named.
func TestLessonEndsInAGameOnceEnoughIsLearned(t *testing.T) {
	montana := apptest.Montana.Lessons(t)
	for _, c := range []struct {
		title   *scenetest.Fixture
		at      int
		more    bool
		settles bool
	}{
		{apptest.Montana, 0, true, false},
		{apptest.Montana, len(montana) - 1, false, true},
		{apptest.Carcassonne, 0, true, true},
	} {
		at := c.at
		h := lessonsOf(t, c.title, scenetest.Size{W: 640, H: 400, S: 2}, fast(t), nil)
		h.Click(fmt.Sprintf("lesson/%d", at))
		walk(h, func(learn.LessonView) {})
		h.Wait(time.Second)
		if !h.Has("lesson/play") || h.Has("lesson/next") != c.more || !h.Has("lesson/leave") {
			t.Errorf("lesson %d ends with %v", at+1, h.App.Aims())
		}
		for _, bad := range scenetest.Check(h.C) {
			t.Errorf("at the end of lesson %d: %s", at+1, bad)
		}
		next := scenetest.In(t, "montana.lesson.").Say("town")
		if c.title == apptest.Montana && c.more && !h.Says("lesson.ahead", next, 2, len(montana)) {
			t.Error("the lesson that follows is not named")
		}
		h.Key(input.KeyEnter)
		h.Wait(time.Second)
		if h.Has("start") != c.settles {
			t.Errorf("after lesson %d Enter leads to %v", at+1, h.App.Aims())
		}
	}
}

// The game after a lesson about an expansion has that expansion, and none after the others.
func TestGameAfterALessonHasItsExpansion(t *testing.T) {
	for at, want := range []string{"", "inns"} {
		store := fast(t)
		h := lessonsOf(t, apptest.Carcassonne, scenetest.Size{W: 640, H: 400, S: 2}, store, nil)
		h.Click(fmt.Sprintf("lesson/%d", at))
		walk(h, func(learn.LessonView) {})
		h.Wait(time.Second)
		h.Click("lesson/play")
		h.Wait(time.Second)
		h.Click("start")
		h.Wait(time.Second)
		text, err := store.Read("settings.txt")
		if line := "\nsetup.carcassonne.modules = " + want + "\n"; err != nil || !strings.Contains(string(text), line) {
			t.Errorf("after lesson %d: %v, no %q in:\n%s", at+1, err, line, text)
		}
	}
}

// TestLessonIsLeftAndTakenUp leaves in the middle and comes back, after a restart too.
func TestLessonIsLeftAndTakenUp(t *testing.T) {
	store := fast(t)
	size := scenetest.Size{W: 640, H: 400, S: 2}
	h := lessonsOf(t, apptest.Montana, size, store, nil)
	h.Click("lesson/1")
	for range 3 {
		h.Click("lesson/next")
		h.Wait(200 * time.Millisecond)
		if v, _ := learn.LessonOn(h.App.Top()); v.Next() != "" {
			h.Click(v.Next())
			h.Wait(200 * time.Millisecond)
		}
	}
	v, ok := learn.LessonOn(h.App.Top())
	if !ok {
		t.Fatal("there is no lesson")
	}
	at, n := v.At(), v.Len()
	h.Click("tool/menu")
	h.Click("menu/leave")
	if !h.Has("lesson/1") {
		t.Fatalf("leaving does not lead to the list: %v", h.App.Aims())
	}
	for name, again := range map[string]*apptest.Hand{"at once": h,
		"after a restart": lessonsOf(t, apptest.Montana, size, store, nil)} {
		again.Click("lesson/1")
		v, ok := learn.LessonOn(again.App.Top())
		if !ok || v.At() != at || v.Len() != n {
			t.Errorf("%s: taken up at %s with %d actions, left at %s with %d", name, v.At(), v.Len(), at, n)
		}
	}
	h.Click("lesson/back")
	if v, _ := learn.LessonOn(h.App.Top()); v.At() == at {
		t.Errorf("back stays at %s", at)
	}
}

// TestTryIt goes from an entry of the rules to its lesson and back.
func TestTryIt(t *testing.T) {
	h := lessonsOf(t, apptest.Montana, scenetest.Size{W: 960, H: 540, S: 2}, fast(t), nil)
	h.Click("rules")
	if h.Has("try") {
		t.Error("the summary has a lesson")
	}
	h.Write("outb")
	h.Wait(300 * time.Millisecond)
	if !h.Says("montana.topic.outbid") || !h.Has("try") {
		t.Fatalf("searching finds no entry to try: %v", h.App.Aims())
	}
	h.Click("try")
	if v, ok := learn.LessonOn(h.App.Top()); !ok || !strings.Contains(v.At(), "town") {
		t.Fatalf("trying outbidding opens no lesson about the town")
	}
	h.Click("tool/menu")
	h.Click("menu/leave")
	if !h.Says("montana.topic.outbid") {
		t.Error("leaving does not lead back to the entry")
	}
}

// speechFaults is what is wrong with the texts, but for those that the speech
// covers: its panel is drawn in steps, so that covering is not seen.
func speechFaults(c *ui.Canvas) (bad []string) {
	for _, b := range scenetest.Check(c) {
		if strings.Contains(b, "leaves the canvas") || strings.Contains(b, "has no words") ||
			strings.Contains(b, "no glyph") {
			bad = append(bad, b)
		}
	}
	return bad
}

// TestNothingIsToldBeforeItIsSeen listens while the disc turns.
func TestNothingIsToldBeforeItIsSeen(t *testing.T) {
	h := lessonsOf(t, apptest.Montana, scenetest.Size{W: 640, H: 400, S: 2}, nil, nil)
	h.Click("lesson/0")
	for h.Has("lesson/next") {
		h.Click("lesson/next")
	}
	h.ClickAt(h.Place("disc"))
	h.Wait(500 * time.Millisecond)
	if h.Says("montana.lesson.recruit.advance") || !h.Says("lesson.watch") {
		t.Error("the outcome of the spin is told while the disc turns")
	}
	h.Wait(6 * time.Second)
	if !h.Says("montana.lesson.recruit.advance") {
		t.Error("the outcome of the spin is not told")
	}
}

// TestLessonsAreReadAloud listens as somebody who cannot see the screen.
func TestLessonsAreReadAloud(t *testing.T) {
	var said []string
	h := apptest.Open(t, scenetest.Size{W: 640, H: 400, S: 2}, func(o *scenes.AppOptions) {
		o.Announce = func(line string) { said = append(said, line) }
	})
	h.Click("help")
	h.Click("lesson/0")
	h.Click("lesson/next")
	all := strings.Join(said, "\n")
	for _, key := range []string{"recruit", "recruit.hello", "recruit.plate"} {
		want := scenetest.In(t, "montana.lesson.").Say(key)
		if n := strings.Count(all, want); n != 1 {
			t.Errorf("%q is said %d times in\n%s", want, n, all)
		}
	}
}
