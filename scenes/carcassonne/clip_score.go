package carcassonne

import (
	"math"
	"time"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/sound/cue"
	"tilestead/ui"
)

// How points appear: beside who scores them, growing a little too large at
// first, then they rise and fade; meanwhile the plate counts.
const (
	popIn    = 240 * ms
	popStay  = 460 * ms
	popFade  = 300 * ms
	popTime  = popIn + popStay + popFade
	popStill = 900 * ms // all of it, with reduced motion

	countTime = 400 * ms
	goHome    = 380 * ms // when figures leave a completed object
	fanfare   = 520 * ms // until what completes an object has been heard
	toneStep  = 90 * ms
)

// A share is what a seat gets out of an object.
type share struct {
	seat  rules.Seat
	n     int
	fairy bool
}

// sharesOf are the points of an object in the order of the seats.
func sharesOf(e carcassonne.Scored) (list []share) {
	for seat := range rules.Seat(carcassonne.MaxSeats) {
		if n := e.Points[seat]; n != 0 {
			list = append(list, share{seat, n, false})
		}
		if n := e.Fairy[seat]; n != 0 {
			list = append(list, share{seat, n, true})
		}
	}
	return list
}

// scored lights up an object, shows who gets how much and sends its figures and
// goods home.
func (k *clip) scored(m *moment, e carcassonne.Scored) {
	shares := sharesOf(e)
	if len(e.Places) == 0 {
		return
	}
	if e.Final {
		k.finalScored(m, e, shares)
		return
	}
	at := popIn
	if done := scoredCue(e); done != "" {
		k.Cue(0, done)
		at = fanfare
	}
	k.tones(at, shares)
	k.lightUp(e.Places[0], leading(shares))
	k.home(goHome, e.Home)
	k.goods(m, e)
	k.count(0, shares)
	k.pops(0, e, shares, popStay)
}

// leading are the seats that get points for an object itself.
func leading(shares []share) (seats []rules.Seat) {
	for _, s := range shares {
		if !s.fairy {
			seats = append(seats, s.seat)
		}
	}
	return seats
}

// scoredCue is how the completion of an object sounds.
func scoredCue(e carcassonne.Scored) string {
	return [carcassonne.FeatureKinds]string{cue.Road, cue.City, cue.Cloister, ""}[e.Kind]
}

// tones let the most that anybody gets be heard as it appears.
func (k *clip) tones(at time.Duration, shares []share) {
	most := 0
	for _, s := range shares {
		most = max(most, s.n)
	}
	for i, tone := range cue.ForPoints(most) {
		k.Cue(at+time.Duration(i)*toneStep, tone)
	}
}

// lightUp flashes an object twice in the colours of some seats, gold without
// any, and keeps it lit.
func (k *clip) lightUp(at carcassonne.Place, seats []rules.Seat) {
	const flashes = 2 * 240 * ms
	k.holdOnMap(0, flashes, func(m *moment, c *ui.Canvas, t float64) {
		o, ok := m.s.ObjectAt(at)
		if !ok {
			return
		}
		light := 0.36
		if !k.Reduced && t < 1 {
			light = 0.16 + 0.34*math.Abs(math.Sin(2*math.Pi*t))
		}
		color := palette.UIGold
		if len(seats) > 0 {
			color = palette.Light(m.land().seatColor(seats[int(t*3.99)%len(seats)]), 0.35)
		}
		m.land().washObject(c, &o, color, light)
		m.stands().standOn(c, &o)
	})
}

// standOn draws again the figures of an object that has been lit up.
func (m standsPart) standOn(c *ui.Canvas, o *carcassonne.Object) {
	for _, f := range m.figures() {
		if !m.Hides(figurePiece(f.Standing)) && len(o.Places) > 0 &&
			m.s.SameObject(o.Places[0], carcassonne.Place{At: f.At, Feature: f.Feature}) {
			m.land().drawFigure(c, f.Standing, m.onCanvas(f.foot), m.pieceScale(), ui.White)
		}
	}
}

// goods sends the tokens of a completed city to whoever completed it.
func (k *clip) goods(m *moment, e carcassonne.Scored) {
	n := 0
	for _, p := range e.Places {
		g, ok := m.seats().goodOf(p)
		if !ok {
			continue
		}
		from := func(m *moment) ui.Point {
			at := m.cellAt(p.At)
			return ui.Point{X: at.X, Y: at.Y}
		}
		draw := func(m *moment, c *ui.Canvas, p ui.Point) {
			ui.Icon(c, goodIcons[g]+"/rim", p.X, p.Y, m.flySize(), ui.White)
		}
		at := 300*ms + time.Duration(n)*2*stagger
		k.Cue(k.fly(at, draw, from, func(m *moment) ui.Point { return m.seats().goodAt(e.By, g) }), goodCues[g])
		n++
	}
}

// goodOf is the good on a place.
func (m seatsPart) goodOf(p carcassonne.Place) (carcassonne.Good, bool) {
	laid, ok := m.s.TileAt(p.At)
	if !ok {
		return 0, false
	}
	g := carcassonne.Tiles[laid.Kind].Features[p.Feature].Good
	return g, g != carcassonne.NoGood
}

// goodCues are how goods sound.
var goodCues = [carcassonne.Goods]string{cue.Wine, cue.Grain, cue.Cloth}

