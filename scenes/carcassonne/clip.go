package carcassonne

import (
	"time"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/board"
	"tilestead/scenes/motion"
	"tilestead/ui"
)

const ms = time.Millisecond

// How long things take; see each use for what moves.
const (
	flight  = 350 * ms // a piece on its way to a plate
	stagger = 40 * ms  // between pieces that fly together
	flash   = motion.FlashTime
	banner  = motion.BannerTime
	still   = 400 * ms // a frame that stays, with reduced motion
)

// A clip is what one beat looks like.
type clip struct {
	motion.Clip[*moment]
	m     *moment            // before the beat
	after *carcassonne.State // after it
}

var _ board.Clip = (*clip)(nil)

// onMap is Add for what shows on the map only.
func (k *clip) onMap(from, length time.Duration, draw func(m *moment, c *ui.Canvas, t float64)) {
	k.Add(from, length, onMap(draw))
}

// holdOnMap is onMap for what stays afterwards.
func (k *clip) holdOnMap(from, length time.Duration, draw func(m *moment, c *ui.Canvas, t float64)) {
	k.Hold(from, length, onMap(draw))
}

func onMap(draw func(m *moment, c *ui.Canvas, t float64)) func(m *moment, c *ui.Canvas, t float64) {
	return func(m *moment, c *ui.Canvas, t float64) {
		c.Clip(m.Frame.Map)
		draw(m, c, t)
		c.Unclip()
	}
}

// A drawer draws a piece, a where is where it lies.
type (
	drawer = motion.Drawer[*moment]
	where  = motion.Where[*moment]
)

func (k *clip) fly(at time.Duration, what drawer, from, to where) time.Duration {
	return k.Fly(at, flight, what, from, to)
}

func (m *moment) flySize() float64 { return motion.FlySize(m.Frame.Layout) }

func (k *clip) banner(at time.Duration, text, sub func(m *moment) string) { k.Banner(at, text, sub) }

// plate runs a golden frame onto a seat plate.
func (k *clip) plate(at, length time.Duration, seat rules.Seat) {
	k.Frame(at, length, func(m *moment) ui.Rect { return m.at.plates[seat] })
}
