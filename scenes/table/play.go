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
		if t.player.playing() {
			if t.player.hurry {
				t.player.finish()
			} else if passed = t.player.play(passed); t.player.playing() {
				t.bots.thinkAhead()
				return
			}
			t.change(redraw)
			continue
		}
		if t.cfg.Coach != nil && t.cfg.Coach.Waits() {
			t.player.unhurry()
			return
		}
		s := t.match.State()
		turn := s.Turn()
		t.curtain.pass(turn)
		switch {
		case turn == rules.Nobody:
			t.player.unhurry()
			t.finish()
			return
		case turn == rules.Nature && (t.player.holding() || t.game.unkept()):
			return
		case turn == rules.Nature:
			t.do(t.game.roll())
		case !t.person(turn):
			t.closeChoice()
			t.player.unhurry()
			a, ok := t.bots.think(turn, passed)
			if !ok {
				return
			}
			passed = 0
			t.do(a)
		case t.choice.open:
			g := t.obvious.wait(passed)
			if g == nil {
				return
			}
			n := t.match.Len()
			if t.click(*g); t.match.Len() == n {
				return // it is asked about once more
			}
			t.game.excuse(n)
			t.handover.recall()
			passed = 0
		default:
			if a, ok := Forced(s); ok {
				t.do(a)
			} else if a, ok := t.desks.decides(); ok {
				t.do(a)
			} else {
				t.player.unhurry()
				if !t.curtain.covers(turn) {
					t.begin(turn)
				}
				return
			}
		}
		if t.outcome.err != nil {
			return
		}
	}
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
