package montana

import (
	"math"
	"time"

	"tilestead/assets"
	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/motion"
	"tilestead/ui"
)

// staffed walks workers from their player to a space and pays its silver.
func (k *clip) staffed(m *moment, e montana.Staffed) {
	at := m.disc().hideWorkers(k, int(e.Seat), e.Workers)
	for i, t := range crew(e.Workers) {
		from, n := at[i], i
		k.walk(m, time.Duration(i)*2*stagger, t, func(m *moment) ui.Point { return m.spotAt(e.Seat, from) },
			func(m *moment) ui.Point {
				p := m.spaceAt(e.Place, e.Small)
				return ui.Point{X: p.X + float64(n)*9, Y: p.Y - m.flySize()*0.55}
			})
	}
	if e.Silver > 0 {
		k.flyAll(0, int(e.Silver), icon("coin"), counterOf(e.Seat, silverCounter),
			func(m *moment) ui.Point { return m.spaceAt(e.Place, e.Small) })
	}
}

// walk moves a worker in steps, left and right by turns, and the last into the
// space; it stays where it arrives. Longer ways take longer, up to a point.
func (k *clip) walk(m *moment, at time.Duration, t montana.Trade, from, to where) {
	if k.Reduced {
		k.Hold(0, flash, func(m *moment, c *ui.Canvas, _ float64) { figure(t)(m, c, to(m)) })
		return
	}
	a, b := from(m), to(m)
	length := 350*ms + time.Duration(250*min(1, math.Hypot(b.X-a.X, b.Y-a.Y)/(0.5*m.Frame.Canvas.W)))*ms
	steps := math.Round(float64(length) / float64(stepLength))
	k.Hold(at, length, func(m *moment, c *ui.Canvas, x float64) {
		p, lean := from(m).Toward(to(m), ui.Glide(x)), 0.0
		if x < 1 {
			step := math.Sin(x * steps * math.Pi)
			high := 3.0
			if x > 1-1/steps {
				high = 8
			}
			p.Y -= high * math.Abs(step)
			lean = leaning * step
		}
		drawLeaning(c, p, m.flySize()*1.1, t, lean)
	})
}

// How a worker walks: so long is a step, and so far it leans over.
const (
	stepLength = 125 * ms
	leaning    = 0.16
)

// drawLeaning draws a worker with its middle at p, leaning over its feet.
func drawLeaning(c *ui.Canvas, p ui.Point, high float64, t montana.Trade, lean float64) {
	if s, ok := assets.Find("worker/" + tradeNames[t]); ok {
		c.Tinted(s, p.X, p.Y+high/2, high/100, lean, ui.White)
		return
	}
	drawWorker(c, p.X, p.Y+high/2, high, t)
}

// areaCleared sends everybody home from a full area.
func (k *clip) areaCleared(m *moment, e montana.AreaCleared) {
	n := 0
	for i := range 3 {
		p := montana.Place(int(e.Area)*3 + i)
		n = k.home(n, m.s.Workers(p), p, false)
		if p < 12 {
			n = k.home(n, m.s.SmallWorkers(p), p, true)
		}
	}
}

func (k *clip) home(n int, w montana.Handful, p montana.Place, small bool) int {
	if w.Size() > 0 {
		k.Hide(spacePiece(p, small))
	}
	for i, t := range crew(w) {
		from := func(m *moment) ui.Point {
			at := m.spaceAt(p, small)
			return ui.Point{X: at.X + float64(i)*9, Y: at.Y - m.flySize()*0.55}
		}
		if k.Reduced {
			k.Add(0, flash, func(m *moment, c *ui.Canvas, _ float64) { ui.Frame(c, box(from(m), 16)) })
			continue
		}
		at := time.Duration(n) * 30 * ms
		k.Add(0, at, func(m *moment, c *ui.Canvas, _ float64) { figure(t)(m, c, from(m)) })
		k.Add(at, 400*ms, func(m *moment, c *ui.Canvas, x float64) {
			figure(t)(m, c, motion.Arc(from(m), m.poolAt(), 40, ui.Glide(x)))
		})
		n++
	}
	return n
}

// goodsShortage has one piece of everybody's fly back to the supply.
func (k *clip) goodsShortage(e montana.GoodsShortage) {
	for seat, gave := range e.Gave {
		if gave {
			k.fly(0, icon(goodIcons[e.Good]), goodOf(seatOf(seat), e.Good), supplyOf(e.Good))
		}
	}
	k.shortageMark(supplyOf(e.Good))
}

// workerShortage has a worker of everybody's hop back.
func (k *clip) workerShortage(e montana.WorkerShortage) {
	for seat, gave := range e.Gave {
		if gave {
			k.fly(0, figure(e.Trade), func(m *moment) ui.Point {
				return m.town().workerOf(seatOf(seat), e.Trade)
			}, (*moment).poolAt)
		}
	}
	k.shortageMark((*moment).poolAt)
}

// workerOf is where a seat's last worker of a trade stands.
func (m townPart) workerOf(seat rules.Seat, t montana.Trade) ui.Point {
	i := 0
	for u, n := range m.s.Player(seat).Workers {
		if montana.Trade(u) <= t {
			i += int(n)
		}
	}
	return m.spotAt(seat, max(0, i-1))
}

// shortageMark shows why pieces fly back.
func (k *clip) shortageMark(at where) {
	k.Add(0, 620*ms, func(m *moment, c *ui.Canvas, t float64) {
		p := at(m)
		ui.Icon(c, "shortage/rim", p.X, p.Y, m.flySize()*1.5, ui.White)
	})
}
