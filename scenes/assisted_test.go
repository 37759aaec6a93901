package scenes_test

import (
	"testing"
	"time"

	"tilestead/input"
	"tilestead/save"
	"tilestead/scenes"
	"tilestead/scenes/apptest"
)

// Help marks the game for good: in its file, in the history and in the result.
func TestHelpIsRemembered(t *testing.T) {
	st := &save.Memory{}
	g := ended(t, 5)
	g.Flags = []string{"future", "assisted"}
	h := finish(t, st, g)
	if !h.SaysPart("result.assisted", 1) {
		t.Error("the result does not say that there was help")
	}
	if r := remembered(t, st); len(r) != 1 || !r[0].Assisted {
		t.Errorf("remembered is %+v", r)
	}
	h.Wait(2 * time.Second)
	h.Click("home")
	h.Click("stats")
	if !h.Says("stats.assisted") {
		t.Error("the statistics do not say what the lamp means")
	}
	if h = finish(t, &save.Memory{}, ended(t, 5)); h.SaysPart("result.assisted", 1) {
		t.Error("a game without help is said to have had some")
	}
}

// A game that goes on from an earlier position knows what was to come.
func TestBranchIsHelp(t *testing.T) {
	g, data := finished(t)
	st := &save.Memory{}
	h := apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) { o.Load, o.Store = data, st })
	for i := 0; i < 100 && !h.Has("rematch"); i++ {
		h.Wait(100 * time.Millisecond)
	}
	h.Wait(2 * time.Second)
	h.Click("back")
	for range 3 {
		h.Key(input.KeyPageUp)
	}
	h.Wait(300 * time.Millisecond)
	h.Click("replay/on")
	h.Wait(500 * time.Millisecond)
	if b := saved(t, st); b.Match.Len() >= g.Match.Len() || !b.Assisted() {
		t.Errorf("the branch has %d of %d decisions, with help is %t", b.Match.Len(), g.Match.Len(), b.Assisted())
	}
}

// However often the result of a game is looked at, it counts once.
func TestResultAgainCountsOnce(t *testing.T) {
	st := &save.Memory{}
	h := finish(t, st, ended(t, 5))
	h.Wait(2 * time.Second)
	h.Click("back") // look back
	first := remembered(t, st)
	h.Click("tool/menu")
	h.Click("menu/result")
	if !h.Has("rematch") {
		t.Error("the menu does not lead to the result")
	}
	if again := remembered(t, st); len(first) != 1 || len(again) != 1 {
		t.Errorf("the result looked at again is remembered %d times, at first %d", len(again), len(first))
	}
}
