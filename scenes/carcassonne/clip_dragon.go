package carcassonne

import (
	"fmt"
	"math"
	"time"

	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/board"
	"tilestead/scenes/motion"
	"tilestead/sound/cue"
	"tilestead/ui"
)

// How the dragon moves: it crouches, leaps, lands and rests; where figures
// stand it rears, breathes fire, and they are gone in a flash.
const (
	crouchTime = 90 * ms
	leapTime   = 220 * ms
	landTime   = 60 * ms
	restTime   = 120 * ms
	lossTime   = 700 * ms // of rest, once it has eaten: long enough to read who lost what
	rearTime   = 120 * ms
	fireTime   = 240 * ms
	glowTime   = 80 * ms
	curlTime   = 300 * ms
	comeTime   = 520 * ms // over the land to a volcano
	quakeTime  = 300 * ms
	smokeTime  = 500 * ms
)

// drawDragon draws the dragon in a pose with its foot at p, high canvas pixels
// above the ground, flatter by a share.
func (m landPart) drawDragon(c *ui.Canvas, pose string, p ui.Point, up, flat float64) {
	u := m.beastScale()
	wide := (1 - min(0.5, up/(90*u)*0.5)) * u
	c.Poly(palette.Alpha(shadow, 0.32), oval(p, 52*wide, 13*wide)...)
	if s, ok := assets.Find("dragon" + pose); ok && flat != 0 {
		motion.Stretched(c, s, p.X, p.Y-up, dragonHigh*u/100*(1+0.6*flat), dragonHigh*u/100*(1-flat), ui.White)
		return
	}
	board.Piece(c, "dragon"+pose, p.X, p.Y-up, dragonHigh*u, palette.Bad, ui.White)
}

// drawScorch draws what the dragon has burnt on its way, until it rests: it does
// not go there again.
func (m landPart) drawScorch(c *ui.Canvas) {
	u := m.beastScale()
	for i, at := range m.s.Visited() {
		p := m.onCanvas(dragonSpot(at))
		c.Poly(palette.Alpha(palette.Ink, 0.2), oval(p, 74*u, 25*u)...)
		c.Poly(palette.Alpha(palette.Ink, 0.34), oval(ui.Point{X: p.X - 4*u, Y: p.Y - u}, 50*u, 16*u)...)
		for n := range 4 {
			s, co := math.Sincos(float64(n)*1.7 + float64(i))
			ui.Disc(c, p.X+48*u*co, p.Y+15*u*s, 3.4*u, palette.Alpha(palette.Pumpkin, 0.85))
		}
	}
}

// oval is the outline of an ellipse.
func oval(p ui.Point, rx, ry float64) []ui.Point {
	var pts []ui.Point
	for i := range 20 {
		s, co := math.Sincos(float64(i) * math.Pi / 10)
		pts = append(pts, ui.Point{X: p.X + rx*co, Y: p.Y + ry*s})
	}
	return pts
}

// posed is a pose of the dragon, or another where it is not painted.
func posed(pose, other string) string {
	if _, ok := assets.Find("dragon" + pose); ok {
		return pose
	}
	return other
}

// leapPose is how the dragon leaps from one cell to another.
func leapPose(from, to carcassonne.Pos) string {
	dx, dy := int(to.X)-int(from.X), int(to.Y)-int(from.Y)
	switch {
	case dx > 0 && dx >= max(dy, -dy):
		return "/E"
	case dx < 0 && -dx >= max(dy, -dy):
		return "/W"
	case dy < 0:
		return posed("/N", "")
	case dy > 0:
		return posed("/S", "")
	}
	return ""
}

// crouch lets the dragon go down before it leaps or when it has landed.
func (k *clip) crouch(at, length time.Duration, cell carcassonne.Pos) {
	pose := posed("/crouch", "")
	flat := 0.0
	if pose == "" {
		flat = 0.14
	}
	k.onMap(at, length, func(m *moment, c *ui.Canvas, t float64) {
		m.land().drawDragon(c, pose, m.onCanvas(dragonSpot(cell)), 0, flat*ui.Settle(t))
	})
}

