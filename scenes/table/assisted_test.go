package table_test

import (
	"testing"
	"time"

	"tilestead/input"
	"tilestead/scenes/settings"
	"tilestead/scenes/table"
)

// A hint that was given is help; one that was put away before is none.
func TestHintIsHelp(t *testing.T) {
	helped := 0
	s := &sage{slices: 5}
	p := sit(t, newToy(t, 2, 1), toyBoard{}, "pb", 960, 540, func(c *table.Config) {
		c.Advisor, c.Assisted = s, func() { helped++ }
		clock := time.Time{}
		c.Clock, c.Inline = func() time.Time { clock = clock.Add(time.Millisecond); return clock }, true
	})
	p.until()
	p.key(keyH)
	p.key(input.KeyEsc)
	if helped != 0 {
		t.Error("a hint that nobody saw is help")
	}
	s.slices = 5
	p.key(keyH)
	p.wait(10)
	if helped != 1 {
		t.Errorf("a hint was told of %d times as help", helped)
	}
}

// Taking back what fair undo leaves is help; what it takes back is not, though
// the setting would allow more.
func TestFreeUndoIsHelp(t *testing.T) {
	helped := 0
	p := sit(t, newToy(t, 1, 3), toyBoard{}, "p", 960, 540, func(c *table.Config) { c.Assisted = func() { helped++ } })
	p.opt = settings.TableOptions{Confirm: settings.NeverConfirm, Undo: settings.UndoFree}
	p.until()
	p.clickTarget("cell 4")
	p.clickTarget("colour 0")
	p.until()
	p.key(input.KeyU)
	if toyState(p).Stage != atTurn || helped != 0 {
		t.Errorf("an own step taken back at once is told of %d times as help", helped)
	}
	p.clickTarget("button Roll")
	p.until()
	p.key(input.KeyU)
	if toyState(p).Stage != atTurn || helped != 1 {
		t.Errorf("chance taken back is told of %d times as help", helped)
	}
}
