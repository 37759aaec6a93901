package table_test

import (
	"testing"

	"tilestead/input"
	"tilestead/rules"
	"tilestead/scenes/apptest"
	"tilestead/scenes/scenetest"
	"tilestead/scenes/settings"
	"tilestead/ui"
)

// A tip shows only to a pointer that has moved since the table began to do
// something else: what comes to lie under a resting one was not asked about.
func TestTipsWaitForThePointer(t *testing.T) {
	p := sit(t, newToy(t, 2, 1), toyBoard{}, "pp", 960, 540, nil)
	p.opt.Speed = settings.InstantSpeed
	p.until()
	at := p.target("cell 4").Area.Center()
	p.move(at.X, at.Y)
	p.wait(40)
	if p.table.TipText() == "" {
		t.Fatal("the cell is not explained")
	}
	p.wait(30)
	p.table.Press("cell 0")
	p.wait(30)
	p.table.Press("colour 0")
	p.wait(60)
	if p.table.Match().Len() == 0 {
		t.Fatal("nothing was done")
	}
	if tip := p.table.TipText(); tip != "" {
		t.Errorf("in the next turn the resting pointer is told %q", tip)
	}
	p.move(at.X+1, at.Y)
	p.wait(40)
	if p.table.TipText() == "" {
		t.Error("after a move nothing is explained")
	}
}

// While a lens is held nothing covers what it shows.
func TestHeldLensHidesTips(t *testing.T) {
	lens := ""
	p := sit(t, newToy(t, 1, 1), lensedBoard{lens: &lens}, "p", 960, 540, nil)
	p.until()
	at := p.target("cell 4").Area.Center()
	p.move(at.X, at.Y)
	p.wait(40)
	if p.table.TipText() == "" {
		t.Fatal("the cell is not explained")
	}
	for range 60 {
		p.tick(func(f *input.Frame) { f.Held = f.Held.With(input.KeyV); f.X++ })
		if tip := p.table.TipText(); tip != "" {
			t.Fatalf("while the lens is held %q shows", tip)
		}
	}
}

// What lies under a pointer that rests is not lit while bots play, nor after
// them, before it moves again.
func TestStillPointerLightsNothing(t *testing.T) {
	f := apptest.Carcassonne
	m := f.Match(t, 2, 5)
	p := sit(t, m, f.New(), "bb", 960, 540, nil)
	p.wait(60)
	for x := 100.0; x < p.frame.W && p.table.Under() == ""; x += 7 {
		for y := 60.0; y < p.frame.H && p.table.Under() == ""; y += 7 {
			p.move(x, y)
			p.wait(1)
		}
	}
	if p.table.Under() == "" {
		t.Fatal("nothing is lit")
	}
	done := m.Len()
	for range 6000 {
		if p.wait(1); m.Len() > done+1 {
			break
		}
	}
	if m.Len() <= done+1 {
		t.Fatal("the bots do nothing")
	}
	if under := p.table.Under(); under != "" {
		t.Errorf("%q is still lit", under)
	}
	p.wait(200)
	if under := p.table.Under(); under != "" {
		t.Errorf("%q is lit again though nobody points at it", under)
	}
}

// The map holds still while a turn lasts, whatever is placed, and afterwards too
// as long as everything is in sight.
func TestMapHoldsStill(t *testing.T) {
	f := apptest.Carcassonne
	p := sit(t, f.Match(t, 2, 11), f.New(), "bb", 640, 400, nil)
	moved, turns := 0, 0
	opens := func() bool { return p.table.Shown().Prompt().Opens }
	at, was, glides := p.table.Camera(), false, false
	for n := 0; n < 60000 && p.table.Match().State().Turn() != rules.Nobody && turns < 40; n++ {
		p.wait(1)
		now, o := p.table.Camera(), opens()
		if now != at && !glides {
			if moved++; !o {
				t.Fatalf("the map moves within turn %d", turns)
			}
		}
		if glides, at = now != at, now; o && !was {
			turns++
		}
		was = o
	}
	if turns < 40 {
		t.Fatalf("%d turns show little", turns)
	}
	if moved == 0 {
		t.Error("a map that grows is never fitted")
	}
}

// Tips keep off the plate of the person at the table, in every title and layout.
func TestFramesTellThePlates(t *testing.T) {
	apptest.Each(t, func(t *testing.T, f *scenetest.Fixture) {
		for _, size := range scenetest.Sizes() {
			for seats := f.Title.Seats[0]; seats <= f.Title.Seats[1]; seats++ {
				s := f.Match(t, seats, 1).State()
				frame := f.New().Frame(size.W, size.H, ui.LayoutOf(size.W, size.H), s)
				if len(frame.Plates) != seats {
					t.Errorf("%s: %d plates for %d seats", size.Name, len(frame.Plates), seats)
				}
			}
		}
	})
}

// Where buttons lie all round the tooltip goes on beyond them.
func TestTooltipsGoBeyondButtons(t *testing.T) {
	c := &ui.Canvas{W: 640, H: 400, S: 2}
	at := ui.Rect{X: 534, Y: 374, W: 100, H: 20} // in the corner
	buttons := []ui.Rect{at.Move(-107, 0), at.Move(0, -26), at.Move(-107, -26)}
	r := ui.Tooltip(c, at, "A word or two on what this button does.", ui.Shown{Off: buttons})
	for _, b := range append(buttons, at) {
		if b.Overlaps(r) {
			t.Errorf("the tooltip at %v covers the button at %v", r, b)
		}
	}
	if r.Y+r.H < 348-2*r.H {
		t.Errorf("the tooltip at %v is far from what it explains", r)
	}
}

