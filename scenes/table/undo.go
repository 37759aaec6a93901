package table

import (
	"tilestead/rules"
	"tilestead/scenes/settings"
)

// A step is what undo knows of one action.
type step struct{ known, reveals bool }

// A barrier is what the persons at the table may not take back together: the
// person who acted last may go back to where that run of actions began.
type barrier struct {
	seat rules.Seat
	from int // number of the first action of that person's run
}

// pass notes that a person acted.
func (b *barrier) pass(seat rules.Seat, action int) {
	if b.seat != seat || action < b.from {
		*b = barrier{seat, action}
	}
}

// lastBarrier reads the barrier off a match that was loaded.
func (t *Table) lastBarrier() barrier {
	b := barrier{rules.Nobody, t.match.Len()}
	for i := t.match.Len() - 1; i >= 0; i-- {
		s := t.match.Before(i)
		if !t.person(s.Turn()) {
			continue
		}
		if _, auto := Forced(s); auto {
			continue
		}
		if b.seat != rules.Nobody && b.seat != s.Turn() {
			break
		}
		b = barrier{s.Turn(), i}
	}
	return b
}

// reveals says whether undoing the action would take back chance, or what
// somebody has seen by now.
func (t *Table) reveals(turn rules.Seat, r *rules.Reel) bool {
	for _, b := range r.Beats {
		if rules.RevealedTo(b.Event) != rules.Nobody {
			return true
		}
	}
	return turn == rules.Nature && len(r.Beats) == 0
}

// revealing is reveals of the i-th action of the match.
func (t *Table) revealing(i int) bool {
	if i >= len(t.steps) || !t.steps[i].known {
		before, reel := t.match.Before(i), &rules.Reel{}
		before.Clone().Do(t.match.Action(i), reel)
		t.knowStep(i, t.reveals(before.Turn(), reel))
	}
	return t.steps[i].reveals
}

func (t *Table) knowStep(i int, reveals bool) {
	for len(t.steps) <= i {
		t.steps = append(t.steps, step{})
	}
	t.steps[i] = step{true, reveals}
}

// undoable is the number of the action that undo would take back first, the
// last decision of a person, or why it cannot: a key of the texts.
func (t *Table) undoable() (action int, why string) {
	if t.cfg.Coach != nil {
		return 0, "lesson.undo"
	}
	return t.lastDecision(t.opt.Undo == settings.UndoFree)
}

// lastDecision is undoable by a rule: free, or fair.
func (t *Table) lastDecision(free bool) (action int, why string) {
	for i := t.match.Len() - 1; i >= 0; i-- {
		if !free && t.revealing(i) {
			return 0, "table.undo.chance"
		}
		s := t.match.Before(i)
		if !t.person(s.Turn()) {
			continue
		}
		if _, auto := Forced(s); auto {
			continue
		}
		if !free && i < t.barrier.from {
			return 0, "table.undo.other"
		}
		return i, ""
	}
	return 0, "table.undo.none"
}

// undo takes back the clicks of a half-made choice, or else goes back to the
// last decision of a person, with all that followed from it.
func (t *Table) undo() {
	if t.choice.clicked() {
		t.choice.reset()
		return
	}
	i, why := t.undoable()
	if why != "" {
		t.messages.refuse(t.v.Words.Say(why), "")
		return
	}
	if _, unfair := t.lastDecision(false); unfair != "" {
		t.assisted()
	}
	t.bots.stopThinking()
	t.player.finish()
	t.match.Rewind(i)
	t.steps = t.steps[:min(i, len(t.steps))]
	t.log.cut(i)
	t.player.show(t.match.State())
	t.log.mark("")
	t.over = false
	t.choice.stopAsking()
	t.closeChoice()
	t.change(retarget | untip)
	if t.cfg.Saved != nil {
		t.cfg.Saved(t.match)
	}
}

// final says whether nobody could take a back after it is done.
func (t *Table) final(a rules.Action) bool {
	if t.opt.Undo == settings.UndoFree {
		return false
	}
	s := t.match.State()
	reel := &rules.Reel{}
	next := s.Clone()
	next.Do(a, reel)
	return t.reveals(s.Turn(), reel) || next.Turn() == rules.Nature
}
