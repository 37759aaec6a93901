package scenes_test

import (
	"testing"
	"time"

	"tilestead/input"
	"tilestead/save"
	"tilestead/scenes"
)

// The window closes at once between turns, and asks within one.
func TestClosingAsksWithinATurn(t *testing.T) {
	closed := 0
	p := sit(t, newToy(t, 1, 1), toyBoard{}, "p", 960, 540, func(c *scenes.TableConfig) { c.Close = func() { closed++ } })
	p.until()
	if !p.table.Closing() {
		t.Error("it asks before the turn has begun")
	}
	p.clickTarget("cell 4")
	if p.table.Closing() {
		t.Error("a choice is half made and it does not ask")
	}
	p.wait(1)
	p.clickZone("closing/no")
	if closed != 0 || p.table.Clicks() != 1 {
		t.Errorf("going back closed %d times and left %d clicks", closed, p.table.Clicks())
	}
	p.clickTarget("colour 0")
	p.until()
	if toyState(p).Stage != atEnd {
		t.Fatal("the turn is over")
	}
	if p.table.Closing() {
		t.Error("the turn is half made and it does not ask")
	}
	p.tick(func(*input.Frame) {})
	p.clickZone("closing/yes")
	if closed != 1 {
		t.Errorf("agreeing closed %d times", closed)
	}
	p.table.Closing()
	if !p.table.Closing() {
		t.Error("closing a window that already asks does not close it")
	}
}

// Where only bots play nothing is half made.
func TestClosingBotsAsksNothing(t *testing.T) {
	p := sit(t, newToy(t, 2, 1), toyBoard{}, "bb", 960, 540, func(c *scenes.TableConfig) { c.Close = func() {} })
	for range 60 {
		p.wait(1)
		if !p.table.Closing() {
			t.Fatal("it asks although no person plays")
		}
	}
}

// From a screen over the table the question is asked at the table, and yes
// leaves the program with the game kept.
func TestClosingFromTheSettings(t *testing.T) {
	g := midTurn(t)
	st := &save.Memory{}
	h := open(t, compact, func(o *scenes.AppOptions) { o.Store, o.Load = st, bytesOf(t, g) })
	h.wait(time.Second)
	h.click("tool/menu")
	h.click("menu/settings")
	if h.app.Closing() {
		t.Fatal("it does not ask")
	}
	h.wait(time.Second)
	if h.has("set language/0") {
		t.Error("the settings lie over the question")
	}
	h.clickAt(h.place("closing/yes"))
	if !h.left {
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
		if s.Turn() == 0 && next.Turn() == 0 && s.Prompt().Key == "turn" && next.Prompt().Key != "turn" && len(next.Legal(nil)) > 1 {
			m.Rewind(i + 1)
			return g
		}
	}
	t.Fatal("no turn of this game has two decisions")
	return nil
}
