package agricola

import (
	"time"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/scenes/board"
	"tilestead/scenes/motion"
	"tilestead/ui"
)

const ms = time.Millisecond

// How long things take; see each use for what moves.
const (
	flight  = 300 * ms // a good on its way
	stagger = 40 * ms  // between goods that fly together
	flown   = 8        // goods that are drawn flying; of more, a number tells
	rising  = 240 * ms // what is built
	flash   = motion.FlashTime
	sign    = 500 * ms // a plate or a sign that shows what came over somebody
)

// A clip is what one beat looks like.
type clip struct {
	motion.Clip[*moment]
	m       *moment                             // before the beat
	was, is *agricola.State                     // before and after the beat
	seen    rules.Seat                          // whose farm lies open
	staged  bool                                // the farm lies on the stage
	turned  struct{ farm, stores, spaces bool } // what shows the position after the beat from some moment on

	// the moment after the beat that belongs to the one that was read last
	of   *moment
	then moment
	view board.View
}

var _ board.Clip = (*clip)(nil)

// after is what is read out of a view after the beat.
func (k *clip) after(m *moment) *moment {
	if k.of != m {
		k.of, k.then, k.view = m, *m, *m.View
		k.view.State, k.view.Hidden = k.is, nil
		k.then.View, k.then.s, k.then.turn = &k.view, k.is, k.is.Turn()
	}
	return &k.then
}

// act is Add for what has only its last moment with reduced motion.
func (k *clip) act(at, length time.Duration, draw func(m *moment, c *ui.Canvas, t float64)) time.Duration {
	if k.Reduced {
		k.Add(0, flash, func(m *moment, c *ui.Canvas, _ float64) { draw(m, c, 1) })
		return flash
	}
	k.Add(at, length, draw)
	return at + length
}

// turn lets parts of the table show the position after the beat from at on.
func (k *clip) turn(at time.Duration, parts ...func(m *moment, c *ui.Canvas)) {
	if k.Reduced {
		at = 0
	}
	k.Hold(at, 0, func(m *moment, c *ui.Canvas, _ float64) {
		o := k.after(m)
		for _, draw := range parts {
			draw(o, c)
		}
	})
}