// Tooltips keep off what can be clicked where there is room beside it.
func TestTipsKeepOffButtons(t *testing.T) {
	c := &ui.Canvas{}
	c.Reset(640, 400, 2)
	at := ui.Rect{X: 300, Y: 200, W: 20, H: 20}
	below := ui.Rect{X: 200, Y: 222, W: 240, H: 60}
	if r := ui.Tooltip(c, at, "What this is", ui.Shown{}); r.And(below).W <= 0 {
		t.Fatalf("alone it shows at %v, not below", r)
	}
	r := ui.Tooltip(c, at, "What this is", ui.Shown{Off: []ui.Rect{below}})
	if o := r.And(below); o.W > 0 && o.H > 0 {
		t.Errorf("%v covers the button %v", r, below)
	}
	var k ui.Kit
	k.KeepClear(below)
	if live := k.Live(""); len(live) != 1 || live[0] != below {
		t.Errorf("%v is kept clear, not %v", live, below)
	}
	if o := r.And(at); o.W > 0 && o.H > 0 {
		t.Errorf("%v covers what it speaks of", r)
	}
}

// What happens in sight does not move the map; what happens out of it moves it no
// farther than to bring that in.
func TestMapFollowsNoFartherThanNeedBe(t *testing.T) {
	f := apptest.Carcassonne
	p := sit(t, f.Match(t, 2, 11), f.New(), "bb", 640, 400, nil)
	p.wait(400)
	const first = "cell 0,0"
	if before, after := p.table.Follow(first); before != after {
		t.Errorf("the map moves from %v to %v for what is in sight", before, after)
	}
	p.table.LookAside(-400) // the first tile leaves the map at the right
	before, after := p.table.Follow(first)
	if before == after {
		t.Fatal("the map does not move for what is out of sight")
	}
	if after.At.X <= 1 && after.At.X >= -1 {
		t.Errorf("the map is centred on it: %v", after.At)
	}
}

// A target on the map that comes to lie under a pointer that rests is not hot
// before the pointer moves.
func TestStillPointerChoosesNothing(t *testing.T) {
	p := sit(t, newToy(t, 2, 1), toyBoard{}, "pp", 960, 540, nil)
	p.opt.Speed = settings.InstantSpeed
	p.until()
	at := p.target("cell 4").Area.Center()
	p.move(at.X, at.Y)
	p.wait(2)
	if got := p.table.Hover(); got != "cell 4" {
		t.Fatalf("%q is hot", got)
	}
	p.table.Press("cell 0")
	p.wait(30)
	p.table.Press("colour 0")
	p.wait(30)
	p.table.Press("button End")
	p.until()
	p.wait(10)
	if g := p.target("cell 4"); !g.Area.Contains(at) {
		t.Fatal("the cell cannot be clicked now")
	}
	if got := p.table.Hover(); got != "" {
		t.Errorf("%q is hot though nobody points at it", got)
	}
	p.move(at.X+5, at.Y)
	p.wait(30)
	if got := p.table.Hover(); got != "cell 4" {
		t.Errorf("after a move %q is hot", got)
	}
}

// The tip of a placement keeps off the tiles that the new one would meet.
func TestTipKeepsOffWhatATileMeets(t *testing.T) {
	f := apptest.Carcassonne
	p := sit(t, f.Plain(t, 2, 11), f.New(), "pb", 640, 400, nil)
	p.opt.Speed = settings.InstantSpeed
	p.until()
	told := 0
	for _, id := range p.ids() {
		g := p.target(id)
		if g.Clear.W <= g.Area.W {
			continue
		}
		at := g.Area.Center()
		p.move(at.X, at.Y)
		p.wait(60)
		tip, box := p.table.TipText(), p.table.TipAt()
		if tip == "" {
			t.Fatalf("%s is not explained", id)
		}
		told++
		if o := box.And(g.Clear); o != g.Clear {
			t.Errorf("the tip of %s keeps off %v, not %v", id, box, g.Clear)
		}
		p.move(2, 2)
		p.wait(5)
	}
	if told == 0 {
		t.Error("no cell is explained")
	}
}

// So does the tip of an empty cell that the tile in hand does not fit: it shows there all the same.
func TestTipKeepsOffATileThatDoesNotFit(t *testing.T) {
	f := apptest.Carcassonne
	p := sit(t, f.Plain(t, 2, 11), f.New(), "pb", 640, 400, nil)
	p.opt.Speed = settings.InstantSpeed
	p.until()
	told, m := 0, p.table.Frame().Map
	for y := m.Y + 20; y < m.Y+m.H-60; y += 24 {
		for x := m.X + 20; x < m.X+m.W; x += 24 {
			p.move(x, y)
			p.wait(60)
			if p.table.TipText() == "" || p.table.Hover() != "" || p.table.TipAt().W < 30 {
				continue
			}
			if told++; !p.table.TipAt().Contains(ui.Point{X: x, Y: y}) {
				t.Errorf("the tip at %g, %g keeps off %v", x, y, p.table.TipAt())
			}
		}
	}
	if told == 0 {
		t.Error("no tip keeps off an empty cell")
	}
}
