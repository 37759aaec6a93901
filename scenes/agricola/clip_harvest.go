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

// harvested brings the crops of the fields to the goods.
func (k *clip) harvested(e agricola.Harvested) {
	const apart = 80 * ms
	was := &k.was.Player(e.Seat).Farm
	end, i := time.Duration(0), time.Duration(0)
	type crop struct {
		cell farm.Cell
		good box.Good
	}
	var crops []crop
	for rest := was.Fields; rest != 0; rest &= rest - 1 {
		if g, n := was.Crop(firstOf(rest)); n > 0 && e.Got[g] > 0 {
			crops = append(crops, crop{firstOf(rest), g})
		}
	}
	k.turnFarm(0)
	k.turnStores(riseTime + 260*ms)
	k.Cue(0, cue.Reap)
	k.heard(0, e.Seat, e.Got, false)
	for _, o := range crops {
		at, from := min(i*apart, 900*ms), cellOf(e.Seat, o.cell)
		k.lifts(at, from, o.good)
		end = k.Fly(at+riseTime, 260*ms, good(o.good, 1), risen(from), goodOf(e.Seat, o.good))
		i++
	}
	k.plate(0, end, e.Seat)
}

// riseTime is how long a crop takes to rise off its field, riseHigh how far, in canvas pixels.
const (
	riseTime = 240 * ms
	riseHigh = 14.0
)

// risen is a place over a field.
func risen(from where) where {
	return func(m *moment) ui.Point {
		p := from(m)
		p.Y -= riseHigh
		return p
	}
}

// lifts raises a crop off its field, with the number that comes home.
func (k *clip) lifts(at time.Duration, from where, g box.Good) {
	if k.Reduced {
		return
	}
	k.Add(at, riseTime, func(m *moment, c *ui.Canvas, t float64) {
		p, size := from(m), m.flySize()
		p.Y -= riseHigh * ui.Glide(t)
		drawGood(c, g, p.X, p.Y, size, ui.White)
		drawSlip(c, p.X+size*0.5, p.Y, "+1", palette.Ink)
	})
}

// needsOf is where a seat pays what a harvest takes.
func needsOf(seat rules.Seat) where {
	return func(m *moment) ui.Point {
		if seat == m.seen {
			return m.at.needs.Center()
		}
		r := m.plateOf(seat)
		return ui.Point{X: r.X + r.W*0.35, Y: r.Y + r.H/2}
	}
}

// bowlTime is how long it takes to fill a bowl.
const bowlTime = 120 * ms

// fed brings food to the people of a seat, at the own table bowl by bowl; what is missing shows in
// red.
func (k *clip) fed(e agricola.Fed) {
	end := k.pay(0, e.Seat, oneOf(box.Food, e.Paid), needsOf(e.Seat))
	if e.Seat == k.m.own && k.staged && k.after(k.m).harvest().dines() && !k.Reduced {
		had := int(k.was.Player(e.Seat).Tally.Eaten)
		end = max(end, k.act(0, time.Duration(e.Paid)*bowlTime, func(m *moment, c *ui.Canvas, t float64) {
			within(c, m.at.stage.table, func(c *ui.Canvas) {
				k.after(m).harvest().drawOwn(c, had+int(t*float64(e.Paid)+0.5))
			})
		}))
	}
	k.turnEstates(end)
	k.plate(0, max(end, sign), e.Seat)
	if e.Missing > 0 {
		k.lacks(end, e.Seat, box.Food, e.Missing)
		return
	}
	k.Cue(end, cue.Fed)
}

// lacks says in red how much of a good is missing.
func (k *clip) lacks(at time.Duration, seat rules.Seat, g box.Good, n int) {
	k.Cue(at, cue.Shortage)
	k.act(at, sign, func(m *moment, c *ui.Canvas, t float64) {
		p := needsOf(seat)(m)
		p.Y -= 6 * ui.Settle(math.Min(1, 2*t))
		size := m.flySize()
		drawGood(c, g, p.X, p.Y, size, palette.Alpha(ui.White, 0.6))
		drawSlip(c, p.X+size*0.6, p.Y, assets.Number(-n), palette.Bad)
	})
}

// begged gives begging markers for missing food.
func (k *clip) begged(e agricola.Begged) {
	k.lacks(0, e.Seat, box.Food, e.N)
	k.turnEstates(sign)
	k.plate(0, sign, e.Seat)
}

// heated burns fuel, or wood, and lets smoke rise from the house.
func (k *clip) heated(e agricola.Heated) {
	end := k.pay(0, e.Seat, oneOf(e.Good, e.N), homeOf(e.Seat))
	k.turnEstates(end)
	k.Cue(end, cue.Oven)
	k.smoke(end, homeOf(e.Seat))
	k.plate(0, end, e.Seat)
}

// bred lets newborn animals appear among theirs; those without room leave before.
func (k *clip) bred(e agricola.Bred) {
	at := time.Duration(0)
	if gone := herdStock(e.Before); gone != (box.Stock{}) {
		at = k.pay(0, e.Seat, gone, frontOf(e.Seat))
		if e.Food > 0 {
			k.heard(at, e.Seat, oneOf(box.Food, int(e.Food)), false)
			at = k.flyGoods(at, e.Seat, oneOf(box.Food, int(e.Food)),
				func(box.Good) where { return frontOf(e.Seat) },
				func(g box.Good) where { return goodOf(e.Seat, g) })
		}
	}
	k.turnEstates(at)
	i := time.Duration(0)
	for kind, n := range e.Newborn {
		if n == 0 {
			continue
		}
		g := box.Sheep + box.Good(kind)
		from := k.pen(e.Seat, g)
		if i == 0 {
			k.Cue(at, cue.Newborn)
			k.CueRising(at+60*ms, goodCues[g], young)
		}
		k.act(at+i*100*ms, trotTime, func(m *moment, c *ui.Canvas, t float64) {
			if m.seen == e.Seat {
				drawTrotting(m, c, g, from(m), t)
				return
			}
			p, size := from(m), m.flySize()*(0.5+0.6*math.Sin(math.Pi*0.75*t))
			p.Y -= 8 * math.Sin(math.Pi*t)
			drawGood(c, g, p.X, p.Y, size, ui.White)
		})
		k.sparks(at+i*100*ms, from, kind)
		i++
	}
	k.plate(at, flash, e.Seat)
}

// trotTime is how long a newborn trots out between its parents.
const trotTime = 400 * ms

// drawTrotting draws a young animal on its way out between its parents, who stand at a point.
func drawTrotting(m *moment, c *ui.Canvas, g box.Good, p ui.Point, t float64) {
	side := m.farm().cellBox(0).W
	p.X -= side * 0.3 * ui.Glide(t)
	p.Y += side * (0.3 - 0.07*math.Abs(math.Sin(3*math.Pi*t)))
	farmPicture(c, youngNames[g], p.X, p.Y, side/yardSide*(0.4+0.6*math.Min(1, 2*t)))
}

// young is how many half tones higher than its parents a newborn is.
const young = 6

// pen is where animals of a kind of a seat stand after the beat.
func (k *clip) pen(seat rules.Seat, g box.Good) where {
	for _, s := range stands(k.is.Player(seat), nil) {
		if s.kind == g {
			return cellOf(seat, s.cell)
		}
	}
	return goodOf(seat, g)
}
