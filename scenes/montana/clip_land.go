package montana

import (
	"math"
	"strconv"
	"time"

	"tilestead/assets"
	"tilestead/assets/palette"
	rules "tilestead/rules/montana"
	"tilestead/ui"
)

// with is a moment of another position, its map shifted by dy canvas pixels.
func (m *moment) with(s *rules.State, dy float64) *moment {
	o, v := *m, *m.View
	v.State, v.Hidden = s, nil
	v.Camera.At.Y -= dy / v.Camera.Scale
	o.View, o.s = &v, s
	return &o
}

// tileLaid drops a flower of seven hexes on the table.
func (k *clip) tileLaid(after *rules.State, e rules.TileLaid) {
	length := 170 * ms
	if k.reduced {
		length = 60 * ms
	}
	k.add(0, length, func(m *moment, c *ui.Canvas, t float64) {
		dy := 0.0
		if !k.reduced {
			dy = -26 * (1 - ui.Fall(t))
		}
		o := m.with(after, dy)
		c.Clip(m.Frame.Map)
		for i := range 7 {
			h := rules.Hex(e.Slot*7 + i)
			hexagon(c, m.hexAt(h), 104*m.Camera.Scale, palette.Alpha(shadowColor, 0.3))
			hexagon(c, o.hexAt(h), 104*m.Camera.Scale, rimColor)
		}
		for _, h := range o.hexOrder() {
			if o.s.Slot(h) == e.Slot {
				o.drawGround(c, h)
			}
		}
		c.Unclip()
	})
}

// startLaid drops the first town.
func (k *clip) startLaid(after *rules.State, e rules.StartLaid) {
	k.add(0, 320*ms, func(m *moment, c *ui.Canvas, t float64) {
		dy := 0.0
		if !k.reduced {
			dy = -30 * (1 - ui.Fall(min(1, t*1.6)))
		}
		c.Clip(m.Frame.Map)
		m.with(after, dy).drawGround(c, e.Hex)
		if dy == 0 && !k.reduced {
			dust(c, m.hexAt(e.Hex), m.Camera.Scale, t*2.4-1.4)
		}
		c.Unclip()
	})
}

// dust is a ring of small clouds round a foot at p, t of 0..1.
func dust(c *ui.Canvas, p ui.Point, k, t float64) {
	if t <= 0 || t >= 1 {
		return
	}
	for i := range 6 {
		s, co := math.Sincos(float64(i)*math.Pi/3 + 0.4)
		at := ui.Point{X: p.X + co*k*(30+36*t), Y: p.Y + 34*k + s*k*(8+14*t) - 10*k*t}
		tint := palette.Alpha(ui.White, 0.8*(1-t))
		if spr, ok := assets.Find("dust/" + strconv.Itoa(i%3)); ok {
			c.Tinted(spr, at.X, at.Y, k*(0.7+0.5*t), 0, tint)
		}
	}
}

// built pays the price to the hex, drops the settlements, sweeps along a row
// of four and brings what lies there.
func (k *clip) built(m *moment, after *rules.State, e rules.Built) {
	on := func(m *moment) ui.Point { return m.hexAt(e.Hex) }
	price := func(m *moment) ui.Point {
		p := m.hexAt(e.Hex)
		p.Y += priceY * m.Camera.Scale
		return p
	}
	at, n := time.Duration(0), 0
	for g, paid := range e.Paid {
		for range paid {
			at = k.fly(time.Duration(n)*stagger, icon(goodIcons[g]), goodOf(e.Seat, rules.Good(g)), price)
			n++
		}
	}
	if k.reduced {
		at = 0
	}
	k.hide(pricePiece(e.Hex))
	if at > 0 { // it lies there until it is paid
		k.acts = append([]act{{length: at, draw: func(m *moment, c *ui.Canvas, _ float64) {
			c.Clip(m.Frame.Map)
			m.drawOffer(c, e.Hex)
			c.Unclip()
		}}}, k.acts...)
	}
	k.drop(at, after, e)
	at += 260 * ms
	if row := m.s.Row(e.Seat, e.Hex); e.Rows > 0 && len(row) > 0 {
		k.sweep(at, e.Hex, row)
		at += 520 * ms
	}
	if e.Cattle {
		k.hide(cattlePiece(e.Hex))
		k.fly(at, icon("cattle"), on, counterOf(e.Seat, cattleCounter))
	}
	for i, lake := range e.Canteen {
		k.hide(canteenPiece(lake))
		k.fly(at+time.Duration(i)*stagger, icon("canteen"), func(m *moment) ui.Point { return m.hexAt(lake) }, counterOf(e.Seat, canteenCounter))
	}
}

