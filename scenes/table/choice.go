package table

import (
	"math"
	"time"

	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/scenes/settings"
	"tilestead/sound/cue"
	"tilestead/ui"
)

// A choice is what a person is about to do: clicks narrow what is left of the
// legal actions.
type choice struct {
	open bool
	past [][]rules.Action // what was left before each click
	laid bool             // its buttons have been learned
	keys [5]meaning       // of the buttons, by number; kept from choice to choice
}

// A meaning is what a button does, and since when.
type meaning struct {
	id    string
	since time.Duration
}

// buttonRest is how long a button must have had its meaning before a click on
// it counts: what comes sooner was meant for the one before.
const buttonRest = 250 * time.Millisecond

// learn notes what the buttons among gs do now. What changes within a choice
// does so by the player's own clicks and counts at once.
func (c *choice) learn(gs []board.Target, now time.Duration) {
	for _, g := range gs {
		if g.Button <= 0 || g.Button >= len(c.keys) || c.keys[g.Button].id == g.ID {
			continue
		}
		since := now
		if c.laid || c.keys[g.Button].id == "" { // none was there to be meant
			since -= buttonRest
		}
		c.keys[g.Button] = meaning{g.ID, since}
	}
	c.laid = c.open
}

// tooSoon says whether g is a button that has just changed its meaning.
func (c *choice) tooSoon(g board.Target, now time.Duration) bool {
	return g.Button > 0 && g.Button < len(c.keys) && now-c.keys[g.Button].since < buttonRest
}

func (c *choice) clicked() bool { return len(c.past) > 0 }

// begin lets the person at seat choose.
func (t *Table) begin(seat rules.Seat) {
	t.choice = choice{open: true, keys: t.choice.keys}
	t.player.show(t.match.State())
	t.v.Viewer = seat
	t.v.Legal = t.allowed(t.match.State().Legal(nil))
	t.v.Picked, t.v.Clicks, t.v.Dials, t.v.Before = t.v.Legal, 0, board.Dials{}, board.Dials{}
	t.v.News = nil
	if t.opt.Speed == settings.InstantSpeed {
		if from, to := t.othersTurn(); from < to {
			t.v.News = t.match.Before(from)
		}
	}
	t.bots.yield()
	t.camera.comeBack()
	t.retarget()
	if t.comesRound(seat) {
		t.kit.Cue(cue.Turn)
	}
}

// close ends the choice, made or not.
func (c *choice) close(t *Table) {
	if c.open {
		*c = choice{keys: c.keys}
		t.v.Legal, t.v.Picked, t.v.Clicks, t.v.Dials, t.v.News = nil, nil, 0, board.Dials{}, nil
		t.stopAsking()
		t.closeHint()
		t.retarget()
	}
}

// reset takes all clicks back.
func (c *choice) reset(t *Table) {
	c.past = nil
	t.v.Picked, t.v.Clicks = t.v.Legal, 0
	t.stopAsking()
	t.retarget()
}

// back takes the last click back and says whether there was one.
func (c *choice) back(t *Table) bool {
	if len(c.past) == 0 {
		return false
	}
	n := len(c.past) - 1
	t.v.Picked, t.v.Clicks = c.past[n], n
	c.past = c.past[:n]
	t.stopAsking()
	t.retarget()
	return true
}

// retarget notes that other things can be clicked now.
func (t *Table) retarget() {
	t.change(retarget | untip)
	t.breathFrom = t.now
}

// click narrows the choice by a target; the last one left is done.
func (t *Table) click(g board.Target) {
	if t.choice.tooSoon(g, t.now) {
		return
	}
	if t.deciding() && g.Sets != nil {
		t.stopAsking()
		t.setDials(g.Sets(t.v.Dials))
		return
	}
	if !t.deciding() || g.Fits == nil {
		return
	}
	var left []rules.Action
	for _, a := range t.v.Picked {
		if g.Fits(a) {
			left = append(left, a)
		}
	}
	if len(left) == 0 {
		return
	}
	if t.ask != nil {
		again := t.ask.target == g.ID && len(left) == 1 && left[0] == t.ask.action
		t.stopAsking()
		if again {
			t.do(left[0])
			return
		}
	}
	if len(left) == 1 && !g.Opens {
		t.propose(left[0], g)
		return
	}
	if len(left) == len(t.v.Picked) && len(left) == 1 {
		return
	}
	t.choice.past = append(t.choice.past, t.v.Picked)
	t.v.Picked, t.v.Clicks = left, len(t.choice.past)
	if t.hints.open {
		t.closeHint()
	}
	t.retarget()
}

// propose does an action, after asking where the settings or the board want it.
func (t *Table) propose(a rules.Action, g board.Target) {
	w := t.v.Words
	warning := ""
	if t.opt.Confirm != settings.NeverConfirm {
		warning = t.board.Confirm(t.view0(), a)
	}
	final := t.final(a)
	switch {
	case warning != "":
	case t.opt.Confirm == settings.ConfirmAlways, t.opt.Confirm == settings.ConfirmFinal && final:
	default:
		t.do(a)
		return
	}
	q := &question{action: a, target: g.ID, warning: warning}
	q.head = g.Label
	if q.head == "" {
		q.head = firstLine(g.Hint)
	}
	if q.head == "" {
		q.head = w.Say("table.ask")
	}
	if final {
		q.note = w.Say("table.ask.final")
	}
	t.ask, t.v.Asked = q, a
	t.change(relay | untip)
}

