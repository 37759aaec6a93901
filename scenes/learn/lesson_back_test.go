package learn_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"tilestead/scenes"
	"tilestead/scenes/apptest"
	"tilestead/scenes/learn"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// Whoever goes from one lesson to the next leaves that one for the list of
// lessons, not for the end of the lesson before.
func TestNextLessonIsLeftForTheList(t *testing.T) {
	store := fast(t)
	h := apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) { o.Store = store })
	h.Click("help")
	h.Click("lesson/0")
	walk(h, func(learn.LessonView) {})
	h.Click("lesson/next")
	if v, ok := learn.LessonOn(h.App.Top()); !ok || v.Over() {
		t.Fatal("the next lesson did not open")
	}
	walk(h, func(learn.LessonView) {})
	h.Click("lesson/leave")
	if _, ok := learn.LessonOn(h.App.Top()); ok || !h.Has("lesson/0") {
		t.Error("leaving the second lesson leads back to the first one")
	}
}

// Messages leave the coach's words alone: those say what is asked.
func TestMessagesLieBesideTheWords(t *testing.T) {
	for _, size := range scenetest.Sizes() {
		h := lessonsOf(t, apptest.Montana, size, fast(t), nil)
		h.Click("lesson/3")
		walk(h, func(v learn.LessonView) {
			said := v.Tell("This is not what is asked for just now; try something else first.")
			h.Draw()
			toast := toastOn(t, h.C, "This is not what")
			if toast.Overlaps(said) || !toast.Within(ui.Rect{W: size.W, H: size.H}) {
				t.Errorf("%s, %s: the message at %v, the words at %v", size.Name, v.At(), toast, said)
			}
		})
	}
}

// toastOn is where a message lies whose words begin so.
func toastOn(t testing.TB, c *ui.Canvas, begins string) ui.Rect {
	t.Helper()
	for _, op := range c.Ops {
		if strings.HasPrefix(op.Text, begins) {
			return ui.Rect{X: op.Box.X - 34, Y: op.Box.Y - 5, W: ui.Body.Width(op.Text) + 42, H: ui.ToastHeight}
		}
	}
	t.Fatalf("no message begins with %q", begins)
	return ui.Rect{}
}

// The hand lies on what is to be clicked next, also where something else is
// spoken of; on the way to a goal only once the way is to be shown.
func TestHandIsOnWhatToClick(t *testing.T) {
	for lesson, wants := range map[string]string{"lesson/0": "button place small", "lesson/1": "button town",
		"lesson/3": "bargain 2"} {
		h := lessonsOf(t, apptest.Montana, scenetest.Size{W: 960, H: 540, S: 2}, fast(t), nil)
		h.Click(lesson)
		var hands []string
		walk(h, func(v learn.LessonView) {
			if v.Next() == "" {
				return
			}
			if v.Aims() {
				if h.Has("lesson/show") {
					t.Errorf("%s: a second click on what led here shows the way", v.At())
				}
				h.Wait(2 * time.Second)
				if v.Hand() != "" {
					t.Errorf("%s: the hand is on %q, the goal is not shown", v.At(), v.Hand())
				}
				h.Click("lesson/show")
			}
			hands = append(hands, v.Hand())
			if v.Free() {
				if v.Hand() != "" {
					t.Errorf("%s: the hand is on %q, though anything will do", v.At(), v.Hand())
				}
				return
			}
			if v.Hand() == "" || !v.HandHits() {
				t.Errorf("%s: the hand is on %q, %q is to be clicked", v.At(), v.Hand(), v.Next())
			}
		})
		if !slices.Contains(hands, wants) {
			t.Errorf("%s: the hand was on %q only", lesson, hands)
		}
	}
}

// Whoever goes back finds the position that it was, with what was chosen freely before.
func TestBackKeepsWhatWasChosen(t *testing.T) {
	h := lessonsOf(t, apptest.Agricola, scenetest.Size{W: 853, H: 533, S: 1.5}, fast(t), nil)
	h.Click("lesson/0")
	chosen := false
	for range 3000 {
		v, ok := learn.LessonOn(h.App.Top())
		if !ok || v.Over() {
			t.Fatal("the lesson has ended")
		}
		next := v.Next()
		at := v.At()
		if strings.HasSuffix(at, "(grows)") {
			break
		}
		switch {
		case v.Reads() && h.Has("lesson/next"):
			h.ClickAt(h.Place("lesson/next"))
		case strings.HasSuffix(at, "(free)") && next != "":
			h.ClickAt(h.Place("space reed_bank"))
			chosen = true
		case next != "":
			h.ClickAt(h.Place(next))
		default:
			h.Wait(50 * time.Millisecond)
		}
	}
	before, _ := learn.LessonOn(h.App.Top())
	done := before.Done()
	if !chosen || !slices.Contains(done, "place reed_bank") {
		t.Fatalf("nobody went for reed: %v", done)
	}
	h.Click("lesson/back")
	v, _ := learn.LessonOn(h.App.Top())
	if list := v.Done(); len(list) >= len(done) || !slices.Equal(list, done[:len(list)]) || !slices.Contains(list, "place reed_bank") {
		t.Errorf("back at %s is done %v, before it was %v", v.At(), list, done)
	}
}