// count lets the points on the plates go up.
func (k *clip) count(at time.Duration, shares []share) {
	more := map[rules.Seat]int{}
	for _, s := range shares {
		more[s.seat] += s.n
	}
	for seat := range rules.Seat(carcassonne.MaxSeats) {
		n := more[seat]
		if n == 0 {
			continue
		}
		k.Hide(scorePiece(seat))
		draw := func(m *moment, c *ui.Canvas, t float64) {
			m.seats().drawScore(c, seat, m.s.Points(seat)+int(math.Round(float64(n)*ui.Settle(t))))
		}
		if k.Reduced {
			k.Hold(0, flash, func(m *moment, c *ui.Canvas, _ float64) { draw(m, c, 1) })
			continue
		}
		k.Add(0, at+popIn, func(m *moment, c *ui.Canvas, _ float64) { draw(m, c, 0) })
		k.Hold(at+popIn, countTime, draw)
	}
}

// pops shows the shares over the object, each beside a figure of its seat.
func (k *clip) pops(from time.Duration, e carcassonne.Scored, shares []share, stay time.Duration) {
	var spots []where
	for i, s := range shares {
		at := func(m *moment) ui.Point { return m.seats().shareAt(e, s.seat) }
		n := i
		spots = append(spots, func(m *moment) ui.Point {
			p, r := at(m), m.seats().popSize()
			for _, earlier := range spots[:n] { // they do not lie on each other
				if q := earlier(m); math.Hypot(p.X-q.X, p.Y-q.Y) < 1.7*r {
					p = ui.Point{X: q.X + 1.8*r, Y: q.Y}
				}
			}
			return p
		})
		k.pop(from, s, spots[i], stay)
	}
}

// shareAt is where the points of a seat appear: over one of its figures that
// stand for the object, where it does not hide it.
func (m seatsPart) shareAt(e carcassonne.Scored, seat rules.Seat) ui.Point {
	for _, f := range m.stands().figures() {
		if f.Seat == seat && m.counting().standsFor(e, carcassonne.Place{At: f.At, Feature: f.Feature}) {
			p := m.onCanvas(f.foot)
			return ui.Point{X: p.X + 0.4*m.popSize(),
				Y: p.Y - high(f.Figure, m.featureKind(f.At, f.Feature))*m.pieceScale() - 0.9*m.popSize()}
		}
	}
	return m.cellAt(e.Places[0].At)
}

// popSize is the radius of points over the map.
func (m seatsPart) popSize() float64 {
	switch m.Frame.Layout {
	case ui.Roomy:
		return 42
	case ui.Normal:
		return 30
	}
	return 24
}

// pop shows points at a place: they grow, stay, rise and fade.
func (k *clip) pop(at time.Duration, s share, spot where, stay time.Duration) {
	if k.Reduced {
		k.Add(0, popStill-popStay+stay, func(m *moment, c *ui.Canvas, _ float64) {
			m.seats().drawPop(c, s, m.seats().onSheet(spot(m)), 1, 1)
		})
		return
	}
	length := popIn + stay + popFade
	k.Add(at, length, func(m *moment, c *ui.Canvas, t float64) {
		p, now := m.seats().onSheet(spot(m)), t*float64(length)
		switch left := float64(length) - now; {
		case now < float64(popIn):
			x := now / float64(popIn)
			grow := 0.6 + 0.48*ui.Settle(x*1.4)
			if x > 0.7 {
				grow = ui.Lerp(1.08, 1, (x-0.7)/0.3)
			}
			m.seats().drawPop(c, s, p, grow, min(1, 3*x))
		case left < float64(popFade):
			x := 1 - left/float64(popFade)
			p.Y -= 24 * ui.Settle(x)
			m.seats().drawPop(c, s, p, 1, 1-x)
		default:
			m.seats().drawPop(c, s, p, 1, 1)
		}
	})
}

// onSheet is p moved so that points shown there lie on the map whole.
func (m seatsPart) onSheet(p ui.Point) ui.Point {
	f, r := m.Frame.Map, 1.2*m.popSize()
	return ui.Point{X: max(f.X+r, min(p.X, f.X+f.W-r)), Y: max(f.Y+r, min(p.Y, f.Y+f.H-r))}
}

// drawPop draws points as a star in the colours of their seat, with its sign.
func (m seatsPart) drawPop(c *ui.Canvas, s share, p ui.Point, grow, light float64) {
	r := m.popSize() * grow
	if s.fairy {
		r *= 0.8
	}
	look := m.Seats[s.seat].Look
	star(c, p, r, palette.Alpha(palette.Ink, light))
	star(c, p, r-2, palette.Alpha(palette.Seats[look].Fill, light))
	star(c, p, r*0.76, palette.Alpha(palette.Ink, light*0.7))
	star(c, p, r*0.76-1, palette.Alpha(palette.Cream, light))
	text := signed(s.n)
	cap := r * 0.56
	if len(text) > 3 {
		cap *= 0.8
	}
	w := ui.LettersWidth(cap, text, "num")
	ui.LettersTinted(c, p.X-w/2, p.Y+cap/2, cap, text, "num", palette.Alpha(ui.White, light))
	if s.fairy {
		ui.Icon(c, "fairy/rim", p.X+0.72*r, p.Y+0.62*r, 0.8*r, palette.Alpha(ui.White, light))
	}
	if light == 1 {
		ui.Medal(c, p.X-0.72*r, p.Y+0.62*r, 0.34*r, look)
	}
}

// star fills a star of many short points.
func star(c *ui.Canvas, p ui.Point, r float64, color ui.Color) {
	const points = 14
	var pts [2*points + 2]ui.Point
	pts[0] = p
	for i := range 2*points + 1 {
		s, co := math.Sincos(float64(i)*math.Pi/points + 0.1)
		d := r
		if i%2 == 1 {
			d = r * 0.84
		}
		pts[i+1] = ui.Point{X: p.X + d*co, Y: p.Y + d*s}
	}
	c.Poly(color, pts[:]...)
}
