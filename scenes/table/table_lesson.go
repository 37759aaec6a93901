package table

import (
	"time"

	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// Offers says whether a target can be used now.
func (t *Table) Offers(id string) bool { return t.targets.usable(id) }

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
