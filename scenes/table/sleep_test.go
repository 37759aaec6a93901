package table_test

import (
	"testing"

	"tilestead/input"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// A nestBoard has the end of a turn lie where everything else lay.
type nestBoard struct{ toyBoard }

func (b nestBoard) Targets(v *board.View) []board.Target {
	gs := b.toyBoard.Targets(v)
	for i := range gs {
		if g := &gs[i]; g.ID == "button End" && g.Off == "" {
			g.Button, g.Area = 0, v.Frame.Map
		}
	}
	return gs
}

// What a new decision lays under a resting pointer sleeps until it has had time and the
// pointer has moved or rested there for long; for a finger the time is enough, and keys reach
// it at once.
func TestNewTargetsSleepUnderThePointer(t *testing.T) {
	press := func(touch bool) func(p *player) {
		return func(p *player) {
			p.tick(func(f *input.Frame) { f.Touch, f.Left = touch, input.Button{Down: true, Pressed: true} })
			p.tick(func(f *input.Frame) { f.Touch, f.Left = touch, input.Button{Released: true} })
		}
	}
	nudge := func(by float64) func(p *player) {
		return func(p *player) { p.move(p.frame.X+by, p.frame.Y) }
	}
	wait := func(ticks int) func(p *player) { return func(p *player) { p.wait(ticks) } }
	for _, c := range []struct {
		name string
		do   []func(p *player)
		ends bool
	}{
		{"a click at once", []func(p *player){press(false)}, false},
		{"a click at rest", []func(p *player){wait(60), press(false)}, false},
		{"a click after a long rest", []func(p *player){wait(75), press(false)}, true},
		{"moved, at once", []func(p *player){nudge(9), press(false)}, false},
		{"moved too little", []func(p *player){wait(60), nudge(2), press(false)}, false},
		{"waited and moved", []func(p *player){wait(60), nudge(5), press(false)}, true},
		{"moved and waited", []func(p *player){nudge(5), wait(60), press(false)}, true},
		{"moved in small steps", []func(p *player){wait(60), nudge(2), nudge(3), press(false)}, true},
		{"a finger at once", []func(p *player){press(true)}, false},
		{"a finger at rest", []func(p *player){wait(60), press(true)}, true},
		{"Enter at once", []func(p *player){func(p *player) { p.key(input.KeyEnter) }}, true},
	} {
		p := sit(t, newToy(t, 1, 1), nestBoard{}, "p", 960, 540, nil)
		p.until()
		p.clickTarget("button Place")
		p.clickTarget("cell 4")
		p.clickTarget("colour 0")
		p.until()
		end := p.target("button End")
		if !end.Area.Contains(ui.Point{X: p.frame.X, Y: p.frame.Y}) || toyState(p).Turns != 0 {
			t.Fatal("the end of the turn does not lie under the pointer")
		}
		for _, do := range c.do {
			do(p)
		}
		if p.wait(2); toyState(p).Turns == 1 != c.ends {
			t.Errorf("%s: the turn is over: %t, want %t", c.name, !c.ends, c.ends)
		}
	}
}

// What the decision before had as well is awake.
func TestKnownTargetsDoNotSleep(t *testing.T) {
	p := sit(t, newToy(t, 1, 1), toyBoard{}, "p", 960, 540, nil)
	p.until()
	for turn := range 3 {
		p.clickTarget("button Place")
		p.clickTarget([]string{"cell 0", "cell 1", "cell 2"}[turn])
		p.clickTarget("colour 0")
		p.until()
		p.key(input.KeyEnter)
		p.until()
	}
	at := p.target("button Place").Area.Center()
	p.click(at)
	if p.table.Clicks() != 1 {
		t.Error("a button that was there before sleeps")
	}
}
