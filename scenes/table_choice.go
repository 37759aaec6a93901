package scenes

import (
	"math"

	"tilestead/rules"
	"tilestead/sound/cue"
	"tilestead/ui"
)

// A choice is what a person is about to do: clicks narrow what is left of the
// legal actions.
type choice struct {
	open bool
	past [][]rules.Action // what was left before each click
}

func (c *choice) clicked() bool { return len(c.past) > 0 }

// begin lets the person at seat choose.
func (t *Table) begin(seat rules.Seat) {
	t.choice = choice{open: true}
	t.v.State, t.v.Viewer = t.match.State(), seat
	t.v.Legal = t.allowed(t.match.State().Legal(nil))
	t.v.Picked, t.v.Clicks, t.v.Dials, t.v.Before = t.v.Legal, 0, Dials{}, Dials{}
	t.muser = rules.Nobody
	t.camera.comeBack(t)
	t.changed()
	if t.comesRound(seat) {
		t.kit.Cue(cue.Turn)
	}
}

// close ends the choice, made or not.
func (c *choice) close(t *Table) {
	if c.open {
		*c = choice{}
		t.v.Legal, t.v.Picked, t.v.Clicks, t.v.Dials = nil, nil, 0, Dials{}
		t.stopAsking()
		t.closeHint()
		t.changed()
	}
}

// reset takes all clicks back.
func (c *choice) reset(t *Table) {
	c.past = nil
	t.v.Picked, t.v.Clicks = t.v.Legal, 0
	t.stopAsking()
	t.changed()
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
	t.changed()
	return true
}

// changed notes that other things can be clicked now.
func (t *Table) changed() {
	t.stale, t.dirty = true, true
	t.breathFrom = t.now
	t.tip = tip{}
}

// click narrows the choice by a target; the last one left is done.
func (t *Table) click(g Target) {
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
	t.changed()
}

// propose does an action, after asking where the settings or the board want it.
func (t *Table) propose(a rules.Action, g Target) {
	w := t.v.Words
	warning := ""
	if t.opt.Confirm != NeverConfirm {
		warning = t.board.Confirm(t.view0(), a)
	}
	final := t.final(a)
	switch {
	case warning != "":
	case t.opt.Confirm == ConfirmAlways, t.opt.Confirm == ConfirmFinal && final:
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
	t.dirty, t.shifted = true, true
	t.tip = tip{}
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
	if !t.stale || t.canvas.W == 0 {
		return
	}
	t.stale, t.shifted, t.looked = false, true, false
	t.laid = t.camera.Camera
	old := t.targets
	t.targets = nil
	if !t.reel.playing() {
		t.targets = t.board.Targets(t.view0())
		t.letTry()
	}
	if !t.choice.open && t.targets == nil {
		t.targets = t.waiting(old)
	}
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
func (t *Table) refocus(old []Target) {
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
	for i := range t.targets {
		if t.targets[i].Off == "" {
			t.kit.Focus(ui.ID(t.targets[i].ID))
			t.lost, t.byKey = "", true
			return
		}
	}
}

// waiting are the buttons among gs, pale: it is not a person's turn to act.
func (t *Table) waiting(gs []Target) (pale []Target) {
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
func (t *Table) target(id string) *Target {
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
