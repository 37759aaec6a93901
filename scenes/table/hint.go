package table

import (
	"fmt"
	"time"

	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/scenes/think"
	"tilestead/ui"
)

// mostAdvice is how many actions a hint names.
const mostAdvice = 3

// hints is what the advisor is asked and has answered about a choice.
type hints struct {
	open   bool           // its panel shows
	mind   think.Mind     // at work
	asked  *think.Counsel // what it works on
	mused  time.Duration
	list   []think.Advice
	names  []string
	target []string // where to click first for each, "" if nowhere now
	hot    int      // the row under the pointer or the keyboard, -1 for none
	pin    int      // the row that was clicked, -1 for none
	at     ui.Rect  // where the panel lies
}

// canHint says whether hints are offered at this table at all.
func (t *Table) canHint() bool { return t.cfg.Advisor != nil && !t.opt.Purist && t.persons() > 0 }

// askHint asks the advisor about the choice that is open, or puts a hint away.
func (t *Table) askHint() {
	switch {
	case t.hints.open:
		t.closeHint()
		return
	case t.cfg.Advisor != nil && t.opt.Purist:
		t.messages.refuse(t.v.Words.Say("hint.purist"), "")
		return
	case !t.canHint():
		return
	case !t.choice.deciding():
		t.messages.refuse(t.v.Words.Say("hint.later"), "")
		return
	}
	t.choice.reset()
	t.pointer.hush()
	if t.hints.pin >= 0 { // it was asked about this choice before
		t.hints.open, t.hints.pin = true, -1
		t.log.mark("")
		t.placeHint()
		t.change(redraw)
		return
	}
	c := think.NewCounsel(t.cfg.Advisor)
	t.hints = hints{open: true, asked: c, hot: -1, pin: -1}
	t.hints.mind = think.Begin(c.Bot(), t.match, t.cfg.Clock, t.cfg.Inline)
	t.placeHint()
	t.change(redraw)
}

// closeHint forgets a hint, asked for or given.
func (t *Table) closeHint() {
	if t.hints.mind != nil {
		t.hints.mind.Stop()
	}
	if t.hints.open || t.hints.pin >= 0 {
		t.change(relay)
		if t.hints.pin >= 0 {
			t.log.mark("")
		}
	}
	t.hints = hints{hot: -1, pin: -1}
}

// awaitHint looks whether the advisor has answered.
func (t *Table) awaitHint(passed time.Duration) {
	h := &t.hints
	if h.mind == nil {
		return
	}
	was := h.dots(t.opt.Reduced)
	h.mused += passed
	if h.dots(t.opt.Reduced) != was {
		t.change(redraw)
	}
	_, ok, err := h.mind.Poll()
	if err != nil {
		h.mind = nil
		t.closeHint()
		t.fail(err)
		return
	}
	if !ok {
		return
	}
	h.mind.Stop()
	list := h.asked.Advice()
	h.mind, h.list = nil, list[:min(mostAdvice, len(list))]
	for _, a := range h.list {
		h.names = append(h.names, t.actionName(a.Action))
	}
	t.assisted()
	t.aimHint()
	t.placeHint()
	t.change(redraw)
	t.kit.Cue("hint")
}

// dots is how many dots show that it is being thought.
func (h *hints) dots(reduced bool) int {
	if reduced {
		return 3
	}
	return 1 + int(h.mused/dotTime)%3
}

// actionName says in a few words what an action is.
func (t *Table) actionName(a rules.Action) string {
	if name := t.board.Name(t.view0(), a); name != "" {
		return name
	}
	if g := t.targets.find(t.targets.firstClick(a)); g != nil && g.Label != "" {
		return g.Label
	}
	return rules.Notation(t.match.State(), a)
}

// clickFor is firstClick once the dials stand as a needs them.
func (t *targets) clickFor(a rules.Action) string {
	if t.offers.Dialled.Aim == nil || !t.choice.deciding() {
		return t.firstClick(a)
	}
	return t.choice.firstClick(t.board.Targets(t.choice.aimed(a)), a)
}

// firstClick is the target to click next for an action: of those that lead to
// it the one that leaves least else, on the board rather than a button, and
// what decides rather than what only sets a dial.
func (t *targets) firstClick(a rules.Action) string { return t.choice.firstClick(t.list, a) }

// firstClick is the same among other targets.
func (c *choice) firstClick(targets []board.Target, a rules.Action) string {
	best, least := "", 0
	for i := range targets {
		g := &targets[i]
		if g.Off != "" || g.Fits == nil || !g.Fits(a) {
			continue
		}
		n := 0
		for _, o := range c.v.Picked {
			if g.Fits(o) {
				n += 2
			}
		}
		if g.Button > 0 {
			n++
		}
		if g.Sets != nil {
			n += 2 * len(c.v.Picked)
		}
		if best == "" || n < least {
			best, least = g.ID, n
		}
	}
	return best
}

// aimHint finds where each advice begins among the targets there are now.
func (t *Table) aimHint() {
	h := &t.hints
	h.target = h.target[:0]
	for _, a := range h.list {
		h.target = append(h.target, t.targets.clickFor(a.Action))
	}
	if h.pin >= 0 {
		t.log.mark(h.target[h.pin])
	}
}

// pinHint keeps where an advice begins lit and puts the panel away.
func (t *Table) pinHint(i int) {
	h := &t.hints
	h.open, h.pin, h.hot = false, i, -1
	t.aimAt(h.list[i].Action)
	t.log.mark(h.target[i])
	if g := t.targets.find(h.target[i]); g != nil && g.OnMap {
		t.follow(g.ID)
	}
	t.change(relay)
}

// heatHint lights where the advice under the pointer begins.
func (t *Table) heatHint(i int) {
	if t.hints.hot == i {
		return
	}
	t.hints.hot = i
	t.change(redraw)
	if i >= 0 && i < len(t.hints.list) {
		t.aimAt(t.hints.list[i].Action)
	}
}

// hinted is the target that the hint lights now, "" if none.
func (t *Table) hinted() string {
	if h := &t.hints; h.open && h.hot >= 0 && h.hot < len(h.target) {
		return h.target[h.hot]
	}
	return ""
}

// reasonKey is the text of a reason.
func (t *Table) reasonKey(key string) string { return "hint." + t.match.Title().ID + "." + key }

// worth is hundredths as text, such as "+1.2"; plain leaves the plus away.
func (t *Table) worth(n int, plain bool) string {
	sign := "+"
	if n < 0 {
		sign, n = "−", -n
	} else if plain {
		sign = ""
	}
	n = (n + 5) / 10
	s := fmt.Sprintf("%d.%d", n/10, n%10)
	return sign + t.v.Words.Decimal(s)
}
