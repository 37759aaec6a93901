package agricola

import (
	"math"
	"time"

	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
	"tilestead/sound/cue"
	"tilestead/ui"
)

// How long somebody walks, by the way.
const (
	shortWalk = 350 * ms
	longWalk  = 600 * ms
	hops      = 4
)

// walk is how long the way between two points takes.
func (m *moment) walk(p, q ui.Point) time.Duration {
	far := math.Hypot(p.X-q.X, p.Y-q.Y) / (0.6 * m.Frame.Canvas.W)
	return shortWalk + time.Duration(math.Min(1, far)*float64(longWalk-shortWalk))
}

// walks lets somebody of a seat hop between home and a space, and gives when they arrive.
func (k *clip) walks(at, length time.Duration, seat rules.Seat, sp box.Space, from, to where) time.Duration {
	return k.act(at, length, func(m *moment, c *ui.Canvas, t float64) {
		p := from(m).Toward(to(m), ui.Glide(t))
		high := m.works().figureOn(sp)
		p.Y -= math.Abs(math.Sin(hops*math.Pi*t)) * high * 0.2
		drawPerson(c, p.X, p.Y, high, m.Seats[seat].Look)
	})
}

// placed lets somebody walk from home to a space.
func (k *clip) placed(e agricola.Placed) {
	from, to := homeOf(e.Seat), footOf(e.Space)
	if bed, ok := k.bedOf(e.Seat); ok {
		from = bed
	}
	length := k.m.walk(from(k.m), to(k.m))
	k.turnEstates(0)
	k.turnSpaces(length)
	k.walks(0, length, e.Seat, e.Space, from, to)
	k.steps(0, length, e.Seat)
}

// home lets all walk home from their spaces.
func (k *clip) home() {
	k.turnSpaces(0)
	k.Cue(0, cue.Return)
	end, n := time.Duration(0), 0
	leaves := func(seat rules.Seat, sp box.Space) {
		from, to := footOf(sp), homeOf(seat)
		at := time.Duration(n) * 30 * ms
		end = max(end, k.walks(at, k.m.walk(from(k.m), to(k.m)), seat, sp, from, to))
		n++
	}
	for i := range box.Spaces {
		sp := box.Space(i)
		if seat := k.was.By(sp); k.was.Open().Has(sp) && seat != rules.Nobody {
			leaves(seat, sp)
		}
	}
	for seat := range rules.Seat(k.was.Players()) {
		for range k.was.Player(seat).Ward {
			leaves(seat, ward)
		}
	}
	k.turnEstates(end)
	if end == 0 { // all were at home
		k.act(0, flash, func(*moment, *ui.Canvas, float64) {})
	}
}

// grew lets a newborn appear beside its parent.
func (k *clip) grew(e agricola.Grew) {
	k.born(0, e.Seat, func(m *moment) ui.Point { return m.farm().cradle(e.Space) })
	k.turn(k.Length(), func(m *moment, c *ui.Canvas) { m.drawSpaceAgain(c, e.Space) })
}

// born lets a newborn grow up from the ground, half as high as its parents.
func (k *clip) born(at time.Duration, seat rules.Seat, place where) {
	k.Cue(at, cue.Birth)
	end := k.act(at, 420*ms, func(m *moment, c *ui.Canvas, t float64) {
		p, grown := place(m), ui.Settle(math.Min(1, t*2))
		p.Y -= math.Abs(math.Sin(2*math.Pi*t)) * m.figureHigh() * 0.15 * (1 - t)
		drawPerson(c, p.X, p.Y, m.figureHigh()*childHigh*math.Max(0.1, grown), m.Seats[seat].Look)
	})
	k.turnEstates(end)
	k.sparks(100*ms, place, int(seat))
	k.plate(at, end-at, seat)
}

// toBed brings those who are cold to bed.
func (k *clip) toBed(e agricola.WentToBed) {
	k.Cue(0, cue.Shortage)
	k.Cue(0, cue.Bed)
	k.turnEstates(0)
	end := k.act(0, sign, func(m *moment, c *ui.Canvas, t float64) {
		if t < 1 {
			drawTurning(m, c, e.Seat, lying(k.is.Player(e.Seat)), t)
		}
	})
	k.plate(0, end, e.Seat)
}

