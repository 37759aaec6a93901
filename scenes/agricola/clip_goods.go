package agricola

import (
	"math"
	"strconv"
	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/motion"
	"tilestead/sound/cue"
	"tilestead/ui"
	"time"
)

// oneOf is so many of one good.
func oneOf(g box.Good, n int) (st box.Stock) {
	st[g] = int16(n)
	return st
}

// good is a drawer of a good; of several that fly as one the number stands beside.
func good(g box.Good, n int) drawer {
	return func(m *moment, c *ui.Canvas, p ui.Point) {
		size := m.flySize()
		drawGood(c, g, p.X, p.Y, size, ui.White)
		if n > 1 {
			drawSlip(c, p.X+size*0.4, p.Y, "×"+number(n), palette.Ink)
		}
	}
}

// flyGoods sends goods of a seat, one after the other and of many as many as are
// told apart, and gives when the last arrives. To and from a plate all of a kind fly
// as one, so that the others' turns are short.
func (k *clip) flyGoods(at time.Duration, seat rules.Seat, st box.Stock, from,
	to func(g box.Good) where) (end time.Duration) {
	end = at
	i, apart := 0, flown
	if seat != k.seen {
		apart = 1
	}
	for g := range box.Good(box.Goods) {
		n := int(st[g])
		for j := range min(n, apart) {
			one := 1
			if n > apart && j == apart-1 { // the last says how many they are
				one = n
			}
			end = k.Fly(at+time.Duration(i)*stagger, flight, good(g, one), from(g), to(g))
			i++
		}
	}
	return end
}

// told is how many goods of a kind are heard one by one.
const told = 3

// heard lets goods of a seat be heard that fly off at a time, each kind once and of
// the own as many as are told apart; lost are those that go.
func (k *clip) heard(at time.Duration, seat rules.Seat, st box.Stock, lost bool) {
	i, apart, most := 0, flown, told
	if seat != k.seen {
		apart, most = 1, 1
	}
	for g, n := range st {
		for j := range min(int(n), apart) {
			t := at + time.Duration(i)*stagger + flight
			switch {
			case j >= most:
			case lost:
				k.CueLost(t, goodCues[g])
			default:
				k.Cue(t, goodCues[g])
			}
			i++
		}
	}
}

// cameBy lets the place of a seat be heard.
func (k *clip) cameBy(seat rules.Seat) {
	if w := k.m.Frame.Canvas.W; w > 0 {
		k.Pan(2*k.m.plateOf(seat).Center().X/w - 1)
	}
}

// gain brings goods to a seat, whose counters show them when the first arrives; it
// gives when the last does.
func (k *clip) gain(at time.Duration, seat rules.Seat, got box.Stock, from where) time.Duration {
	if got == (box.Stock{}) {
		return at
	}
	k.turnEstates(at + flight)
	k.heard(at, seat, got, false)
	end := k.flyGoods(at, seat, got, func(box.Good) where { return from },
		func(g box.Good) where { return goodOf(seat, g) })
	k.plate(at, end-at, seat)
	return end
}

// pay takes goods from a seat to a place; it gives when they are there.
func (k *clip) pay(at time.Duration, seat rules.Seat, st box.Stock, to where) time.Duration {
	k.heard(at, seat, st, true)
	return k.flyGoods(at, seat, st, func(g box.Good) where { return goodOf(seat, g) },
		func(box.Good) where { return to })
}

// price is what a seat has less after the beat.
func (k *clip) price(seat rules.Seat) (st box.Stock) {
	was, is := &k.was.Player(seat).Goods, &k.is.Player(seat).Goods
	for g := range st {
		st[g] = max(0, was[g]-is[g])
	}
	return st
}

// makes turns goods of a seat into others at a place.
func (k *clip) makes(seat rules.Seat, from, to box.Stock, at where) {
	there := k.pay(0, seat, from, at)
	if to == (box.Stock{}) {
		k.turnEstates(there)
		k.plate(there, flash, seat)
		return
	}
	k.gain(there, seat, to, at)
}

