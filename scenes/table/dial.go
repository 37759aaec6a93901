package table

import (
	"time"

	"tilestead/input"
	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/sound/cue"
)

const keyR = input.KeyA + 'R' - 'A'

// canTurn says whether a person has something in hand that can be turned.
func (t *Table) canTurn() bool {
	if !t.Deciding() || t.ask != nil || t.hints.open {
		return false
	}
	b, ok := t.board.(board.Dialled)
	if !ok {
		return false
	}
	_, ok = b.Turn(t.view0(), 0)
	return ok
}

// turn turns what is in hand and says whether there was anything.
func (t *Table) turn(steps int) bool {
	if !t.canTurn() {
		return false
	}
	d, ok := t.board.(board.Dialled).Turn(t.view0(), steps)
	if ok {
		t.setDials(d)
		t.kit.Cue(cue.Click)
	}
	return ok
}

// setDials shows the choice with other dials.
func (t *Table) setDials(d board.Dials) {
	if d != t.v.Dials {
		t.v.Before, t.v.Turning, t.turnedAt = t.v.Dials, 0, t.now
		if t.opt.Reduced {
			t.v.Turning = 1
		}
		t.v.Dials = d
		t.change(retarget | untip)
	}
}

// turnTime is how long it shows that something was turned.
const turnTime = 160 * time.Millisecond

// showTurning goes on with it.
func (t *Table) showTurning() {
	if t.v.Turning < 1 && t.v.Before != t.v.Dials {
		t.v.Turning = min(1, float64(t.now-t.turnedAt)/float64(turnTime))
		t.change(redraw)
	}
}

// aimAt sets the dials so that a can be clicked.
func (t *Table) aimAt(a rules.Action) {
	if b, ok := t.board.(board.Dialled); ok && t.deciding() {
		t.setDials(b.Aim(t.view0(), a))
	}
}

// turnKeys takes the keys that turn what is in hand before the focus sees them.
// Tab does so for the mouse only: once the keyboard points, it goes on from place
// to place as everywhere.
func (t *Table) turnKeys(in *input.Frame) {
	for _, key := range [...]input.Key{input.KeyTab, keyR} {
		if !in.Hit(key) || in.Ctrl || in.Alt || key == input.KeyTab && t.byKey {
			continue
		}
		steps := 1
		if in.Shift {
			steps = -1
		}
		if t.turn(steps) {
			in.Keys = in.Without(key)
		}
	}
}

// wheel turns what is in hand by the lines of the wheel and says whether there
// is anything; parts of a line, as pads send them, are saved up.
func (t *Table) wheel(lines float64) bool {
	if lines == 0 || !t.canTurn() {
		t.wheeled = 0
		return false
	}
	if t.wheeled*lines < 0 {
		t.wheeled = 0
	}
	t.wheeled += lines
	for ; t.wheeled >= 1; t.wheeled-- {
		t.turn(1)
	}
	for ; t.wheeled <= -1; t.wheeled++ {
		t.turn(-1)
	}
	return true
}

// lookUnder finds what lies under the pointer.
func (t *Table) lookUnder() {
	b, ok := t.board.(board.Pointed)
	t.seen = true
	if !ok {
		return
	}
	under := ""
	switch id := t.kit.HotID(); {
	case t.panel.kind != noPanel || t.byKey:
	case id == mapZone, id == tableZone, t.target(string(id)) != nil:
		under = b.Under(t.view0(), t.v.Pointer)
	}
	if under != t.v.Under {
		t.v.Under = under
		t.change(redraw)
	}
}