// gotUp lets those who were cold get up in the infirmary and walk home.
func (k *clip) gotUp(e agricola.GotUp) {
	const rise = 300 * ms
	k.turn(0, func(m *moment, c *ui.Canvas) { m.drawSpaceAgain(c, ward) })
	k.Cue(0, cue.Return)
	home, end := homeOf(e.Seat), time.Duration(0)
	for i := range e.N {
		at := time.Duration(i) * 120 * ms
		lies := func(m *moment) ui.Point {
			p := footOf(ward)(m)
			p.X -= m.works().figureOn(ward) * wardPitch * float64(i)
			return p
		}
		up := k.act(0, at+rise, func(m *moment, c *ui.Canvas, t float64) {
			s, ok := assets.Find("agricola/person/" + palette.Seats[m.Seats[e.Seat].Look].ID)
			t = math.Max(0, 1-(1-t)*float64(at+rise)/float64(rise)) // it lies until its turn
			if p := lies(m); ok && !k.Reduced {
				c.Tinted(s, p.X, p.Y, m.works().figureOn(ward)/personHigh, -lieTurn*(1-ui.Glide(t)), ui.White)
			}
		})
		end = max(end, k.walks(up, k.m.walk(lies(k.m), home(k.m)), e.Seat, ward, lies, home))
	}
	k.turnEstates(end)
	k.plate(end, flash, e.Seat)
}

// lieTurn is how far somebody who lies is turned, in radians.
const lieTurn = 0.9

// drawTurning draws people of a seat between where they stand in their rooms and their beds,
// at t of that way.
func drawTurning(m *moment, c *ui.Canvas, seat rules.Seat, rooms farm.Mask, t float64) {
	s, ok := assets.Find("agricola/person/" + palette.Seats[m.Seats[seat].Look].ID)
	if !ok || m.seen != seat {
		return
	}
	for rest := rooms; rest != 0; rest &= rest - 1 {
		r := m.farm().cellBox(firstOf(rest))
		up := ui.Point{X: r.X + r.W*0.68, Y: r.Y + r.H*0.88}
		p := up.Toward(ui.Point{X: r.X + r.W*0.28, Y: r.Y + r.H*0.7}, ui.Glide(t))
		c.Tinted(s, p.X, p.Y, m.figureHigh()/personHigh, -lieTurn*t, palette.Alpha(ui.White, 1-t*t))
	}
}

// bedOf is the bed of a seat from which somebody gets up in the beat; ok is false where nobody
// does.
func (k *clip) bedOf(seat rules.Seat) (from where, ok bool) {
	up := lying(k.was.Player(seat)) &^ lying(k.is.Player(seat))
	if up == 0 {
		return nil, false
	}
	return cellOf(seat, firstOf(up)), true
}

// token brings the starting player token to a seat.
func (k *clip) token(seat rules.Seat) {
	from := where(supplyAt)
	if was := k.was.Start(); was != rules.Nobody && was != seat {
		from = func(m *moment) ui.Point { return m.plateOf(was).Center() }
	}
	end := k.Fly(0, flight, func(m *moment, c *ui.Canvas, p ui.Point) {
		ui.Icon(c, startSign, p.X, p.Y, m.flySize(), ui.White)
	}, from, func(m *moment) ui.Point { return m.plateOf(seat).Center() })
	k.turnEstates(end)
	k.Hide(trackPiece)
	k.turn(0, func(m *moment, c *ui.Canvas) { m.owned().drawTrack(c) })
	k.plate(end, sign, seat)
	k.Cue(end, cue.Begin)
}

// steps let somebody's way be heard, of others only how it begins, and where it ends.
func (k *clip) steps(at, length time.Duration, seat rules.Seat) {
	n := hops
	if seat != k.m.own {
		n = 1
	}
	if !k.Reduced {
		for i := range n {
			k.Cue(at+time.Duration(i)*length/hops, cue.Step)
		}
	}
	k.Cue(at+length, cue.Arrive)
}
