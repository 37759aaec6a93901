package carcassonne

import (
	"math"
	"time"

	"tilestead/assets/palette"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/board"
	"tilestead/scenes/motion"
	"tilestead/sound/cue"
	"tilestead/ui"
)

// How long the fairy takes to glide to a tile, and to bring points.
const (
	fairyTime = 350 * ms
	paidTime  = 600 * ms
)

// fairyMoved lets the fairy glide to a tile, with sparks behind her.
func (k *clip) fairyMoved(e carcassonne.FairyMoved) {
	k.Hide(fairyPiece)
	k.Cue(0, cue.Fairy)
	to := func(m *moment) ui.Point {
		at, _ := m.land().after(k.after).fairyAt()
		return m.onCanvas(at)
	}
	from := func(m *moment) ui.Point {
		if at, ok := m.fairyAt(); ok {
			return m.onCanvas(at)
		}
		p := to(m)
		return ui.Point{X: p.X + 60*m.pieceScale(), Y: p.Y - 150*m.pieceScale()}
	}
	if k.Reduced {
		k.holdOnMap(0, flash, func(m *moment, c *ui.Canvas, t float64) { m.land().drawFairy(c, to(m), 0.3+0.7*t) })
		return
	}
	k.holdOnMap(0, fairyTime, func(m *moment, c *ui.Canvas, t float64) {
		light := 1.0
		if e.First {
			light = min(1, 2*t)
		}
		p := from(m).Toward(to(m), ui.Glide(t))
		p.Y -= 30 * m.pieceScale() * math.Sin(math.Pi*t)
		m.land().drawFairy(c, p, light)
	})
	for i := range 6 {
		x := (float64(i) + 1) / 6
		k.onMap(time.Duration(x*float64(fairyTime)), 280*ms, func(m *moment, c *ui.Canvas, t float64) {
			p := from(m).Toward(to(m), ui.Glide(x))
			p.Y -= (30*math.Sin(math.Pi*x) + fairyHigh*0.5) * m.pieceScale()
			motion.Sparkle(c, p, m.pieceScale()*0.6, t, i)
		})
	}
}

func (m landPart) drawFairy(c *ui.Canvas, p ui.Point, light float64) {
	board.Piece(c, "fairy", p.X, p.Y, fairyHigh*m.pieceScale(), palette.Cream, palette.Alpha(ui.White, light))
}

// after is a moment of another position, looked at in the same way.
func (m landPart) after(s *carcassonne.State) *moment {
	o, v := *m.moment, *m.View
	v.State, v.Hidden = s, nil
	o.View, o.s = &v, s
	return &o
}

// fairyPaid gives a point for standing with the fairy.
func (k *clip) fairyPaid(e carcassonne.FairyPaid) {
	k.Cue(0, cue.Blessing)
	s := share{e.Seat, e.Points, true}
	k.count(0, []share{s})
	k.pop(0, s, func(m *moment) ui.Point {
		at, ok := m.fairyAt()
		if !ok {
			return m.seats().scoreAt(e.Seat)
		}
		p := m.onCanvas(at)
		return ui.Point{X: p.X + 0.5*m.seats().popSize(), Y: p.Y - fairyHigh*m.pieceScale() - 0.7*m.seats().popSize()}
	}, 200*ms)
	if k.Reduced {
		return
	}
	k.onMap(0, paidTime, func(m *moment, c *ui.Canvas, t float64) {
		if at, ok := m.fairyAt(); ok {
			p := m.onCanvas(at)
			p.Y -= fairyHigh * 0.5 * m.pieceScale()
			motion.Sparkle(c, p, m.pieceScale()*0.7, t, 0)
		}
	})
}
