package table_test

import (
	"strconv"
	"testing"
	"time"

	"tilestead/input"
	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/scenes/scenetest"
	"tilestead/scenes/settings"
	"tilestead/scenes/table"
)

// atPaddocks sits down to a game of paddocks.
func atPaddocks(t *testing.T, seats string, opt settings.TableOptions, change ...func(*table.Config)) *player {
	t.Helper()
	m, err := rules.NewMatch(&paddockTitle, rules.Setup{Title: "paddocks", Seats: 2, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	p := sit(t, m, paddockBoard{}, seats, 960, 540, func(c *table.Config) {
		for _, f := range change {
			f(c)
		}
	})
	p.opt = opt
	p.until()
	return p
}

// The kit clicks every set of cells, in the order of the cells and against it.
func TestEveryPaddockCanBeClicked(t *testing.T) {
	f := scenetest.Fixture{Title: &paddockTitle, New: func() board.Board { return paddockBoard{} }}
	if kinds := f.EveryActionCanBeClicked(t, nil); kinds[paddockFence] < 50 || kinds[paddockPass] == 0 {
		t.Errorf("only %v came up", kinds)
	}
}

// Painting narrows what is left, and Esc takes a cell back with what it meant.
func TestPaintingIsTakenBack(t *testing.T) {
	p := atPaddocks(t, "pp", settings.TableOptions{Speed: settings.InstantSpeed})
	whole := len(p.table.Picked())
	var left []int
	for _, cell := range []string{"cell 0", "cell 5", "cell 4"} {
		if cell == "cell 5" { // too far: the first was a mistake
			p.clickTarget("cell 0")
		}
		p.clickTarget(cell)
		p.wait(1)
		left = append(left, len(p.table.Picked()))
	}
	if left[0] >= whole || left[1] >= whole || left[2] >= left[1] {
		t.Fatalf("of %d there are left %v", whole, left)
	}
	if p.table.Clicks() != 4 || p.table.Draft() != (painted{1<<5 | 1<<4}) {
		t.Errorf("%d clicks drafted %v", p.table.Clicks(), p.table.Draft())
	}
	p.key(input.KeyEsc)
	if p.table.Draft() != (painted{1 << 5}) || len(p.table.Picked()) != left[1] {
		t.Errorf("Esc leaves %v and %d", p.table.Draft(), len(p.table.Picked()))
	}
	p.key(input.KeyEsc) // cell 5 narrows by itself as well
	if p.table.Draft() != (painted{}) || len(p.table.Picked()) != whole {
		t.Errorf("Esc again leaves %v and %d of %d", p.table.Draft(), len(p.table.Picked()), whole)
	}
	p.key(input.KeyEsc)
	p.key(input.KeyEsc)
	p.wait(1)
	for _, cell := range []string{"cell 0", "cell 1"} {
		p.clickTarget(cell)
		p.wait(1)
	}
	p.wait(30)
	p.key(input.Key0 + 1)
	p.until()
	if got := p.table.Match().State().(*paddocks).Fenced[0]; got != 1<<0|1<<1 {
		t.Errorf("fenced %b", got)
	}
	if p.table.Draft() != (painted{}) {
		t.Errorf("the next choice begins with %v", p.table.Draft())
	}
}

// Undo takes back all that was painted at once.
func TestUndoTakesThePaintBack(t *testing.T) {
	p := atPaddocks(t, "pp", settings.TableOptions{Speed: settings.InstantSpeed})
	for _, cell := range []string{"cell 3", "cell 4"} {
		p.clickTarget(cell)
		p.wait(1)
	}
	p.key(input.KeyBackspace)
	p.wait(1)
	if p.table.Draft() != (painted{}) || p.table.Clicks() != 0 {
		t.Errorf("%v is left after %d clicks", p.table.Draft(), p.table.Clicks())
	}
}

// shown passes and gives the ticks until the next decision, with something done in
// between.
func (p *player) shown(during func()) (ticks int) {
	p.wait(30)
	p.key(input.Key0 + 2)
	begun := p.frame.Now
	p.wait(5)
	during()
	p.until()
	return int((p.frame.Now - begun) * input.TicksPerSecond / time.Second)
}

// A desk can be looked at while others' moves are shown, which is not cut short,
// and loses what is gone.
func TestDeskWhileOthersMove(t *testing.T) {
	p := atPaddocks(t, "pb", settings.TableOptions{})
	whole := p.shown(func() { p.wait(3) })
	p = atPaddocks(t, "pb", settings.TableOptions{})
	p.clickTarget("card")
	p.wait(1)
	if want := (paddockDesk{0, true}); p.table.Desk() != want || p.table.Clicks() != 0 {
		t.Fatalf("after %d clicks the desk is %+v, want %+v", p.table.Clicks(), p.table.Desk(), want)
	}
	ticks := p.shown(func() {
		p.clickTarget("farm 1")
		p.wait(1)
		if want := (paddockDesk{1, true}); p.table.Desk() != want {
			t.Errorf("while others move the desk is %+v, want %+v", p.table.Desk(), want)
		}
	})
	if ticks < whole-1 {
		t.Errorf("a look cuts %d ticks to %d", whole, ticks)
	}
	if want := (paddockDesk{1, false}); p.table.Desk() != want {
		t.Errorf("with the card gone the desk is %+v, want %+v", p.table.Desk(), want)
	}
}

// Esc closes what has been opened over the board, and only then opens the menu.
func TestEscClosesTheDesk(t *testing.T) {
	p := atPaddocks(t, "pp", settings.TableOptions{Speed: settings.InstantSpeed})
	p.clickTarget("card")
	p.wait(1)
	if want := (paddockDesk{0, true}); p.table.Desk() != want {
		t.Fatalf("the desk is %+v, want %+v", p.table.Desk(), want)
	}
	for range 2 {
		if p.table.Covered() {
			t.Error("Esc opens the menu before the desk is closed")
		}
		p.key(input.KeyEsc)
		p.wait(1)
		if want := (paddockDesk{}); p.table.Desk() != want {
			t.Errorf("Esc leaves the desk %+v", p.table.Desk())
		}
	}
	if !p.table.Covered() {
		t.Error("with nothing open Esc does not open the menu")
	}
}

// A seat's desk is its own and outlives its choices.
func TestDeskIsKept(t *testing.T) {
	p := atPaddocks(t, "pp", settings.TableOptions{Speed: settings.InstantSpeed})
	for move, c := range []struct {
		farm  int // as the seat finds it
		click string
	}{{0, "farm 1"}, {1, "farm 0"}, {1, "farm 0"}, {0, "farm 1"}} {
		if want := (paddockDesk{farm: c.farm}); p.table.Desk() != want {
			t.Errorf("move %d: the desk is %+v, want %+v", move, p.table.Desk(), want)
		}
		p.clickTarget(c.click)
		p.wait(30)
		p.key(input.Key0 + 2)
		p.until()
		p.wait(1)
	}
}

// An advice that is looked at paints what it means, and nothing of another.
func TestHintPaints(t *testing.T) {
	p := atPaddocks(t, "pp", settings.TableOptions{Speed: settings.InstantSpeed}, func(c *table.Config) {
		c.Advisor, c.Inline = &sage{slices: 1}, true
	})
	p.key(keyH)
	p.wait(20)
	for i, want := range []board.Cells{0, 1<<3 | 1<<4 | 1<<5, 1<<2 | 1<<4 | 1<<5} { // the first passes
		for _, a := range p.table.Aims() {
			if string(a.ID) == "advice/"+strconv.Itoa(i) {
				p.move(a.At.X, a.At.Y)
			}
		}
		p.wait(2)
		if p.table.Draft() != (painted{want}) {
			t.Errorf("advice %d paints %b, want %b", i, p.table.Draft(), want)
		}
		if got := p.table.Hover(); i > 0 && got != "fence" {
			t.Errorf("advice %d lights %q", i, got)
		}
	}
	p.key(input.KeyEsc)
	p.key(input.KeyEsc)
	p.wait(1)
	if p.table.Draft() != (painted{}) {
		t.Errorf("Esc leaves %b painted", p.table.Draft())
	}
}