// leap lets the dragon fly from cell to cell, so many board units high.
func (k *clip) leap(at, length time.Duration, from, to carcassonne.Pos, high float64) {
	pose := leapPose(from, to)
	k.onMap(at, length, func(m *moment, c *ui.Canvas, t float64) {
		x := ui.Glide(t)
		p := m.onCanvas(dragonSpot(from)).Toward(m.onCanvas(dragonSpot(to)), x)
		m.land().drawDragon(c, pose, p, high*m.pieceScale()*4*x*(1-x), 0)
	})
}

// sit holds the dragon where it has come to.
func (k *clip) sit(at, length time.Duration, pose string, cell carcassonne.Pos) {
	k.holdOnMap(at, length, func(m *moment, c *ui.Canvas, _ float64) {
		m.land().drawDragon(c, pose, m.onCanvas(dragonSpot(cell)), 0, 0)
	})
}

// dragonCame lets the volcano quake and smoke, and the dragon come to it.
func (k *clip) dragonCame(m *moment, e carcassonne.DragonCame) {
	k.Hide(dragonPiece)
	k.Cue(0, cue.Volcano)
	if k.Reduced {
		k.sit(0, smokeTime, "", e.To)
		return
	}
	k.Shake = quakeTime
	k.onMap(0, smokeTime, func(m *moment, c *ui.Canvas, t float64) { m.land().drawEruption(c, e.To, t) })
	if e.First {
		k.Cue(quakeTime, cue.Growl)
		k.onMap(quakeTime, leapTime, func(m *moment, c *ui.Canvas, t float64) {
			crater, foot := m.onCanvas(craterSpot(m, e.To)), m.onCanvas(dragonSpot(e.To))
			x := ui.Glide(t)
			p := crater.Toward(foot, x)
			m.land().drawDragon(c, posed("/S", ""), p, 46*m.pieceScale()*4*x*(1-x), 0)
		})
		k.crouch(quakeTime+leapTime, landTime, e.To)
		k.sit(quakeTime+leapTime+landTime, 2*restTime, "", e.To)
		return
	}
	k.onMap(0, quakeTime-crouchTime, func(m *moment, c *ui.Canvas, _ float64) {
		m.land().drawDragon(c, "", m.onCanvas(dragonSpot(e.From)), 0, 0)
	})
	k.crouch(quakeTime-crouchTime, crouchTime, e.From)
	k.Cue(quakeTime, cue.Growl)
	k.leap(quakeTime, comeTime, e.From, e.To, 110)
	k.Cue(quakeTime+comeTime, cue.Hop)
	k.crouch(quakeTime+comeTime, landTime, e.To)
	k.sit(quakeTime+comeTime+landTime, restTime, "", e.To)
}

// craterSpot is the mouth of the volcano of a tile, in board units.
func craterSpot(m *moment, at carcassonne.Pos) ui.Point {
	p := center(at)
	if laid, ok := m.s.TileAt(at); ok {
		for _, l := range liveliness(m.s, laid) {
			if l.Effect == "lava" {
				return ui.Point{X: p.X + float64(l.At.X), Y: p.Y + float64(l.At.Y)}
			}
		}
	}
	return ui.Point{X: p.X, Y: p.Y - 50}
}

// drawEruption lets lava glow and smoke rise from a volcano.
func (m landPart) drawEruption(c *ui.Canvas, at carcassonne.Pos, t float64) {
	p, u := m.onCanvas(craterSpot(m.moment, at)), m.Camera.Scale
	if s, ok := assets.Find(fmt.Sprintf("carcassonne/lava/%d", int(t*9)%3)); ok {
		c.Tinted(s, p.X, p.Y, u*1.2, 0, palette.Alpha(ui.White, 1-t*t))
	}
	for i := range 5 {
		x := t*1.6 - float64(i)*0.15
		if x <= 0 || x >= 1 {
			continue
		}
		if s, ok := assets.Find(fmt.Sprintf("carcassonne/smoke/%d", min(3, int(x*4)))); ok {
			c.Sprite(s, p.X+float64((i*7)%5-2)*9*u*x, p.Y-(10+90*ui.Settle(x))*u, u*1.8)
		}
	}
}

