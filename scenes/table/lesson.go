package table

import (
	"time"

	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// A Coach leads the person at a table through a lesson.
type Coach interface {
	// Name is what the lesson is called.
	Name() string
	// Waits says that the game must wait: something is to be read first.
	Waits() bool
	// Allow gives those of the legal actions that the lesson lets the person do.
	Allow(s rules.State, legal []rules.Action) []rules.Action
	// Other is what is said to whoever tries something else.
	Other() string
	// Roll is what chance brings. The error says what the lesson lacks.
	Roll(s rules.State) (rules.Action, error)
	// Did is told that an action was done, but for those that the table does
	// for the person.
	Did()
	// Lay lays out what the coach says, over the table.
	Lay(k *ui.Kit, t *Table)
	// Box is where that lies, zero while nothing is said.
	Box() ui.Rect
}

// freeView is the view of somebody whom no lesson leads.
func (t *targets) freeView() *board.View {
	v := *t.view0()
	if v.Clicks == 0 {
		v.Legal = t.match.State().Legal(nil)
		v.Picked = board.Progress{Fit: v.Legal, Draft: v.Draft}.Picked()
	}
	return &v
}

// about is what there is to know of what lies at p. In a lesson what is refused
// there is what somebody is refused whom no lesson leads.
func (t *targets) about(p ui.Point) board.About {
	a := t.board.About(t.view0(), p)
	if t.cfg.Coach == nil {
		return a
	}
	v := t.freeView()
	for _, g := range t.board.Targets(v) {
		if g.Off == "" && g.Area.Contains(p) && !t.usable(g.ID) {
			a.Refusal = t.cfg.Coach.Other()
			return a
		}
	}
	a.Refusal = t.board.About(v, p).Refusal
	return a
}

// Offers says whether a target can be used now.
func (t *Table) Offers(id string) bool { return t.targets.usable(id) }

func (t *targets) usable(id string) bool {
	g := t.find(id)
	return g != nil && g.Off == ""
}

// letTry says of buttons that only the lesson forbids that they come later.
func (t *targets) letTry() {
	if t.cfg.Coach == nil || !t.choice.open || t.choice.clicked() {
		return
	}
	free := map[string]bool{}
	for _, g := range t.board.Targets(t.freeView()) {
		free[g.ID] = g.Off == ""
	}
	for i := range t.list {
		if g := &t.list[i]; g.Off != "" && free[g.ID] {
			g.Off = t.cfg.Coach.Other()
		}
	}
}

// Spot is where a thing lies that a lesson names: a target, something the
// board knows, or a part of the table.
func (t *Table) Spot(name string) (ui.Rect, bool) {
	f := &t.v.Frame
	switch name {
	case "prompt":
		return f.Prompt, true
	case "log":
		return f.Log, f.Log.W > 0
	case "buttons":
		r := f.Buttons[0]
		for _, b := range f.Buttons {
			r.W, r.H = max(r.W, b.X+b.W-r.X), max(r.H, b.Y+b.H-r.Y)
		}
		return r, true
	}
	if g := t.targets.find(name); g != nil {
		return t.targets.box(g), true
	}
	if t.offers.Lessons.Spot == nil {
		return ui.Rect{}, false
	}
	return t.offers.Lessons.Spot(t.view0(), name)
}

// Covered says that a panel lies over the table.
func (t *Table) Covered() bool { return t.panels.covers() }

// Frame is where the parts of the table lie.
func (t *Table) Frame() board.Frame { return t.v.Frame }

// Clicks is how many clicks the person has made on this choice.
func (t *Table) Clicks() int { return t.v.Clicks }

// NextClick is the target to click next for an action: the first that pick
// gives of those that fit the clicks made so far. It is "" while no person
// decides, and where nothing fits.
func (t *Table) NextClick(pick func(legal []rules.Action) []rules.Action) string {
	if !t.choice.open {
		return ""
	}
	fits := pick(t.v.Picked)
	if len(fits) == 0 {
		return ""
	}
	return t.targets.firstClick(fits[0])
}

// Mark marks on the board what has that name, in place of what was marked.
func (t *Table) Mark(name string) { t.log.mark(name) }

// Say shows a short message at the table that goes away by itself.
func (t *Table) Say(kind ui.Kind, text string) { t.messages.say(kind, text) }

// Fail ends the table's Update with an error.
func (t *Table) Fail(err error) { t.fail(err) }

// Changed notes that the coach has something else to say, and lies elsewhere.
func (t *Table) Changed() { t.change(relay) }

// Rename gives a seat another name; it shows once the table is Reworded.
func (t *Table) Rename(seat rules.Seat, name string) { t.cfg.Seats[seat].Name = name }

// StartAt sets the clock of a table that was not shown yet: the time of the last
// frame that another one in its place was given.
func (t *Table) StartAt(now time.Duration) { t.now = now }

// Now is the time of the last frame.
func (t *Table) Now() time.Duration { return t.now }
