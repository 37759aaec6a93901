package montana

import (
	"math"
	"time"

	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/ui"
)

// How the arrow turns: at least one full turn and how long. The workers that all
// begin with are dealt in one go, a flick of the arrow for each pair.
const (
	spinTurns  = 2
	spinTime   = 2300 * ms
	dealTime   = 80 * ms // of the arrow
	dealFlight = 90 * ms // of the workers
	bounceTime = 180 * ms
	glowTime   = 380 * ms
	stepTime   = 150 * ms // of a paid advance, a sector
)

// A spin is the way of the arrow, in sectors.
type spin struct{ from, way float64 }

func spinOf(from, to, turns int) spin {
	n := len(montana.Components.Sectors)
	return spin{float64(from), float64(turns*n + (to-from+n)%n)}
}

// at is how far the arrow has come at t of 0..1: friction slows it evenly, and
// it ends on the middle of a sector, never on a line.
func (s spin) at(t float64) float64 {
	t = max(0, min(1, t))
	return s.from + s.way*(1-(1-t)*(1-t))
}

// when is the time of 0..1 at which the arrow is at x.
func (s spin) when(x float64) float64 { return 1 - math.Sqrt(max(0, 1-(x-s.from)/s.way)) }

// spinAngle is where the arrow points at t of 0..1.
func spinAngle(from, to, turns int, t float64) float64 {
	return sectorTurn(spinOf(from, to, turns).at(t))
}

// spun turns the arrow and lights the sector it stops on.
func (k *clip) spun(m *moment, e montana.Spun) {
	k.Hide("arrow")
	k.Hide("sector")
	length, turns, glow := time.Duration(spinTime), spinTurns, time.Duration(glowTime)
	end := sectorTurn(float64(e.To))
	if m.disc().dealing() {
		k.Hold(0, dealTime, func(m *moment, c *ui.Canvas, t float64) {
			m.disc().glowSector(c, e.To, 0.5+0.5*t)
			if k.Reduced {
				t = 1
			}
			m.disc().drawArrow(c, spinAngle(e.From, e.To, 0, t))
		})
		return
	}
	if k.Reduced {
		k.Hold(0, 200*ms+glow, func(m *moment, c *ui.Canvas, t float64) {
			m.disc().glowSector(c, e.To, 0.5+0.5*t)
			m.disc().drawArrow(c, end)
		})
		return
	}
	k.Add(0, length, func(m *moment, c *ui.Canvas, t float64) {
		m.disc().drawSpin(c, spinOf(e.From, e.To, turns), length, t)
	})
	k.Add(length, bounceTime+glow, func(m *moment, c *ui.Canvas, t float64) {
		all := float64(bounceTime + glow)
		b := min(1, t*all/float64(bounceTime))
		m.disc().glowSector(c, e.To, 0.5+0.5*math.Sin(math.Pi*min(1, t*1.2)))
		m.disc().drawArrow(c, end+2*math.Pi/180*math.Sin(2*math.Pi*b)*(1-b))
	})
}

// How the turning arrow shows its speed: the sector under it is lit, the pins
// it has just passed shine, and pale arrows trail behind it.
const (
	trail      = 4
	trailTime  = 13 * ms // between the arrows of a trail
	glintTime  = 170 * ms
	pinRadius  = 0.945 // of the disc
	underArrow = 0.3
)

func (m discPart) drawSpin(c *ui.Canvas, s spin, length time.Duration, t float64) {
	n := len(montana.Components.Sectors)
	x := s.at(t)
	m.glowSector(c, int(math.Round(x))%n, underArrow)
	for pin := math.Floor(x-0.5) + 0.5; pin > s.from && pin > x-6; pin-- {
		age := (t - s.when(pin)) * float64(length) / float64(glintTime)
		if age < 1 {
			m.glint(c, pin, 1-age)
		}
	}
	for i := trail; i > 0; i-- {
		back := s.at(t - float64(i)*float64(trailTime)/float64(length))
		if x-back > 0.04*float64(i) { // slow arrows leave none
			m.tintedArrow(c, sectorTurn(back), palette.Alpha(ui.White, 0.34-0.07*float64(i)))
		}
	}
	m.drawArrow(c, sectorTurn(x))
}

