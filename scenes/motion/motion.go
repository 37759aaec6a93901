// Package motion lays out the moving parts of a clip on a time line, for any title.
package motion

import (
	"slices"
	"time"

	"tilestead/scenes/board"
	"tilestead/ui"
)

// A Timeline is a few acts in their time, what they hide of the board, and what
// is heard of them. M is what a board reads out of a board.View.
type Timeline[M any] struct {
	Reduced bool // motion is reduced

	length time.Duration
	hidden map[string]bool
	acts   []act[M]
	cues   []board.ClipCue
	pan    float64 // where it is heard
}

// An act draws at t of 0..1 of its time. One that holds stays as at its end
// until the clip is over.
type act[M any] struct {
	from, length time.Duration
	hold         bool
	draw         func(m M, c *ui.Canvas, t float64)
}

// Length is when the last act has ended.
func (l *Timeline[M]) Length() time.Duration { return l.length }

// Hides says whether the clip draws that piece itself.
func (l *Timeline[M]) Hides(what string) bool { return l.hidden[what] }

// Hide takes a piece off the board for the time of the clip.
func (l *Timeline[M]) Hide(what string) {
	if l.hidden == nil {
		l.hidden = map[string]bool{}
	}
	l.hidden[what] = true
}

// Play draws the acts that are on at t.
func (l *Timeline[M]) Play(m M, c *ui.Canvas, t time.Duration) {
	for _, a := range l.acts {
		if t < a.from || t >= a.from+a.length && !a.hold {
			continue
		}
		a.draw(m, c, min(1, float64(t-a.from)/float64(max(1, a.length))))
	}
}

// Add puts an act on the time line; later ones lie over earlier ones.
func (l *Timeline[M]) Add(from, length time.Duration, draw func(m M, c *ui.Canvas, t float64)) {
	l.acts = append(l.acts, act[M]{from: from, length: length, draw: draw})
	l.length = max(l.length, from+length)
}

// Below is Add for what lies under all acts so far.
func (l *Timeline[M]) Below(from, length time.Duration, draw func(m M, c *ui.Canvas, t float64)) {
	l.acts = append([]act[M]{{from: from, length: length, draw: draw}}, l.acts...)
	l.length = max(l.length, from+length)
}

// Ground is Hold for what lies under all acts so far.
func (l *Timeline[M]) Ground(from time.Duration, draw func(m M, c *ui.Canvas)) {
	under := act[M]{from: from, hold: true, draw: func(m M, c *ui.Canvas, _ float64) { draw(m, c) }}
	l.acts = append([]act[M]{under}, l.acts...)
	l.length = max(l.length, from)
}

// Later puts off all acts so far, and what is heard of them.
func (l *Timeline[M]) Later(by time.Duration) {
	for i := range l.acts {
		l.acts[i].from += by
	}
	for i := range l.cues {
		l.cues[i].At += by
	}
	l.length += by
}

// Hold is Add for what stays afterwards.
func (l *Timeline[M]) Hold(from, length time.Duration, draw func(m M, c *ui.Canvas, t float64)) {
	l.Add(from, length, draw)
	l.acts[len(l.acts)-1].hold = true
}

// Cue lets something be heard, at the latest when the clip ends; with reduced
// motion, where all is there at once, at the beginning.
func (l *Timeline[M]) Cue(t time.Duration, name string) {
	l.hear(board.ClipCue{At: t, Name: name})
}

// CueRising is Cue for what sounds some half tones higher than usual.
func (l *Timeline[M]) CueRising(t time.Duration, name string, halfTones float64) {
	l.hear(board.ClipCue{At: t, Name: name, Rise: halfTones})
}

// CueLost is Cue for the loss of what is named.
func (l *Timeline[M]) CueLost(t time.Duration, name string) {
	l.hear(board.ClipCue{At: t, Name: name, Lost: true})
}

func (l *Timeline[M]) hear(c board.ClipCue) {
	if l.Reduced {
		c.At = 0
	}
	l.cues = append(l.cues, c)
}

// Pan says where all of it is heard, -1 to 1 across the canvas.
func (l *Timeline[M]) Pan(pan float64) { l.pan = pan }

// Cues are what is heard and when, in the order of time.
func (l *Timeline[M]) Cues() []board.ClipCue {
	cues := slices.Clone(l.cues)
	for i := range cues {
		cues[i].At = min(cues[i].At, l.length)
		cues[i].Pan = l.pan
	}
	slices.SortStableFunc(cues, func(a, b board.ClipCue) int { return int(a.At - b.At) })
	return cues
}

// Arc is the way of a thing that is tossed from p to q, high canvas pixels up
// in the middle, at t of 0..1.
func Arc(p, q ui.Point, high, t float64) ui.Point {
	at := p.Toward(q, t)
	at.Y -= high * 4 * t * (1 - t)
	return at
}
