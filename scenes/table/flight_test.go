package table_test

import (
	"testing"
	"time"

	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// A click while something flies ends the flight, and acts on what it hits, if that was there
// before; what is new under the pointer it does not touch.
func TestClicksInFlightActOnWhatWasThere(t *testing.T) {
	for id, acts := range map[string]bool{"cell 5": true, "button Late": false} {
		b := &flightBoard{}
		p := sit(t, newToy(t, 1, 1), b, "p", 960, 540, nil)
		p.until()
		at := p.target("cell 5").Area.Center()
		p.clickTarget("cell 3")
		b.late = true
		p.clickTarget("colour 0")
		if p.wait(2); p.table.Deciding() {
			t.Fatal("nothing flies")
		}
		if id == "button Late" {
			at = p.table.Frame().Buttons[2].Center()
		}
		p.click(at)
		if got := p.table.Clicks() > 0 || p.table.Match().Len() > 1; got != acts {
			t.Errorf("%s: a click in flight acts: %t", id, got)
		}
	}
}

// A flightBoard lets cells be clicked on, which says nothing, and has another button once
// something was placed.
type flightBoard struct {
	toyBoard
	late bool
}

func (b *flightBoard) Targets(v *board.View) []board.Target {
	gs := b.toyBoard.Targets(v)
	for i := range gs {
		if b.late && gs[i].ID == "button End" {
			gs[i].ID = "button Late"
		}
	}
	if !v.Deciding() || v.State.(*toy).Stage != atEnd {
		return gs
	}
	p := toyCell(v, 5)
	return append(gs, board.Target{ID: "cell 5", Area: ui.Rect{X: p.X - 10, Y: p.Y - 10, W: 20, H: 20},
		Fits: func(rules.Action) bool { return true }})
}

// What costs somebody something shows for a while, and so does what a board lets stay, whatever
// its clip.
func TestLossesStay(t *testing.T) {
	for _, of := range [...]struct {
		costs bool
		stays time.Duration
		want  [2]time.Duration
	}{
		{false, 0, [2]time.Duration{150 * time.Millisecond, 500 * time.Millisecond}},
		{true, 0, [2]time.Duration{1400 * time.Millisecond, 1700 * time.Millisecond}},
		{false, 900 * time.Millisecond, [2]time.Duration{800 * time.Millisecond, 1100 * time.Millisecond}},
		{true, 2 * time.Second, [2]time.Duration{1900 * time.Millisecond, 2200 * time.Millisecond}},
	} {
		p := sit(t, newToy(t, 1, 1), lossBoard{costs: of.costs, stays: of.stays}, "p", 960, 540, nil)
		p.until()
		p.clickTarget("cell 3")
		p.clickTarget("colour 0")
		ticks := 0
		for !p.table.Deciding() && ticks < 600 {
			p.wait(1)
			ticks++
		}
		if took := time.Duration(ticks) * time.Second / 60; took < of.want[0] || took > of.want[1] {
			t.Errorf("costs %t, stays %v: it shows for %v", of.costs, of.stays, took)
		}
	}
}

// A lossBoard tells of what is placed that it costs somebody something.
type lossBoard struct {
	toyBoard
	costs bool
	stays time.Duration
}

func (b lossBoard) Line(v *board.View, before rules.State, beat rules.Beat) (board.Line, bool) {
	l, ok := b.toyBoard.Line(v, before, beat)
	l.Costs, l.Stays = b.costs, b.stays
	return l, ok
}
