package table

import (
	"math"
	"time"

	"tilestead/assets/palette"
	"tilestead/input"
	"tilestead/rules"
	"tilestead/ui"
)

// handoverTime is how long the sign of the next person shows.
const handoverTime = 1600 * time.Millisecond

// A handover shows sign and name of the person whose turn comes, where several
// play at one table: over the map, until anything is done or a moment has passed.
type handover struct {
	*core
	seat  rules.Seat // that shows; Nobody: none does
	last  rules.Seat // the person who decided last
	past  rules.Seat // the same before that one was called
	since time.Duration
}

func newHandover(c *core) handover {
	return handover{core: c, seat: rules.Nobody, last: rules.Nobody, past: rules.Nobody}
}

// call shows a person who is to decide, unless the same one has decided before;
// where people keep secrets the curtain names them.
func (h *handover) call(seat rules.Seat) {
	if seat != h.last && h.persons() > 1 && !h.secrets() {
		h.seat, h.since = seat, h.now
		h.change(redraw)
	}
	h.past, h.last = h.last, seat
}

// recall takes the call back: the person had nothing to decide.
func (h *handover) recall() { h.seat, h.last = rules.Nobody, h.past }

// expire takes the sign away when its time is over or somebody acts.
func (h *handover) expire(in input.Frame) {
	if h.seat >= 0 && h.since != h.now && (h.now-h.since > handoverTime || in.Acted()) {
		h.seat = rules.Nobody
		h.change(redraw)
	}
}

// draw draws the sign at the top of the map.
func (h *handover) draw(c *ui.Canvas) {
	if h.seat < 0 {
		return
	}
	capital, medal := 16.0, 13.0
	if h.v.Frame.Layout == ui.Roomy {
		capital, medal = 26, 21
	}
	f, name := h.v.Frame.Field(), h.name(h.seat)
	if most := f.W - 2*medal - 48; ui.LettersWidth(capital, name, "title") > most {
		capital *= most / ui.LettersWidth(capital, name, "title")
	}
	wide := 2*medal + 12 + ui.LettersWidth(capital, name, "title")
	y := math.Max(f.Y, h.v.Frame.Prompt.Y+h.v.Frame.Prompt.H) + 8
	r := ui.Rect{X: f.X + (f.W-wide)/2 - 12, Y: y, W: wide + 24, H: 2*medal + 14}.Snap()
	ui.DarkPlate(c, r)
	mid := r.Y + r.H/2
	c.Fill(ui.Rect{X: r.X + 3, Y: r.Y + r.H - 5, W: r.W - 6, H: 2}, palette.Seats[h.cfg.Seats[h.seat].Look].Fill)
	ui.Medal(c, r.X+12+medal, mid-1, medal, h.cfg.Seats[h.seat].Look)
	ui.Letters(c, r.X+24+2*medal, math.Round(mid+capital/2)-1, capital, name, "title")
}
