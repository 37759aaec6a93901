package table

import (
	"math"
	"time"

	"tilestead/assets/palette"
	"tilestead/input"
	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/scenes/settings"
	"tilestead/ui"
)

// obviousTime is how long the only sensible answer shows as chosen before it is
// given.
const obviousTime = 900 * time.Millisecond

// An obvious answers by itself what can sensibly be answered in one way only, unless
// the person does anything meanwhile.
type obvious struct {
	*core
	targets *targets
	hints   *hints

	asked    int // actions done before the decision that was looked at
	action   rules.Action
	waited   time.Duration
	declined int    // actions done before the decision that is left to the person
	still    bool   // nobody sees it, or something is held
	shown    string // the target that the decision showed as chosen, "" for none
}

// running says whether something is about to be answered.
func (o *obvious) running() bool { return o.v.Chosen != "" }

// look leaves the decision to the person who does anything while it is open.
func (o *obvious) look(in *input.Frame) {
	o.still = in.Hidden || in.Left.Down || in.Right.Down || in.Middle.Down
	if o.targets.choice.open && begun(*in) && !o.late(in) {
		o.decline()
	}
}

// lateTime is how long after something shows as chosen a press was still meant for what moved
// before.
const lateTime = 300 * time.Millisecond

// late says that a press of the pointer came too early to be about what shows as chosen: who
// clicks through what is shown does not stop it.
func (o *obvious) late(in *input.Frame) bool {
	return o.running() && o.waited < lateTime && in.Left.Pressed && len(in.Keys) == 0
}

// begun says whether anything was begun in a tick: what is let go of was meant for
// what came before.
func begun(in input.Frame) bool {
	in.Left.Released, in.Right.Released, in.Middle.Released = false, false, false
	return in.Acted()
}

// decline leaves the decision that is open, or opens next, to the person.
func (o *obvious) decline() {
	o.declined = o.match.Len()
	o.drop()
}

// drop shows nothing as chosen any more.
func (o *obvious) drop() {
	if o.running() {
		o.v.Chosen = ""
		o.change(redraw)
	}
}

// wait gives the target to click once it has shown as chosen for long enough.
func (o *obvious) wait(passed time.Duration) *board.Target {
	if !o.running() || o.still || !o.targets.choice.deciding() {
		return nil
	}
	g := o.targets.find(o.v.Chosen)
	if g == nil || g.Off != "" {
		o.decline()
		return nil
	}
	if o.waited += passed; o.waited < obviousTime {
		if !o.opt.Reduced {
			o.change(redraw)
		}
		return nil
	}
	o.decline()
	return g
}

// begin shows the answer as chosen where a decision that has opened has only one.
func (o *obvious) begin() {
	if !o.targets.choice.deciding() || o.asked == o.match.Len() {
		return
	}
	o.asked, o.shown = o.match.Len(), ""
	o.carry()
	if o.declined == o.asked || o.offers.Obvious == nil || o.cfg.Coach != nil ||
		o.opt.Confirm == settings.ConfirmAlways {
		return
	}
	a, ok := o.offers.Obvious(o.view0())
	if !ok {
		return
	}
	id := o.targets.firstClick(a)
	g := o.targets.find(id)
	if g == nil || g.Opens {
		return // something lies over it
	}
	if left := o.targets.choice.at.Click(g).Picked(); len(left) != 1 {
		return
	}
	o.action, o.v.Chosen, o.shown, o.waited = a, id, id, 0
	o.change(redraw)
}

// paused says whether the decision has shown that target as chosen: who clicks it was waited for then.
func (o *obvious) paused(id string) bool { return o.asked == o.match.Len() && o.shown == id }

// carry leaves the decision to the person also after actions that leave it open.
func (o *obvious) carry() {
	side := o.match.Title().Side
	if side == nil || o.declined == nowhere {
		return
	}
	for ; o.declined < o.asked; o.declined++ {
		if !side(o.match.Action(o.declined)) {
			return
		}
	}
}

// tells is what is done in a moment, for those who cannot see it.
func (o *obvious) tells() string {
	return o.v.Words.Say("table.obvious.told", o.hints.actionName(o.action))
}

// draw marks the target that is clicked in a moment, by a frame and a line that
// grows at its foot.
func (o *obvious) draw(c *ui.Canvas) {
	g := o.targets.find(o.v.Chosen)
	if g == nil {
		return
	}
	r := o.targets.box(g).Snap()
	ui.Frame(c, r)
	if o.opt.Reduced {
		return
	}
	high, ink := math.Max(2, c.Px()), palette.Ink
	if g.Button > 0 {
		ink = palette.UIGold
	}
	line := ui.Rect{X: r.X + 3, Y: r.Y + r.H - high - 2, W: r.W - 6, H: high}
	c.Fill(line, palette.Alpha(palette.Ink, 0.35))
	line.W = math.Round(line.W * math.Min(1, float64(o.waited)/float64(obviousTime)))
	c.Fill(line, ink)
}
