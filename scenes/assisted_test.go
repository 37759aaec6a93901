package scenes_test

import (
	"testing"
	"time"

	"tilestead/input"
	"tilestead/save"
	"tilestead/scenes"
)

// Help marks the game for good: in its file, in the history and in the result.
func TestHelpIsRemembered(t *testing.T) {
	st := &save.Memory{}
	g := ended(t, 5)
	g.Flags = []string{"future", "assisted"}
	h := finish(t, st, g)
	if !h.text("with help") {
		t.Error("the result does not say that there was help")
	}
	if r := remembered(t, st); len(r) != 1 || !r[0].Assisted {
		t.Errorf("remembered is %+v", r)
	}
	h.wait(2 * time.Second)
	h.click("home")
	h.click("stats")
	if !h.text("Lamp:") {
		t.Error("the statistics do not say what the lamp means")
	}
	if h = finish(t, &save.Memory{}, ended(t, 5)); h.text("with help") {
		t.Error("a game without help is said to have had some")
	}
}

// A game that goes on from an earlier position knows what was to come.
func TestBranchIsHelp(t *testing.T) {
	g, data := finished(t)
	st := &save.Memory{}
	h := open(t, compact, func(o *scenes.AppOptions) { o.Load, o.Store = data, st })
	for i := 0; i < 100 && !h.has("rematch"); i++ {
		h.wait(100 * time.Millisecond)
	}
	h.wait(2 * time.Second)
	h.click("back")
	for range 3 {
		h.key(input.KeyPageUp)
	}
	h.wait(300 * time.Millisecond)
	h.click("replay/on")
	h.wait(500 * time.Millisecond)
	if b := saved(t, st); b.Match.Len() >= g.Match.Len() || !b.Assisted() {
		t.Errorf("the branch has %d of %d decisions, with help is %t", b.Match.Len(), g.Match.Len(), b.Assisted())
	}
}

// However often the result of a game is looked at, it counts once.
func TestResultAgainCountsOnce(t *testing.T) {
	st := &save.Memory{}
	h := finish(t, st, ended(t, 5))
	h.wait(2 * time.Second)
	h.click("back") // look back
	first := remembered(t, st)
	h.click("tool/menu")
	h.click("menu/result")
	if !h.has("rematch") {
		t.Error("the menu does not lead to the result")
	}
	if again := remembered(t, st); len(first) != 1 || len(again) != 1 {
		t.Errorf("the result looked at again is remembered %d times, at first %d", len(again), len(first))
	}
}
