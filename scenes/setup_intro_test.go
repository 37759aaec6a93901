package scenes_test

import (
	"strings"
	"testing"

	"tilestead/input"
	"tilestead/rules/agricola"
	"tilestead/save"
	"tilestead/scenes/apptest"
	"tilestead/scenes/scenetest"
)

// Whoever chooses modules that no lesson has shown yet is offered the lesson about them, and comes
// back to the set-up from it; what was learned is not offered again.
func TestSetupOffersTheLessonAboutModules(t *testing.T) {
	for _, size := range []scenetest.Size{apptest.Compact, apptest.Roomy} {
		store := &save.Memory{}
		h := seriesApp(t, size, store, nil)
		h.App.OpenSetup(&agricola.Title)
		h.Tick(nil)
		if h.Has("intro") {
			t.Error("a lesson is offered for the game without expansions")
		}
		h.Click("bundle moor-3")
		for _, lesson := range []string{"lesson.agricola.4", "lesson.agricola.5"} { // the moor, then cards
			h.Click("intro")
			if kept, _ := store.Read("settings.txt"); h.Has("start") || !strings.Contains(string(kept), lesson+" = ") {
				t.Fatalf("the button does not lead to %s", lesson)
			}
			h.Key(input.KeyEsc)
			h.Click("menu/leave")
			if !h.Has("start") {
				t.Fatal("the lesson does not lead back to the set-up")
			}
			h.App.SetNote(lesson, "done")
			h.Tick(nil)
		}
		if h.Has("intro") || !h.Has("start") {
			t.Error("what was learned is offered again")
		}
	}
}
