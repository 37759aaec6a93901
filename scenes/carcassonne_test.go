package scenes_test

import (
	"testing"
	"time"

	"tilestead/input"
	"tilestead/scenes"
	"tilestead/scenes/scenetest"
)

// TestLessonsOfBothTitles goes to the lessons from the title screen and
// chooses a title there.
func TestLessonsOfBothTitles(t *testing.T) {
	h := open(t, scenetest.Size{W: 640, H: 360, S: 2}, func(o *scenes.AppOptions) {
		o.Boards["carcassonne"] = carcassonneTitle.New
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
	h.shot("lessons-both")
	h.click("rules")
	h.write("disc")
	h.wait(300 * time.Millisecond)
	if !h.text("Spinning the disc") {
		t.Error("the rules are not those of the title that was chosen")
	}
}

// TestRulesOpenAtTheTile presses F1 over things of Carcassonne's table.
func TestRulesOpenAtTheTile(t *testing.T) {
	h := lessonsOf(t, &carcassonneTitle, scenetest.Size{W: 960, H: 540, S: 2}, fast(t), nil)
	h.click("lesson/3")
	h.click("lesson/next")
	for i := 0; i < 200 && !h.has("cell 0,-1"); i++ {
		h.wait(50 * time.Millisecond)
	}
	v, ok := scenes.LessonOn(h.app.Top())
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
