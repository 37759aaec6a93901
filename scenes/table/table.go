// Package table holds the screen on which every title is played: the board, the
// prompt and the buttons, what is shown of the events, the log, hints, undo,
// stepping through the game, and the panels over it. What differs from title to
// title is the board's; what the program does about it, such as saving, the
// Config's.
package table

import (
	"slices"
	"time"

	"tilestead/input"
	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/scenes/settings"
	"tilestead/ui"
)

// A Table is the screen on which every title is played. What it keeps belongs to
// its parts; it gives their work an order, and does what one asks of another.
// What differs from title to title is the Board's.
type Table struct {
	core
	speed settings.Speed // chosen at the table when nobody keeps settings

	// A part knows some of those before it, none of those after.
	camera   camera
	messages messages
	bots     bots
	log      eventLog
	game     game
	player   player
	curtain  curtain
	handover handover
	choice   choice
	desks    desks
	hold     hold
	flight   flight
	targets  targets
	lenses   lenses
	pointer  pointer
	hints    hints
	obvious  obvious
	batch    batch
	replay   replay
	panels   panels
	prompt   prompt
	tools    tools
	quips    quips
}

// New lays a table. The match goes on from where it is.
func New(cfg Config) *Table {
	t := &Table{core: core{cfg: cfg, match: cfg.Match, board: cfg.Board, offers: cfg.Board.Offers(),
		changed: redraw | newTargets}}
	c := &t.core
	c.sheets = c.offers.Sheets(c.match.Setup())
	t.v = board.View{Words: cfg.Words, State: t.match.State(), Seats: cfg.Seats, Breath: 1}
	t.setOptions(t.options())
	t.camera = camera{core: c}
	t.messages = messages{core: c}
	t.bots = bots{core: c, last: rules.Nobody}
	t.log = eventLog{core: c}
	t.hold = hold{core: c, action: nowhere}
	t.game = newGame(c, &t.hold)
	t.player = player{core: c, camera: &t.camera, log: &t.log, hold: &t.hold}
	t.curtain = newCurtain(c)
	t.handover = newHandover(c)
	t.choice = choice{core: c, player: &t.player}
	t.desks = desks{core: c, of: map[rules.Seat]any{}}
	t.targets = targets{core: c, choice: &t.choice, desks: &t.desks, curtain: &t.curtain}
	t.lenses = lenses{core: c, curtain: &t.curtain}
	t.pointer = pointer{core: c, targets: &t.targets}
	t.hints = hints{core: c, targets: &t.targets, pointer: &t.pointer, camera: &t.camera, log: &t.log,
		messages: &t.messages, hint: noHint}
	t.obvious = obvious{core: c, targets: &t.targets, hints: &t.hints, asked: nowhere, declined: nowhere}
	t.batch = batch{core: c, choice: &t.choice}
	t.replay = replay{core: c, player: &t.player, camera: &t.camera, log: &t.log}
	t.panels = panels{core: c, game: &t.game, replay: &t.replay, log: &t.log}
	t.prompt = prompt{core: c, player: &t.player, log: &t.log, bots: &t.bots, replay: &t.replay, curtain: &t.curtain,
		hints: &t.hints, obvious: &t.obvious}
	t.tools = tools{core: c, game: &t.game, hold: &t.hold, choice: &t.choice, replay: &t.replay}
	t.quips = newQuips(c, &t.player, &t.targets, &t.hints, &t.log)
	return t
}

// Match is the game being played.
func (t *Table) Match() *rules.Match { return t.match }

// Desks are what each seat of a table has arranged, as far as that is known.
func Desks(t *Table) map[rules.Seat]any { return t.desks.of }

// Targets are what can be clicked now, the buttons among them; those that are
// Off only say why not.
func (t *Table) Targets() []board.Target { return t.targets.list }

// Deciding says whether a person may act now: everything has been shown and no
// panel lies over the table.
func (t *Table) Deciding() bool {
	return t.choice.deciding() && !t.panels.covers() && !t.batch.goesOn()
}

// Close ends what works beside the table; it can be played on afterwards.
func (t *Table) Close() {
	t.hints.close()
	t.bots.stopThinking()
}

func (t *Table) options() settings.TableOptions {
	if t.cfg.Options == nil {
		return settings.TableOptions{Speed: t.speed}
	}
	return t.cfg.Options()
}

func (t *Table) setOptions(opt settings.TableOptions) {
	t.opt, t.v.Purist = opt, opt.Purist
}

