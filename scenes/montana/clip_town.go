package montana

import (
	"math"
	"time"

	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/motion"
	"tilestead/ui"
)

// unroll opens the town over the worker board, or closes it.
func (k *clip) unroll(at, length time.Duration, s *montana.State, closing bool) {
	if k.Reduced {
		return
	}
	k.Add(at, length, func(m *moment, c *ui.Canvas, t float64) {
		t = ui.Settle(t)
		if closing {
			t = 1 - t
		}
		o := m.land().with(s, 0)
		o.turn = rules.Nobody
		o.town().drawUnrolled(c, t)
	})
}

// drawUnrolled draws as much of the open town's panel as is unrolled, 0 to 1; not
// what stands beside it, for there the disc is already, or still.
func (m townPart) drawUnrolled(c *ui.Canvas, open float64) {
	r := m.at.auction.panel
	h := (r.H + 8) * open
	c.Clip(ui.Rect{X: r.X - 4, Y: r.Y + (r.H-h)/2, W: r.W + 10, H: h})
	m.drawAuction(c)
	c.Unclip()
}

// bid sets a contractor on its space; whoever it outbids shakes and slides home.
func (k *clip) bid(m *moment, e montana.Bid) {
	k.Hide(contractorPiece(e.Seat))
	cell := func(m *moment) ui.Point { return foot(m.at.auction.grid.cell[e.Row][e.Column]) }
	length := 340 * ms
	if k.Reduced {
		length = flash
	}
	home := func(m *moment) ui.Point { return m.town().storeSpot(e.Seat) }
	k.Hold(0, length, func(m *moment, c *ui.Canvas, t float64) {
		p, high := cell(m), m.town().cellHigh()
		if !k.Reduced {
			p = motion.Arc(home(m), p, 18, ui.Glide(t))
			high = m.town().storeHigh() + (high-m.town().storeHigh())*t
		}
		m.town().drawContractor(c, p.X, p.Y, high, m.look(e.Seat), 1)
	})
	for o := range rules.Seat(m.s.Players()) {
		r, col, ok := m.s.Contractor(o)
		if !ok || r != e.Row || o == e.Seat {
			continue
		}
		k.Hide(contractorPiece(o))
		k.outbid(length, o, r, col)
	}
}

func (k *clip) outbid(at time.Duration, seat rules.Seat, r montana.Row, col int) {
	from := func(m *moment) ui.Point { return foot(m.at.auction.grid.cell[r][col]) }
	draw := func(m *moment, c *ui.Canvas, p ui.Point) {
		m.town().drawContractor(c, p.X, p.Y, m.town().cellHigh(), m.look(seat), 1)
	}
	if k.Reduced {
		k.Add(0, at+flash, func(m *moment, c *ui.Canvas, _ float64) { draw(m, c, m.town().storeSpot(seat)) })
		return
	}
	k.Add(0, at+160*ms, func(m *moment, c *ui.Canvas, t float64) {
		p := from(m)
		if now := t * float64(at+160*ms); now > float64(at) {
			p.X += 2 * math.Sin((now-float64(at))/float64(160*ms)*6*math.Pi)
		}
		draw(m, c, p)
	})
	k.Hold(at+160*ms, 300*ms, func(m *moment, c *ui.Canvas, t float64) {
		m.town().drawGoingHome(c, from(m), seat, t)
	})
}

// drawGoingHome draws a contractor on its way from a cell to the General Store, at t of 0 to 1.
func (m townPart) drawGoingHome(c *ui.Canvas, from ui.Point, seat rules.Seat, t float64) {
	p := from.Toward(m.storeSpot(seat), ui.Glide(t))
	m.drawContractor(c, p.X, p.Y, m.cellHigh()+(m.storeHigh()-m.cellHigh())*t, m.look(seat), 1)
}

// foot is where a contractor stands in a cell.
func foot(r ui.Rect) ui.Point { return ui.Point{X: r.X + r.W/2, Y: r.Y + r.H} }

// cellHigh is how high contractors are on the open town.
func (m townPart) cellHigh() float64 { return m.at.auction.grid.cell[0][montana.Columns].H }

// bidderFlash frames a seat's line in the auction.
func (k *clip) bidderFlash(seat rules.Seat) {
	k.Add(0, 300*ms, func(m *moment, c *ui.Canvas, t float64) { ui.Frame(c, m.town().tab(seat).Inset(1)) })
}

// calls tells beside the General Store what a seat does in the auction, for as long as it shows.
func (k *clip) calls(seat rules.Seat, e rules.Event) {
	said := tales.Said(k.m, e)
	if said.Text == "" || k.Length() == 0 {
		return
	}
	text := k.m.Words.Say("table.does", k.m.Name(seat), said.Text)
	k.Ground(0, func(m *moment, c *ui.Canvas) { m.town().drawCall(c, seat, text) })
}

// passed has a contractor nod at the General Store.
func (k *clip) passed(e montana.Passed) {
	k.Hide(contractorPiece(e.Seat))
	k.Hide(passedPiece(e.Seat))
	k.Hold(0, 280*ms, func(m *moment, c *ui.Canvas, t float64) {
		p := m.town().storeSpot(e.Seat)
		if !k.Reduced {
			p.Y -= 6 * math.Sin(math.Pi*t)
		}
		m.town().drawContractor(c, p.X, p.Y, m.town().storeHigh(), m.look(e.Seat), 1-0.5*t)
		ui.Frame(c, m.town().tab(e.Seat).Inset(1))
	})
}

// rewardOf is where a row shows its reward.
func rewardOf(r montana.Row) func(m *moment) ui.Point {
	return func(m *moment) ui.Point { return m.rewardAt(r) }
}

// rewarded brings a row's reward and takes what is given for it.
func (k *clip) rewarded(e montana.Rewarded) {
	from := rewardOf(e.Row)
	at := time.Duration(0)
	for g, n := range e.Given {
		at = max(at, k.flyAll(0, int(n), icon(goodIcons[g]), goodOf(e.Seat, montana.Good(g)),
			supplyOf(montana.Good(g))))
	}
	if e.Cattle > 0 {
		k.flyAll(at, int(e.Cattle), icon("cattle"), from, counterOf(e.Seat, cattleCounter))
	}
	if e.Silver > 0 {
		k.coins(at, int(e.Silver), e.Seat, from)
	}
	for g, n := range e.Goods {
		if n > 0 {
			at = k.flyAll(at, int(n), icon(goodIcons[g]), from, goodOf(e.Seat, montana.Good(g)))
		}
	}
}

// contractorsHome slides everybody back and closes the town.
func (k *clip) contractorsHome(m *moment, after *montana.State) {
	if k.Reduced {
		return
	}
	const slide = 320 * ms
	k.Hide(auctionPiece)
	k.Add(0, slide, func(m *moment, c *ui.Canvas, _ float64) { m.town().drawUnrolled(c, 1) })
	for seat := range rules.Seat(m.s.Players()) {
		r, col, ok := m.s.Contractor(seat)
		if !ok {
			continue
		}
		k.Hide(contractorPiece(seat))
		k.Add(0, slide, func(m *moment, c *ui.Canvas, t float64) {
			m.town().drawGoingHome(c, foot(m.at.auction.grid.cell[r][col]), seat, t)
		})
	}
	k.unroll(slide, 180*ms, after, true)
}
