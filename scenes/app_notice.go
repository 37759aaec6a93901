package scenes

import (
	"math"
	"time"

	"tilestead/assets/palette"
	"tilestead/input"
	"tilestead/ui"
)

// A notice is a short message that lies over any screen for a while.
type notice struct {
	text  string
	kind  ui.Kind
	until time.Duration // 0: it has not been shown yet
	drawn bool          // it showed when the canvas was last drawn
	over  ui.Scene      // it was first seen there
}

// noticeTime is how long a notice stays, noticeRest how long at least: who goes on
// to another screen later has read it.
const (
	noticeTime = 7 * time.Second
	noticeRest = 1500 * time.Millisecond
)

// say shows a notice, in place of the one before.
func (a *App) say(kind ui.Kind, text string) {
	a.notice = notice{text: text, kind: kind}
	if a.opt.Announce != nil {
		a.opt.Announce(text)
	}
}

// update starts the notice's time on the screen that shows; a click once it has
// shown ends it, and so does another screen.
func (n *notice) update(in input.Frame, shown ui.Scene) {
	now := in.Now
	moved := n.over != nil && shown != n.over && now > n.until-noticeTime+noticeRest
	if n.drawn && (in.Left.Pressed || moved) {
		n.text = ""
	}
	if n.text != "" && n.until == 0 {
		n.until, n.over = now+noticeTime, shown
	}
}

func (n *notice) shows(now time.Duration) bool {
	return n.text != "" && (n.until == 0 || now < n.until)
}

// changing says that the notice must appear or go.
func (n *notice) changing(now time.Duration) bool { return n.shows(now) != n.drawn }

// draw draws the notice at the upper edge of the place that the screen keeps free for it,
// else at the bottom of the canvas, in as many lines as it needs, with a coloured band and
// an icon: never the colour alone.
func (n *notice) draw(c *ui.Canvas, free ui.Rect, now time.Duration) {
	n.drawn = n.shows(now)
	if !n.drawn {
		return
	}
	lines := ui.Body.Wrap(n.text, math.Min(c.W-80, 480))
	width := 0.0
	for _, l := range lines {
		width = math.Max(width, ui.Body.Width(l))
	}
	r := ui.Rect{W: width + 48, H: float64(len(lines))*ui.LineHeight + 12}
	r.X, r.Y = math.Round((c.W-r.W)/2), c.H-r.H-8
	if free.W > 0 {
		r.X, r.Y = math.Round(max(4, min(free.X+(free.W-r.W)/2, c.W-4-r.W))), free.Y
	}
	ui.Plate(c, r, palette.Paper)
	px := c.Px()
	c.Fill(ui.Rect{X: r.X + px, Y: r.Y + 2*px, W: 8, H: r.H - 4*px},
		[...]ui.Color{palette.TealLit, palette.Good, palette.Bad}[n.kind])
	ui.Icon(c, [...]string{"info", "check", "cross"}[n.kind], r.X+24, r.Y+r.H/2, 18, ui.White)
	c.Paragraph(r.X+38, r.Y+6, lines, ui.Body, palette.Ink)
}

// A wipe leads from one screen to the next: the old picture gives way from the
// left to the right.
type wipe struct {
	old     ui.Canvas // the picture of the screen before
	begun   bool
	start   time.Duration
	w, h, s float64 // the canvas last drawn on
	strong  bool
}

// wipeTime is how long one screen gives way to another.
const wipeTime = 240 * time.Millisecond

// begin takes the picture of the screen that is left.
func (w *wipe) begin(now time.Duration, from ui.Scene) {
	if w.w == 0 {
		return // nothing was drawn yet
	}
	w.begun, w.start = true, now
	w.old.Reset(w.w, w.h, w.s)
	w.old.Strong = w.strong
	from.Draw(&w.old)
}

func (w *wipe) stop() { w.begun = false }

func (w *wipe) busy(now time.Duration) bool { return w.begun && now-w.start < wipeTime }

// draw lays what is left of the old picture over the new one.
func (w *wipe) draw(c *ui.Canvas, now time.Duration) {
	w.w, w.h, w.s, w.strong = c.W, c.H, c.S, c.Strong
	if !w.busy(now) || w.old.W != c.W || w.old.H != c.H {
		w.begun = false
		return
	}
	x := c.W * ui.Settle(float64(now-w.start)/float64(wipeTime))
	c.Clip(ui.Rect{X: x, W: c.W - x, H: c.H})
	c.Ops = append(c.Ops, w.old.Ops...)
	c.Unclip()
}
