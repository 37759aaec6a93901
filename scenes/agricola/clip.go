package agricola

import (
	"time"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
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

// within draws in a box only: what throws a shadow has thrown it already.
func within(c *ui.Canvas, r ui.Rect, draw func(c *ui.Canvas)) {
	c.Clip(r.Snap())
	draw(c)
	c.Unclip()
}

// turnEstates lets what the seats have show the position after the beat from at on,
// unless it does so already.
func (k *clip) turnEstates(at time.Duration) {
	k.turnFarm(at)
	k.turnStores(at)
}

// turnFarm is turnEstates for the farm that lies open, and for those that show in small.
func (k *clip) turnFarm(at time.Duration) {
	if !k.turned.farm {
		k.turned.farm = true
		k.turnVistas(at)
		k.turn(at, func(m *moment, c *ui.Canvas) { within(c, m.at.farm, m.farm().drawFarm) })
	}
}

// turnStores is turnEstates for all but the farm.
func (k *clip) turnStores(at time.Duration) {
	if !k.turned.stores {
		k.turned.stores = true
		k.turn(at, (*moment).drawStores)
	}
}

// drawStores draws what the seats have but for the farm.
func (m *moment) drawStores(c *ui.Canvas) {
	within(c, m.at.goods, m.owned().drawGoods)
	within(c, m.at.front, m.owned().drawFront)
	within(c, m.at.needs, m.owned().drawNeeds)
	within(c, m.at.points, m.owned().drawPoints)
	for i, seat := range rivalsOf(m.s, m.own) {
		r := m.at.rivals[i]
		within(c, r, func(c *ui.Canvas) { m.owned().drawRival(c, r, seat) })
	}
}

// drawSpaceAgain draws a space over itself.
func (m *moment) drawSpaceAgain(c *ui.Canvas, sp box.Space) {
	r := m.works().spaceBox(sp)
	within(c, r, func(c *ui.Canvas) { m.works().drawSpace(c, r, sp) })
}

// drawSpecialsAgain draws the special cards over themselves.
func (m *moment) drawSpecialsAgain(c *ui.Canvas) {
	for _, box := range m.grid.cards {
		within(c, box, m.works().drawSpecials)
	}
}

// turnSpaces lets the spaces that the beat changes show the position after it.
func (k *clip) turnSpaces(at time.Duration) {
	if k.turned.spaces {
		return
	}
	k.turned.spaces = true
	if list := k.changed(); len(list) > 0 {
		k.turn(at, func(m *moment, c *ui.Canvas) {
			for _, sp := range list {
				m.drawSpaceAgain(c, sp)
			}
			m.works().drawLinks(c)
		})
	}
}

// changed are the spaces that a beat changes.
func (k *clip) changed() (list []box.Space) {
	for i := range box.Spaces {
		sp := box.Space(i)
		if k.is.Open().Has(sp) && (!k.was.Open().Has(sp) || k.was.By(sp) != k.is.By(sp) ||
			k.was.On(sp) != k.is.On(sp) || k.was.Blocked(sp) != k.is.Blocked(sp)) {
			list = append(list, sp)
		}
	}
	return list
}
