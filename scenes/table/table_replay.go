package table

import (
	"tilestead/scenes/think"
	"tilestead/ui"
)

// StepThrough lets the players look through the game so far, from the position after so many
// actions, with what a review says of its decisions. back is the scene that is shown
// afterwards; nil: the table.
func (t *Table) StepThrough(at int, review []think.Verdict, back ui.Scene) {
	t.Close()
	t.player.finish()
	t.closeChoice()
	t.panels.close()
	t.lenses.drop()
	t.curtain.leave()
	t.replay.begin(at, review, back)
}

// stopStepping goes back to the game, or to the result of one that is over.
func (t *Table) stopStepping() {
	t.hints.close()
	if back := t.replay.stop(); back != nil {
		t.switchTo(back)
	} else if t.game.over && t.cfg.Left != nil {
		t.leave(t.cfg.Left)
	}
}

// playOn begins a game of its own from the position that shows.
func (t *Table) playOn() {
	m, err := t.replay.branch()
	if err != nil {
		t.fail(err)
		return
	}
	next, why := t.cfg.Branch(m)
	if why != "" {
		t.messages.refuse(why, "")
		return
	}
	t.Close()
	t.switchTo(next)
}

// seeAgain shows again what the others have done since the person who
// decides last did.
func (t *Table) seeAgain() {
	if t.replay.on || t.player.playing() || t.match.State().Turn() >= 0 && !t.choice.deciding() {
		return
	}
	from, to := t.player.othersTurn(t.watcher())
	if from == to {
		t.messages.say(ui.Info, t.v.Words.Say("table.again.none"))
		return
	}
	t.hints.close()
	t.closeChoice()
	t.player.decided()
	t.player.showAgain(from, to, t.match.State())
	t.change(retarget | untip)
}

// toResult shows again how a game that is over ended.
func (t *Table) toResult() {
	t.panels.close()
	if t.replay.on {
		t.stopStepping()
	} else {
		t.game.reopen()
	}
}

// Told is where it lies what a review says of a decision, and where the places are that it speaks
// of; zero and none while it says nothing.
func Told(t *Table) (box ui.Rect, places []ui.Rect) {
	if !t.hints.open || !t.hints.looking {
		return ui.Rect{}, nil
	}
	return t.hints.at, t.hints.places()
}
