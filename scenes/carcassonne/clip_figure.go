package carcassonne

import (
	"fmt"
	"math"
	"time"

	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/board"
	"tilestead/scenes/motion"
	"tilestead/sound/cue"
	"tilestead/ui"
)

// How figures move.
const (
	hopTime    = 300 * ms // from the plate to its place
	squashTime = 80 * ms
	homeTime   = 360 * ms
	portalTime = 620 * ms
	bowTime    = 400 * ms
)

// upright draws a figure as it is carried, its foot at p.
func (m landPart) upright(c *ui.Canvas, f carcassonne.Standing, p ui.Point, high float64) {
	look := palette.Seats[m.Seats[f.Seat].Look]
	board.Piece(c, figureNames[f.Figure]+"/"+look.ID, p.X, p.Y, high, look.Fill, ui.White)
}

// footOfNew is where a figure that is about to stand sets its foot.
func (m landPart) footOfNew(f carcassonne.Standing) ui.Point {
	return m.stands().standPoint(spot{Place: carcassonne.Place{At: f.At, Feature: f.Feature}, figure: f.Figure})
}

// supplySlot is where the foot of a seat's next figure of a kind stands on its
// plate, and how high it is there.
func (m landPart) supplySlot(seat rules.Seat, f carcassonne.Figure) (foot ui.Point, high float64) {
	p := m.seats().plateFor(seat)
	at := m.seats().supplyAt(seat)
	n := 0
	for i, have := range m.s.Supply(seat) {
		if carcassonne.Figure(i) <= f {
			n += int(have)
		}
	}
	return ui.Point{X: at.X + m.seats().figurePitch(seat, p)*float64(max(0, n-1)), Y: at.Y + p.tall/2}, p.tall
}

// figurePlaced lets a figure hop from its plate to its place, or through the
// portal.
func (k *clip) figurePlaced(m *moment, e carcassonne.FigurePlaced) {
	f := e.Standing
	if k.Reduced {
		k.Cue(0, cue.Place)
		k.holdOnMap(0, flash, func(m *moment, c *ui.Canvas, _ float64) {
			foot := m.land().footOfNew(f)
			h := high(f.Figure, m.featureKind(f.At, f.Feature)) * m.pieceScale()
			ui.Frame(c, around(ui.Point{X: foot.X, Y: foot.Y - h/2}, h*1.1))
			m.land().drawFigure(c, f, foot, m.pieceScale(), ui.White)
		})
		return
	}
	at := time.Duration(hopTime)
	if last := m.s.Last(); carcassonne.Tiles[last.Kind].Portal && last.At != f.At {
		at = k.throughPortal(f, last)
	} else {
		k.Add(0, hopTime, func(m *moment, c *ui.Canvas, t float64) {
			foot := m.land().footOfNew(f)
			from, tall := m.land().supplySlot(f.Seat, f.Figure)
			h := high(f.Figure, m.featureKind(f.At, f.Feature)) * m.pieceScale()
			x := ui.Glide(t)
			m.land().upright(c, f, motion.Arc(from, foot, 0.6*h+10, x), ui.Lerp(tall, h, x))
		})
	}
	k.Cue(at, cue.Place)
	k.land(at, f)
}

// land lets a figure come down: it is squashed for a moment, and dust rises.
func (k *clip) land(at time.Duration, f carcassonne.Standing) {
	k.holdOnMap(at, squashTime, func(m *moment, c *ui.Canvas, t float64) {
		m.land().drawSquashed(c, f, 0.08*math.Sin(math.Pi*t))
	})
	k.onMap(at, dustTime, func(m *moment, c *ui.Canvas, t float64) {
		motion.Dust(c, m.land().footOfNew(f), m.pieceScale()*0.4, t)
	})
}

// drawSquashed draws a figure at its new place, flatter by a share.
func (m landPart) drawSquashed(c *ui.Canvas, f carcassonne.Standing, by float64) {
	kind := m.featureKind(f.At, f.Feature)
	foot, u := m.footOfNew(f), high(f.Figure, kind)*m.pieceScale()/100
	if by < 0.01 || !m.eachLayer(f, func(s assets.Sprite) {
		motion.Stretched(c, s, foot.X, foot.Y, u*(1+by), u*(1-by), ui.White)
	}) {
		m.drawFigure(c, f, foot, m.pieceScale(), ui.White)
	}
}

