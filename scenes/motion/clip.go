package motion

import (
	"time"

	"tilestead/assets/palette"
	"tilestead/scenes/board"
	"tilestead/ui"
)

const ms = time.Millisecond

// How long things take in every title.
const (
	BannerTime = 1100 * ms
	FlashTime  = 220 * ms // what shows instead of any motion, with reduced motion
	bumpTime   = 90 * ms
	runTime    = 200 * ms // of a frame onto what it is put round
)

// A Moment is a View with what a title reads out of it; it embeds the View.
type Moment interface{ Seen() *board.View }

// A Clip is what one beat looks like: a Timeline over moments that Read reads.
type Clip[M Moment] struct {
	Timeline[M]
	Read  func(v *board.View) M
	Shake time.Duration // how long the map shakes
}

// Shaking is for how long from the beginning the map shakes.
func (k *Clip[M]) Shaking() time.Duration { return k.Shake }

// Draw draws the acts that are on at t.
func (k *Clip[M]) Draw(c *ui.Canvas, v *board.View, t time.Duration) { k.Play(k.Read(v), c, t) }

// A Drawer draws a piece with its middle at p.
type Drawer[M any] func(m M, c *ui.Canvas, p ui.Point)

// A Where is a place that is asked for anew every frame.
type Where[M any] func(m M) ui.Point

// Fly sends a piece from one place to another on an arc, and gives when it
// arrives. With reduced motion it only shows where it goes.
func (k *Clip[M]) Fly(at, flight time.Duration, what Drawer[M], from, to Where[M]) time.Duration {
	if k.Reduced {
		k.Add(0, FlashTime, func(m M, c *ui.Canvas, _ float64) {
			p := to(m)
			ui.Frame(c, ui.Rect{X: p.X, Y: p.Y}.Inset(-9))
			what(m, c, p)
		})
		return FlashTime
	}
	k.Add(at, flight, func(m M, c *ui.Canvas, t float64) {
		what(m, c, Arc(from(m), to(m), 24, ui.Glide(t)))
	})
	k.Add(at+flight, bumpTime, func(m M, c *ui.Canvas, _ float64) { // the counter takes a bump
		p := to(m)
		p.Y--
		what(m, c, p)
	})
	return at + flight
}

// FlySize is how wide flying icons are.
func FlySize(l ui.Layout) float64 {
	if l == ui.Roomy {
		return 28
	}
	return 20
}

// Banner shows words over the map, or over the canvas of a board without one, for a
// while.
func (k *Clip[M]) Banner(at time.Duration, text, sub func(m M) string) {
	k.BannerFor(at, BannerTime, text, sub)
}

// BannerFor is Banner for so long.
func (k *Clip[M]) BannerFor(at, length time.Duration, text, sub func(m M) string) {
	k.Add(at, length, func(m M, c *ui.Canvas, t float64) {
		rise := 0.0
		if !k.Reduced {
			rise = 10 * (1 - ui.Settle(t*5*float64(length)/float64(BannerTime)))
		}
		f := &m.Seen().Frame
		Banner(c, f.Field(), f.Layout, text(m), sub(m), rise)
	})
}

// Frame runs a golden frame onto a box.
func (k *Clip[M]) Frame(at, length time.Duration, box func(m M) ui.Rect) {
	k.Add(at, length, func(m M, c *ui.Canvas, t float64) {
		r := box(m)
		if !k.Reduced {
			grow := 5 * (1 - ui.Settle(t*float64(length)/float64(runTime)))
			Rim(c, r.Inset(-3-grow), 2, palette.UIGold)
		}
		ui.Frame(c, r)
	})
}
