package table

import (
	"time"

	"tilestead/rules"
)

// advance lets the game go on until it must wait: for a clip, a bot or a person.
func (t *Table) advance(passed time.Duration) {
	if t.replay.on {
		t.replay.advance(passed)
		t.hints.follow(&t.replay)
		return
	}
	c := course{t, passed}
	for range mostPerTick {
		goes := c.goOn
		if t.player.playing() {
			goes = c.showOn
		}
		if !goes() {
			return
		}
	}
}

// A course is how the game goes on within a tick.
type course struct {
	*Table
	left time.Duration // of the tick
}

// showOn shows what has happened, and says whether that came to its end.
func (c *course) showOn() bool {
	if c.player.hurry {
		c.player.rush()
	}
	if c.left = c.player.play(c.left); c.player.playing() {
		c.bots.thinkAhead()
		return false
	}
	c.change(redraw)
	return true
}

// goOn does what comes next, and says whether anything could be done.
func (c *course) goOn() bool {
	if c.coached() {
		c.player.unhurry()
		return false
	}
	if c.hold.waits() {
		return false
	}
	turn := c.match.State().Turn()
	c.curtain.pass(turn)
	done := false
	switch {
	case turn == rules.Nobody:
		c.player.unhurry()
		c.finish()
	case turn == rules.Nature:
		if done = !c.game.unkept(); done {
			c.do(c.game.roll())
		}
	case !c.person(turn):
		done = c.letBot(turn)
	case c.choice.open:
		done = c.doBatch() || c.clickObvious()
	default:
		done = c.doForced(turn)
	}
	return done && c.outcome.err == nil
}

// letBot lets a bot decide, and says whether it has.
func (c *course) letBot(turn rules.Seat) bool {
	c.closeChoice()
	c.player.unhurry()
	a, ok := c.bots.think(turn, c.left)
	if ok {
		c.left = 0
		c.do(a)
	}
	return ok
}

// doBatch does what a click has put off, and says whether anything was: it is taken back
// with the click.
func (c *course) doBatch() bool {
	a, ok := c.batch.next()
	if !ok {
		return false
	}
	n := c.match.Len()
	c.do(a)
	if c.match.Len() == n {
		return false
	}
	c.game.excuse(n)
	c.hold.end()
	c.handover.recall()
	return true
}

// clickObvious clicks what is obvious once that has shown for a while, and says whether
// the game went on by it; it does not where it is asked about once more.
func (c *course) clickObvious() bool {
	g := c.obvious.wait(c.left)
	if g == nil {
		return false
	}
	n := c.match.Len()
	if c.click(*g); c.match.Len() == n {
		return false
	}
	c.game.excuse(n)
	c.hold.end() // it could be stopped before
	c.handover.recall()
	c.left = 0
	return true
}

// doForced does what is decided already, and says whether anything was; else the person
// of the turn begins to choose.
func (c *course) doForced(turn rules.Seat) bool {
	a, ok := Forced(c.match.State())
	if !ok {
		a, ok = c.desks.decides()
	}
	if ok {
		c.do(a)
		return true
	}
	c.player.unhurry()
	if !c.curtain.covers(turn) {
		c.begin(turn)
	}
	return false
}

// mostPerTick is how many actions one tick may carry out at instant speed, so
// that the window stays alive.
const mostPerTick = 24

// do carries out an action and begins to show it.
func (t *Table) do(a rules.Action) {
	d, err := t.game.do(a)
	if err != nil {
		t.fail(err)
		return
	}
	if d.decided {
		t.player.decided()
		t.messages.outdate()
	}
	t.hints.done(a)
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
		t.hints.forsake()
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
	t.hold.end()
	t.player.finish()
	t.player.decided()
	t.desks.stop()
	t.game.rewind(i)
	t.obvious.decline()
	t.batch.drop()
	t.hints.forsake()
	t.targets.stayAwake()
	t.log.cut(i)
	t.quips.forget()
	t.player.show(t.match.State())
	t.log.mark("")
	t.choice.stopAsking()
	t.closeChoice()
	t.change(retarget | untip)
	if t.cfg.Saved != nil {
		t.cfg.Saved(t.match)
	}
}
