package table

import (
	"math"
	"strings"
	"time"

	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/scenes/settings"
	"tilestead/ui"
)

// A core is what all parts of a table go by. Table sets its fields; of the view
// each part sets those that are its own. Parts tell through its methods what has
// changed, and what comes after this frame.
type core struct {
	cfg    Config
	match  *rules.Match
	board  board.Board
	offers board.Offers // of the board
	sheets []int        // of art that the game may show
	kit    ui.Kit
	v      board.View
	opt    settings.TableOptions
	canvas ui.Rect
	now    time.Duration

	changed change
	outcome outcome
}

// A change says what of the table no longer holds.
type change uint8

const (
	newPicture change = 1 << iota // what shows
	newPlaces                     // where things lie
	newTargets                    // what can be clicked
	newTips                       // what was explained
)

// What parts tell; each but untip includes the one before it.
const (
	redraw   = newPicture
	relay    = newPlaces | redraw
	retarget = newTargets | relay
	untip    = newTips | redraw
)

// change notes that something no longer holds.
func (c *core) change(what change) { c.changed |= what }

// take says whether that had changed; from now on it holds.
func (c *core) take(what change) bool {
	had := c.changed&what != 0
	c.changed &^= what
	return had
}

// An outcome is what a frame ends with.
type outcome struct {
	err     error
	next    ui.Scene // nil: the table, or the scene below it when it is left
	leaving bool     // the table is left
}

// stays says whether the next frame is the table's again.
func (o *outcome) stays() bool { return o.next == nil && !o.leaving }

// fail ends the frame with an error.
func (c *core) fail(err error) { c.outcome.err = err }

// switchTo ends the frame with another scene; nil: the table stays.
func (c *core) switchTo(next ui.Scene) { c.outcome.next = next }

// person says whether seat is played by a person.
func (c *core) person(s rules.Seat) bool {
	return s >= 0 && int(s) < len(c.cfg.Seats) && c.cfg.Seats[s].Bot == ""
}

func (c *core) persons() (n int) {
	for s := range c.cfg.Seats {
		if c.person(rules.Seat(s)) {
			n++
		}
	}
	return n
}

func (c *core) name(s rules.Seat) string { return c.cfg.Seats[s].Name }

// sentence is a line of the log as a whole sentence, and whose medal goes with it.
func (c *core) sentence(l board.Line) (rules.Seat, string) {
	if l.Seat >= 0 {
		return l.Seat, c.v.Words.Say("table.does", c.name(l.Seat), l.Text)
	}
	return rules.Nature, l.Text
}

// nowhere is before no action of a game.
const nowhere = -1

// view0 is what the board is shown now.
func (c *core) view0() *board.View { return &c.v }

// assisted tells that a person has got help.
func (c *core) assisted() {
	if c.cfg.Assisted != nil {
		c.cfg.Assisted()
	}
}

// promptEnd is where the prompt ends on the right: before the tools.
func (c *core) promptEnd() float64 {
	r := c.v.Frame.Prompt.Snap()
	right := r.X + r.W
	for _, tool := range c.v.Frame.Tools {
		if tool.Y < r.Y+r.H && tool.Y+tool.H > r.Y && tool.X > r.X {
			right = math.Min(right, tool.X)
		}
	}
	return right
}

// sentences says one thing after the other; what asks or calls has its mark.
func sentences(first, second string) string {
	if strings.HasSuffix(first, "?") || strings.HasSuffix(first, "!") {
		return first + " " + second
	}
	return first + ". " + second
}

// coached says whether a coach has the word, so that nobody moves.
func (c *core) coached() bool { return c.cfg.Coach != nil && c.cfg.Coach.Waits() }