// dealing says that the arrow is about to deal the workers that all begin with.
func (m discPart) dealing() bool { return m.asked.Kind == montana.StepSpin && m.asked.B == 1 }

// dealt says that workers come to a seat before its first turn.
func (m discPart) dealt(seat rules.Seat) bool {
	p := m.s.Player(seat)
	return p.Turns == 0 && p.Workers.Size() < 2*int(montana.Components.StartSpins)
}

// glint lights the pin at x sectors from the top.
func (m discPart) glint(c *ui.Canvas, x, light float64) {
	p := m.at.onDisc(sectorTurn(x), pinRadius)
	size := m.at.discR * 0.3 * (0.7 + 0.5*light)
	if s, ok := assets.Find("glow"); ok {
		c.Tinted(s, p.X, p.Y, size/64, 0, palette.Alpha(palette.Light(palette.UIGold, 0.4), light))
	}
}

// advanced steps the arrow on, a grain a sector.
func (k *clip) advanced(e montana.Advanced) {
	k.Hide("arrow")
	k.Hide("sector")
	n := len(montana.Components.Sectors)
	for i := range e.Steps {
		at := time.Duration(i) * stepTime
		k.Add(at, stepTime, func(m *moment, c *ui.Canvas, t float64) {
			if k.Reduced {
				t = 1
			}
			m.disc().glowSector(c, (e.From+i+1)%n, 0.7)
			if x := ui.Settle(t * 1.5); x > 0.5 && !k.Reduced {
				m.disc().glint(c, float64(e.From+i)+0.5, 1-t)
			}
			m.disc().drawArrow(c, sectorTurn(float64(e.From+i)+ui.Settle(t*1.5)))
		})
		if !k.Reduced {
			k.fly(at, icon("grain"), goodOf(e.Seat, montana.Grain), supplyOf(montana.Grain))
		}
	}
	k.Hold(time.Duration(e.Steps)*stepTime, glowTime, func(m *moment, c *ui.Canvas, t float64) {
		m.disc().glowSector(c, e.To, 0.8)
		m.disc().drawArrow(c, sectorTurn(float64(e.To)))
	})
}

// recruited sends workers from the sector to the player.
func (k *clip) recruited(m *moment, e montana.Recruited) {
	have := m.s.Player(e.Seat).Workers.Size()
	length, apart := time.Duration(flight), 2*stagger
	if m.disc().dealt(e.Seat) {
		length, apart = dealFlight, 0
	}
	for i := range int(e.N) {
		k.Fly(time.Duration(i)*apart, length, figure(e.Trade), func(m *moment) ui.Point {
			return m.at.onDisc(sectorTurn(float64(e.Sector)), 0.645)
		}, func(m *moment) ui.Point { return m.spotAt(e.Seat, have+i) })
	}
}

// workerReturned sends a worker back to the supply.
func (k *clip) workerReturned(m *moment, e montana.WorkerReturned) {
	var one montana.Handful
	one[e.Trade] = 1
	for _, i := range m.disc().hideWorkers(k, int(e.Seat), one) {
		k.fly(0, figure(e.Trade), func(m *moment) ui.Point { return m.spotAt(e.Seat, i) }, (*moment).poolAt)
	}
}

// hideWorkers takes workers of a handful off their plate for the time of a
// clip and gives which they were, in the order of crew.
func (m discPart) hideWorkers(k *clip, seat int, h montana.Handful) (at []int) {
	i := 0
	for t, n := range m.s.Player(seatOf(seat)).Workers {
		for j := range n {
			if j >= n-h[t] {
				k.Hide(workerPiece(seatOf(seat), i))
				at = append(at, i)
			}
			i++
		}
	}
	return at
}

// startPlayer shows who begins.
func (k *clip) startPlayer(e montana.StartPlayer) {
	k.Banner(0, func(m *moment) string { return m.Name(e.Seat) },
		func(m *moment) string { return m.say("banner.first") })
	k.plate(0, banner, e.Seat)
}

// turnBegan lights the plate of whose turn it is; an extra turn is announced.
func (k *clip) turnBegan(e montana.TurnBegan) {
	if e.Extra {
		k.Banner(0, func(m *moment) string { return m.say("banner.extra") },
			func(m *moment) string { return m.Name(e.Seat) })
		k.plate(0, banner, e.Seat)
		return
	}
	k.plate(0, 260*ms, e.Seat)
}
