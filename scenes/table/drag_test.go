package table_test

import (
	"testing"

	"tilestead/input"
	"tilestead/scenes/settings"
	"tilestead/ui"
)

// down presses the button at a point and leaves it down; to moves there with it.
func (p *player) down(at ui.Point) {
	p.move(at.X, at.Y)
	p.tick(func(f *input.Frame) { f.Left = input.Button{Down: true, Pressed: true} })
}

func (p *player) to(at ui.Point) {
	p.tick(func(f *input.Frame) { f.X, f.Y, f.Left.Down = at.X, at.Y, true })
	p.tick(func(f *input.Frame) { f.Left.Down = true })
}

func (p *player) up() { p.tick(func(f *input.Frame) { f.Left = input.Button{Released: true} }) }

func (p *player) middle(id string) ui.Point { p.t.Helper(); return p.target(id).Area.Center() }

// A drag paints the cells that it crosses, a finger's too, and Shift with arrows
// does the same; Esc takes the stroke back at once.
func TestStrokeOverCells(t *testing.T) {
	want := painted{1<<0 | 1<<1 | 1<<2}
	for name, paint := range map[string]func(p *player){
		"mouse": func(p *player) {
			last := p.middle("cell 2")
			p.down(p.middle("cell 0"))
			p.to(last)
			p.up()
		},
		"finger": func(p *player) {
			first, last := p.middle("cell 0"), p.middle("cell 2")
			p.tick(func(f *input.Frame) {
				f.Touch, f.X, f.Y, f.Left = true, first.X, first.Y, input.Button{Down: true, Pressed: true}
			})
			p.tick(func(f *input.Frame) { f.Touch, f.X, f.Y, f.Left.Down = true, last.X, last.Y, true })
			p.tick(func(f *input.Frame) { f.Touch, f.Left = true, input.Button{Released: true} })
		},
		"keys": func(p *player) {
			for p.table.Hover() != "cell 0" {
				p.key(input.KeyTab)
			}
			for range 2 {
				p.tick(func(f *input.Frame) { f.Keys, f.Shift = []input.Key{input.KeyRight}, true })
			}
		},
	} {
		p := atPaddocks(t, "pp", settings.TableOptions{Speed: settings.InstantSpeed})
		paint(p)
		p.wait(2)
		if p.table.Draft() != want || p.table.Clicks() != 1 {
			t.Errorf("%s: %v is painted in %d steps", name, p.table.Draft(), p.table.Clicks())
		}
		if len(p.table.Picked()) == 0 || p.table.Match().Len() != 0 {
			t.Errorf("%s: %d actions are left, %d done", name, len(p.table.Picked()), p.table.Match().Len())
		}
		p.key(input.KeyEsc)
		p.wait(1)
		if p.table.Draft() != (painted{}) || p.table.Clicks() != 0 {
			t.Errorf("%s: Esc leaves %v and %d steps", name, p.table.Draft(), p.table.Clicks())
		}
	}
}

// A piece is lifted, drawn at the pointer and dropped in its place; let go beside
// it is back where it was, with what had been done before untouched. Two clicks,
// and Enter with arrows, do the same.
func TestPieceIsCarried(t *testing.T) {
	dropped := painted{1 << 4}
	for name, carry := range map[string]func(p *player){
		"mouse": func(p *player) {
			cell := p.middle("cell 4")
			p.down(p.middle("post"))
			p.to(cell)
			if p.table.Held() != "post" {
				t.Errorf("the pointer carries %q", p.table.Held())
			}
			p.up()
		},
		"clicks": func(p *player) { p.clickTarget("post"); p.wait(1); p.clickTarget("cell 4") },
		"keys": func(p *player) {
			for p.table.Hover() != "post" {
				p.key(input.KeyTab)
			}
			p.key(input.KeyEnter)
			for p.table.Hover() != "cell 4" {
				p.key(input.KeyTab)
			}
			p.key(input.KeyEnter)
		},
	} {
		p := atPaddocks(t, "pp", settings.TableOptions{Speed: settings.InstantSpeed})
		carry(p)
		p.wait(2)
		if p.table.Draft() != dropped || p.table.Clicks() != 2 || p.table.Held() != "" {
			t.Errorf("%s: %v after %d steps, carrying %q", name, p.table.Draft(), p.table.Clicks(), p.table.Held())
		}
	}
	p := atPaddocks(t, "pp", settings.TableOptions{Speed: settings.InstantSpeed})
	p.clickTarget("cell 1")
	p.wait(1)
	before, steps := p.table.Draft(), p.table.Clicks()
	if !fencing(p.table.Picked()) {
		p.down(p.middle("post"))
		p.to(ui.Point{X: 700, Y: 400})
		p.up()
		p.wait(2)
	}
	if p.table.Draft() != before || p.table.Clicks() != steps {
		t.Errorf("let go beside: %v after %d steps, was %v after %d", p.table.Draft(), p.table.Clicks(), before, steps)
	}
	p = atPaddocks(t, "pp", settings.TableOptions{Speed: settings.InstantSpeed})
	p.down(p.middle("post"))
	p.to(ui.Point{X: 700, Y: 400})
	if p.table.Clicks() != 1 {
		t.Errorf("lifting is %d steps", p.table.Clicks())
	}
	p.up()
	p.wait(2)
	if p.table.Clicks() != 0 || fencing(p.table.Picked()) {
		t.Errorf("let go beside there are %d steps", p.table.Clicks())
	}
}
