package table_test

import (
	"slices"
	"strings"
	"testing"

	"tilestead/input"
	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/board"
	boards "tilestead/scenes/carcassonne"
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

// Whoever follows a hint is shown the rest of what it advises, such as the follower on the tile, without
// asking again; whoever does something else is not.
func TestHintGoesOnThroughTheTurn(t *testing.T) {
	for _, follows := range []bool{true, false} {
		m, err := rules.NewMatch(&carcassonne.Title, rules.Setup{Title: "carcassonne", Seats: 2, Seed: 3})
		if err != nil {
			t.Fatal(err)
		}
		p := sit(t, m, boards.NewBoard(), "pp", 1280, 800, func(c *table.Config) {
			c.Advisor, c.Inline = &sage{slices: 1}, true
		})
		p.until()
		before := m.Len()
		p.key(keyH)
		p.wait(10)
		p.clickZone("advice/0")
		p.wait(2)
		for n := 0; m.Len() == before && n < 4; n++ {
			if follows {
				p.key(input.KeyEnter)
			} else {
				i := slices.IndexFunc(p.ids(), func(id string) bool {
					return strings.HasPrefix(id, "cell ") && id != p.table.Marked()
				})
				p.clickTarget(p.ids()[i])
			}
			p.wait(60)
		}
		p.until()
		p.wait(10)
		if got := p.table.Marked(); m.Len() == before || (got != "") != follows {
			t.Errorf("follows %t: after %d actions %q is marked", follows, m.Len()-before, got)
		}
		if p.aim("advice/0") {
			t.Error("the panel opens by itself")
		}
		// taken back, it steers nothing any more
		for n := 0; m.Len() > before && n < 4; n++ {
			p.key(input.KeyU)
			p.until()
			p.wait(10)
		}
		if got := p.table.Marked(); m.Len() != before || got != "" {
			t.Errorf("follows %t: taken back, after %d actions %q is marked", follows, m.Len()-before, got)
		}
	}
}
