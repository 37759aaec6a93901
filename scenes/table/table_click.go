package table

import (
	"tilestead/input"
	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/scenes/settings"
	"tilestead/sound/cue"
)

// begin lets the person at seat choose.
func (t *Table) begin(seat rules.Seat) {
	state := t.match.State()
	t.player.show(state)
	var unseen news
	if t.opt.Speed != settings.NormalSpeed {
		unseen = t.player.unseen(seat)
	}
	t.log.tell(unseen)
	t.curtain.show(seat)
	t.handover.call(seat)
	t.desks.settle()
	t.hold.opened()
	t.choice.begin(t.game.allowed(state.Legal(nil)), unseen)
	t.hints.goOn()
	t.kit.Restart()
	t.messages.outdate()
	t.bots.yield()
	t.camera.comeBack()
	if t.game.comesRound(seat) {
		t.kit.Cue(cue.Turn)
	}
}

// closeChoice ends the choice and the hint about it.
func (t *Table) closeChoice() {
	if t.choice.open {
		t.obvious.drop()
		t.choice.close()
		t.hints.close()
	}
}

// click narrows the choice by a target; the last one left is done.
func (t *Table) click(g board.Target) {
	t.desks.look(g)
	if t.choice.tooSoon(g, t.now) || !t.choice.deciding() {
		return
	}
	if g.Backs {
		if t.choice.back(); g.Fits == nil {
			return
		}
	}
	if a, ok := t.desks.decides(); ok {
		binding := t.game.binding(a)
		if t.do(a); binding {
			t.hold.begin()
		}
		return
	}
	a, done, sure := t.choice.click(g)
	switch {
	case done && sure:
		t.batch.begin(g.Then)
		t.do(a)
	case done:
		if t.choice.doubtful(a, g) {
			break
		}
		binding := t.game.binding(a) && !t.obvious.paused(g.ID)
		t.batch.begin(g.Then)
		if t.do(a); binding {
			t.hold.begin()
		}
	case !done && t.hints.open && t.choice.clicked():
		t.hints.close()
	}
}

// press takes the advice of that number where some is shown; else it clicks the target with that
// digit, or the button of that number.
func (t *Table) press(n int) {
	switch g := t.targets.numbered(n); {
	case t.hints.picks(n - 1):
	case g == nil:
	case g.Off != "":
		t.messages.refuse(g.Off, "")
	default:
		t.click(*g)
	}
}

// canTurn says whether a person has something in hand that can be turned.
func (t *Table) canTurn() bool {
	if !t.Deciding() || t.choice.ask != nil || t.hints.open {
		return false
	}
	return t.choice.turn(0)
}

// turn turns what is in hand and says whether there was anything.
func (t *Table) turn(steps int) bool {
	if !t.canTurn() {
		return false
	}
	if !t.choice.turn(steps) {
		return false
	}
	t.kit.Cue(cue.Click)
	return true
}

// wheel turns what is in hand by the lines of the wheel and says whether there
// is anything; parts of a line, as pads send them, are saved up.
func (t *Table) wheel(lines float64) bool {
	if lines == 0 || !t.canTurn() {
		t.choice.wheel(0)
		return false
	}
	for steps := t.choice.wheel(lines); steps != 0; {
		by := 1
		if steps < 0 {
			by = -1
		}
		t.turn(by)
		steps -= by
	}
	return true
}

// turnKeys takes the keys that turn what is in hand before the focus sees them.
// Tab does so for the mouse only: while no pointer has been used, and once the keyboard
// points, it goes from place to place as everywhere.
func (t *Table) turnKeys(in *input.Frame) {
	for _, key := range turnBindings {
		if !in.Hit(key) || in.Ctrl || in.Alt || key == input.KeyTab && !t.pointer.points() {
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
