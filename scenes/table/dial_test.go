package table_test

import (
	"strings"
	"testing"

	"tilestead/input"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/apptest"
	land "tilestead/scenes/carcassonne"
	"tilestead/scenes/settings"
	"tilestead/ui"
)

// withTile sits a person before a tile that goes on a cell as it is drawn and
// in another turn, and gives that cell and the other turn.
func withTile(t *testing.T) (p *player, at carcassonne.Pos, next int) {
	t.Helper()
	for seed := range uint64(50) {
		p = sit(t, apptest.Carcassonne.Match(t, 2, seed), land.NewBoard(), "pp", 960, 540, nil)
		p.opt = settings.TableOptions{Speed: settings.InstantSpeed, Confirm: settings.NeverConfirm,
			Undo: settings.UndoFree}
		p.until()
		s := p.table.Match().State().(*carcassonne.State)
		for _, at := range s.Gaps() {
			if turns := carcassonne.TurnsOf(s.Fits(s.Hand(), at)); len(turns) > 1 && turns[0] == 0 {
				return p, at, turns[1]
			}
		}
	}
	t.Fatal("no such tile in 50 games")
	return nil, carcassonne.Pos{}, 0
}

// lies is how the tile on a cell lies.
func (p *player) lies(at carcassonne.Pos) carcassonne.Laid {
	p.t.Helper()
	laid, ok := p.table.Match().State().(*carcassonne.State).TileAt(at)
	if !ok {
		p.t.Fatalf("no tile was placed on %v", at)
	}
	return laid
}

// However the tile in hand is turned, it lies so where it is placed.
func TestTileIsTurned(t *testing.T) {
	ways := map[string]func(p *player, over ui.Point){
		"R":     func(p *player, _ ui.Point) { p.key(input.KeyR) },
		"wheel": func(p *player, _ ui.Point) { p.tick(func(f *input.Frame) { f.Wheel = 1 }) },
		"parts": func(p *player, _ ui.Point) {
			for range 16 {
				p.tick(func(f *input.Frame) { f.Wheel = 0.0625 })
			}
		},
		"nothing much": func(p *player, _ ui.Point) {
			for range 15 {
				p.tick(func(f *input.Frame) { f.Wheel = 0.0625 })
			}
		},
		"right":   func(p *player, over ui.Point) { p.rclick(over) },
		"button":  func(p *player, _ ui.Point) { p.clickTarget("turn right") },
		"nothing": func(p *player, _ ui.Point) {},
		"Tab":     func(p *player, _ ui.Point) { p.key(input.KeyTab) },
		"keys": func(p *player, _ ui.Point) { // with the keyboard Tab goes to the next place, as everywhere
			p.key(input.KeyRight)
			p.key(input.KeyTab)
		},
	}
	for name, turn := range ways {
		p, at, next := withTile(t)
		over := p.target("cell " + at.String()).Area.Center()
		p.move(over.X, over.Y)
		p.wait(1)
		turn(p, over)
		p.wait(1)
		p.clickTarget("cell " + at.String())
		p.wait(1)
		want := next
		if strings.HasPrefix(name, "nothing") || name == "keys" {
			want = 0
		}
		if got := p.lies(at).Turn; got != want {
			t.Errorf("%s: the tile lies turned by %d, want %d", name, got, want)
		}
	}
}

// While a tile is in hand the wheel turns it and Ctrl lets it zoom; afterwards
// it zooms as ever.
func TestWheelTurnsOrZooms(t *testing.T) {
	p, at, _ := withTile(t)
	id := "cell " + at.String()
	area := p.target(id).Area
	p.move(area.Center().X, area.Center().Y)
	p.tick(func(f *input.Frame) { f.Wheel = 1 })
	p.wait(1)
	if got := p.target(id).Area; got != area {
		t.Errorf("the wheel moved the map: %v is now %v", area, got)
	}
	p.tick(func(f *input.Frame) { f.Wheel, f.Ctrl = 2, true })
	p.wait(1)
	if got := p.target(id).Area; got.W <= area.W {
		t.Errorf("Ctrl and the wheel do not zoom: %v is now %v", area, got)
	}
	p.key(input.KeyPageDown)
	p.wait(1)
	if got := p.target(id).Area; got.W >= area.W*1.3 {
		t.Errorf("Page Down does not zoom out: %v, at first %v", got, area)
	}
}

// Digits choose a place for a figure, Space none, once the choice has been open
// for a moment.
func TestDigitsAndSpace(t *testing.T) {
	p, at, _ := withTile(t)
	p.clickTarget("cell " + at.String())
	p.until()
	n := p.table.Match().Len()
	p.key(input.KeySpace)
	if p.table.Match().Len() != n {
		t.Error("Space chose before the choice could be seen")
	}
	p.wait(60)
	p.key(input.KeySpace)
	if p.table.Match().Len() == n {
		t.Error("Space does not end the turn without a figure")
	}

	p, at, _ = withTile(t)
	p.clickTarget("cell " + at.String())
	p.until()
	p.key(input.Key0 + 1)
	p.until()
	if f := p.table.Match().State().(*carcassonne.State).Figures(); len(f) != 1 || f[0].At != at {
		t.Errorf("1 placed %+v", f)
	}
}