// throughPortal lets a figure go into the light of the portal and come out
// where it is to stand.
func (k *clip) throughPortal(f carcassonne.Standing, from carcassonne.Laid) time.Duration {
	const half = portalTime / 2
	k.Cue(0, cue.Portal)
	swirl := func(at ui.Point, t float64) func(m *moment, c *ui.Canvas) {
		return func(m *moment, c *ui.Canvas) {
			s, ok := assets.Find(fmt.Sprintf("carcassonne/portal/%d", int(t*9)%3))
			if ok {
				grow := math.Sin(math.Pi * t)
				c.Tinted(s, at.X, at.Y, m.pieceScale()*(0.7+1.1*grow), 0, palette.Alpha(ui.White, min(1, 2*grow)))
			}
		}
	}
	k.onMap(0, half, func(m *moment, c *ui.Canvas, t float64) {
		at := m.onCanvas(portalSpot(m.s, from))
		swirl(at, t)(m, c)
		a, tall := m.land().supplySlot(f.Seat, f.Figure)
		x := ui.Glide(min(1, 1.3*t))
		h := ui.Lerp(tall, high(f.Figure, carcassonne.Road)*m.pieceScale(), x) * (1 - 0.8*ui.Fall(max(0, 4*t-3)))
		m.land().upright(c, f, motion.Arc(a, at, 20, x), h)
	})
	k.onMap(half, half, func(m *moment, c *ui.Canvas, t float64) {
		foot := m.land().footOfNew(f)
		h := high(f.Figure, m.featureKind(f.At, f.Feature)) * m.pieceScale()
		swirl(ui.Point{X: foot.X, Y: foot.Y - h/2}, t)(m, c)
		m.land().upright(c, f, ui.Point{X: foot.X, Y: foot.Y - 0.3*h*(1-t)}, h*(0.2+0.8*ui.Settle(t)))
	})
	return portalTime
}

// portalSpot is the middle of the portal of a tile, in board units.
func portalSpot(s *carcassonne.State, t carcassonne.Laid) ui.Point {
	p := center(t.At)
	for _, l := range liveliness(s, t) {
		if l.Effect == "portal" {
			return ui.Point{X: p.X + float64(l.At.X), Y: p.Y + float64(l.At.Y)}
		}
	}
	return p
}

// home sends figures to their plates, one after the other, and gives when the
// last has arrived. Until it leaves, each stands where it is.
func (k *clip) home(at time.Duration, list []carcassonne.Standing) time.Duration {
	if k.Reduced {
		for _, f := range list {
			k.Add(0, max(flash, at), func(m *moment, c *ui.Canvas, _ float64) { ui.Frame(c, m.at.plates[f.Seat]) })
		}
		return max(flash, at)
	}
	end := at
	for i, f := range list {
		off := at + time.Duration(i)*stagger
		k.Hide(figurePiece(f))
		k.onMap(0, off, func(m *moment, c *ui.Canvas, _ float64) {
			m.land().drawFigure(c, f, m.onCanvas(m.stands().footOf(f)), m.pieceScale(), ui.White)
		})
		k.flyHome(off, f)
		end = off + homeTime
	}
	return end
}

// flyHome sends one figure from its place to its plate.
func (k *clip) flyHome(at time.Duration, f carcassonne.Standing) {
	k.Cue(at, cue.Return)
	k.Hold(at, homeTime, func(m *moment, c *ui.Canvas, t float64) {
		x := ui.Glide(t)
		to, tall := m.land().supplySlot(f.Seat, f.Figure)
		h := high(f.Figure, m.featureKind(f.At, f.Feature)) * m.pieceScale()
		m.land().upright(c, f, motion.Arc(m.onCanvas(m.stands().footOf(f)), to, 24, x), ui.Lerp(h, tall, x))
	})
}

// dismissed lets the figures that the princess sends away bow and go.
func (k *clip) dismissed(m *moment, e carcassonne.Dismissed) {
	k.Cue(0, cue.Princess)
	last := m.s.Last()
	if her := carcassonne.Tiles[last.Kind].Princess(); her >= 0 {
		k.lightUp(carcassonne.Place{At: last.At, Feature: her}, nil)
	}
	if k.Reduced {
		k.home(still, e.Home)
		return
	}
	for _, f := range e.Home {
		k.Hide(figurePiece(f))
		k.onMap(0, bowTime, func(m *moment, c *ui.Canvas, t float64) {
			m.land().drawLeaning(c, f, m.onCanvas(m.stands().footOf(f)), 0.5*math.Sin(math.Pi*ui.Glide(t)))
		})
	}
	for i, f := range e.Home {
		k.flyHome(bowTime+time.Duration(i)*stagger, f)
	}
}

// drawLeaning draws a figure that leans over its foot by some radians.
func (m landPart) drawLeaning(c *ui.Canvas, f carcassonne.Standing, foot ui.Point, lean float64) {
	kind := m.featureKind(f.At, f.Feature)
	h := high(f.Figure, kind) * m.pieceScale()
	if !m.eachLayer(f, func(s assets.Sprite) {
		c.Tinted(s, foot.X, foot.Y, h/100, lean, ui.White)
	}) {
		m.drawFigure(c, f, foot, m.pieceScale(), ui.White)
	}
}