// Update takes one tick.
func (t *Table) Update(in input.Frame) (ui.Scene, error) {
	if t.take(newPlaces) {
		t.kit.Relay()
	}
	passed := min(max(in.Now-t.now, 0), 100*time.Millisecond)
	t.now = in.Now
	t.targets.wake(&in)
	if opt := t.options(); opt != t.opt {
		t.setOptions(opt)
		t.change(retarget)
	}
	t.resize(in.W, in.H)
	t.hold.look(&in)
	t.batch.look(&in)
	ended := false
	if !t.panels.covers() {
		if !t.replay.on {
			t.player.stopAgain(&in)
		}
		t.hold.release(&in, t.targets.keepsShowing(t.kit.FocusID()))
		t.firstKeys(&in)
		ended = (&course{Table: t}).pressThrough(&in)
	}
	t.refresh()
	t.turnKeys(&in)
	t.refresh()
	was := t.kit.FocusID()
	t.kit.Update(in, t.view)
	if to := t.pointer.lead(in, was); to != "" {
		t.follow(to)
	}
	t.pointer.hover(in, t.panels.covers(), t.hints.lit())
	if t.lenses.look(in, t.panels.covers()); t.lenses.held {
		t.pointer.hush()
	}
	if !ended { // else the press was meant for what was shown
		t.obvious.look(&in)
	}
	if !t.panels.covers() && t.outcome.stays() {
		t.player.wait(passed)
		t.hold.wait(passed)
		t.advance(passed)
	}
	t.hints.await(passed)
	t.pointer.quieten(t.Phase())
	t.refresh()
	t.obvious.begin()
	t.camera.step(passed)
	if !t.replay.on {
		t.quips.listen()
		if t.Deciding() {
			t.quips.explain()
		}
	}
	if t.targets.moved() {
		t.change(retarget)
	}
	t.tick(in)
	t.announce()
	t.messages.sound()
	o := t.outcome
	if o.err != nil || o.stays() {
		return t, o.err
	}
	t.outcome = outcome{}
	t.change(redraw)
	return o.next, nil
}

// pressThrough ends what is shown when the pointer is pressed, and opens the next decision at
// once where nothing else comes before it. It says whether anything was shown.
func (c *course) pressThrough(in *input.Frame) (ended bool) {
	if !in.Left.Pressed {
		return false
	}
	c.flight.rest()
	if c.Phase() != Showing || c.targets.keepsShowing(c.kit.HotID()) {
		return false
	}
	c.flight.press()
	meant, done := c.targets.offered, c.match.Len()
	if c.hold.waits() || slices.ContainsFunc(c.player.beats, reveals) {
		meant = nil
	}
	c.player.skip()
	c.advance(0)
	c.refresh()
	if c.take(newPlaces) {
		c.kit.Relay()
	}
	if c.match.Len() == done {
		c.flight.mean(meant)
	}
	return true
}

// leave goes to the scene a hook gives, or to the one below.
func (t *Table) leave(hook func(*rules.Match) ui.Scene) {
	t.Close()
	t.panels.close()
	t.outcome.leaving = true
	if hook != nil {
		t.switchTo(hook(t.match))
	}
}

// resize lays the canvas out anew when its size or the words have changed.
func (t *Table) resize(w, h float64) {
	if r := (ui.Rect{W: w, H: h}); r != t.canvas {
		t.canvas = r
		t.v.Frame = t.board.Frame(w, h, ui.LayoutOf(w, h), t.match.State())
		t.v.Frame.Canvas = r
		t.camera.home()
		t.hints.resized()
		t.change(retarget | untip)
		if !t.log.begun {
			t.log.recall()
		}
	}
}

// Reworded writes anew what was written in another language. The words
// themselves have changed already.
func (t *Table) Reworded() {
	if t.replay.on {
		t.replay.showAt(t.replay.at)
	} else {
		t.player.finish()
	}
	t.hints.close()
	t.choice.stopAsking()
	t.log.forget()
	if t.canvas.W > 0 {
		t.log.recall()
	}
	t.messages.drop()
	t.quips.reword()
	t.change(retarget | untip)
}

// tick counts what changes by itself.
func (t *Table) tick(in input.Frame) {
	t.v.Now, t.v.Reduced = in.Now, t.opt.Reduced
	t.choice.breathe()
	t.lenses.live(in, t.player.playing())
	t.choice.showTurning()
	t.messages.expire()
	t.handover.expire(in)
	t.pointer.wait()
	t.bots.count(t.player.playing())
}

// Marks on what is legal breathe a few times and then stay lit.
const (
	breaths    = 3
	breathTime = 1250 * time.Millisecond
)

// breathe lets the marks breathe.
func (c *choice) breathe() {
	if b := c.breath(); b != c.v.Breath {
		c.v.Breath = b
		c.change(redraw)
	}
}

func (c *choice) breath() float64 {
	since := c.now - c.breathFrom
	if c.opt.Reduced || !c.open || since >= breaths*breathTime {
		return 1
	}
	p := float64(since%breathTime) / float64(breathTime)
	if p > 0.5 {
		p = 1 - p
	}
	return 1 - 0.4*ui.Glide(2*p)
}

// Draw fills the display list.
func (t *Table) Draw(c *ui.Canvas) {
	c.Needed = append(c.Needed, t.sheets...)
	t.resize(c.W, c.H)
	t.refresh()
	t.pointer.keepOff()
	t.kit.Draw(c, t.view)
	t.pointer.drawTip(c, t.panels.covers())
	t.take(newPicture)
}

// Animating says whether the next frame may differ without any input.
func (t *Table) Animating() bool {
	return t.changed&newPicture != 0 || t.player.playing() || t.camera.gliding() || t.kit.Animating()
}

// Aims are what a click can reach at the table.
func (t *Table) Aims() []ui.Aim { return t.kit.Aims() }
