package carcassonne

import (
	"math"
	"slices"
	"strconv"
	"time"

	"tilestead/assets/palette"
	"tilestead/rules/carcassonne"
	"tilestead/sound/cue"
	"tilestead/ui"
)

// How the cities of a field are counted: one after the other, all within a time.
const (
	cityStep  = 170 * ms
	citiesAll = 800 * ms
	cheerTime = 320 * ms
)

// finalScored evaluates what is still open, or a city for the farmers round it:
// those who lead there hop, of a field the cities light up one by one, then all
// get their points.
func (k *clip) finalScored(m *moment, e carcassonne.Scored, shares []share) {
	if len(shares) == 0 {
		return
	}
	k.lightUp(e.Places[0], leading(shares))
	at := time.Duration(0)
	if e.Kind == carcassonne.Field && len(leading(shares)) > 0 && !k.Reduced {
		at = k.cities(e)
	}
	k.cheer(m, e)
	k.tones(at+popIn, shares)
	k.race(at, gains{e.Item(), e.Points, e.Fairy})
	k.count(at, shares)
	k.pops(at, e, shares, countStay(e))
}

// How long points of the end stay: the more of them, the longer.
const (
	countLeast = 440 * ms
	countMost  = 900 * ms
	countPoint = 30 * ms
)

// countStay is how long the points of what is counted at the end stay.
func countStay(e carcassonne.Scored) time.Duration {
	most := 0
	for _, s := range sharesOf(e) {
		most = max(most, s.n)
	}
	return min(countMost, countLeast+countPoint*time.Duration(most))
}

// countTold is how long what is counted at the end shows at least, 0 for what nobody gets points for.
func countTold(e carcassonne.Scored) time.Duration {
	if !e.Final || len(sharesOf(e)) == 0 {
		return 0
	}
	return popIn + countStay(e) + popFade
}

// cities lights up what a field is counted for, and gives when all are lit.
func (k *clip) cities(e carcassonne.Scored) time.Duration {
	step := min(cityStep, citiesAll/time.Duration(max(1, len(e.Cities))))
	for i, city := range e.Cities {
		at := time.Duration(i) * step
		k.holdOnMap(at, 200*ms, func(m *moment, c *ui.Canvas, t float64) {
			o, ok := m.s.ObjectAt(city)
			if !ok {
				return
			}
			m.land().washObject(c, &o, palette.UIGold, 0.5*ui.Settle(t))
			m.counting().drawWorth(c, m.counting().worthBoxes(e)[i], e, ui.Settle(t))
		})
		k.Cue(at, cue.Points)
	}
	return time.Duration(len(e.Cities)) * step
}

// worthHigh is how high a line is that tells what a city is worth, in canvas pixels.
const worthHigh = 20.0

// worthText is what one city of a field is worth to somebody who gets n points for all.
func worthText(e carcassonne.Scored, n int) string { return "+" + strconv.Itoa(n/len(e.Cities)) }

// worthBoxes is where that is told of each city: on its first tile, or below what lies there.
func (m countingPart) worthBoxes(e carcassonne.Scored) (boxes []ui.Rect) {
	wide, high := 0.0, 0.0
	for _, n := range e.Points {
		if n != 0 {
			wide, high = max(wide, ui.Name.Width(worthText(e, n))), high+worthHigh
		}
	}
	for _, city := range e.Cities {
		p := m.cellAt(city.At)
		r := ui.Rect{X: p.X - 18, Y: p.Y - 10, W: 18 + wide + 6, H: high}
		for i := 0; i < len(boxes); i++ {
			if r.Overlaps(boxes[i]) {
				r.Y, i = boxes[i].Y+boxes[i].H+1, -1
			}
		}
		boxes = append(boxes, r)
	}
	return boxes
}

// drawWorth shows what one city of a field is worth to each who gets points for it.
func (m countingPart) drawWorth(c *ui.Canvas, box ui.Rect, e carcassonne.Scored, light float64) {
	y := box.Y
	for seat, n := range e.Points {
		if n == 0 {
			continue
		}
		text := worthText(e, n)
		r := ui.Rect{X: box.X, Y: y, W: 18 + ui.Name.Width(text) + 6, H: worthHigh - 2}.Snap()
		c.Fill(r.Inset(-1), palette.Alpha(palette.Ink, light))
		c.Fill(r, palette.Alpha(palette.TealDark, light))
		if light == 1 {
			ui.Medal(c, r.X+9, r.Y+9, 7, m.Seats[seat].Look)
		}
		c.Write(r.X+19, r.Y+13, text, ui.Name, palette.Alpha(palette.Cream, light))
		y += worthHigh
	}
}

// standsFor says whether a figure at a place stands for what was scored: on it,
// or of a city that farmers feed on a field round it.
func (m countingPart) standsFor(e carcassonne.Scored, at carcassonne.Place) bool {
	on := func(p carcassonne.Place) bool { return m.s.SameObject(p, at) }
	if e.Fed() {
		return slices.ContainsFunc(e.Fields, on)
	}
	return on(e.Places[0])
}

// cheer lets the figures of those who get points leap once.
func (k *clip) cheer(m *moment, e carcassonne.Scored) {
	if k.Reduced {
		return
	}
	for _, f := range m.stands().figures() {
		at := carcassonne.Place{At: f.At, Feature: f.Feature}
		if e.Points[f.Seat] == 0 || !m.counting().standsFor(e, at) {
			continue
		}
		k.Hide(figurePiece(f.Standing))
		draw := func(m *moment, c *ui.Canvas, rise float64) {
			s := m.pieceScale()
			p := m.onCanvas(f.foot)
			p.Y -= 26 * s * rise
			m.land().drawFigure(c, f.Standing, p, s, ui.White)
		}
		k.onMap(0, cheerTime, func(m *moment, c *ui.Canvas, t float64) { draw(m, c, math.Sin(math.Pi*t)) })
		k.holdOnMap(cheerTime, 0, func(m *moment, c *ui.Canvas, _ float64) { draw(m, c, 0) })
	}
}