// plate runs a golden frame onto what a seat is told of.
func (k *clip) plate(at, length time.Duration, seat rules.Seat) {
	if k.Reduced {
		at, length = 0, flash
	}
	k.cameBy(seat)
	k.Frame(at, max(length, flash), func(m *moment) ui.Rect {
		if seat == m.seen && m.Frame.Layout != ui.Compact {
			return m.at.stores() // round the goods alone it would cross what the harvest takes
		}
		return m.plateOf(seat)
	})
}

// notes points at a seat that something came over, with a sound.
func (k *clip) notes(seat rules.Seat, name string) {
	k.Cue(0, name)
	k.plate(0, sign, seat)
}

// taken empties a space into the goods of a seat.
func (k *clip) taken(e agricola.Taken) {
	k.turnSpaces(0)
	k.gain(0, e.Seat, e.Got, yieldOf(e.Space))
}

// flyPicture moves a card with its picture and the strip of its kind, and gives when it is there.
func (k *clip) flyPicture(at, wait time.Duration, strip ui.Color, picture string, from, to where) time.Duration {
	return k.act(at, wait, func(m *moment, c *ui.Canvas, t float64) {
		p := motion.Arc(from(m), to(m), 40, ui.Glide(t))
		size := m.flySize()
		r := ui.Rect{X: p.X - 2*size, Y: p.Y - 1.3*size, W: 4 * size, H: 2.6 * size}.Snap()
		ui.Plate(c, r, palette.Paper)
		c.Fill(ui.Rect{X: r.X + 2, Y: r.Y + 2, W: r.W - 4, H: 4}, strip)
		drawScene(c, picture, ui.Rect{X: r.X + 3, Y: r.Y + 7, W: r.W - 6, H: r.H - 10}, ui.White)
	})
}

// flyMajor sends a major improvement from one place to another.
func (k *clip) flyMajor(at time.Duration, card box.Major, from, to where) time.Duration {
	return k.flyPicture(at, 360*ms, majorStrip, majorPicture(card), from, to)
}

// majorBuilt pays an improvement and brings it to its owner, with sparks.
func (k *clip) majorBuilt(e agricola.MajorBuilt) {
	there := k.pay(0, e.Seat, k.price(e.Seat), supplyAt)
	k.Cue(there, cue.Improve)
	there = k.flyMajor(there, e.Major, supplyAt, frontOf(e.Seat))
	k.turnEstates(there)
	k.sparks(there, frontOf(e.Seat), int(e.Major))
}

// kindled lights the fire of an oven.
func (k *clip) kindled(e agricola.Kindled) {
	there := k.pay(0, e.Seat, oneOf(box.Fuel, 1), frontOf(e.Seat))
	k.turnEstates(there)
	k.Cue(there, cue.Kindle)
	k.smoke(there, frontOf(e.Seat))
	k.sparks(there, frontOf(e.Seat), int(e.Major))
}

// sparks fly up from a place; n makes them differ.
func (k *clip) sparks(at time.Duration, from where, n int) {
	if k.Reduced {
		k.Add(0, flash, func(m *moment, c *ui.Canvas, _ float64) {
			p := from(m)
			ui.Frame(c, ui.Rect{X: p.X, Y: p.Y}.Inset(-9))
		})
		return
	}
	k.Add(at, sign, func(m *moment, c *ui.Canvas, t float64) {
		motion.Sparkle(c, from(m), m.flySize()/40, t, n)
	})
}

// smoke rises from a place.
func (k *clip) smoke(at time.Duration, from where) {
	if k.Reduced {
		return
	}
	k.Add(at, 600*ms, func(m *moment, c *ui.Canvas, t float64) {
		p, size := from(m), m.flySize()
		for i := range 3 {
			puff := t*1.4 - 0.2*float64(i)
			s, ok := assets.Find("dust/" + strconv.Itoa(i))
			if !ok || puff <= 0 || puff >= 1 {
				continue
			}
			c.Tinted(s, p.X+size*0.3*math.Sin(3*puff+float64(i)), p.Y-size*(0.6+1.6*puff), size/40*(0.6+puff), 0,
				palette.Alpha(ui.White, 0.85*(1-puff)))
		}
	})
}
