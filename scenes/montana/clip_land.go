package montana

import (
	"time"

	art "tilestead/assets/montana"
	"tilestead/assets/palette"
	"tilestead/rules/montana"
	"tilestead/scenes/motion"
	"tilestead/ui"
)

// with is a moment of another position, its map shifted by dy canvas pixels.
func (m landPart) with(s *montana.State, dy float64) *moment {
	o, v := *m.moment, *m.View
	v.State, v.Hidden = s, nil
	v.Camera.At.Y -= dy / v.Camera.Scale
	o.View, o.s = &v, s
	return &o
}

// tileLaid drops a flower of seven hexes on the table.
func (k *clip) tileLaid(after *montana.State, e montana.TileLaid) {
	length := 170 * ms
	if k.Reduced {
		length = 60 * ms
	}
	k.Add(0, length, func(m *moment, c *ui.Canvas, t float64) {
		dy := 0.0
		if !k.Reduced {
			dy = -26 * (1 - ui.Fall(t))
		}
		o := m.land().with(after, dy)
		c.Clip(m.Frame.Map)
		for i := range 7 {
			h := montana.Hex(e.Slot*7 + i)
			hexagon(c, m.hexAt(h), 104*m.Camera.Scale, palette.Alpha(shadowColor, 0.3))
			hexagon(c, o.hexAt(h), 104*m.Camera.Scale, rimColor)
		}
		for _, h := range o.land().hexOrder() {
			if o.s.Slot(h) == e.Slot {
				o.land().drawGround(c, h)
			}
		}
		c.Unclip()
	})
}

// footY is where settlements stand, in hex units below the middle of a hex.
const footY = 34

// startLaid drops the first town.
func (k *clip) startLaid(after *montana.State, e montana.StartLaid) {
	k.Add(0, 320*ms, func(m *moment, c *ui.Canvas, t float64) {
		dy := 0.0
		if !k.Reduced {
			dy = -30 * (1 - ui.Fall(min(1, t*1.6)))
		}
		c.Clip(m.Frame.Map)
		m.land().with(after, dy).land().drawGround(c, e.Hex)
		if dy == 0 && !k.Reduced {
			motion.Dust(c, ui.Point{X: m.hexAt(e.Hex).X, Y: m.hexAt(e.Hex).Y + footY*m.Camera.Scale}, m.Camera.Scale,
				t*2.4-1.4)
		}
		c.Unclip()
	})
}

// built pays the price to the hex, drops the settlements, sweeps along a row
// of four and brings what lies there.
func (k *clip) built(m *moment, after *montana.State, e montana.Built) {
	on := func(m *moment) ui.Point { return m.hexAt(e.Hex) }
	price := func(m *moment) ui.Point {
		p := m.hexAt(e.Hex)
		p.Y += art.PriceY * m.Camera.Scale
		return p
	}
	at, n := time.Duration(0), 0
	for g, paid := range e.Paid {
		for range paid {
			at = k.fly(time.Duration(n)*stagger, icon(goodIcons[g]), goodOf(e.Seat, montana.Good(g)), price)
			n++
		}
	}
	if k.Reduced {
		at = 0
	}
	k.Hide(pricePiece(e.Hex))
	if at > 0 { // it lies there until it is paid
		k.Below(0, at, func(m *moment, c *ui.Canvas, _ float64) {
			c.Clip(m.Frame.Map)
			m.land().drawOffer(c, e.Hex)
			c.Unclip()
		})
	}
	k.drop(at, after, e)
	at += 260 * ms
	if row := m.s.Row(e.Seat, e.Hex); e.Rows > 0 && len(row) > 0 {
		k.sweep(at, e.Hex, row)
		k.Banner(at, func(m *moment) string { return m.say("banner.row") },
			func(m *moment) string { return m.say("banner.row.1", m.Name(e.Seat)) })
		at += 520 * ms
	}
	if e.Cattle {
		k.Hide(cattlePiece(e.Hex))
		k.fly(at, icon("cattle"), on, counterOf(e.Seat, cattleCounter))
	}
	for i, lake := range e.Canteen {
		k.Hide(canteenPiece(lake))
		k.fly(at+time.Duration(i)*stagger, icon("canteen"), func(m *moment) ui.Point { return m.hexAt(lake) },
			counterOf(e.Seat, canteenCounter))
	}
}

// drop lets the settlements fall on their hex.
func (k *clip) drop(at time.Duration, after *montana.State, e montana.Built) {
	k.Hold(at, 320*ms, func(m *moment, c *ui.Canvas, t float64) {
		p, s := m.hexAt(e.Hex), m.Camera.Scale
		up := 0.0
		if !k.Reduced {
			up = 70 * s * (1 - ui.Fall(min(1, t*1.6)))
		}
		c.Clip(m.Frame.Map)
		o := m.land().with(after, 0)
		o.land().drawGround(c, e.Hex) // over the price that is paid
		o.land().drawClaim(c, e.Hex)
		m.land().drawSettlements(c, ui.Point{X: p.X, Y: p.Y - up}, s, e.Seat, int(e.Placed))
		if !k.Reduced {
			motion.Dust(c, ui.Point{X: p.X, Y: p.Y + footY*s}, s, t*2.4-1.4)
		}
		c.Unclip()
	})
}

// sweep runs a golden line along the row that a build completes.
func (k *clip) sweep(at time.Duration, h montana.Hex, row []montana.Hex) {
	length := 520 * ms
	if k.Reduced {
		at, length = 0, 800*ms
	}
	k.Add(at, length, func(m *moment, c *ui.Canvas, t float64) {
		if k.Reduced {
			t = 1
		}
		from, w := m.hexAt(h), m.Camera.Scale
		for i, o := range row {
			end := m.hexAt(o)
			to := from.Toward(end, ui.Settle(t*1.4))
			line(c, from, to, 18*w, palette.Alpha(palette.Ink, 0.5))
			line(c, from, to, 12*w, palette.UIGold)
			if !k.Reduced && t > 0.25 {
				motion.Sparkle(c, end, w, (t-0.25)/0.75, i)
			}
		}
		ui.Icon(c, "row4/rim", from.X, from.Y-50*w, 64*w, ui.White)
	})
}

// cattleTraded gives one cattle away and brings the bargain.
func (k *clip) cattleTraded(e montana.CattleTraded) {
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
		k.coins(end, int(montana.Components.TradeSilver), e.Seat, (*moment).bankAt)
	}
}
