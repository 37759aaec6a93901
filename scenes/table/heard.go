package table

import (
	"time"

	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/sound/cue"
)

// While somebody waits, or wants it fast, clips are pushed together; what they
// give would be noise.
const (
	brisk   = 1.5                    // times the normal speed, from which on cues are thinned
	crowd   = 8                      // of them in a second, one of which is kept for a loss or a turning point
	repeats = 300 * time.Millisecond // the same again, not before
	onTime  = 40 * time.Millisecond  // how much later than its tick a cue is at most
)

// A hearing gives what is heard of clips to the kit.
type hearing struct {
	core  *core
	pan   float64
	far   bool                     // nobody at this machine is concerned
	grave bool                     // somebody loses something, or it is a turning point
	given []time.Duration          // when cues were heard, of the last second
	last  map[string]time.Duration // and when each
}

// open begins a clip of what a seat did, of which the log says a line.
func (h *hearing) open(c *core, seat rules.Seat, line board.Line) {
	if line.Text != "" {
		seat = line.Seat
	}
	h.core, h.far, h.grave, h.pan = c, seat >= 0 && c.persons() > 0 && !c.person(seat), line.Costs || line.Loud, 0
	if locate := c.offers.Map.Locate; locate != nil && line.Mark != "" {
		if p, ok := locate(c.view0(), line.Mark); ok && c.canvas.W > 0 {
			x := c.v.Frame.Map.Center().X + (p.X-c.v.Camera.At.X)*c.v.Camera.Scale
			h.pan = 2*(x-c.canvas.X)/c.canvas.W - 1
		}
	}
}

// give lets a cue be heard, so much after now, unless too much is heard already.
func (h *hearing) give(c board.ClipCue, after time.Duration, factor float64) {
	after = min(after, onTime)
	if factor > brisk && !h.sparse(c, h.core.now+after) {
		return
	}
	pan := h.pan
	if pan == 0 {
		pan = c.Pan
	}
	h.core.kit.Hear(cue.Cue{Name: c.Name, After: after, Pan: pan, Rise: c.Rise, Lost: c.Lost, Far: h.far})
}

// sparse says whether a cue may be heard at a time as well, and notes it if so.
func (h *hearing) sparse(c board.ClipCue, at time.Duration) bool {
	for len(h.given) > 0 && h.given[0] <= at-time.Second {
		h.given = h.given[1:]
	}
	most := crowd
	if !h.grave {
		most--
	}
	last, ok := h.last[c.Name]
	if len(h.given) >= most || ok && at-last < repeats {
		return false
	}
	if h.last == nil {
		h.last = map[string]time.Duration{}
	}
	h.last[c.Name] = at
	h.given = append(h.given, at)
	return true
}
