package table

import (
	"math"
	"time"

	"tilestead/assets/palette"
	"tilestead/input"
	"tilestead/ui"
)

// takeBack is how long a decision that could not be taken back any more waits for whoever
// takes it back after all.
const takeBack = 700 * time.Millisecond

// A hold is that chance, bots and what is revealed wait, so that the last decision can still
// be taken back: for a moment, or until the next key where it was made by the keyboard and the
// game is read aloud.
type hold struct {
	*core
	on      bool
	action  int // the number of the decision
	waited  time.Duration
	byKey   bool // made by the keyboard
	keyed   bool // a key has gone down in this tick
	pointed bool // the pointer has been used since the decision opened
}

// begin lets everything wait after the last decision.
func (h *hold) begin() {
	h.on, h.waited, h.byKey, h.action = true, 0, h.keyed && !h.pointed && h.cfg.Announce != nil, h.match.Len()-1
	h.change(redraw)
}

// opened notes that a person is asked.
func (h *hold) opened() { h.pointed = false }

// end lets everything go on.
func (h *hold) end() {
	if h.on {
		h.on = false
		h.change(redraw)
	}
}

// waits says whether everything still waits.
func (h *hold) waits() bool { return h.on && h.action == h.match.Len()-1 }

// holds says that the i-th action waits to be taken back, so that nothing is known of what it
// reveals.
func (h *hold) holds(i int) bool { return h.waits() && i == h.action }

// untilKey says that the next key ends the hold.
func (h *hold) untilKey() bool { return h.waits() && h.byKey }

// look notes what the player uses: who takes up the pointer does not wait for a key any more.
func (h *hold) look(in *input.Frame) {
	h.keyed = len(in.Keys) > 0
	moved := in.Moved && (in.X != h.v.Pointer.X || in.Y != h.v.Pointer.Y)
	if moved || in.Left.Pressed || in.Right.Pressed {
		h.pointed, h.byKey = true, false
	}
}

// wait lets time pass, in which somebody can see what is held.
func (h *hold) wait(passed time.Duration) {
	if !h.waits() || h.byKey {
		return
	}
	if h.waited += passed; h.waited >= takeBack {
		h.end()
	} else if !h.opt.Reduced {
		h.change(redraw)
	}
}

// draw marks what takes back while it still can, by a line at its foot that runs out.
func (h *hold) draw(c *ui.Canvas, r ui.Rect) {
	if !h.waits() || r.W <= 0 {
		return
	}
	ui.Frame(c, r)
	if h.opt.Reduced || h.byKey {
		return
	}
	high := math.Max(2, c.Px())
	line := ui.Rect{X: r.X + 3, Y: r.Y + r.H - high - 2, W: r.W - 6, H: high}
	line.W *= 1 - math.Min(1, float64(h.waited)/float64(takeBack))
	c.Fill(line, palette.UIGold)
}