// drop lets the settlements fall on their hex.
func (k *clip) drop(at time.Duration, after *rules.State, e rules.Built) {
	k.hold(at, 320*ms, func(m *moment, c *ui.Canvas, t float64) {
		p, s := m.hexAt(e.Hex), m.Camera.Scale
		up := 0.0
		if !k.reduced {
			up = 70 * s * (1 - ui.Fall(min(1, t*1.6)))
		}
		c.Clip(m.Frame.Map)
		m.with(after, 0).drawGround(c, e.Hex) // over the price that is paid
		m.drawSettlements(c, ui.Point{X: p.X, Y: p.Y - up}, s, e.Seat, int(e.Placed))
		if !k.reduced {
			dust(c, p, s, t*2.4-1.4)
		}
		c.Unclip()
	})
}

// sweep runs a golden line along the row that a build completes.
func (k *clip) sweep(at time.Duration, h rules.Hex, row []rules.Hex) {
	length := 520 * ms
	if k.reduced {
		at, length = 0, 800*ms
	}
	k.add(at, length, func(m *moment, c *ui.Canvas, t float64) {
		if k.reduced {
			t = 1
		}
		from, w := m.hexAt(h), m.Camera.Scale
		for i, o := range row {
			end := m.hexAt(o)
			to := from.Toward(end, ui.Settle(t*1.4))
			line(c, from, to, 18*w, palette.Alpha(palette.Ink, 0.5))
			line(c, from, to, 12*w, palette.UIGold)
			if !k.reduced && t > 0.25 {
				sparkle(c, end, w, (t-0.25)/0.75, i)
			}
		}
		ui.Icon(c, "row4/rim", from.X, from.Y-50*w, 64*w, ui.White)
	})
}

// sparkle lets three sparks fly up round p, t of 0..1.
func sparkle(c *ui.Canvas, p ui.Point, k, t float64, n int) {
	for i := range 3 {
		s, ok := assets.Find("spark/" + strconv.Itoa((i+n)%3))
		if !ok || t >= 1 {
			return
		}
		x, y := float64(i-1)*38*k, (-20-50*ui.Settle(t)-14*float64(i%2))*k
		c.Tinted(s, p.X+x*(0.6+0.5*t), p.Y+y, 1.6*k*(1-0.4*t), t, palette.Alpha(ui.White, 1-t*t))
	}
}

// cattleTraded gives one cattle away and brings the bargain.
func (k *clip) cattleTraded(e rules.CattleTraded) {
	end := k.fly(0, icon("cattle"), counterOf(e.Seat, cattleCounter), (*moment).bankAt)
	if e.Lacking > 0 {
		return
	}
	if g, ok := e.Bargain.Good(); ok {
		k.fly(end, icon(goodIcons[g]), supplyOf(g), goodOf(e.Seat, g))
	} else if t, ok := e.Bargain.Trade(); ok {
		k.fly(end, figure(t), (*moment).poolAt, func(m *moment) ui.Point {
			return m.spotAt(e.Seat, m.s.Player(e.Seat).Workers.Size())
		})
	} else {
		k.coins(end, int(rules.Components.TradeSilver), e.Seat, (*moment).bankAt)
	}
}
