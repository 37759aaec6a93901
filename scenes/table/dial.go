package table

import (
	"slices"
	"time"

	"tilestead/input"
	"tilestead/rules"
	"tilestead/scenes/board"
)

// turnBindings are the keys that turn what is in hand.
var turnBindings = [...]input.Key{input.KeyTab, input.KeyR}

// turn turns what is in hand and says whether there is anything.
func (c *choice) turn(steps int) bool {
	if c.offers.Drafts.Turn == nil {
		return false
	}
	d, ok := c.offers.Drafts.Turn(c.view0(), steps)
	if ok && steps != 0 {
		c.preset(d)
	}
	return ok
}

// preset shows the choice with another draft, from which as much may come.
func (c *choice) preset(d board.Draft) {
	if d != c.at.Draft {
		c.v.Before, c.v.Turning, c.turnedAt = c.at.Draft, 0, c.now
		if c.opt.Reduced {
			c.v.Turning = 1
		}
		c.at.Draft, c.v.Draft = d, d
		c.change(retarget | untip)
	}
}

// turnTime is how long it shows that something was turned.
const turnTime = 160 * time.Millisecond

// showTurning goes on with it.
func (c *choice) showTurning() {
	if c.v.Turning < 1 && c.v.Before != c.v.Draft {
		c.v.Turning = min(1, float64(c.now-c.turnedAt)/float64(turnTime))
		c.change(redraw)
	}
}

// aimAt sets the draft so that a can be clicked.
func (c *choice) aimAt(a rules.Action) {
	if c.deciding() {
		c.aim(a)
	}
}

// aim is a click that sets the draft so; it starts anew where a was clicked away.
func (c *choice) aim(a rules.Action) {
	if c.offers.Drafts.Aim == nil {
		return
	}
	if !slices.Contains(c.v.Picked, a) {
		c.reset()
	}
	draft := c.offers.Drafts.Aim(c.view0(), a)
	g := board.Target{Opens: true, Sets: func(board.Draft) board.Draft { return draft }}
	if draft != c.at.Draft {
		c.click(g)
	}
}

// aimed is the view with the draft set so that a can be clicked.
func (c *choice) aimed(a rules.Action) (v board.View, at board.Progress) {
	v, at = c.v, c.at
	at.Draft = c.offers.Drafts.Aim(&v, a)
	v.Draft, v.Picked = at.Draft, at.Picked()
	return v, at
}

// wheel saves lines up and gives the whole ones there are; 0 forgets the parts.
func (c *choice) wheel(lines float64) (whole int) {
	if c.wheeled*lines <= 0 {
		c.wheeled = 0
	}
	c.wheeled += lines
	whole = int(c.wheeled)
	c.wheeled -= float64(whole)
	return whole
}
