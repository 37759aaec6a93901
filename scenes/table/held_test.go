package table_test

import (
	"testing"
	"time"

	"tilestead/input"
	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/scenes/settings"
	"tilestead/scenes/table"
)

// heldTime is how long a heldBoard holds what is placed.
const heldTime = 1200 * time.Millisecond

// A heldBoard holds what is told of a piece that is placed, late as it says, and hides the buttons
// meanwhile where it says so.
type heldBoard struct {
	toyBoard
	late, hides bool
	gifts       bool // holds what is given only
}

func (b heldBoard) Line(v *board.View, before rules.State, beat rules.Beat) (board.Line, bool) {
	l, ok := b.toyBoard.Line(v, before, beat)
	if _, gift := beat.Event.(toyGiven); gift || !b.gifts {
		l.Holds, l.Late = heldTime, b.late
		if gift {
			l.Text, ok = "is given something", true
		}
	}
	return l, ok
}

func (b heldBoard) Clip(v *board.View, beat rules.Beat) board.Clip {
	if _, gift := beat.Event.(toyGiven); gift && b.gifts {
		return toyClip{"", 200 * time.Millisecond}
	}
	c := b.toyBoard.Clip(v, beat)
	if c == nil || !b.hides {
		return c
	}
	return hidingClip{c}
}

type hidingClip struct{ board.Clip }

func (c hidingClip) Hides(what string) bool { return what == board.ButtonsPiece }

// placed places a piece at a speed and gives how long that shows.
func (p *player) placed(speed settings.Speed, meanwhile func(p *player)) time.Duration {
	p.opt.Speed = speed
	p.until()
	p.clickTarget("cell 3")
	p.clickTarget("colour 0")
	meanwhile(p)
	ticks := 0
	for !p.table.Deciding() && ticks < 600 {
		p.wait(1)
		ticks++
	}
	return time.Duration(ticks) * time.Second / input.TicksPerSecond
}

// What is held shows as long at every speed but instant; a press while it shows ends it.
func TestWhatIsHeldShowsAtEverySpeed(t *testing.T) {
	nothing := func(*player) {}
	for _, c := range []struct {
		speed     settings.Speed
		meanwhile func(*player)
		held      bool
	}{
		{settings.NormalSpeed, nothing, true}, {settings.FastSpeed, nothing, true},
		{settings.InstantSpeed, nothing, false},
		{settings.FastSpeed, func(p *player) { p.wait(10); p.key(input.KeySpace) }, false},
	} {
		p := sit(t, newToy(t, 1, 1), heldBoard{}, "p", 960, 540, nil)
		took := p.placed(c.speed, c.meanwhile)
		if held := took > heldTime-100*time.Millisecond; held != c.held || took > heldTime+300*time.Millisecond {
			t.Errorf("speed %d: it shows for %v, held %t", c.speed, took, c.held)
		}
	}
}

// What is late is written once it has been shown.
func TestWhatIsLateIsWrittenAfterwards(t *testing.T) {
	for _, late := range [...]bool{false, true} {
		p := sit(t, newToy(t, 1, 1), heldBoard{late: late}, "p", 960, 540, nil)
		p.until()
		n := p.table.LogLength()
		p.placed(settings.NormalSpeed, func(p *player) {
			p.wait(5)
			if written := p.table.LogLength() > n; written == late {
				t.Errorf("late %t: it is written meanwhile: %t", late, written)
			}
		})
		if p.table.LogLength() == n {
			t.Errorf("late %t: it is never written", late)
		}
	}
}

// A clip may hide the buttons that wait.
func TestClipsHideTheButtons(t *testing.T) {
	for _, hides := range [...]bool{false, true} {
		p := sit(t, newToy(t, 1, 1), heldBoard{hides: hides}, "p", 960, 540, nil)
		p.placed(settings.NormalSpeed, func(p *player) {
			p.wait(5)
			if p.table.Phase() != table.Showing {
				t.Fatal("nothing is shown")
			}
			waiting := false
			for _, g := range p.table.Targets() {
				waiting = waiting || g.Button > 0
			}
			if waiting == hides {
				t.Errorf("hides %t: buttons wait: %t", hides, waiting)
			}
		})
	}
}

// A press that comes as what is obvious begins to show was meant for what moved before.
func TestObviousIsNotStoppedByAnEarlyPress(t *testing.T) {
	for ticks, stops := range map[int]bool{4: false, 25: true} {
		p := placing(t, "p", nil)
		p.wait(ticks)
		p.tick(func(f *input.Frame) {
			f.X, f.Y, f.Left = 20, 60, input.Button{Down: true, Pressed: true}
		})
		p.tick(func(f *input.Frame) { f.Left = input.Button{Released: true} })
		if stopped := p.table.Chosen() == ""; stopped != stops {
			t.Errorf("a press after %d ticks stops it: %t", ticks, stopped)
		}
	}
}

// Who skips what is shown comes to what is held first, also where nobody decides between the two.
func TestSkippingStopsAtWhatIsHeld(t *testing.T) {
	for _, gifts := range [...]bool{false, true} {
		b := heldBoard{gifts: true}
		p := sit(t, newToy(t, 1, 1), toyBoard{}, "p", 960, 540, nil)
		if gifts {
			p = sit(t, newToy(t, 1, 1), b, "p", 960, 540, nil)
		}
		p.opt.Confirm = settings.NeverConfirm
		p.until()
		p.clickTarget("button Roll")
		p.key(input.KeySpace)
		ticks := 0
		for !p.table.Deciding() && ticks < 600 {
			p.wait(1)
			ticks++
		}
		took := time.Duration(ticks) * time.Second / input.TicksPerSecond
		if stops := took > heldTime-100*time.Millisecond; stops != gifts {
			t.Errorf("held %t: what is skipped takes %v", gifts, took)
		}
	}
}
