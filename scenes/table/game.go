package table

import (
	"fmt"

	"tilestead/rules"
	"tilestead/scenes/settings"
)

// A game is the match as it is played at the table: what was done, and what of it
// may be taken back.
type game struct {
	*core
	hold    *hold
	steps   []step // what undo needs to know of each action
	barrier barrier
	over    bool // that it has ended has been told
}

// newGame goes on from where the match is.
func newGame(c *core, h *hold) game {
	g := game{core: c, hold: h}
	g.barrier = g.lastBarrier()
	return g
}

// A deed is what became of an action.
type deed struct {
	before  rules.State
	beats   []rules.Beat
	number  int  // of the action in the match
	decided bool // by a person who had a choice
}

// do carries out an action.
func (g *game) do(a rules.Action) (deed, error) {
	d := deed{before: g.match.State(), number: g.match.Len()}
	turn := d.before.Turn()
	_, auto := Forced(d.before)
	reel, err := g.match.Do(a)
	if err != nil {
		who := "bot"
		if g.person(turn) {
			who = "player"
		}
		return d, fmt.Errorf("the %s in seat %v chose an illegal action: %w", who, turn, err)
	}
	g.knowStep(d.number, g.reveals(turn, reel))
	d.beats = reel.Beats
	if d.decided = g.person(turn) && !auto; d.decided {
		g.barrier.pass(turn, d.number)
	}
	return d, nil
}

// rewind takes back all from an action on.
func (g *game) rewind(action int) {
	g.match.Rewind(action)
	g.steps = g.steps[:min(action, len(g.steps))]
	g.over = false
}

// end notes that the game is over and says whether that is new.
func (g *game) end() bool {
	was := g.over
	g.over = true
	return !was
}

// reopen has its end told once more.
func (g *game) reopen() { g.over = false }

// A step is what undo knows of one action.
type step struct {
	known, reveals bool
	itself         bool // the table has answered what was obvious
}

// excuse notes that the i-th action was no decision of a person.
func (g *game) excuse(i int) {
	g.steps[i].itself = true
	g.barrier = g.lastBarrier()
}

// itself says whether the table did the i-th action by itself.
func (g *game) itself(i int) bool { return i < len(g.steps) && g.steps[i].itself }

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
func (g *game) lastBarrier() barrier {
	b := barrier{rules.Nobody, g.match.Len()}
	for i := g.match.Len() - 1; i >= 0; i-- {
		s := g.match.Before(i)
		if !g.person(s.Turn()) || g.itself(i) {
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
func (g *game) reveals(turn rules.Seat, r *rules.Reel) bool {
	for _, b := range r.Beats {
		if rules.RevealedTo(b.Event) != rules.Nobody {
			return true
		}
	}
	return turn == rules.Nature && len(r.Beats) == 0
}

// revealing is reveals of the i-th action of the match.
func (g *game) revealing(i int) bool {
	if i >= len(g.steps) || !g.steps[i].known {
		before, reel := g.match.Before(i), &rules.Reel{}
		before.Clone().Do(g.match.Action(i), reel)
		g.knowStep(i, g.reveals(before.Turn(), reel))
	}
	return g.steps[i].reveals
}

func (g *game) knowStep(i int, reveals bool) {
	for len(g.steps) <= i {
		g.steps = append(g.steps, step{})
	}
	g.steps[i] = step{known: true, reveals: reveals}
}

// undoable is the number of the action that undo would take back first, the
// last decision of a person, or why it cannot: a key of the texts.
func (g *game) undoable() (action int, why string) {
	if g.cfg.Coach != nil {
		if why := g.cfg.Coach.Undo(); why != "" {
			return 0, why
		}
	}
	return g.lastDecision(g.opt.Undo == settings.UndoFree)
}

// lastDecision is undoable by a rule: free, or fair. What the table has answered
// is taken back with the decision before, or by itself where that must stay.
func (g *game) lastDecision(free bool) (action int, why string) {
	answered := -1
	not := func(why string) (int, string) {
		if answered >= 0 {
			return answered, ""
		}
		return 0, why
	}
	for i := g.match.Len() - 1; i >= 0; i-- {
		if !free && g.revealing(i) && !g.hold.holds(i) {
			return not("table.undo.chance")
		}
		s := g.match.Before(i)
		if !g.person(s.Turn()) {
			continue
		}
		if _, auto := Forced(s); auto {
			continue
		}
		if g.itself(i) {
			answered = i
			continue
		}
		if !free && i < g.barrier.from {
			return not("table.undo.other")
		}
		return i, ""
	}
	return not("table.undo.none")
}

// binding says that a is done at once, but held for whoever takes it back: nobody could later.
func (g *game) binding(a rules.Action) bool {
	return g.opt.Confirm == settings.ConfirmFinal && g.final(a)
}

// final says whether nobody could take a back after it is done, and after what is forced then.
func (g *game) final(a rules.Action) bool {
	if g.opt.Undo == settings.UndoFree {
		return false
	}
	next, bots := g.match.State().Clone(), false
	const most = 24 // a bound, no rule
	for range most {
		turn, reel := next.Turn(), &rules.Reel{}
		next.Do(a, reel)
		switch then := next.Turn(); {
		case g.reveals(turn, reel), then == rules.Nature && !bots:
			return true
		case then < 0:
			return false
		case !g.person(then):
			a, bots = next.Legal(nil)[0], true
		default:
			forced, auto := Forced(next)
			if !auto {
				return false
			}
			a = forced
		}
	}
	return false
}

// comesRound says that seat did not make the decision before, so that it is
// told that it is asked again.
func (g *game) comesRound(seat rules.Seat) bool {
	for i := g.match.Len() - 1; i >= 0; i-- {
		if turn := g.match.Before(i).Turn(); turn != rules.Nature {
			return turn != seat
		}
	}
	return true
}

// unkept says that a decision is not safe yet, before which chance brings nothing. Chance
// alone brings the same once more.
func (g *game) unkept() bool {
	last := g.match.Len() - 1
	return g.cfg.Kept != nil && last >= 0 && g.match.Before(last).Turn() != rules.Nature && !g.cfg.Kept()
}

// roll is what chance brings now.
func (g *game) roll() rules.Action {
	if g.cfg.Coach == nil {
		return g.match.Roll()
	}
	a, err := g.cfg.Coach.Roll(g.match.State())
	if err != nil {
		g.fail(err)
		return g.match.Roll()
	}
	return a
}

// allowed are the legal actions that the person may choose from.
func (g *game) allowed(legal []rules.Action) []rules.Action {
	if g.cfg.Coach == nil {
		return legal
	}
	return g.cfg.Coach.Allow(g.match.State(), legal)
}

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
