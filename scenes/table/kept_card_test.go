package table_test

import (
	"testing"

	"tilestead/input"
	"tilestead/scenes/board"
	"tilestead/scenes/settings"
	"tilestead/ui"
)

// A cardBoard shows a card large wherever the map is pointed at.
type cardBoard struct {
	toyBoard
	drawn *[]ui.Rect
}

func (b cardBoard) About(v *board.View, p ui.Point) (a board.About) {
	a = b.toyBoard.About(v, p)
	if v.Frame.Map.Contains(p) {
		draw := func(_ *ui.Canvas, r ui.Rect) { *b.drawn = append(*b.drawn, r) }
		a.Card = &board.Card{Wide: 120, High: 80, Draw: draw}
	}
	return a
}

// A card shows large while it is pointed at. A right click keeps it: then nothing
// below it is hit, and a click on it or Esc puts it away.
func TestCardsAreKept(t *testing.T) {
	var drawn []ui.Rect
	p := sit(t, newToy(t, 2, 1), cardBoard{drawn: &drawn}, "pp", 960, 540, nil)
	p.opt.Speed = settings.InstantSpeed
	p.until()
	shows := func() []ui.Rect {
		drawn = nil
		c := &ui.Canvas{}
		c.Reset(960, 540, 1)
		p.table.Draw(c)
		return drawn
	}
	at := p.target("cell 4").Area.Center()
	p.move(at.X, at.Y)
	p.wait(40)
	if got := shows(); len(got) != 1 || got[0].Contains(at) {
		t.Fatalf("the card of what is pointed at shows at %v", got)
	}
	card := shows()[0]
	out := ui.Point{X: 2, Y: 2}
	p.move(out.X, out.Y)
	p.wait(40)
	if got := shows(); len(got) != 0 {
		t.Fatalf("the card of what is pointed at no more shows at %v", got)
	}
	for name, away := range map[string]func(){
		"Esc":     func() { p.key(input.KeyEsc) },
		"a click": func() { p.click(card.Center()) },
	} {
		p.move(at.X, at.Y)
		p.wait(40)
		p.rclick(at)
		p.move(out.X, out.Y)
		p.wait(40)
		if got := shows(); len(got) != 1 || got[0] != card {
			t.Fatalf("%s: the card that is kept shows at %v, not at %v", name, got, card)
		}
		before := p.table.Match().Len()
		away()
		p.wait(40)
		if p.table.Match().Len() != before {
			t.Errorf("%s went through the card", name)
		}
		p.move(out.X, out.Y)
		p.wait(40)
		if got := shows(); len(got) != 0 {
			t.Errorf("%s leaves the card at %v", name, got)
		}
	}
}

// A tellingBoard writes on the table what lies on the map, and a refusal nowhere.
type tellingBoard struct{ toyBoard }

func (b tellingBoard) About(v *board.View, p ui.Point) (a board.About) {
	a = b.toyBoard.About(v, p)
	a.Told = len(a.Tip) > 0
	return a
}

// What the board writes itself is not said again by a tip.
func TestTipsLeaveOutWhatTheBoardTells(t *testing.T) {
	for _, c := range [...]struct {
		b     board.Board
		shows bool
	}{{toyBoard{}, true}, {tellingBoard{}, false}} {
		p := sit(t, newToy(t, 2, 1), c.b, "pp", 960, 540, nil)
		p.opt.Speed = settings.InstantSpeed
		p.until()
		p.move(100, 100)
		p.wait(60)
		if got := p.drawn("A place to put things."); got != c.shows {
			t.Errorf("%T: it shows is %t", c.b, got)
		}
	}
}
