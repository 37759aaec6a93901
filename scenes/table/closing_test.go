package table_test

import (
	"testing"

	"tilestead/input"
	"tilestead/scenes/table"
)

// The window closes at once between turns, and asks within one.
func TestClosingAsksWithinATurn(t *testing.T) {
	closed := 0
	p := sit(t, newToy(t, 1, 1), toyBoard{}, "p", 960, 540, func(c *table.Config) { c.Close = func() { closed++ } })
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
	p := sit(t, newToy(t, 2, 1), toyBoard{}, "bb", 960, 540, func(c *table.Config) { c.Close = func() {} })
	for range 60 {
		p.wait(1)
		if !p.table.Closing() {
			t.Fatal("it asks although no person plays")
		}
	}
}
