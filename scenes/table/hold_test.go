package table_test

import (
	"strings"
	"testing"

	"tilestead/input"
	"tilestead/scenes/scenetest"
	"tilestead/scenes/settings"
	"tilestead/scenes/table"
)

// rolled is a table where a key has just rolled, which waits to be taken back.
func rolled(t *testing.T, announce func(string)) *player {
	p := sit(t, newToy(t, 1, 1), toyBoard{}, "p", 960, 540, func(c *table.Config) { c.Announce = announce })
	p.opt.Confirm, p.opt.Undo = settings.ConfirmFinal, settings.UndoFair
	p.until()
	p.key(input.Key0 + 1)
	if p.wait(200); p.table.Match().Len() != 1 {
		t.Fatalf("%d actions: chance does not wait for a key", p.table.Match().Len())
	}
	return p
}

// Who plays by the keyboard, and perhaps hears the game, has until the next key. Keys that
// only look round are none.
func TestChanceWaitsForTheNextKey(t *testing.T) {
	for name, c := range map[string]struct {
		key  input.Key
		want int
	}{
		"Tab": {input.KeyTab, 1}, "an arrow": {input.KeyLeft, 1}, "Enter": {input.KeyEnter, 3},
		"Space": {input.KeySpace, 3}, "a digit": {input.Key0 + 2, 3}, "Esc": {input.KeyEsc, 0},
		"Backspace": {input.KeyBackspace, 0},
	} {
		p := rolled(t, func(string) {})
		p.key(c.key)
		p.wait(60)
		if got := p.table.Match().Len(); got != c.want {
			t.Errorf("%s: %d actions, want %d", name, got, c.want)
		}
	}
}

// Where nobody hears the game a key waits no longer than a press.
func TestKeysWaitForNobody(t *testing.T) {
	p := sit(t, newToy(t, 1, 1), toyBoard{}, "p", 960, 540, nil)
	p.opt.Confirm, p.opt.Undo = settings.ConfirmFinal, settings.UndoFair
	p.until()
	p.key(input.Key0 + 1)
	if p.wait(200); p.table.Match().Len() != 3 {
		t.Errorf("%d actions: chance waits for a key", p.table.Match().Len())
	}
}

// It is said that the next key goes on.
func TestHoldIsAnnounced(t *testing.T) {
	var said []string
	rolled(t, func(line string) { said = append(said, line) })
	words := scenetest.In(t, "table.")
	if last := said[len(said)-1]; !strings.HasPrefix(last, words.Say("held")+". ") {
		t.Errorf("said is %q", last)
	}
}

// Who takes up the pointer waits for no key any more.
func TestThePointerEndsTheWaitForAKey(t *testing.T) {
	p := rolled(t, func(string) {})
	p.move(300, 300)
	if p.wait(60); p.table.Match().Len() != 3 {
		t.Errorf("%d actions: chance still waits", p.table.Match().Len())
	}
}
