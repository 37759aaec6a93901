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

// bowlTime is how long it takes to fill a bowl. servedTime is how long the own meal is told at the
// table, bornTime how long the own young are seen, however fast the rest is.
const (
	bowlTime   = 120 * ms
	servedTime = 1200 * ms
	bornTime   = 1300 * ms
)

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
	if e.Seat == k.m.own && k.staged && e.Paid > 0 && k.after(k.m).harvest().dines() {
		k.act(0, servedTime, func(m *moment, c *ui.Canvas, _ float64) {
			m.harvest().drawServed(c, m.say("stage.served", m.amount(box.Food, e.Paid)))
		})
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
	born := map[farm.Cell]time.Duration{}
	for kind, n := range e.Newborn {
		if n == 0 {
			continue
		}
		g := box.Sheep + box.Good(kind)
		from, cell := k.pen(e.Seat, g)
		if i == 0 {
			k.Cue(at, cue.Newborn)
			k.CueRising(at+60*ms, goodCues[g], young)
		}
		born[cell] = i * 100 * ms
		k.sparks(at+i*100*ms, from, kind)
		i++
	}
	k.looks(at, e.Seat, born)
	for kind, n := range e.Newborn {
		if n > 0 {
			g := box.Sheep + box.Good(kind)
			from, cell := k.pen(e.Seat, g)
			k.trots(at+born[cell], e.Seat, g, from, cell)
		}
	}
	k.plate(at, flash, e.Seat)
}

// trotTime is how long a newborn trots to its place between its parents, lookTime how long these
// turn to it.
const (
	trotTime = 400 * ms
	lookTime = 700 * ms
)

// trots lets a newborn trot to where it will stand on a space, or hop on the plate of its seat.
func (k *clip) trots(at time.Duration, seat rules.Seat, g box.Good, from where, cell farm.Cell) {
	k.act(at, trotTime, func(m *moment, c *ui.Canvas, t float64) {
		if m.seen == seat {
			drawTrotting(k.after(m), c, g, cell, t)
			return
		}
		p, size := from(m), m.flySize()*(0.5+0.6*math.Sin(math.Pi*0.75*t))
		p.Y -= 8 * math.Sin(math.Pi*t)
		drawGood(c, g, p.X, p.Y, size, ui.White)
	})
}

// looks has the animals on some spaces turn to their young, and back; these come so long after at.
func (k *clip) looks(at time.Duration, seat rules.Seat, born map[farm.Cell]time.Duration) {
	last := time.Duration(0)
	for _, after := range born {
		last = max(last, after)
	}
	if k.Reduced || len(born) == 0 {
		return
	}
	whole := last + lookTime
	k.act(at, whole, func(m *moment, c *ui.Canvas, t float64) {
		if m.seen != seat {
			return
		}
		o := k.after(m)
		y := o.farm().yard(c)
		y.looking = map[farm.Cell]look{}
		for cell, after := range born {
			since := time.Duration(t*float64(whole)) - after
			u := float64(since) / float64(lookTime)
			turned := ui.Glide(math.Max(0, math.Min(1, 4*math.Min(u, 1-u))))
			y.looking[cell] = look{turned: turned, alone: since < trotTime}
		}
		within(c, m.at.farm, func(*ui.Canvas) { o.farm().drawYard(y) })
	})
}

// drawTrotting draws a young animal on its way out between its parents to where it will stand on a
// space.
func drawTrotting(m *moment, c *ui.Canvas, g box.Good, cell farm.Cell, t float64) {
	y := m.farm().yard(c)
	r, foot := y.at(cell), y.lastFoot(cell)
	to := ui.Point{X: r.X + foot.X*y.k, Y: r.Y + foot.Y*y.k}
	p := ui.Point{X: r.X + r.W/2, Y: r.Y + r.H*0.3}.Toward(to, ui.Glide(t))
	p.Y -= r.H * 0.07 * math.Abs(math.Sin(3*math.Pi*t))
	farmPicture(c, youngNames[g], p.X, p.Y, y.k*(0.4+0.6*math.Min(1, 2*t)))
}

// young is how many half tones higher than its parents a newborn is.
const young = 6

// pen is where animals of a kind of a seat stand after the beat: where most of them do.
func (k *clip) pen(seat rules.Seat, g box.Good) (at where, cell farm.Cell) {
	most := 0
	var wish *wishes
	if seat == k.m.seen {
		wish = k.m.farm().wished()
	}
	for _, s := range stands(k.is.Player(seat), wish) {
		if s.kind == g && s.n > most {
			most, cell = s.n, s.cell
		}
	}
	if most == 0 {
		return goodOf(seat, g), 0
	}
	return cellOf(seat, cell), cell
}