// stopAsking drops the question that is open, if any.
func (t *Table) stopAsking() { t.ask, t.v.Asked = nil, 0 }

// A question asks once more before an action is done.
type question struct {
	action              rules.Action
	target              string
	head, warning, note string
}

// refresh asks the board for the targets when they no longer fit.
func (t *Table) refresh() {
	if t.canvas.W == 0 || !t.take(newTargets) {
		return
	}
	t.change(relay)
	t.looked = false
	t.laid = t.v.Camera
	old := t.targets
	t.targets = nil
	if !t.player.playing() {
		t.targets = t.board.Targets(t.view0())
		t.letTry()
	}
	if !t.choice.open && t.targets == nil {
		t.targets = t.waiting(old)
	}
	t.choice.learn(t.targets, t.now)
	t.turns, t.seen = t.canTurn(), false
	t.zones = t.zones[:0]
	for i := range t.targets {
		t.zones = append(t.zones, t.zoneOf(i))
	}
	t.refocus(old)
	t.aimHint()
	if t.hints.open && t.hints.at.W == 0 {
		t.placeHint()
	}
}

// refocus keeps the keyboard's mark on a target when the one it was on is gone.
func (t *Table) refocus(old []board.Target) {
	f := string(t.kit.FocusID())
	if g := t.target(f); f == "" || g != nil && g.Off == "" {
		t.lost = ""
		return
	}
	for i := range old {
		if old[i].ID == f {
			t.lost = f
		}
	}
	if !t.choice.open || t.lost != f {
		return
	}
	if g := t.firstFocus(); g != nil {
		t.kit.Focus(ui.ID(g.ID))
		t.lost, t.byKey = "", true
	}
}

// firstFocus is where the keyboard's mark goes in a new choice: to what the
// choice is about rather than to a button, so that Enter does not end it; where
// there are only buttons, and places that do the same, to the red one.
func (t *Table) firstFocus() (first *board.Target) {
	for i := range t.targets {
		g := &t.targets[i]
		switch {
		case g.Off != "":
		case g.Button == 0 && !t.hasButton(g):
			return g
		case first == nil, g.Primary && !first.Primary:
			first = g
		}
	}
	return first
}

// hasButton says whether some button does what a click on g would.
func (t *Table) hasButton(g *board.Target) bool {
	if g.Fits == nil {
		return false
	}
	for i := range t.targets {
		if b := &t.targets[i]; b.Button > 0 && b.Off == "" && b.Fits != nil && t.alike(b, g) {
			return true
		}
	}
	return false
}

// alike says whether two targets leave the same of what is picked.
func (t *Table) alike(a, b *board.Target) bool {
	for _, p := range t.v.Picked {
		if a.Fits(p) != b.Fits(p) {
			return false
		}
	}
	return true
}

// waiting are the buttons among gs, pale: it is not a person's turn to act.
func (t *Table) waiting(gs []board.Target) (pale []board.Target) {
	for _, g := range gs {
		if g.Button > 0 {
			g.Fits, g.Off = nil, t.v.Words.Say("table.wait")
			pale = append(pale, g)
		}
	}
	return pale
}

// zoneOf makes a target something that can be pointed at.
func (t *Table) zoneOf(i int) ui.Zone {
	g := &t.targets[i]
	z := ui.Zone{ID: ui.ID(g.ID), Box: g.Area, Marked: true, Off: g.Off != "", NoKeys: g.Off != "", Tip: g.Off, Name: g.Label}
	z.Right = g.OnMap && t.turns
	f := &t.v.Frame
	if g.Button > 0 && g.Button <= len(f.Buttons) {
		z.Box = f.Buttons[g.Button-1]
		g.Area = z.Box
		return z
	}
	if g.Near > 0 {
		m, r := g.Area.Center(), g.Area.H/2+g.Near
		z.Box = ui.Rect{X: m.X - r, Y: m.Y - r, W: 2 * r, H: 2 * r}
		z.Within = func(p ui.Point) bool { return t.nearest(p) == i }
	}
	if g.OnMap {
		z.Pan = mapZone
		within := z.Within
		z.Within = func(p ui.Point) bool { return f.Map.Contains(p) && (within == nil || within(p)) }
		if seen := z.Box.And(f.Map); seen.W > 0 && seen.H > 0 {
			z.Box = seen
		}
	}
	return z
}

// nearest is the round target whose middle is nearest to p, of those p lies in;
// -1 when there is none.
func (t *Table) nearest(p ui.Point) int {
	best, near := -1, math.Inf(1)
	for i := range t.targets {
		g := &t.targets[i]
		if g.Near <= 0 {
			continue
		}
		m := g.Area.Center()
		if d := math.Hypot(p.X-m.X, p.Y-m.Y); d <= g.Area.H/2+g.Near && d < near {
			best, near = i, d
		}
	}
	return best
}

// target finds a target by its ID.
func (t *Table) target(id string) *board.Target {
	if id == "" {
		return nil
	}
	for i := range t.targets {
		if t.targets[i].ID == id {
			return &t.targets[i]
		}
	}
	return nil
}
