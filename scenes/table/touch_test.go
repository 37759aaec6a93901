package table_test

import (
	"testing"

	"tilestead/input"
	"tilestead/ui"
)

// rest is a finger that rests at a place for n ticks and is lifted.
func (p *player) rest(at ui.Point, n int, during func()) {
	p.tick(func(f *input.Frame) {
		f.X, f.Y, f.Touch, f.Left = at.X, at.Y, true, input.Button{Down: true, Pressed: true}
	})
	p.tick(func(f *input.Frame) { f.Touch, f.Left, f.LongPress = true, input.Button{Down: true}, true })
	for range n {
		p.tick(func(f *input.Frame) { f.Touch, f.Left = true, input.Button{Down: true} })
	}
	during()
	p.tick(func(f *input.Frame) { f.Touch, f.Left = true, input.Button{Released: true} })
}

// What a resting finger asks for is told while it rests and after, until the
// next touch; it decides nothing.
func TestRestingFingerReads(t *testing.T) {
	p, _ := advised(t, "pb", 1)
	p.until()
	was := p.hash()
	told := func(when string) {
		t.Helper()
		if p.table.TipText() == "" {
			t.Error("nothing is told", when)
		}
	}
	for _, at := range []ui.Point{{X: p.frame.W - 30, Y: p.frame.H - 150}, p.target("cell 8").Area.Center()} {
		p.rest(at, 30, func() { told("while the finger rests") })
		for range 30 {
			p.tick(func(f *input.Frame) { f.Touch = true })
		}
		told("once it is lifted")
		p.tick(func(f *input.Frame) {
			f.X, f.Y, f.Touch, f.Left = 4, 30, true,
				input.Button{Down: true, Pressed: true}
		})
		if p.table.TipText() != "" {
			t.Error("the tip outlives the next touch")
		}
		p.tick(func(f *input.Frame) { f.Touch, f.Left = true, input.Button{Released: true} })
	}
	if p.hash() != was {
		t.Error("lifting the finger that read a tip decided something")
	}
}
