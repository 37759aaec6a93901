package scenes_test

import (
	"testing"
	"time"

	"tilestead/save"
	"tilestead/scenes"
	"tilestead/scenes/apptest"
)

// From a screen over the table the question is asked at the table, and yes
// leaves the program with the game kept.
func TestClosingFromTheSettings(t *testing.T) {
	g := midTurn(t)
	st := &save.Memory{}
	h := apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) { o.Store, o.Load = st, bytesOf(t, g) })
	h.Wait(time.Second)
	h.Click("tool/menu")
	h.Click("menu/settings")
	if h.App.Closing() {
		t.Fatal("it does not ask")
	}
	h.Wait(time.Second)
	if h.Has("set language/0") {
		t.Error("the settings lie over the question")
	}
	h.ClickAt(h.Place("closing/yes"))
	if !h.Left {
		t.Error("the program goes on")
	}
	if n := saved(t, st).Match.Len(); n < g.Match.Len() {
		t.Errorf("%d of %d decisions are kept", n, g.Match.Len())
	}
}

// midTurn is a game of Montana whose first player has begun a turn.
func midTurn(t testing.TB) *save.Game {
	t.Helper()
	g := ended(t, 9)
	m := g.Match
	for i := range m.Len() - 1 {
		s, next := m.Before(i), m.Before(i+1)
		if s.Turn() == 0 && next.Turn() == 0 && s.Prompt().Key == "turn" && next.Prompt().Key != "turn" &&
			len(next.Legal(nil)) > 1 {
			m.Rewind(i + 1)
			return g
		}
	}
	t.Fatal("no turn of this game has two decisions")
	return nil
}
