package carcassonne

import (
	"time"

	"tilestead/assets/palette"
	kernel "tilestead/rules"
	rules "tilestead/rules/carcassonne"
	"tilestead/scenes"
	"tilestead/scenes/motion"
	"tilestead/ui"
)

const ms = time.Millisecond

// How long things take; see each use for what moves.
const (
	flight  = 350 * ms // a piece on its way to a plate
	stagger = 40 * ms  // between pieces that fly together
	flash   = 220 * ms // instead of any of it, with reduced motion
	banner  = 1100 * ms
	still   = 400 * ms // a frame that stays, with reduced motion
)

// A clip is what one beat looks like.
type clip struct {
	motion.Timeline[*moment]
	board *Board
	shake time.Duration // how long the canvas shakes
}

var (
	_ scenes.Clip    = (*clip)(nil)
	_ scenes.Sounder = (*clip)(nil)
	_ scenes.Shaker  = (*clip)(nil)
)

// Draw draws the acts that are on.
func (k *clip) Draw(c *ui.Canvas, v *scenes.View, t time.Duration) {
	k.Play(k.board.moment(v), c, t)
}

// Shaking is for how long from the beginning the map shakes.
func (k *clip) Shaking() time.Duration { return k.shake }

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

// A drawer draws a piece with its middle at p.
type drawer func(m *moment, c *ui.Canvas, p ui.Point)

// A where is a place that is asked for anew every frame.
type where func(m *moment) ui.Point

// fly sends a piece from one place to another on an arc, and gives when it
// arrives. With reduced motion it only shows where it goes.
func (k *clip) fly(at time.Duration, what drawer, from, to where) time.Duration {
	if k.Reduced {
		k.Add(0, flash, func(m *moment, c *ui.Canvas, _ float64) {
			ui.Frame(c, around(to(m), 18))
			what(m, c, to(m))
		})
		return flash
	}
	k.Add(at, flight, func(m *moment, c *ui.Canvas, t float64) {
		what(m, c, motion.Arc(from(m), to(m), 24, ui.Glide(t)))
	})
	k.Add(at+flight, 90*ms, func(m *moment, c *ui.Canvas, _ float64) { // the counter takes a bump
		p := to(m)
		p.Y--
		what(m, c, p)
	})
	return at + flight
}

// flySize is how wide flying icons are.
func (m *moment) flySize() float64 {
	if m.Frame.Layout == ui.Roomy {
		return 28
	}
	return 20
}

// banner shows words over the map for a while.
func (k *clip) banner(at time.Duration, text, sub func(m *moment) string) {
	k.Add(at, banner, func(m *moment, c *ui.Canvas, t float64) {
		rise := 0.0
		if !k.Reduced {
			rise = 10 * (1 - ui.Settle(t*5))
		}
		motion.Banner(c, m.Frame.Map, m.Frame.Layout, text(m), sub(m), rise)
	})
}

// plate runs a golden frame onto a seat plate.
func (k *clip) plate(at, length time.Duration, seat kernel.Seat) {
	k.Add(at, length, func(m *moment, c *ui.Canvas, t float64) {
		r := m.at.plates[seat]
		if !k.Reduced {
			grow := 5 * (1 - ui.Settle(t*float64(length)/float64(200*ms)))
			motion.Rim(c, r.Inset(-3-grow), 2, palette.UIGold)
		}
		ui.Frame(c, r)
	})
}

// Clip animates what happened; nil when there is nothing to see.
func (b *Board) Clip(v *scenes.View, beat kernel.Beat) scenes.Clip {
	k := &clip{board: b}
	k.Reduced = v.Reduced
	m := b.moment(v)
	after, _ := beat.After.(*rules.State)
	switch e := beat.Event.(type) {
	case rules.FirstDrawn:
		k.firstDrawn(e)
	case rules.TurnBegan:
		k.plate(0, 260*ms, e.Seat)
	case rules.SecondPart:
		k.secondPart(m, e)
	case rules.Drawn:
		k.drawn(e.Kind)
	case rules.LaidAside:
		k.laidAside(e)
	case rules.Shelved:
		k.shelved(m, e)
	case rules.RowReturned:
		k.rowReturned(e)
	case rules.TilePlaced:
		k.tilePlaced(m, e)
	case rules.FigurePlaced:
		k.figurePlaced(m, e)
	case rules.Scored:
		k.scored(m, e)
	case rules.GoodsScored:
		k.goodsScored(e)
	case rules.StackEmpty:
		k.stackEmpty()
	case rules.GameOver:
		k.gameOver(m, e)
	default:
		k.dragon(m, after, beat)
	}
	if k.Length() == 0 {
		return nil
	}
	return k
}
