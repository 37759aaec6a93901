package scenes_test

import (
	"testing"

	"tilestead/scenes"
)

// Whoever goes from one lesson to the next leaves that one for the list of
// lessons, not for the end of the lesson before.
func TestNextLessonIsLeftForTheList(t *testing.T) {
	store := fast(t)
	h := open(t, compact, func(o *scenes.AppOptions) { o.Store = store })
	h.click("help")
	h.click("lesson/0")
	walk(h, func(scenes.LessonView) {})
	h.click("lesson/next")
	if v, ok := h.app.Lesson(); !ok || v.Over() {
		t.Fatal("the next lesson did not open")
	}
	walk(h, func(scenes.LessonView) {})
	h.click("lesson/leave")
	if _, ok := h.app.Lesson(); ok || !h.has("lesson/0") {
		t.Error("leaving the second lesson leads back to the first one")
	}
}
