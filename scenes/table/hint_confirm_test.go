package table_test

import (
	"strings"
	"testing"

	"tilestead/input"
	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/scenes/table"
	"tilestead/ui"
)

// ghostly is a board that shows on its cells what a click does, and says the same of every action.
type ghostly struct{ toyBoard }

func (b ghostly) Targets(v *board.View) []board.Target {
	gs := b.toyBoard.Targets(v)
	for i := range gs {
		gs[i].Ghosts = strings.HasPrefix(gs[i].ID, "cell ")
	}
	return gs
}

func (b ghostly) Offers() board.Offers {
	o := b.toyBoard.Offers()
	o.Ghost = func(*ui.Canvas, *board.View, rules.Action) (ui.Point, bool) { return ui.Point{}, true }
	o.Advise = func(*board.View, rules.Action, func(string) int) []string { return []string{"It is good."} }
	return o
}

// hinted is a table of such a board, with advice laid out.
func hinted(t *testing.T) *player { return hintedOn(t, ghostly{}) }

// hasty is such a board whose red button does something else at any time, as Space does.
type hasty struct{ ghostly }

func (b hasty) Targets(v *board.View) []board.Target {
	gs := b.ghostly.Targets(v)
	for i := range gs {
		if g := &gs[i]; g.Primary {
			g.Off, g.Key = "", board.SpaceKey
			g.Fits = func(a rules.Action) bool { return a.Kind() == toyRoll }
		}
	}
	return gs
}

// Enter and Space do what a hint that was taken up marks, not what the red button does, and that
// again once it is put away.
func TestKeysDoWhatAHintMarks(t *testing.T) {
	for _, key := range []input.Key{input.KeyEnter, input.KeySpace} {
		p := hintedOn(t, hasty{})
		p.clickZone("advice/0")
		p.wait(60)
		p.key(key)
		p.wait(2)
		if n := p.table.Match().Len(); p.table.Marked() != "colour 1" || n > 0 {
			t.Errorf("key %v: %q is marked after %d actions, want colour 1 after none", key, p.table.Marked(), n)
		}
		p = hintedOn(t, hasty{})
		p.clickZone("advice/0")
		p.wait(60)
		p.key(input.KeyEsc)
		p.wait(2)
		p.key(key)
		p.wait(2)
		if p.table.Match().Len() == 0 {
			t.Errorf("key %v: the red button does nothing once the hint is put away", key)
		}
	}
}

func hintedOn(t *testing.T, b board.Board) *player {
	p := sit(t, newToy(t, 2, 1), b, "pb", 960, 540, func(c *table.Config) {
		c.Advisor, c.Inline = &sage{slices: 1}, true
	})
	p.until()
	p.key(keyH)
	p.wait(10)
	return p
}

// Of several actions on one place of which the same is said only the best is named.
func TestHintSaysNothingTwice(t *testing.T) {
	p := hinted(t)
	if !p.aim("advice/1") || p.aim("advice/2") {
		t.Error("three advices for two cells are not told as two")
	}
}

// An advice that was taken up and shows on the table is done by the red button and by Enter as by
// a click on it; without it, and once it is put away, the button stays pale.
func TestTakenAdviceIsConfirmed(t *testing.T) {
	const red = "button End"
	p := hinted(t)
	if p.aim(red) {
		t.Fatal("the red button is not pale before an advice is taken")
	}
	p.clickZone("advice/0")
	p.wait(2)
	if !p.aim(red) {
		t.Fatal("the red button is pale beside the advice that was taken")
	}
	p.key(input.KeyEnter)
	p.wait(2)
	if p.table.Marked() != "colour 1" {
		t.Errorf("after Enter %q is marked, want colour 1", p.table.Marked())
	}

	p = hinted(t)
	p.clickZone("advice/0")
	p.wait(2)
	p.key(input.KeyEsc)
	p.wait(2)
	if p.aim(red) {
		t.Error("the red button still does what was advised")
	}
}