// dragonMoved moves the dragon a step; it eats whom it finds.
func (k *clip) dragonMoved(e carcassonne.DragonMoved) {
	k.Hide(dragonPiece)
	if k.Reduced {
		k.Cue(0, cue.Hop)
		k.sit(0, still, "", e.To)
		for _, f := range e.Eaten {
			k.Hide(figurePiece(f))
			k.holdOnMap(0, still, func(m *moment, c *ui.Canvas, t float64) {
				p := m.onCanvas(m.stands().footOf(f))
				h := high(f.Figure, m.featureKind(f.At, f.Feature)) * m.pieceScale()
				ui.Frame(c, around(ui.Point{X: p.X, Y: p.Y - h/2}, h*1.1))
				m.land().drawFigure(c, f, p, m.pieceScale(), palette.Alpha(ui.White, 1-t))
			})
		}
		k.home(0, e.Eaten)
		if len(e.Eaten) > 0 {
			k.Cue(0, cue.Fire)
			k.Cue(still, cue.Eat)
		}
		return
	}
	landed := crouchTime + leapTime + landTime
	eaten := landed + rearTime + fireTime
	for _, f := range e.Eaten { // they stand there until the fire comes
		k.Hide(figurePiece(f))
		k.onMap(0, eaten, func(m *moment, c *ui.Canvas, _ float64) {
			m.land().drawFigure(c, f, m.onCanvas(m.stands().footOf(f)), m.pieceScale(), ui.White)
		})
	}
	k.crouch(0, crouchTime, e.From)
	k.leap(crouchTime, leapTime, e.From, e.To, 44)
	k.Cue(crouchTime, cue.Hop)
	k.crouch(crouchTime+leapTime, landTime, e.To)
	if len(e.Eaten) == 0 {
		k.sit(landed, restTime, "", e.To)
		return
	}
	k.Cue(landed, cue.Growl)
	k.onMap(landed, rearTime+fireTime+glowTime, func(m *moment, c *ui.Canvas, _ float64) {
		m.land().drawDragon(c, "/eat", m.onCanvas(dragonSpot(e.To)), 0, 0)
	})
	k.Cue(landed+rearTime, cue.Fire)
	for i, f := range e.Eaten {
		k.burn(landed+rearTime, f, i)
		k.flyHome(eaten+glowTime+time.Duration(i)*stagger, f)
	}
	k.Cue(eaten, cue.Eat)
	k.sit(eaten+glowTime, lossTime, "", e.To)
}

// burn sets fire to a figure, and lets it go in a flash.
func (k *clip) burn(at time.Duration, f carcassonne.Standing, n int) {
	k.onMap(at, fireTime, func(m *moment, c *ui.Canvas, t float64) {
		p := m.onCanvas(m.stands().footOf(f))
		if s, ok := assets.Find(fmt.Sprintf("carcassonne/fire/%d", (int(t*6)+n)%4)); ok {
			c.Tinted(s, p.X, p.Y+3*m.pieceScale(), m.pieceScale()*(0.5+0.6*ui.Settle(2*t)), 0, ui.White)
		}
	})
	k.onMap(at+fireTime, glowTime, func(m *moment, c *ui.Canvas, t float64) {
		p := m.onCanvas(m.stands().footOf(f))
		h := high(f.Figure, carcassonne.Road) * m.pieceScale()
		if s, ok := assets.Find("glow"); ok {
			c.Tinted(s, p.X, p.Y-h/2, 1.6*h/64, 0, palette.Alpha(palette.Cream, 1-0.5*t))
		}
		ui.Disc(c, p.X, p.Y-h/2, h*0.4*(1-0.5*t), palette.Alpha(palette.Cream, 0.9))
	})
}

// dragonRests lets the dragon look to both sides and curl up.
func (k *clip) dragonRests(m *moment) {
	at, ok := m.s.Dragon()
	if !ok {
		return
	}
	k.Hide(dragonPiece)
	k.Cue(0, cue.Rest)
	if k.Reduced {
		k.sit(0, curlTime, "", at)
		return
	}
	pose := posed("/crouch", "")
	k.holdOnMap(0, curlTime, func(m *moment, c *ui.Canvas, t float64) {
		p := m.onCanvas(dragonSpot(at))
		p.X += 5 * m.pieceScale() * math.Sin(2*math.Pi*t)
		if t < 0.7 {
			m.land().drawDragon(c, "", p, 0, 0)
		} else {
			m.land().drawDragon(c, pose, p, 0, 0)
		}
	})
}
