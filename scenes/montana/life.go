package montana

import (
	"math"

	"tilestead/assets/palette"
	"tilestead/rules/montana"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// lives says whether a lake or a settled hex can be seen: lakes glitter,
// chimneys smoke.
func (b *Board) lives(v *board.View) bool {
	m := b.moment(v)
	for _, h := range m.land().hexOrder() {
		if m.land().lives(h) && v.Frame.Map.Contains(m.hexAt(h)) {
			return true
		}
	}
	return false
}

func (m landPart) lives(h montana.Hex) bool {
	f, _ := m.s.Face(h)
	_, n := m.s.Settlements(h)
	return f.Kind == montana.Lake || n > 0
}

// drawLife draws what moves on a hex at a step of life; at rest there is nothing.
func (m landPart) drawLife(c *ui.Canvas, h montana.Hex) {
	if m.Life == 0 || !m.lives(h) {
		return
	}
	f, _ := m.s.Face(h)
	step := m.Life + variant(m.s, h, f)%glitterRound
	p, k := m.hexAt(h), m.Camera.Scale
	if f.Kind == montana.Lake {
		glitter(c, p, k, step)
		return
	}
	if _, n := m.s.Settlements(h); !m.Hides(settlementPiece(h)) {
		at := stands[min(n, len(stands)-1)][0]
		smoke(c, ui.Point{X: p.X + (at.x+at.high*0.17)*k, Y: p.Y + (at.y-at.high*0.92)*k}, k, step)
	}
}

// How life goes, in steps: a lake glitters at one place after the other, a
// chimney smokes for some steps and rests.
const (
	glitterRound = 15
	glitterTime  = 5
	smokeRound   = 16
	smokeTime    = 10
	puffTime     = 6
)

// sparks are the places of a lake that glitter, in hex units from its middle.
var sparks = [...]ui.Point{{X: -40, Y: -18}, {X: 34, Y: -30}, {X: 14, Y: 40}}

// glitter draws the streak of light that is on a lake at p.
func glitter(c *ui.Canvas, p ui.Point, k float64, step int) {
	at, t := step/glitterTime%len(sparks), step%glitterTime
	alpha := [glitterTime]float64{0.45, 0.8, 1, 0.7, 0.35}[t]
	x, y := p.X+(sparks[at].X+2*float64(t))*k, p.Y+sparks[at].Y*k
	for i, l := range [...]float64{20, 13} {
		dx, dy := 7*float64(i)*k, 9*float64(i)*k
		c.Poly(palette.Alpha(palette.Cream, alpha), ui.Point{X: x + dx - l*k, Y: y + dy},
			ui.Point{X: x + dx, Y: y + dy - 2.8*k},
			ui.Point{X: x + dx + l*k, Y: y + dy}, ui.Point{X: x + dx, Y: y + dy + 2.8*k})
	}
}

// smoke draws the puffs that rise from a chimney at p.
func smoke(c *ui.Canvas, p ui.Point, k float64, step int) {
	t := step % smokeRound
	for born := 0; born <= t && born < smokeTime; born += 2 {
		age := float64(t - born)
		if age >= puffTime {
			continue
		}
		ui.Disc(c, p.X+(1.6*age+1.5*math.Sin(age))*k, p.Y-(4+7.5*age)*k, (4.5+1.7*age)*k,
			palette.Alpha(palette.Cream, 0.8*(1-age/puffTime)))
	}
}
