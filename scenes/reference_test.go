package scenes_test

import (
	"testing"
	"time"

	"tilestead/input"
	"tilestead/scenes/apptest"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// TestReferenceOpensAtThePointer presses F1 over things of the table, and
// goes on along a link and back.
func TestReferenceOpensAtThePointer(t *testing.T) {
	h := apptest.Open(t, scenetest.Size{W: 640, H: 400, S: 2}, nil)
	h.Click("play montana")
	h.Click("start")
	for i := 0; i < 400 && !h.Has("button recruit"); i++ {
		h.Wait(250 * time.Millisecond)
	}
	for _, c := range []struct {
		at  ui.Point
		key string
	}{{ui.Point{X: 398, Y: 65}, "recruit.1"}, {ui.Point{X: 160, Y: 375}, "cattle.1"},
		{ui.Point{X: 380, Y: 206}, "areas.1"}} {
		h.Tick(func(f *input.Frame) { f.X, f.Y, f.Moved = c.at.X, c.at.Y, true })
		h.Tick(func(f *input.Frame) { f.X, f.Y, f.Keys = c.at.X, c.at.Y, []input.Key{input.KeyF1} })
		h.Wait(400 * time.Millisecond)
		if !h.Says("montana.topic." + c.key) {
			t.Errorf("F1 at %v: %q does not show", c.at, c.key)
		}
		h.Key(input.KeyEsc)
		h.Wait(400 * time.Millisecond)
	}
	h.Click("tool/log")
	h.Click("why/2")
	if !h.Has("search") || !h.Has("back") {
		t.Errorf("a line of the whole log leads to no rule: %v", h.App.Aims())
	}
	h.Key(input.KeyEsc)
	h.Wait(400 * time.Millisecond)
	for i := 0; i < 400 && !h.Has("log/0"); i++ {
		if h.Has("tray light") { // the choice lies in place of the log
			h.Click("tray light")
		}
		h.Wait(250 * time.Millisecond)
	}
	line := h.Place("log/0")
	h.Tick(func(f *input.Frame) { f.X, f.Y, f.Moved = line.X, line.Y, true })
	h.Tick(func(f *input.Frame) { f.X, f.Y, f.Keys = line.X, line.Y, []input.Key{input.KeyF1} })
	h.Wait(400 * time.Millisecond)
	if !h.Has("search") {
		t.Error("F1 over a line of the log leads to no rule")
	}
	h.Key(input.KeyEsc)
	h.Wait(400 * time.Millisecond)
	h.Click("tool/help")
	if !h.Has("lessons") {
		t.Errorf("no way to the lessons: %v", h.App.Aims())
	}
	h.Write("passing")
	h.Click("see paying")
	if !h.Says("montana.topic.paying.1") {
		t.Error("the link leads nowhere")
	}
	h.Click("earlier")
	if !h.Says("montana.topic.passing.1") {
		t.Error("back does not lead back")
	}
	h.Click("search")
	h.Write("zzz")
	if !h.Says("reference.none") {
		t.Error("nothing is said when nothing is found")
	}
}
