package table

import (
	"fmt"
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
			if t.hurry {
				t.player.finish()
			} else if passed = t.player.play(passed); t.player.playing() {
				t.bots.thinkAhead()
				return
			}
			t.change(redraw)
			continue
		}
		if t.cfg.Coach != nil && t.cfg.Coach.Waits() {
			t.hurry = false
			return
		}
		s := t.match.State()
		turn := s.Turn()
		t.curtain.pass(turn)
		switch {
		case turn == rules.Nobody:
			t.hurry = false
			t.finish()
			return
		case turn == rules.Nature:
			t.do(t.roll())
		case !t.person(turn):
			t.closeChoice()
			t.hurry = false
			a, ok := t.bots.think(turn, passed)
			if !ok {
				return
			}
			passed = 0
			t.do(a)
		case t.choice.open:
			return
		default:
			if a, ok := Forced(s); ok {
				t.do(a)
			} else {
				t.hurry = false
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

// Forced is the only thing the seat to move can do, unless a person is always
// asked that.
func Forced(s rules.State) (rules.Action, bool) {
	if s.Prompt().Always {
		return 0, false
	}
	var one [2]rules.Action
	if legal := s.Legal(one[:0]); len(legal) == 1 {
		return legal[0], true
	}
	return 0, false
}

// do carries out an action and begins to show it.
func (t *Table) do(a rules.Action) {
	before, i := t.match.State(), t.match.Len()
	turn := before.Turn()
	_, auto := Forced(before)
	reel, err := t.match.Do(a)
	if err != nil {
		t.fail(fmt.Errorf("the %s in seat %v chose an illegal action: %w",
			map[bool]string{true: "player", false: "bot"}[t.person(turn)], turn, err))
		return
	}
	t.knowStep(i, t.reveals(turn, reel))
	if t.person(turn) && !auto {
		t.barrier.pass(turn, i)
		t.player.decided()
	}
	t.closeChoice()
	t.log.mark("")
	t.player.add(before, t.match.State(), reel.Beats, i, turn)
	t.change(redraw)
	if t.cfg.Coach != nil && !(auto && t.person(turn)) {
		t.cfg.Coach.Did()
	}
	if t.cfg.Saved != nil {
		t.cfg.Saved(t.match)
	}
}

// finish tells once that the game is over.
func (t *Table) finish() {
	t.closeChoice()
	if t.over {
		return
	}
	t.over = true
	t.change(redraw)
	if t.cfg.Finished != nil {
		t.switchTo(t.cfg.Finished(t.match))
	}
}
