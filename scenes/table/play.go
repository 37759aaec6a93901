package table

import (
	"time"

	"tilestead/rules"
)

// advance lets the game go on until it must wait: for a clip, a bot or a person.
func (t *Table) advance(passed time.Duration) {
	if t.replay.on {
		t.replay.advance(passed)
		return
	}
	for range mostPerTick {
		waits := false
		if t.player.playing() {
			passed, waits = t.showOn(passed)
		} else {
			passed, waits = t.goOn(passed)
		}
		if waits {
			return
		}
	}
}

// showOn shows what has happened, and gives what is left of the time; waits says that it
// takes longer than that.
func (t *Table) showOn(passed time.Duration) (left time.Duration, waits bool) {
	if t.player.hurry {
		t.player.finish()
	} else if passed = t.player.play(passed); t.player.playing() {
		t.bots.thinkAhead()
		return passed, true
	}
	t.change(redraw)
	return passed, false
}

// goOn does what comes next, and gives what is left of the time; waits says that nothing
// can be done now.
func (t *Table) goOn(passed time.Duration) (left time.Duration, waits bool) {
	if t.cfg.Coach != nil && t.cfg.Coach.Waits() {
		t.player.unhurry()
		return passed, true
	}
	turn := t.match.State().Turn()
	t.curtain.pass(turn)
	done := false
	switch {
	case turn == rules.Nobody:
		t.player.unhurry()
		t.finish()
	case turn == rules.Nature:
		if done = !t.player.holding() && !t.game.unkept(); done {
			t.do(t.game.roll())
		}
	case !t.person(turn):
		if done = t.letBot(turn, passed); done {
			passed = 0
		}
	case t.choice.open:
		if done = t.clickObvious(passed); done {
			passed = 0
		}
	default:
		done = t.doForced(turn)
	}
	return passed, !done || t.outcome.err != nil
}

// letBot lets a bot decide, and says whether it has.
func (t *Table) letBot(turn rules.Seat, passed time.Duration) bool {
	t.closeChoice()
	t.player.unhurry()
	a, ok := t.bots.think(turn, passed)
	if ok {
		t.do(a)
	}
	return ok
}

// clickObvious clicks what is obvious once that has shown for a while, and says whether
// the game went on by it; it does not where it is asked about once more.
func (t *Table) clickObvious(passed time.Duration) bool {
	g := t.obvious.wait(passed)
	if g == nil {
		return false
	}
	n := t.match.Len()
	if t.click(*g); t.match.Len() == n {
		return false
	}
	t.game.excuse(n)
	t.handover.recall()
	return true
}

// doForced does what is decided already, and says whether anything was; else the person
// of the turn begins to choose.
func (t *Table) doForced(turn rules.Seat) bool {
	a, ok := Forced(t.match.State())
	if !ok {
		a, ok = t.desks.decides()
	}
	if ok {
		t.do(a)
		return true
	}
	t.player.unhurry()
	if !t.curtain.covers(turn) {
		t.begin(turn)
	}
	return false
}

// mostPerTick is how many actions one tick may carry out at instant speed, so
// that the window stays alive.
const mostPerTick = 24

// Forced is the only thing the seat to move can do, or to decline where nothing can be
// chosen, unless a person is always asked that.
func Forced(s rules.State) (rules.Action, bool) {
	if s.Prompt().Always {
		return 0, false
	}
	var some [16]rules.Action
	if legal := s.Legal(some[:0]); len(legal) == 1 || s.Prompt().Idle {
		return legal[0], true
	}
	return 0, false
}

// do carries out an action and begins to show it.
func (t *Table) do(a rules.Action) {
	d, err := t.game.do(a)
	if err != nil {
		t.fail(err)
		return
	}
	if d.decided {
		t.player.decided()
	}
	t.closeChoice()
	t.log.mark("")
	t.player.add(d.before, t.match.State(), d.beats, d.number, d.before.Turn())
	t.change(redraw)
	if t.cfg.Coach != nil && (d.decided || !t.person(d.before.Turn())) {
		t.cfg.Coach.Did()
	}
	if t.cfg.Saved != nil {
		t.cfg.Saved(t.match)
	}
}

// finish tells once that the game is over.
func (t *Table) finish() {
	t.closeChoice()
	if !t.game.end() {
		return
	}
	t.change(redraw)
	if t.cfg.Finished != nil {
		t.switchTo(t.cfg.Finished(t.match))
	}
}

// undo takes back the clicks of a half-made choice, or else goes back to the
// last decision of a person, with all that followed from it.
func (t *Table) undo() {
	if t.choice.clicked() {
		t.choice.reset()
		return
	}
	i, why := t.game.undoable()
	if why != "" {
		t.messages.refuse(t.v.Words.Say(why), "")
		return
	}
	if fair, unfair := t.game.lastDecision(false); unfair != "" || fair > i {
		t.assisted()
	}
	t.bots.stopThinking()
	t.player.finish()
	t.desks.stop()
	t.game.rewind(i)
	t.obvious.decline()
	t.log.cut(i)
	t.player.show(t.match.State())
	t.log.mark("")
	t.choice.stopAsking()
	t.closeChoice()
	t.change(retarget | untip)
	if t.cfg.Saved != nil {
		t.cfg.Saved(t.match)
	}
}
