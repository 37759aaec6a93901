package scenes_test

import (
	"testing"
	"time"

	"tilestead/input"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// TestReferenceOpensAtThePointer presses F1 over things of the table, and
// goes on along a link and back.
func TestReferenceOpensAtThePointer(t *testing.T) {
	h := open(t, scenetest.Size{W: 640, H: 400, S: 2}, nil)
	h.click("play montana")
	h.click("start")
	for i := 0; i < 400 && !h.has("button recruit"); i++ {
		h.wait(250 * time.Millisecond)
	}
	for _, c := range []struct {
		at   ui.Point
		want string
	}{{ui.Point{X: 398, Y: 65}, "The arrow stops on"}, {ui.Point{X: 160, Y: 375}, "give 1 cattle"}, {ui.Point{X: 360, Y: 300}, "A bank space"}} {
		h.tick(func(f *input.Frame) { f.X, f.Y, f.Moved = c.at.X, c.at.Y, true })
		h.tick(func(f *input.Frame) { f.X, f.Y, f.Keys = c.at.X, c.at.Y, []input.Key{input.KeyF1} })
		h.wait(400 * time.Millisecond)
		if !h.text(c.want) {
			t.Errorf("F1 at %v: %q does not show", c.at, c.want)
		}
		h.key(input.KeyEsc)
		h.wait(400 * time.Millisecond)
	}
	h.click("tool/log")
	h.click("why/2")
	if !h.has("search") || !h.has("back") {
		t.Errorf("a line of the whole log leads to no rule: %v", h.app.Aims())
	}
	h.key(input.KeyEsc)
	h.wait(400 * time.Millisecond)
	line := h.place("log/0")
	h.tick(func(f *input.Frame) { f.X, f.Y, f.Moved = line.X, line.Y, true })
	h.tick(func(f *input.Frame) { f.X, f.Y, f.Keys = line.X, line.Y, []input.Key{input.KeyF1} })
	h.wait(400 * time.Millisecond)
	if !h.has("search") {
		t.Error("F1 over a line of the log leads to no rule")
	}
	h.key(input.KeyEsc)
	h.wait(400 * time.Millisecond)
	h.click("tool/help")
	if !h.has("lessons") {
		t.Errorf("no way to the lessons: %v", h.app.Aims())
	}
	h.write("passing")
	h.click("see paying")
	if !h.text("players pay clockwise") {
		t.Error("the link leads nowhere")
	}
	h.click("earlier")
	if !h.text("you are out of this auction") {
		t.Error("back does not lead back")
	}
	h.click("search")
	h.write("zzz")
	if !h.text("No entry found") {
		t.Error("nothing is said when nothing is found")
	}
}
